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

/** All cells of a table, row after row. */
type Cells = (number | string)[];

/** Reads rows of that many cells; the cells of a row start at `at`. */
function read<Row>(
  text: string | null,
  width: number,
  toRow: (cells: Cells, at: number) => Row,
): Row[] {
  if (text === null) return [];
  const cells: Cells = JSON.parse(`[${text}]`);
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; at += width) rows.push(toRow(cells, at));
  return rows;
}

const numberAt = (cells: Cells, at: number) => cells[at] as number;
const textAt = (cells: Cells, at: number) => cells[at] as string;

/** A stored amount always has two decimals, so its digits are its cents. */
const centsOf = (amount: string) => BigInt(amount.replace('.', ''));
const centsAt = (cells: Cells, at: number) => centsOf(textAt(cells, at));
const idAt = (cells: Cells, at: number) => numberAt(cells, at) || null;
const isTrueAt = (cells: Cells, at: number) => cells[at] === 1;

export function toBudgetRows(stored: StoredBudget): BudgetRows {
  return {
    currency: stored.currency,
    budget: centsOf(stored.budget),
    reserve: centsOf(stored.reserve ?? '0'),
    roomIds: read(stored.rooms, 1, numberAt),
    lines: read(stored.lines, 6, toLine),
    agreements: read(stored.agreements, 5, toAgreement),
    bills: read(stored.bills, 6, toBill),
    payments: toPayments(stored),
  };
}

const toLine = (cells: Cells, at: number) => ({
  id: numberAt(cells, at),
  roomId: idAt(cells, at + 1),
  planned: centsAt(cells, at + 2),
  isDone: isTrueAt(cells, at + 3),
  category: textAt(cells, at + 4),
  title: textAt(cells, at + 5),
});

const toAgreement = (cells: Cells, at: number) => ({
  id: numberAt(cells, at),
  planLineId: idAt(cells, at + 1),
  amount: centsAt(cells, at + 2),
  changes: centsAt(cells, at + 4),
  status: cells[at + 3] as AgreementStatus,
});

const toBill = (cells: Cells, at: number) => ({
  id: numberAt(cells, at),
  agreementId: idAt(cells, at + 1),
  planLineId: idAt(cells, at + 2),
  amount: centsAt(cells, at + 3),
  held: centsAt(cells, at + 4),
  isVoid: isTrueAt(cells, at + 5),
});

const toPart = (cells: Cells, at: number): PaidPart => ({
  planLineId: idAt(cells, at),
  roomId: idAt(cells, at + 1),
  agreementId: idAt(cells, at + 2),
  billId: idAt(cells, at + 3),
  isHoldback: isTrueAt(cells, at + 4),
  amount: centsAt(cells, at + 5),
  category: textAt(cells, at + 6),
});

function toPayments(stored: StoredBudget): PaidPart[] {
  const uses = read(stored.paidForUses, 7, toPart);
  /** What was paid for no use in the budget, by category. */
  const others = new Map<string, bigint>();
  const add = (category: string, amount: bigint) =>
    others.set(category, (others.get(category) ?? 0n) + amount);
  read(stored.paidInAll, 2, (cells, at) => add(textAt(cells, at + 1), centsAt(cells, at)));
  for (const { category, amount } of uses) add(category, -amount);
  const withoutUse = { planLineId: null, roomId: null, agreementId: null, billId: null };
  for (const [category, amount] of others) {
    if (amount !== 0n) uses.push({ ...withoutUse, isHoldback: false, category, amount });
  }
  return uses;
}
