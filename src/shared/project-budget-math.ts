import { Cost, Costs, Sums } from './budget-cost.ts';
import { agreementLeft, billOpen } from './budget-math.ts';
import type { BudgetRows } from './budget-rows.ts';
import { fromCents } from './money.ts';
import type { BudgetLine, ProjectBudget } from './project-budget.ts';

/** What a project costs in the end, by the definitions of `projectBudgetSchema`. */
export function projectBudget(rows: BudgetRows): ProjectBudget {
  const byLine = costsByLine(rows);
  const total = new Cost();
  const byCategory = new Costs<string>();
  const byRoom = new Costs<number>();

  const lines = rows.lines.map((line): BudgetLine => {
    const cost = byLine.of(line.id);
    cost.planned = line.planned;
    if (!line.isDone && line.planned > cost.known) cost.toBuy = line.planned - cost.known;
    total.addUnpaid(cost);
    byCategory.of(line.category).addUnpaid(cost);
    byRoom.of(line.roomId).addUnpaid(cost);
    return toRow({ ...line, planLineId: line.id }, cost);
  });

  // What no line plans has nothing left to buy. A refund in it lowers what is expected.
  const unplanned = byLine.of(null);
  total.addUnpaid(unplanned);
  if (unplanned.known !== unplanned.paid) {
    byCategory.of(null).addUnpaid(unplanned);
    byRoom.of(null).addUnpaid(unplanned);
  }
  lines.push(toRow({ planLineId: null, title: null, category: null, roomId: null }, unplanned));

  const roomOfLine = new Map(rows.lines.map(({ id, roomId }) => [id, roomId]));
  const rooms = new Set(rows.roomIds);
  for (const { amount, category, roomId, planLineId } of rows.payments) {
    const ownRoom = roomId !== null && rooms.has(roomId) ? roomId : null;
    const itsRoom = ownRoom ?? roomOfLine.get(planLineId ?? 0) ?? null;
    total.paid += amount;
    byCategory.of(category).paid += amount;
    byRoom.of(itsRoom).paid += amount;
  }

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
    lines,
    byCategory: toGroups(byCategory),
    byRoom: toGroups(byRoom),
  };
}

/** What each line has paid, due, held and agreed. */
function costsByLine({ lines, agreements, bills, payments }: BudgetRows): Costs<number> {
  const byLine = new Costs<number>();
  const lineIds = new Set(lines.map(({ id }) => id));
  const voidBills = new Set(bills.flatMap(({ id, isVoid }) => (isVoid ? id : [])));
  const paidOnBill = new Sums();
  const paidOfHoldback = new Sums();
  const paidWithoutBill = new Sums();
  for (const { planLineId, agreementId, billId, isHoldback, amount } of payments) {
    byLine.of(planLineId !== null && lineIds.has(planLineId) ? planLineId : null).paid += amount;
    if (billId !== null && !voidBills.has(billId)) {
      paidOnBill.add(billId, amount);
      if (isHoldback) paidOfHoldback.add(billId, amount);
    } else if (agreementId !== null) {
      paidWithoutBill.add(agreementId, amount);
    }
  }

  const billed = new Sums();
  for (const bill of bills) {
    const { due, heldLeft } = billOpen({
      ...bill,
      paid: paidOnBill.of(bill.id),
      paidOfHoldback: paidOfHoldback.of(bill.id),
    });
    const cost = byLine.of(bill.planLineId);
    cost.due += due;
    cost.held += heldLeft;
    if (bill.agreementId !== null && !bill.isVoid) billed.add(bill.agreementId, bill.amount);
  }
  for (const agreement of agreements) {
    byLine.of(agreement.planLineId).agreed += agreementLeft({
      ...agreement,
      billed: billed.of(agreement.id),
      paidWithoutBill: paidWithoutBill.of(agreement.id),
    });
  }
  return byLine;
}

type LineName = Pick<BudgetLine, 'planLineId' | 'title' | 'category' | 'roomId'>;

function toRow({ planLineId, title, category, roomId }: LineName, cost: Cost): BudgetLine {
  return {
    planLineId,
    title,
    category,
    roomId,
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
