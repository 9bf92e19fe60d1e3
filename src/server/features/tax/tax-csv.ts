import { Readable } from 'node:stream';
import { categoryLabel } from '#shared/expense.ts';
import { TAX_NOTICE, TAX_RULES_DATE, type TaxEntry, taxUseLabels } from '#shared/tax.ts';
import { asText, BYTE_ORDER_MARK, toLine } from '../expenses/expense-csv.ts';

const columns: Record<string, (entry: TaxEntry) => string> = {
  Year: ({ date }) => date.slice(0, 4),
  Date: ({ date }) => date,
  Payee: ({ payee }) => asText(payee),
  Description: ({ description }) => asText(description),
  Category: ({ category }) => asText(categoryLabel(category)),
  Room: ({ room }) => asText(room),
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
    batch.map((entry) => toLine(cells.map((cell) => cell(entry)))).join('');
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toLine(Object.keys(columns)) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
    yield toLine([`${TAX_NOTICE} Rules of ${TAX_RULES_DATE}.`]);
  }
  return Readable.from(pieces());
}
