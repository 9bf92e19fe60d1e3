import fc from 'fast-check';
import type { AgreedWork, BudgetRows, PaidPart } from '../budget-rows.ts';
import { toCents } from '../money.ts';
import type { BudgetLine, ProjectBudget } from '../project-budget.ts';
import { amounts, projects } from './random-budget.ts';

export type Compute = (rows: BudgetRows) => ProjectBudget;

/** Throws if the property does not hold for this project. */
type Property = (compute: Compute) => fc.IPropertyWithHooks<[BudgetRows, number, bigint]>;

const cents = (money: string) => toCents(money) ?? 0n;
const min = (left: bigint, right: bigint) => (left < right ? left : right);
const positive = (amount: bigint) => (amount > 0n ? amount : 0n);

function sum<T>(rows: T[], amount: (row: T) => bigint): bigint {
  return rows.reduce((total, row) => total + amount(row), 0n);
}

function equal(what: string, actual: bigint | string, expected: bigint | string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

const textOf = (budget: ProjectBudget) => JSON.stringify(budget);

const lineOf = (budget: ProjectBudget, id: number | null) =>
  budget.lines.find(({ planLineId }) => planLineId === id) as BudgetLine;

const payment = (fields: Partial<PaidPart>): PaidPart => ({
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  category: 'materials',
  amount: 0n,
  ...fields,
});

const pay = (rows: BudgetRows, part: Partial<PaidPart>): BudgetRows => ({
  ...rows,
  payments: [...rows.payments, payment(part)],
});

/** What is due and held on one bill: what goes away with it, when nothing is left to buy. */
function openOn(compute: Compute, rows: BudgetRows, billId: number) {
  const bill = rows.bills.find(({ id }) => id === billId);
  const alone = compute({
    ...rows,
    agreements: [],
    bills: bill ? [bill] : [],
    payments: rows.payments.filter((part) => part.billId === billId),
  });
  return { due: cents(alone.totals.due), held: cents(alone.totals.held) };
}

function leftOf(compute: Compute, rows: BudgetRows, agreement: AgreedWork): bigint {
  return cents(compute({ ...rows, agreements: [agreement] }).totals.agreed);
}

/** Before and after something that must not change what is expected. */
function keepsExpected(compute: Compute, before: BudgetRows, after: BudgetRows) {
  const [was, is] = [compute(before), compute(after)];
  equal('expected', is.totals.expected, was.totals.expected);
  equal('variance', is.totals.variance, was.totals.variance);
  for (const line of was.lines) {
    equal('expected of a line', lineOf(is, line.planLineId).expected, line.expected);
  }
  const moved = (part: 'paid' | 'due' | 'held' | 'agreed' | 'toBuy') =>
    cents(is.totals[part]) - cents(was.totals[part]);
  return moved;
}

/** The properties get a project, a number that chooses one of its records, and an amount. */
const about = (
  check: (compute: Compute, rows: BudgetRows, nth: number, amount: bigint) => void,
): Property => {
  return (compute) =>
    fc.property(projects, fc.nat(20), amounts, (rows, nth, amount) =>
      check(compute, rows, nth, amount),
    );
};

function choose<T>(rows: T[], nth: number): T | undefined {
  return rows[nth % Math.max(1, rows.length)];
}

const PARTS = ['planned', 'paid', 'due', 'held', 'agreed', 'toBuy'] as const;

export const properties: Record<string, Property> = {
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

  'a line expects its plan, or what is known if that is more': about((compute, rows) => {
    const budget = compute(rows);
    for (const { id, planned, isDone } of rows.lines) {
      const { paid, due, held, agreed, expected } = lineOf(budget, id);
      const known = cents(paid) + cents(due) + cents(held) + cents(agreed);
      const wanted = isDone || known > planned ? known : planned;
      equal('expected of a line', cents(expected), wanted);
    }
  }),

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
