import { describe, expect, it } from 'vitest';
import { expense } from '../../testing/records.ts';
import { sumOfPage } from './counted-amount.ts';
import { NO_FILTERS } from './expense-view.ts';

const part = (category: string, amount: string, planLineId: number | null = null) => ({
  category,
  roomId: null,
  planLineId,
  amount,
});

/** The first of two pages. */
const list = {
  expenses: [
    { ...expense, amount: '10.00' },
    { ...expense, amount: '4.00', kind: 'refund' as const },
    { ...expense, amount: '100.00', lines: [part('labor', '70.00', 7), part('tools', '30.00')] },
  ],
  totalCount: 9,
  totals: [{ currency: 'USD', amount: '999.00' }],
};

const dollars = (amount: string) => [{ currency: 'USD', amount }];
const sum = (page: typeof list, filter: Parameters<typeof sumOfPage>[1]) =>
  sumOfPage(page, filter, () => 'USD');

describe('the sum of a page', () => {
  it('takes refunds away', () => {
    expect(sum(list, NO_FILTERS)).toEqual(dollars('106.00'));
  });

  it('counts the parts that match', () => {
    const split = { ...list, expenses: list.expenses.slice(2) };
    expect(sum(split, { ...NO_FILTERS, category: ['tools'] })).toEqual(dollars('30.00'));
    expect(sum(split, { ...NO_FILTERS, line: 7 })).toEqual(dollars('70.00'));
    expect(sum(split, { ...NO_FILTERS, line: 'none' })).toEqual(dollars('30.00'));
  });

  it('adds up each currency apart', () => {
    const [one, two] = list.expenses;
    const page = { ...list, expenses: [{ ...one, projectId: 8 }, two] as typeof list.expenses };
    const currencyOf = (projectId: number) => (projectId === 8 ? 'EUR' : 'USD');
    expect(sumOfPage(page, NO_FILTERS, currencyOf)).toEqual([
      { currency: 'EUR', amount: '10.00' },
      { currency: 'USD', amount: '-4.00' },
    ]);
  });

  it('is that of the server if there is one page, or if only the server can tell', () => {
    expect(sum({ ...list, totalCount: 3 }, NO_FILTERS)).toEqual(dollars('999.00'));
    expect(sum(list, { ...NO_FILTERS, room: 3 })).toBeNull();
  });
});
