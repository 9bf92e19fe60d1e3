import { readCsvRows } from './csv-rows.ts';
import type { Sheet } from './sheet.ts';
import { decodeText } from './text-decoding.ts';
import { UnreadableSpreadsheetError } from './unreadable.ts';
import { readXlsxSheets } from './xlsx-rows.ts';

const MAX_ROWS = 20_000;
const MAX_COLUMNS = 60;
const MAX_CELL_LENGTH = 5_000;

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

const trimmed = ({ name, rows }: Sheet): Sheet => ({
  name,
  rows: rows.map((row) =>
    row.slice(0, MAX_COLUMNS).map((cell) => storable(cell.trim().slice(0, MAX_CELL_LENGTH))),
  ),
});

/** A database takes no NUL and no half of a pair, which the cut may leave. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** The sheets with at least one cell. The first bytes tell the kind; a name can be wrong. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = startsWith(bytes, 'PK')
    ? await readXlsxSheets(bytes, MAX_ROWS)
    : [{ name: '', rows: readText(bytes) }];
  const filled = sheets.map(trimmed).filter(({ rows }) => rows.some((row) => row.some(Boolean)));
  if (filled.length === 0) throw new UnreadableSpreadsheetError('The file has no rows.');
  return filled;
}

function readText(bytes: Uint8Array): string[][] {
  // The format before XLSX, and PDF.
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) {
    throw new UnreadableSpreadsheetError(
      'This is an older Excel file (XLS). Save it as XLSX or CSV and choose that.',
    );
  }
  if (startsWith(bytes, '%PDF')) {
    throw new UnreadableSpreadsheetError('This is a PDF. Choose a CSV or XLSX file.');
  }
  return readCsvRows(decodeText(bytes), MAX_ROWS);
}
