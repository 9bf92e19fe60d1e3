import { expect, it } from 'vitest';
import { sumByCurrency } from './currency-sums.ts';
import { formatTotals } from './money.ts';

it('amounts are added by currency only', () => {
  const totals = sumByCurrency([
    { currency: 'EUR', amount: '0.10' },
    { currency: 'USD', amount: '100.00' },
    { currency: 'EUR', amount: '19.90' },
  ]);
  expect(totals).toEqual([
    { currency: 'EUR', amount: '20.00' },
    { currency: 'USD', amount: '100.00' },
  ]);
  expect(formatTotals(totals, 'USD')).toBe('€20.00 + $100.00');
  expect(formatTotals([], 'EUR')).toBe('€0.00');
});
