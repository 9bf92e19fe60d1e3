import type { PaidPart } from '../budget-rows.ts';
import type { BudgetLine, ProjectBudget } from '../project-budget.ts';
import {
  about,
  cents,
  choose,
  equal,
  min,
  type Property,
  positive,
  sum,
} from './budget-property.ts';

const PARTS = ['planned', 'paid', 'due', 'held', 'agreed', 'toBuy'] as const;

/** What the figures are made of. */
export const sumProperties: Record<string, Property> = {
  'expected is the sum of its parts, in the whole and in each line': about((compute, rows) => {
    const { totals, lines } = compute(rows);
    const parts = (row: Omit<BudgetLine, 'title'> | typeof totals) =>
      cents(row.paid) + cents(row.due) + cents(row.held) + cents(row.agreed) + cents(row.toBuy);
    equal('expected', cents(totals.expected), parts(totals) + rows.reserve);
    equal('variance', cents(totals.variance), rows.budget - cents(totals.expected));
    equal('budget', cents(totals.budget), rows.budget);
    equal('reserve', cents(totals.reserve), rows.reserve);
    for (const line of lines) {
      equal('expected of a line', cents(line.expected), parts(line));
      equal('variance of a line', cents(line.variance), cents(line.planned) - parts(line));
      for (const part of ['due', 'held', 'agreed', 'toBuy'] as const) {
        if (cents(line[part]) < 0n) throw new Error(`${part} is below 0`);
      }
    }
  }),

  'lines and groups add up to the whole': about((compute, rows) => {
    const { totals, lines, byCategory, byRoom } = compute(rows);
    equal('lines', BigInt(lines.length), BigInt(rows.lines.length + 1));
    for (const part of PARTS) {
      equal(
        part,
        cents(totals[part]),
        sum(lines, (line) => cents(line[part])),
      );
    }
    type Group = (typeof byCategory)[number] | (typeof byRoom)[number];
    for (const groups of [byCategory, byRoom] as Group[][]) {
      equal('keys', BigInt(new Set(groups.map(({ key }) => key)).size), BigInt(groups.length));
      const all = (part: 'planned' | 'paid' | 'expected') =>
        sum(groups, (group) => cents(group[part]));
      equal('planned in groups', all('planned'), cents(totals.planned));
      equal('paid in groups', all('paid'), cents(totals.paid));
      equal('expected in groups', all('expected'), cents(totals.expected) - rows.reserve);
    }
  }),

  'paid is all payments less refunds, with or without a line': about((compute, rows) => {
    const { totals, lines } = compute(rows);
    equal(
      'paid',
      cents(totals.paid),
      sum(rows.payments, ({ amount }) => amount),
    );
    for (const line of lines.filter(({ planLineId }) => planLineId !== null)) {
      const own = rows.payments.filter(({ planLineId }) => planLineId === line.planLineId);
      equal(
        'paid of a line',
        cents(line.paid),
        sum(own, ({ amount }) => amount),
      );
    }
  }),

  'due and held are what is billed and not paid': about((compute, rows) => {
    const { totals } = compute(rows);
    const bills = rows.bills.filter(({ isVoid }) => !isVoid);
    const on = (billId: number, isHoldbackOnly = false) =>
      sum(
        rows.payments.filter(
          (part) => part.billId === billId && (!isHoldbackOnly || part.isHoldback),
        ),
        ({ amount }) => amount,
      );
    const open = sum(bills, ({ id, amount }) => positive(amount - on(id)));
    equal('due and held', cents(totals.due) + cents(totals.held), open);
    const held = sum(bills, ({ id, amount, held }) =>
      min(positive(held - on(id, true)), positive(amount - on(id))),
    );
    equal('held', cents(totals.held), held);
  }),

  'agreed is what is neither billed nor paid': about((compute, rows) => {
    const voided = new Set(rows.bills.filter(({ isVoid }) => isVoid).map(({ id }) => id));
    const left = sum(rows.agreements, ({ id, amount, changes, status }) => {
      if (status !== 'open') return 0n;
      const billed = rows.bills.filter(({ agreementId, isVoid }) => agreementId === id && !isVoid);
      const paid = rows.payments.filter(
        ({ agreementId, billId }) => agreementId === id && (billId === null || voided.has(billId)),
      );
      const used = sum(billed, (bill) => bill.amount) + sum(paid, (part) => part.amount);
      return positive(amount + changes - used);
    });
    equal('agreed', cents(compute(rows).totals.agreed), left);
  }),

  'a payment counts in its own category and room, all else in those of the line': about(
    (compute, rows) => {
      const { byCategory, byRoom, lines } = compute(rows);
      const line = new Map(rows.lines.map((each) => [each.id, each]));
      const roomOf = ({ roomId, planLineId }: PaidPart) =>
        roomId !== null && rows.roomIds.includes(roomId)
          ? roomId
          : (line.get(planLineId ?? 0)?.roomId ?? null);
      const unpaid = (row: BudgetLine) => cents(row.expected) - cents(row.paid);
      for (const { key, paid, planned, expected } of byCategory) {
        const own = sum(
          rows.payments.filter(({ category }) => category === key),
          ({ amount }) => amount,
        );
        const planOf = lines.filter(({ category }) => category === key);
        equal('paid in a category', cents(paid), own);
        equal(
          'planned in a category',
          cents(planned),
          sum(planOf, (row) => cents(row.planned)),
        );
        equal('expected in a category', cents(expected), own + sum(planOf, unpaid));
      }
      for (const { key, paid, planned, expected } of byRoom) {
        const own = sum(
          rows.payments.filter((part) => roomOf(part) === key),
          ({ amount }) => amount,
        );
        const planOf = lines.filter(({ roomId }) => roomId === key);
        equal('paid in a room', cents(paid), own);
        equal(
          'planned in a room',
          cents(planned),
          sum(planOf, (row) => cents(row.planned)),
        );
        equal('expected in a room', cents(expected), own + sum(planOf, unpaid));
      }
    },
  ),

  'it does not matter how payments are summed': about((compute, rows, nth) => {
    const part = choose(rows.payments, nth);
    if (!part) return;
    const one = { ...part, amount: part.amount - 7n };
    const payments = [
      ...rows.payments.filter((each) => each !== part),
      one,
      { ...part, amount: 7n },
    ];
    // Groups may come in another order.
    const inLines = ({ totals, lines }: ProjectBudget) => JSON.stringify({ totals, lines });
    equal('budget', inLines(compute({ ...rows, payments })), inLines(compute(rows)));
  }),
};
