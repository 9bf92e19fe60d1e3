import type { AgreementStatus } from '#shared/agreement.ts';
import type { AgreedWork, BilledWork, PaidPart, PlannedLine } from '#shared/budget-rows.ts';

/** A budget as it is read. */
export interface StoredBudget {
  /** The same text means the same budget; null if the budget has no marks yet. */
  state: string | null;
  /** The same marks mean the same records. */
  marks: string | null;
  serverRun: string;
  firstOpen: string;
  /** Whether the tables have only what is not yet known. */
  isPartial: boolean;
  currency: string;
  budget: string;
  /** All payments by category; null if there are none. */
  paidInAll: string | null;
  reserve: string | null;
  rooms: string | null;
  /** The cells of this table, and of those below. Null if the records are known. */
  lines: string | null;
  agreements: string | null;
  /** Of agreements, accepted or not. */
  changes: string | null;
  bills: string | null;
  /** What names a line, a room, an agreement or a bill. */
  paidForUses: string | null;
}

/** All cells of a table, row after row. */
type Cells = (number | string)[];

/** Zero stands for no reference. */
export interface StoredRows<Row> {
  /** Of all rows, also of those that were known already. */
  count: number;
  rows: Row[];
}

const parse = (text: string): Cells => JSON.parse(`[${text}]`);

/** Reads rows of that many cells; the cells of a row start at `at`. */
function read<Row>(
  cells: Cells,
  width: number,
  toRow: (cells: Cells, at: number) => Row,
  first = 0,
): Row[] {
  const rows: Row[] = [];
  for (let at = first; at < cells.length; at += width) rows.push(toRow(cells, at));
  return rows;
}

function readTable<Row>(
  text: string | null,
  width: number,
  toRow: (cells: Cells, at: number) => Row,
): StoredRows<Row> {
  if (text === null) throw new Error('The records were not read');
  const cells = parse(text);
  return { count: numberAt(cells, 0), rows: read(cells, width, toRow, 1) };
}

const numberAt = (cells: Cells, at: number) => cells[at] as number;
const textAt = (cells: Cells, at: number) => cells[at] as string;

/** A stored amount always has two decimals, so its digits are its cents. */
export const centsOf = (amount: string) => BigInt(amount.replace('.', ''));
const centsAt = (cells: Cells, at: number) => centsOf(textAt(cells, at));
const idAt = (cells: Cells, at: number) => numberAt(cells, at) || null;
const isTrueAt = (cells: Cells, at: number) => cells[at] === 1;

export interface StoredLine extends PlannedLine {
  position: number;
}

export const readLines = ({ lines }: StoredBudget) =>
  readTable(
    lines,
    7,
    (cells, at): StoredLine => ({
      id: numberAt(cells, at),
      roomId: idAt(cells, at + 1),
      position: numberAt(cells, at + 2),
      planned: centsAt(cells, at + 3),
      isDone: isTrueAt(cells, at + 4),
      category: textAt(cells, at + 5),
      title: textAt(cells, at + 6),
    }),
  );

export type StoredAgreement = Omit<AgreedWork, 'changes'>;

export const readAgreements = ({ agreements }: StoredBudget) =>
  readTable(
    agreements,
    4,
    (cells, at): StoredAgreement => ({
      id: numberAt(cells, at),
      planLineId: idAt(cells, at + 1),
      amount: centsAt(cells, at + 2),
      status: cells[at + 3] as AgreementStatus,
    }),
  );

export const readChanges = ({ changes }: StoredBudget) =>
  readTable(changes, 4, (cells, at) => ({
    id: numberAt(cells, at),
    agreementId: numberAt(cells, at + 1),
    isAccepted: isTrueAt(cells, at + 2),
    amount: centsAt(cells, at + 3),
  }));

export const readBills = ({ bills }: StoredBudget) =>
  readTable(
    bills,
    6,
    (cells, at): BilledWork => ({
      id: numberAt(cells, at),
      agreementId: idAt(cells, at + 1),
      planLineId: idAt(cells, at + 2),
      amount: centsAt(cells, at + 3),
      held: centsAt(cells, at + 4),
      isVoid: isTrueAt(cells, at + 5),
    }),
  );

export const readPaidForUses = ({ paidForUses }: StoredBudget) =>
  readTable(
    paidForUses,
    7,
    (cells, at): PaidPart => ({
      planLineId: idAt(cells, at),
      roomId: idAt(cells, at + 1),
      agreementId: idAt(cells, at + 2),
      billId: idAt(cells, at + 3),
      isHoldback: isTrueAt(cells, at + 4),
      amount: centsAt(cells, at + 5),
      category: textAt(cells, at + 6),
    }),
  );

export const readRoomIds = ({ rooms }: StoredBudget): number[] =>
  read(parse(rooms ?? ''), 1, numberAt);

export const readPaidInAll = ({ paidInAll }: StoredBudget) =>
  read(parse(paidInAll ?? ''), 2, (cells, at) => ({
    amount: centsAt(cells, at),
    category: textAt(cells, at + 1),
  }));
