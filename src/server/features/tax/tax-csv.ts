import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, toCsvLine, toCsvText } from '#server/csv.ts';
import { categoryLabel } from '#shared/expense.ts';
import { TAX_NOTICE, TAX_RULES_EDITION, type TaxEntry, taxUseLabels } from '#shared/tax.ts';

const columns: Record<string, (entry: TaxEntry) => string> = {
  Year: ({ date }) => date.slice(0, 4),
  Date: ({ date }) => date,
  Payee: ({ payee }) => toCsvText(payee),
  Description: ({ description }) => toCsvText(description),
  Category: ({ category }) => toCsvText(categoryLabel(category)),
  Room: ({ room }) => toCsvText(room),
  Amount: ({ amount }) => amount,
  Use: ({ use }) => (use ? taxUseLabels[use] : 'Undecided'),
  Suggestion: ({ suggestion }) => (suggestion.use ? taxUseLabels[suggestion.use] : 'Undecided'),
  Reason: ({ suggestion }) => suggestion.text,
  Receipt: ({ receipts }) => (receipts > 0 ? 'Yes' : 'No'),
  Reference: ({ expenseId }) => taxReference(expenseId),
};

/** How the files name an expense, so that its receipt can be found again. */
export const taxReference = (expenseId: number): string => `E-${expenseId}`;

/** The first batch is read before this resolves, so that a failure is still an error. */
export async function taxCsvFile(batches: AsyncGenerator<TaxEntry[]>): Promise<Readable> {
  const cells = Object.values(columns);
  const toLines = (batch: TaxEntry[]) =>
    batch.map((entry) => toCsvLine(cells.map((cell) => cell(entry)))).join('');
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toCsvLine(Object.keys(columns)) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
    yield toCsvLine([`${TAX_NOTICE} By IRS Publication 523, edition of ${TAX_RULES_EDITION}.`]);
  }
  return Readable.from(pieces());
}
