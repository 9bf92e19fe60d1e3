import { describe, expect, it } from 'vitest';
import { toExpenseStart, withoutStart } from './expense-start.ts';

const FULL = {
  description: 'Oak flooring',
  amount: '1,250.40',
  category: 'materials',
  paymentMethod: 'cash',
  date: '2026-03-08',
  contractorId: '7',
  notes: 'First half',
  kind: 'refund',
};

describe('the form that an address asks for', () => {
  it('starts with the values of the address', () => {
    expect(toExpenseStart({ add: 'new', ...FULL, page: '2' })).toEqual({
      wantsPhoto: false,
      values: { ...FULL, amount: '1250.40', contractorId: 7 },
    });
    expect(toExpenseStart({ add: 'photo' })).toEqual({ wantsPhoto: true, values: {} });
  });

  it.each([
    ['amount', '-4'],
    ['amount', 'a lot'],
    ['category', 'toString'],
    ['paymentMethod', 'shells'],
    ['date', '2026-02-30'],
    ['contractorId', '1e3'],
    ['kind', 'gift'],
    ['description', 'x'.repeat(5_000)],
    ['description', '   '],
    ['notes', 7],
  ])('leaves out the %s %j', (field, value) => {
    expect(toExpenseStart({ add: 'new', [field]: value })?.values).toEqual({});
  });

  it('is none without a known word', () => {
    for (const add of [undefined, '', 'all', 1]) expect(toExpenseStart({ add })).toBeNull();
  });
});

describe('the address after it', () => {
  it('has neither the word nor the values', () => {
    expect(withoutStart({ add: 'photo', ...FULL, page: '2' })).toEqual({ page: '2' });
  });

  it('keeps its filters if the word is not known', () => {
    expect(withoutStart({ add: 'all', category: 'tools' })).toEqual({ category: 'tools' });
  });
});
