import Papa from 'papaparse';
import { tooManyRows, UnreadableSpreadsheetError } from './unreadable.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const LOOKED_AT_ROWS = 50;

function parse(text: string, delimiter: string, preview: number): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview }).data;
}

/**
 * The delimiter that gives most rows the same number of cells, and more than one. Counting cells
 * matters: in "1.234,50;Tiles" a comma splits every row too, but into fewer cells.
 */
function guessDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const counts = new Map<number, number>();
    for (const { length } of parse(text, delimiter, LOOKED_AT_ROWS)) {
      counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    return Math.max(...[...counts].map(([cells, rows]) => rows * (cells - 1)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

export function readCsvRows(text: string, maxRows: number): string[][] {
  if (text.includes('\0')) {
    throw new UnreadableSpreadsheetError(
      'This file is not a spreadsheet. Choose a CSV or XLSX file.',
    );
  }
  const rows = parse(text, guessDelimiter(text), maxRows + 2);
  // A line break ends the last row; it does not start another one.
  if (rows.at(-1)?.join('') === '') rows.pop();
  if (rows.length > maxRows) throw tooManyRows(maxRows);
  return rows;
}
