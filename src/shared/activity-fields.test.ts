import { describe, expect, it } from 'vitest';
import { fieldText, isSameValue } from './activity-fields.ts';

const parts = [
  { category: 'materials', roomId: 3, planLineId: null, amount: '80.00' },
  { category: 'labor', roomId: null, planLineId: 7, amount: '20.50' },
];

describe('the parts of a split expense', () => {
  it('read as their categories and amounts', () => {
    expect(fieldText('lines', parts)).toBe('Materials $80.00, Labor $20.50');
    expect(fieldText('lines', [])).toBe('none');
  });

  it('are the same if only their writing differs', () => {
    const typed = parts.map((part) => ({ ...part, amount: part.amount.replace(/0$/, '') }));
    expect(isSameValue('lines', parts, typed)).toBe(true);
  });

  it.each([
    ['amount', '20.51'],
    ['category', 'tools'],
    ['roomId', 4],
    ['planLineId', null],
  ])('differ by their %s', (field, value) => {
    const [first, second] = parts;
    expect(isSameValue('lines', parts, [first, { ...second, [field]: value }])).toBe(false);
    expect(isSameValue('lines', parts, [])).toBe(false);
  });
});

describe('a yes or no', () => {
  it('is told in words', () => {
    expect(fieldText('isHoldback', true)).toBe('yes');
    expect(fieldText('isHoldback', false)).toBe('no');
  });
});
