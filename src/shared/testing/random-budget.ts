import fc from 'fast-check';
import { agreementStatuses } from '../agreement.ts';
import type { AgreedWork, BilledWork, BudgetRows, PaidPart, PlannedLine } from '../budget-rows.ts';

/** Small amounts meet each other often; large ones show where a float is used. */
export const amounts = fc.oneof(
  { weight: 9, arbitrary: fc.bigInt({ min: 1n, max: 40n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 9_999_999_999n }) },
);

const categories = fc.constantFrom('materials', 'labor', 'permits');
const nth = fc.nat(20);
const maybeNth = fc.option(nth, { nil: null });

const lineShape = fc.record({
  category: categories,
  room: maybeNth,
  planned: fc.oneof(fc.constant(0n), amounts),
  isDone: fc.boolean(),
});
const agreementShape = fc.record({
  line: maybeNth,
  amount: amounts,
  changes: fc.oneof(fc.constant(0n), fc.bigInt({ min: -20n, max: 20n })),
  status: fc.constantFrom(...agreementStatuses, 'open' as const, 'open' as const),
});
const billShape = fc.record({
  agreement: maybeNth,
  line: maybeNth,
  amount: amounts,
  heldPercent: fc.constantFrom(0n, 0n, 10n, 50n, 100n),
  isVoid: fc.oneof(fc.constant(false), fc.boolean()),
});
const paymentShape = fc.record({
  bill: maybeNth,
  agreement: maybeNth,
  /** Sometimes one that is deleted. */
  line: maybeNth,
  room: maybeNth,
  isHoldback: fc.boolean(),
  isRefund: fc.oneof(fc.constant(false), fc.boolean()),
  /** A part of a split keeps its own line, also if its bill names another. */
  isSplit: fc.boolean(),
  category: categories,
  amount: amounts,
});

const shapes = fc.record({
  budget: amounts,
  reserve: fc.oneof(fc.constant(0n), amounts),
  roomCount: fc.nat(3),
  lines: fc.array(lineShape, { maxLength: 4 }),
  agreements: fc.array(agreementShape, { maxLength: 3 }),
  bills: fc.array(billShape, { maxLength: 4 }),
  payments: fc.array(paymentShape, { maxLength: 8 }),
});

/** A line and a room that are no longer there. */
const DELETED_LINE = 199;
const DELETED_ROOM = 299;

function pick<T>(from: T[], index: number | null): T | undefined {
  return index === null || from.length === 0 ? undefined : from[index % from.length];
}

/** Projects as the product stores them: a bill has the line of its agreement, and so on. */
export const projects: fc.Arbitrary<BudgetRows> = shapes.map((shape) => {
  const roomIds = Array.from({ length: shape.roomCount }, (_, i) => 201 + i);
  const lines = shape.lines.map(
    ({ room, ...line }, i): PlannedLine => ({
      ...line,
      id: 101 + i,
      title: `Line ${i}`,
      roomId: pick(roomIds, room) ?? null,
    }),
  );
  const lineIds = lines.map(({ id }) => id);
  const agreements = shape.agreements.map(
    ({ line, ...agreement }, i): AgreedWork => ({
      ...agreement,
      id: 301 + i,
      planLineId: pick(lineIds, line) ?? null,
    }),
  );
  const bills = shape.bills.map(({ agreement, line, heldPercent, ...bill }, i): BilledWork => {
    const agreed = pick(agreements, agreement);
    return {
      ...bill,
      id: 401 + i,
      agreementId: agreed?.id ?? null,
      planLineId: agreed ? agreed.planLineId : (pick(lineIds, line) ?? null),
      held: (bill.amount * heldPercent) / 100n,
    };
  });
  const payments = shape.payments.map((payment): PaidPart => {
    const bill = pick(bills, payment.bill);
    const agreed = bill ? undefined : pick(agreements, payment.agreement);
    const ownLine = pick([...lineIds, DELETED_LINE], payment.line) ?? null;
    const source = bill ?? agreed;
    return {
      planLineId: source && !payment.isSplit ? source.planLineId : ownLine,
      roomId: pick([...roomIds, DELETED_ROOM], payment.room) ?? null,
      agreementId: bill ? bill.agreementId : (agreed?.id ?? null),
      billId: bill?.id ?? null,
      isHoldback: bill !== undefined && payment.isHoldback,
      category: payment.category,
      amount: payment.isRefund ? -payment.amount : payment.amount,
    };
  });
  const { budget, reserve } = shape;
  return { currency: 'USD', budget, reserve, roomIds, lines, agreements, bills, payments };
});
