import { unzipSync } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import type { Sheet } from './sheet.ts';
import { tooLarge, tooManyRows, UnreadableSpreadsheetError } from './unreadable.ts';

/** A sheet of 20,000 rows takes about 20 MB. */
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;
const MAX_ENTRIES = 500;

/** Sizes come from the archive's own list. Unpacking fails for an entry that is larger than listed. */
function requireModestSize(bytes: Uint8Array): void {
  let unpacked = 0;
  let entries = 0;
  unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize;
      entries += 1;
      if (unpacked > MAX_UNPACKED_BYTES || entries > MAX_ENTRIES) throw tooLarge();
      return false;
    },
  });
}

function asText(value: CellValue | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // Binary fractions: 0.1 + 0.2 is 0.30000000000000004 in the file too.
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  return String(value);
}

export async function readXlsxSheets(bytes: Uint8Array, maxRows: number): Promise<Sheet[]> {
  try {
    requireModestSize(bytes);
    const copy = new Uint8Array(bytes).buffer;
    const sheets = await readXlsxFile(copy);
    return sheets.map(({ sheet, data }) => {
      if (data.length > maxRows) throw tooManyRows(maxRows);
      return { name: sheet, rows: data.map((row) => row.map(asText)) };
    });
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error;
    throw new UnreadableSpreadsheetError(
      'This XLSX file cannot be read. Open it in your spreadsheet program and save it again, or export it as CSV.',
      { cause: error },
    );
  }
}
