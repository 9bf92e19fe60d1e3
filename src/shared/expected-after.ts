import type { Agreement } from './agreement.ts';
import type { Bill } from './bill.ts';
import { agreementLeft } from './budget-math.ts';
import { addMoney, fromCents, requireCents, subtractMoney } from './money.ts';
import type { ProjectBudget } from './project-budget.ts';

interface Changed {
  agreement: Pick<Agreement, 'planLineId' | 'amount' | 'changes' | 'status' | 'billed' | 'paid'>;
  /** Those of the agreement. */
  bills: readonly Pick<Bill, 'isVoid' | 'paid'>[];
  /** Whether nothing more is bought for the line of the agreement. */
  isLineDone: boolean;
}

/**
 * What the project is expected to cost if a change is accepted. It is not always the cost of the
 * change: a line that has room for it expects as much as before.
 */
export function expectedAfter(
  budget: Pick<ProjectBudget, 'totals' | 'lines'>,
  { agreement, bills, isLineDone }: Changed,
  amountDelta: string,
): string {
  const line = budget.lines.find(({ planLineId }) => planLineId === agreement.planLineId);
  const growth = leftAfter(agreement, bills, amountDelta) - leftAfter(agreement, bills, '0.00');
  if (!line || line.planLineId === null) {
    return addMoney([budget.totals.expected, fromCents(growth)]);
  }
  const known = requireCents(addMoney([line.paid, line.due, line.held, line.agreed])) + growth;
  const planned = requireCents(line.planned);
  const expected = !isLineDone && planned > known ? planned : known;
  return addMoney([budget.totals.expected, subtractMoney(fromCents(expected), line.expected)]);
}

function leftAfter(
  { amount, changes, status, billed, paid }: Changed['agreement'],
  bills: Changed['bills'],
  amountDelta: string,
): bigint {
  const counted = bills.filter(({ isVoid }) => !isVoid).map((bill) => bill.paid);
  return agreementLeft({
    amount: requireCents(amount),
    changes: requireCents(changes) + requireCents(amountDelta),
    status,
    billed: requireCents(billed),
    paidWithoutBill: requireCents(subtractMoney(paid, addMoney(counted))),
  });
}
