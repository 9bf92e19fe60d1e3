import { Readable } from 'node:stream';
import { currencyColumn, exportColumns, linesOf } from './expense-columns.ts';
import type { ExportedExpense } from './expense-export.repository.ts';

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * RFC 4180, in pieces of one batch each. The first batch is read before this resolves, so that a
 * failure can still be reported as an error.
 */
export async function csvFile(
  batches: AsyncGenerator<ExportedExpense[]>,
  { hasCurrency }: { hasCurrency: boolean },
): Promise<Readable> {
  const columns = [...exportColumns, ...(hasCurrency ? [currencyColumn] : [])];
  const titles = columns.map(({ title }) => title);
  const toLines = (batch: ExportedExpense[]) =>
    batch
      .flatMap(linesOf)
      .map((line) =>
        toLine(
          columns.map(({ kind, read }) => (kind === 'text' ? asText(read(line)) : read(line))),
        ),
      )
      .join('');
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toLine(titles) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
  }
  return Readable.from(pieces());
}

/** Spreadsheets run a cell that starts like a formula. The apostrophe makes it text. */
export function asText(value: string | null | undefined): string {
  if (!value) return '';
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

export function toLine(cells: (string | null | undefined)[]): string {
  return `${cells.map((cell) => quote(cell ?? '')).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
