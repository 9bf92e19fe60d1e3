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

describe('the lines of a quote', () => {
  const lines = [
    { scopeLineId: 1, treatment: 'included', amount: null },
    { scopeLineId: 2, treatment: 'not_mentioned', amount: '' },
    { scopeLineId: 3, treatment: 'allowance', amount: '400.00' },
  ];

  it('read as what the quote says', () => {
    expect(fieldText('lines', lines)).toBe('included, not mentioned, allowance $400.00');
  });

  it('differ by what the quote says, and not by how it is written', () => {
    const [first, ...others] = lines;
    const typed = lines.map(({ amount, ...line }) => ({ amount: amount || null, ...line }));
    expect(isSameValue('lines', lines, typed)).toBe(true);
    const changed = [{ ...first, treatment: 'excluded' }, ...others];
    expect(isSameValue('lines', lines, changed)).toBe(false);
  });
});

describe('the payments of an agreement', () => {
  const payment = { kind: 'stage', title: 'Tiles set', amount: '1000.00', milestoneId: null };

  it('read as what they are for', () => {
    expect(fieldText('schedule', [payment])).toBe('Tiles set $1,000.00');
  });

  it('differ by their milestone', () => {
    expect(isSameValue('schedule', [payment], [{ ...payment, dueOn: '' }])).toBe(true);
    expect(isSameValue('schedule', [payment], [{ ...payment, milestoneId: 4 }])).toBe(false);
  });
});

describe('a yes or no', () => {
  it('is told in words', () => {
    expect(fieldText('isHoldback', true)).toBe('yes');
    expect(fieldText('isHoldback', false)).toBe('no');
  });
});
