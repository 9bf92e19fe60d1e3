import { expect, it } from 'vitest';
import type { BudgetRows } from './budget-rows.ts';
import { expectedAfter } from './expected-after.ts';
import { addMoney } from './money.ts';
import { projectBudget } from './project-budget-math.ts';

/** A line with an agreement of 6,000 on it, with 1,000 billed and 400 of that paid. */
function rows({ planned = 600_000n, isDone = false, changes = 0n } = {}): BudgetRows {
  return {
    currency: 'USD',
    budget: 2_500_000n,
    reserve: 100_000n,
    roomIds: [],
    lines: [{ id: 7, title: 'Tiling', category: 'labor', roomId: null, planned, isDone }],
    agreements: [{ id: 12, planLineId: 7, amount: 600_000n, changes, status: 'open' }],
    bills: [{ id: 21, agreementId: 12, planLineId: 7, amount: 100_000n, held: 0n, isVoid: false }],
    payments: [
      {
        planLineId: 7,
        roomId: null,
        agreementId: 12,
        billId: 21,
        isHoldback: false,
        category: 'labor',
        amount: 40_000n,
      },
    ],
  };
}

const agreement = {
  planLineId: 7,
  amount: '6000.00',
  changes: '0.00',
  status: 'open' as const,
  billed: '1000.00',
  paid: '400.00',
};
const bills = [{ isVoid: false, paid: '400.00' }];

it.each([
  ['costs as much as its line has no room for', {}, '450.00', '7450.00'],
  ['costs nothing more if its line has room', { planned: 700_000n }, '450.00', '8000.00'],
  ['costs what exceeds the room of its line', { planned: 620_000n }, '450.00', '7450.00'],
  [
    'costs all of it if nothing more is bought for the line',
    { planned: 700_000n, isDone: true },
    '450.00',
    '7450.00',
  ],
  ['saves nothing as long as its line plans it', {}, '-450.00', '7000.00'],
  ['saves at most what is not yet billed', { planned: 0n }, '-5800.00', '2000.00'],
])('%s', (_rule, line, amountDelta, expected) => {
  const { isDone: isLineDone = false } = line as { isDone?: boolean };
  const before = projectBudget(rows(line));
  expect(expectedAfter(before, { agreement, bills, isLineDone }, amountDelta)).toBe(expected);
  // The budget says the same once the change is accepted.
  const changes = BigInt(amountDelta.replace('.', ''));
  expect(projectBudget(rows({ ...line, changes })).totals.expected).toBe(expected);
});

it('adds what no line plans', () => {
  const withLine = rows();
  const agreements = withLine.agreements.map((each) => ({ ...each, planLineId: null }));
  const before = projectBudget({ ...withLine, lines: [], agreements });
  const free = { agreement: { ...agreement, planLineId: null }, bills, isLineDone: false };
  expect(expectedAfter(before, free, '450.00')).toBe(addMoney([before.totals.expected, '450.00']));
});
