import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, toCsvLine, toCsvText } from '#server/csv.ts';
import { currencyColumn, exportColumns, linesOf } from './expense-columns.ts';
import type { ExportedExpense } from './expense-export.repository.ts';

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
        toCsvLine(
          columns.map(({ kind, read }) => (kind === 'text' ? toCsvText(read(line)) : read(line))),
        ),
      )
      .join('');
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toCsvLine(titles) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
  }
  return Readable.from(pieces());
}
