import { Cost, Costs, Sums } from './budget-cost.ts';
import { agreementLeft, billOpen } from './budget-math.ts';
import type { BudgetRows, PlannedLine } from './budget-rows.ts';
import { fromCents } from './money.ts';
import { PaidSums } from './paid-sums.ts';
import type { BudgetLine, ProjectBudget } from './project-budget.ts';

type UnpaidRows = Omit<BudgetRows, 'payments'>;

/** What a project costs in the end, as whole cents. */
export interface BudgetCosts {
  total: Cost;
  lines: { line: PlannedLine; cost: Cost }[];
  /** What no line plans. */
  unplanned: Cost;
  byCategory: Costs<string>;
  byRoom: Costs<number>;
}

/** What a project costs in the end, by the definitions of `projectBudgetSchema`. */
export function projectBudget({ payments, ...rows }: BudgetRows): ProjectBudget {
  return toBudget(rows, budgetCosts(rows, new PaidSums(payments)));
}

export function budgetCosts(rows: UnpaidRows, paid: PaidSums): BudgetCosts {
  const byLine = costsByLine(rows, paid);
  const total = new Cost();
  total.paid = paid.total;
  const byCategory = new Costs<string>();
  const byRoom = new Costs<number>();

  const lines = rows.lines.map((line) => {
    const cost = byLine.of(line.id);
    cost.planned = line.planned;
    if (!line.isDone && line.planned > cost.known) cost.toBuy = line.planned - cost.known;
    total.addUnpaid(cost);
    byCategory.of(line.category).addUnpaid(cost);
    byRoom.of(line.roomId).addUnpaid(cost);
    return { line, cost };
  });

  // What no line plans has nothing left to buy. A refund in it lowers what is expected.
  const unplanned = byLine.of(null);
  total.addUnpaid(unplanned);
  if (unplanned.known !== unplanned.paid) {
    byCategory.of(null).addUnpaid(unplanned);
    byRoom.of(null).addUnpaid(unplanned);
  }

  addPaid(rows, paid, { byCategory, byRoom });
  return { total, lines, unplanned, byCategory, byRoom };
}

/** The payments of each group. The order of the groups does not depend on that of the payments. */
function addPaid(
  rows: UnpaidRows,
  paid: PaidSums,
  { byCategory, byRoom }: Pick<BudgetCosts, 'byCategory' | 'byRoom'>,
): void {
  const categories = [...paid.byCategory.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [category, amount] of categories) byCategory.of(category).paid += amount;

  const roomOfLine = new Map(rows.lines.map(({ id, roomId }) => [id, roomId]));
  const rooms = new Set(rows.roomIds);
  const paidInRoom = new Sums<number | null>();
  for (const [roomId, sums] of paid.byPlace) {
    const ownRoom = roomId !== null && rooms.has(roomId) ? roomId : null;
    for (const [planLineId, amount] of sums.entries()) {
      const itsRoom = ownRoom ?? roomOfLine.get(planLineId ?? 0) ?? null;
      paidInRoom.add(itsRoom, amount);
    }
  }
  const inRooms = [...paidInRoom.entries()].sort(([a], [b]) => (a ?? 0) - (b ?? 0));
  for (const [roomId, amount] of inRooms) byRoom.of(roomId).paid += amount;
}

/** What each line has paid, due, held and agreed. */
function costsByLine({ lines, agreements, bills }: UnpaidRows, paid: PaidSums): Costs<number> {
  const byLine = new Costs<number>();
  const lineIds = new Set(lines.map(({ id }) => id));
  for (const [planLineId, amount] of paid.byLine.entries()) {
    byLine.of(planLineId !== null && lineIds.has(planLineId) ? planLineId : null).paid += amount;
  }

  const billed = new Sums<number>();
  const paidOnVoidBills = new Sums<number>();
  for (const { id, amount, held, isVoid, agreementId, planLineId } of bills) {
    const its = paid.onBills.get(id);
    if (isVoid) {
      for (const [payer, sum] of its?.byAgreement.entries() ?? []) paidOnVoidBills.add(payer, sum);
    } else if (agreementId !== null) {
      billed.add(agreementId, amount);
    }
    const onBill = { paid: its?.paid ?? 0n, paidOfHoldback: its?.ofHoldback ?? 0n };
    const { due, heldLeft } = billOpen({ amount, held, isVoid, ...onBill });
    const cost = byLine.of(planLineId);
    cost.due += due;
    cost.held += heldLeft;
  }
  for (const { id, planLineId, amount, changes, status } of agreements) {
    const paidWithoutBill = paid.withoutBill.of(id) + paidOnVoidBills.of(id);
    const left = { amount, changes, status, billed: billed.of(id), paidWithoutBill };
    byLine.of(planLineId).agreed += agreementLeft(left);
  }
  return byLine;
}

export function toBudget(
  rows: Pick<BudgetRows, 'currency' | 'budget' | 'reserve'>,
  { total, lines, unplanned, byCategory, byRoom }: BudgetCosts,
): ProjectBudget {
  const expected = total.expected + rows.reserve;
  return {
    currency: rows.currency,
    totals: {
      budget: fromCents(rows.budget),
      unplanned: fromCents(rows.budget - total.planned - rows.reserve),
      ...toParts(total),
      reserve: fromCents(rows.reserve),
      expected: fromCents(expected),
      variance: fromCents(rows.budget - expected),
    },
    lines: [...lines.map(({ line, cost }) => toLine(line, cost)), toLine(null, unplanned)],
    byCategory: toGroups(byCategory),
    byRoom: toGroups(byRoom),
  };
}

/** @param line null for what no line plans */
export function toLine(line: PlannedLine | null, cost: Cost): BudgetLine {
  return {
    planLineId: line?.id ?? null,
    title: line?.title ?? null,
    category: line?.category ?? null,
    roomId: line?.roomId ?? null,
    ...toParts(cost),
    expected: fromCents(cost.expected),
    variance: fromCents(cost.planned - cost.expected),
  };
}

function toParts({ planned, paid, due, held, agreed, toBuy }: Cost) {
  return {
    planned: fromCents(planned),
    paid: fromCents(paid),
    due: fromCents(due),
    held: fromCents(held),
    agreed: fromCents(agreed),
    toBuy: fromCents(toBuy),
  };
}

function toGroups<Key>(costs: Costs<Key>) {
  return costs.entries().map(([key, { planned, paid, expected }]) => ({
    key,
    planned: fromCents(planned),
    paid: fromCents(paid),
    expected: fromCents(expected),
  }));
}
