import type { SheetRow } from '#server/db/tables/import.table.ts';
import type { Sheet } from '#spreadsheet-reader/spreadsheet-reader.ts';
import { type Column, countNames, guessMapping } from './column-guess.ts';

export interface Table {
  /** The headings. A column without one is named after its letter. */
  columns: string[];
  rows: SheetRow[];
}

const LOOKED_AT_ROWS = 40;
const SAMPLED_ROWS = 200;

const letterOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`;

const isFilled = (cells: string[]) => cells.some((cell) => cell !== '');

/** Titles may stand above the headings, and there may be none. */
function findHeadings(rows: string[][]): number {
  const counts = rows.slice(0, LOOKED_AT_ROWS).map(countNames);
  const most = Math.max(0, ...counts);
  return most >= 2 ? counts.indexOf(most) : -1;
}

function layOut({ rows }: Sheet): Table {
  const at = findHeadings(rows);
  const data = rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => isFilled(cells));
  const width = Math.max(0, rows[at]?.length ?? 0, ...data.map(({ cells }) => cells.length));
  const columns = Array.from(
    { length: width },
    (_, index) => rows[at]?.[index] || `Column ${letterOf(index)}`,
  );
  return { columns, rows: data };
}

export function columnsOf({ columns, rows }: Table): Column[] {
  const sampled = rows.slice(0, SAMPLED_ROWS);
  return columns.map((heading, index) => ({
    heading,
    cells: sampled.map(({ cells }) => cells[index] ?? ''),
  }));
}

/** The sheet that looks most like a list of expenses; of several, the longest. */
export function chooseTable(sheets: Sheet[]): Table | undefined {
  const tables = sheets.map(layOut).filter(({ rows }) => rows.length > 0);
  const scored = tables.map((table) => {
    const { date, amount, debit } = guessMapping(columnsOf(table));
    const known = Number(date !== null) + Number(amount !== null || debit !== null);
    return { table, score: known * 1_000_000 + table.rows.length };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.table;
}
