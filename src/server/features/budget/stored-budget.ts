import type { AgreementStatus } from '#shared/agreement.ts';
import type { BudgetRows, PaidPart } from '#shared/budget-rows.ts';

/** The cells of each table, null if it has no rows. Zero stands for no reference. */
export interface StoredBudget {
  /** The same text means the same budget; null if the budget has no marks yet. */
  state: string | null;
  currency: string;
  budget: string;
  reserve: string | null;
  rooms: string | null;
  lines: string | null;
  agreements: string | null;
  bills: string | null;
  /** What names a line, a room, an agreement or a bill. */
  paidForUses: string | null;
  /** All payments by category, those included. */
  paidInAll: string | null;
}

type Cell = number | string;

/** Rows of that many cells. */
function read<Row>(text: string | null, width: number, toRow: (...row: never[]) => Row): Row[] {
  if (text === null) return [];
  const cells: Cell[] = JSON.parse(`[${text}]`);
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; at += width) {
    rows.push(toRow(...(cells.slice(at, at + width) as never[])));
  }
  return rows;
}

/** A stored amount always has two decimals, so its digits are its cents. */
const centsOf = (amount: string) => BigInt(amount.replace('.', ''));
const orNull = (id: number) => (id === 0 ? null : id);

export function toBudgetRows(stored: StoredBudget): BudgetRows {
  return {
    currency: stored.currency,
    budget: centsOf(stored.budget),
    reserve: centsOf(stored.reserve ?? '0'),
    roomIds: read(stored.rooms, 1, (id: number) => id),
    lines: read(stored.lines, 6, toLine),
    agreements: read(stored.agreements, 4, toAgreement),
    bills: read(stored.bills, 6, toBill),
    payments: toPayments(stored),
  };
}

// biome-ignore format: the cells of a row in one line
const toLine = (id: number, roomId: number, planned: string, isDone: number, category: string, title: string) => ({
  id,
  title,
  category,
  roomId: orNull(roomId),
  planned: centsOf(planned),
  isDone: isDone === 1,
});

const toAgreement = (id: number, lineId: number, amount: string, status: AgreementStatus) => ({
  id,
  planLineId: orNull(lineId),
  amount: centsOf(amount),
  changes: 0n,
  status,
});

// biome-ignore format: the cells of a row in one line
const toBill = (id: number, agreementId: number, lineId: number, amount: string, held: string, isVoid: number) => ({
  id,
  agreementId: orNull(agreementId),
  planLineId: orNull(lineId),
  amount: centsOf(amount),
  held: centsOf(held),
  isVoid: isVoid === 1,
});

// biome-ignore format: the cells of a row in one line
const toPart = (lineId: number, roomId: number, agreementId: number, billId: number, isHoldback: number, amount: string, category: string): PaidPart => ({
  planLineId: orNull(lineId),
  roomId: orNull(roomId),
  agreementId: orNull(agreementId),
  billId: orNull(billId),
  isHoldback: isHoldback === 1,
  category,
  amount: centsOf(amount),
});

function toPayments(stored: StoredBudget): PaidPart[] {
  const uses = read(stored.paidForUses, 7, toPart);
  /** What was paid for no use in the budget, by category. */
  const others = new Map<string, bigint>();
  const add = (category: string, amount: bigint) =>
    others.set(category, (others.get(category) ?? 0n) + amount);
  read(stored.paidInAll, 2, (amount: string, category: string) => add(category, centsOf(amount)));
  for (const { category, amount } of uses) add(category, -amount);
  const withoutUse = { planLineId: null, roomId: null, agreementId: null, billId: null };
  for (const [category, amount] of others) {
    if (amount !== 0n) uses.push({ ...withoutUse, isHoldback: false, category, amount });
  }
  return uses;
}
