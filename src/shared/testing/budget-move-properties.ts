import {
  about,
  cents,
  choose,
  equal,
  keepsExpected,
  leftOf,
  lineOf,
  min,
  openOn,
  type Property,
  pay,
  positive,
} from './budget-property.ts';

/** Money moves from one part to the next, and what is expected stays. */
export const moveProperties: Record<string, Property> = {
  'paying what is due does not move what is expected': about((compute, rows, nth, amount) => {
    const bill = choose(rows.bills, nth);
    if (!bill) return;
    const paid = min(amount, openOn(compute, rows, bill.id).due);
    const { id: billId, agreementId, planLineId } = bill;
    const after = pay(rows, { billId, agreementId, planLineId, amount: paid });
    const moved = keepsExpected(compute, rows, after);
    equal('due', moved('due'), -paid);
    equal('held', moved('held'), 0n);
  }),

  'releasing hold-back does not move what is expected': about((compute, rows, nth, amount) => {
    const bill = choose(rows.bills, nth);
    if (!bill) return;
    const { held } = openOn(compute, rows, bill.id);
    const paid = min(amount, held);
    const { id: billId, agreementId, planLineId } = bill;
    const after = pay(rows, { billId, agreementId, planLineId, isHoldback: true, amount: paid });
    const moved = keepsExpected(compute, rows, after);
    equal('held', moved('held'), -paid);
    equal('due', moved('due'), 0n);
  }),

  'billing a part of an agreement does not move what is expected': about(
    (compute, rows, nth, amount) => {
      const agreement = choose(rows.agreements, nth);
      if (!agreement) return;
      const billed = min(amount, leftOf(compute, rows, agreement));
      if (billed === 0n) return;
      const { id: agreementId, planLineId } = agreement;
      const held = billed / 3n;
      const bill = { id: 999, agreementId, planLineId, amount: billed, held, isVoid: false };
      const moved = keepsExpected(compute, rows, { ...rows, bills: [...rows.bills, bill] });
      equal('agreed', moved('agreed'), -billed);
      equal('held', moved('held'), held);
      equal('due', moved('due'), billed - held);
    },
  ),

  'paying on an agreement without a bill does not move what is expected': about(
    (compute, rows, nth, amount) => {
      const agreement = choose(rows.agreements, nth);
      if (!agreement) return;
      const paid = min(amount, leftOf(compute, rows, agreement));
      const { id: agreementId, planLineId } = agreement;
      const moved = keepsExpected(
        compute,
        rows,
        pay(rows, { agreementId, planLineId, amount: paid }),
      );
      equal('agreed', moved('agreed'), -paid);
    },
  ),

  'buying what is planned at its price does not move what is expected': about(
    (compute, rows, nth, amount) => {
      const line = choose(rows.lines, nth);
      if (!line) return;
      const paid = min(amount, cents(lineOf(compute(rows), line.id).toBuy));
      const moved = keepsExpected(compute, rows, pay(rows, { planLineId: line.id, amount: paid }));
      equal('to buy', moved('toBuy'), -paid);
    },
  ),

  'a draw moves the reserve into a plan': about((compute, rows, nth, amount) => {
    const line = choose(rows.lines, nth);
    const drawn = min(amount, rows.reserve);
    if (!line) return;
    const lines = rows.lines.map((each) =>
      each === line ? { ...each, planned: each.planned + drawn } : each,
    );
    const was = compute(rows);
    const is = compute({ ...rows, lines, reserve: rows.reserve - drawn });
    equal('unplanned', is.totals.unplanned, was.totals.unplanned);
    equal(
      'budget',
      rows.budget,
      cents(is.totals.planned) + cents(is.totals.reserve) + cents(is.totals.unplanned),
    );
    // A line that is over its plan, or done, takes the money without expecting more.
    const { variance } = lineOf(was, line.id);
    const missing = line.isDone ? drawn : positive(-cents(variance));
    const saved = min(drawn, missing);
    equal('expected', cents(is.totals.expected), cents(was.totals.expected) - saved);
  }),
};
