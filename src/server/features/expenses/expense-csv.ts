import { Readable } from 'node:stream';
import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import type { StoredExpense } from './expense.repository.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const HEADER = [
  'Date',
  'Description',
  'Category',
  'Payment Method',
  'Contractor',
  'Company',
  'Amount',
  'Notes',
];

/**
 * RFC 4180, in pieces of one batch each. The first one is read before this resolves, so that a
 * failure can still be told as one.
 */
export async function csvFile(batches: AsyncGenerator<StoredExpense[]>): Promise<Readable> {
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toLine(HEADER) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
  }
  return Readable.from(pieces());
}

function toLines(batch: StoredExpense[]): string {
  return batch.map(toRow).join('');
}

function toRow(expense: StoredExpense): string {
  return toLine([
    expense.date,
    asText(expense.description),
    asText(categoryLabel(expense.category)),
    asText(paymentMethodLabel(expense.paymentMethod)),
    asText(expense.contractor?.name),
    asText(expense.contractor?.company),
    expense.amount,
    asText(expense.notes),
  ]);
}

/**
 * A spreadsheet runs a cell that begins like a formula. The apostrophe makes it text, as a person
 * would type it.
 */
function asText(value: string | null | undefined): string {
  if (!value) return '';
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

function toLine(cells: string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
