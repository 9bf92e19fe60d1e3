import type { AgreedWork } from '../budget-rows.ts';
import {
  about,
  cents,
  choose,
  equal,
  lineOf,
  type Property,
  pay,
  textOf,
} from './budget-property.ts';

/** What single records do to the figures. */
export const recordProperties: Record<string, Property> = {
  'a line expects its plan, or what is known if that is more': about((compute, rows) => {
    const budget = compute(rows);
    for (const { id, planned, isDone } of rows.lines) {
      const { paid, due, held, agreed, expected } = lineOf(budget, id);
      const known = cents(paid) + cents(due) + cents(held) + cents(agreed);
      const wanted = isDone || known > planned ? known : planned;
      equal('expected of a line', cents(expected), wanted);
    }
  }),

  'a line that is done expects what is known': about((compute, rows, nth) => {
    const line = choose(rows.lines, nth);
    if (!line) return;
    const withLine = (isDone: boolean) =>
      compute({
        ...rows,
        lines: rows.lines.map((each) => (each === line ? { ...each, isDone } : each)),
      });
    const [was, is] = [withLine(false), withLine(true)];
    equal('to buy', lineOf(is, line.id).toBuy, '0.00');
    const given = cents(lineOf(was, line.id).toBuy);
    equal('expected', cents(is.totals.expected), cents(was.totals.expected) - given);
  }),

  'a refund without a line lowers what is expected': about((compute, rows, _nth, amount) => {
    const was = compute(rows);
    const is = compute(pay(rows, { amount: -amount }));
    equal('expected', cents(is.totals.expected), cents(was.totals.expected) - amount);
    equal('to buy', lineOf(is, null).toBuy, '0.00');
  }),

  'a void bill counts as if it were not there': about((compute, rows, nth) => {
    const bill = choose(rows.bills, nth);
    if (!bill) return;
    const voided = rows.bills.map((each) => (each === bill ? { ...each, isVoid: true } : each));
    const without = {
      ...rows,
      bills: rows.bills.filter((each) => each !== bill),
      payments: rows.payments.map((part) =>
        part.billId === bill.id ? { ...part, billId: null, isHoldback: false } : part,
      ),
    };
    equal('budget', textOf(compute({ ...rows, bills: voided })), textOf(compute(without)));
  }),

  'a closed agreement counts as if it were not there': about((compute, rows, nth) => {
    const agreement = choose(rows.agreements, nth);
    if (!agreement) return;
    const withStatus = (status: AgreedWork['status']) =>
      compute({
        ...rows,
        agreements: rows.agreements.map((each) =>
          each === agreement ? { ...each, status } : each,
        ),
      });
    const without = compute({
      ...rows,
      agreements: rows.agreements.filter((each) => each !== agreement),
    });
    equal('closed', textOf(withStatus('closed')), textOf(without));
    equal('void', textOf(withStatus('void')), textOf(without));
  }),

  'an accepted change counts like a larger agreement': about((compute, rows, nth, amount) => {
    const agreement = choose(rows.agreements, nth);
    if (!agreement) return;
    const replaced = (fields: Partial<AgreedWork>) =>
      compute({
        ...rows,
        agreements: rows.agreements.map((each) =>
          each === agreement ? { ...each, ...fields } : each,
        ),
      });
    equal(
      'budget',
      textOf(replaced({ changes: agreement.changes + amount })),
      textOf(replaced({ amount: agreement.amount + amount })),
    );
  }),
};
