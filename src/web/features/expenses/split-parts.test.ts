import { describe, expect, it } from 'vitest';
import { addMoney } from '#shared/money.ts';
import {
  addPart,
  changePart,
  divideEvenly,
  leftOver,
  restFor,
  type SplitPart,
  splitOff,
  startSplit,
} from './split-parts.ts';

const part = (amount: string, category = 'materials'): SplitPart => ({
  category,
  roomId: null,
  planLineId: null,
  amount,
});

describe('the parts of a split', () => {
  it('start with the expense as it is and an empty part', () => {
    expect(startSplit(part('90.00'))).toEqual([part('90.00'), part('', '')]);
  });

  it('add up to the cent if they are divided evenly', () => {
    const parts = divideEvenly([part(''), part(''), part('')], '100');
    expect(parts.map(({ amount }) => amount)).toEqual(['33.34', '33.33', '33.33']);
    expect(addMoney(parts.map(({ amount }) => amount))).toBe('100.00');
  });

  it('say what is left over, or too much', () => {
    expect(leftOver([part('60'), part('')], '100')).toBe('40.00');
    expect(leftOver([part('60'), part('40.01')], '100')).toBe('-0.01');
    expect(leftOver([part('60'), part('40')], '100.00')).toBe('0.00');
    expect(leftOver([part('60,25')], '100')).toBe('39.75');
    expect(leftOver([part('60')], '')).toBeNull();
  });

  it('offer the rest, unless the others are too much', () => {
    const parts = [part('60.50'), part('1')];
    expect(restFor(parts, 1, '100')).toBe('39.50');
    expect(restFor(changePart(parts, 0, { amount: '100' }), 1, '100')).toBeNull();
    expect(restFor(parts, 1, '')).toBeNull();
  });

  it('come out of the first one, which keeps the rest', () => {
    const tools = part('60.00', 'tools');
    const glue = part('39.99', 'other');
    const parts = splitOff([part('100')], tools);
    expect(parts).toEqual([part('40.00'), tools]);
    expect(splitOff(parts ?? [], glue)).toEqual([part('0.01'), tools, glue]);
    expect(splitOff(parts ?? [], part('40.00'))).toBeNull();
    expect(splitOff([part('')], tools)).toBeNull();
    expect(splitOff([part('100')], part('0.00'))).toBeNull();
  });

  it('take the category of the part before', () => {
    expect(addPart([part('1', 'labor')]).at(-1)).toEqual(part('', 'labor'));
  });
});
