import { addMoney, fromCents, requireCents } from '#shared/money.ts';
import { MAX_NAMED_RECORDS, type NextItem } from '#shared/next.ts';
import type { DueBill } from '../bills/due-bills.ts';
import type { NextKind } from './next-kind.ts';

/** The kinds about plans, agreements and bills. Without any of these, there is nothing to do. */

export const overdueBills: NextKind = ({ today, records }) =>
  billsItem(
    'overdue_bills',
    records?.dueBills.filter(({ dueOn }) => dueOn < today),
  );

export const dueBills: NextKind = ({ today, records }) =>
  billsItem(
    'due_bills',
    records?.dueBills.filter(({ dueOn }) => dueOn >= today),
  );

function billsItem(
  kind: 'overdue_bills' | 'due_bills',
  all: readonly DueBill[] = [],
): NextItem | null {
  if (all.length === 0) return null;
  const bills = all
    .slice(0, MAX_NAMED_RECORDS)
    .map(({ id, title, dueOn, due, contractorId }) => ({ id, title, dueOn, due, contractorId }));
  return { kind, count: all.length, due: addMoney(all.map(({ due }) => due)), bills };
}

/** What is already spent over the budget has an item of its own. */
export const expectedOver: NextKind = ({ spent, budget, records }) => {
  if (!records || requireCents(spent) > requireCents(budget)) return null;
  const over = -requireCents(records.budget.totals.variance);
  return over > 0n ? { kind: 'expected_over', overBy: fromCents(over) } : null;
};

export const linesOver: NextKind = ({ records }) => {
  const over = (records?.budget.lines ?? []).flatMap(({ planLineId, title, variance }) => {
    const by = -requireCents(variance);
    return planLineId !== null && by > 0n ? { id: planLineId, title: title ?? '', by } : [];
  });
  if (over.length === 0) return null;
  const lines = largestFirst(over).map(({ by, ...line }) => ({ ...line, overBy: fromCents(by) }));
  return { kind: 'lines_over', count: over.length, lines };
};

export const paidAhead: NextKind = ({ records }) => {
  const ahead = records?.paidAhead ?? [];
  if (ahead.length === 0) return null;
  const agreements = largestFirst(ahead).map(({ by, ...agreement }) => ({
    ...agreement,
    aheadBy: fromCents(by),
  }));
  return { kind: 'paid_ahead', count: ahead.length, agreements };
};

/** The largest ones by their amount in cents, at most as many as an item names. */
function largestFirst<T extends { id: number; by: bigint }>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => Number(b.by - a.by) || a.id - b.id).slice(0, MAX_NAMED_RECORDS);
}
