import { describe, expect, it } from 'vitest';
import type { Expense } from '#shared/expense.ts';
import { localeFormat } from '#shared/locale-format.ts';
import { writeIn } from '#shared/writing.ts';
import { describeMonth, formatMonth, groupByMonth } from './expense-months.ts';

const on = (date: string) => ({ date }) as Expense;

describe('the months of a list', () => {
  it('are in the order of the rows, each with its total', () => {
    const march = { month: '2026-03', count: 9, amount: '12.00' };
    const rows = [on('2026-03-31'), on('2026-03-01'), on('2025-12-31')];
    expect(groupByMonth(rows, [march])).toEqual([
      { total: march, expenses: rows.slice(0, 2) },
      { total: undefined, expenses: rows.slice(2) },
    ]);
    expect(groupByMonth(rows, undefined)).toEqual([{ total: undefined, expenses: rows }]);
  });

  it('say if they continue on other pages', () => {
    const total = { month: '2026-03', count: 1200, amount: '99999999.99' };
    expect(describeMonth(total, 1200, 'USD')).toBe('1,200 expenses, $99,999,999.99');
    expect(describeMonth(total, 25, 'USD')).toBe(
      '1,200 expenses in the whole month, $99,999,999.99; 25 on this page',
    );
    expect(describeMonth({ ...total, count: 1 }, 1, 'EUR')).toBe('1 expense, €99,999,999.99');
    const totals = [
      { currency: 'EUR', amount: '20.00' },
      { currency: 'USD', amount: '100.00' },
    ];
    expect(describeMonth({ ...total, totals }, 1200, 'USD')).toBe(
      '1,200 expenses, €20.00 + $100.00',
    );
    expect(formatMonth('2026-03')).toBe('March 2026');
    expect(writeIn(localeFormat('de-DE'), () => formatMonth('2026-03'))).toBe('März 2026');
  });
});
