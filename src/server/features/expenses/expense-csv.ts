import { Readable } from 'node:stream';
import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import type { ExportedExpense } from './expense-export.repository.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const MAX_SLUG_LENGTH = 60;

const HEADER = [
  'Date',
  'Description',
  'Category',
  'Payment Method',
  'Contractor',
  'Company',
  'Amount',
  'Notes',
  'Project',
  'Added By',
  'Receipt',
];

/** Only letters, digits and dashes, which every system can store. */
export function csvFileName(projectName: string, day: string): string {
  const words = projectName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = words.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_SLUG_LENGTH);
  return [...slug.split('-').filter(Boolean), 'expenses', day].join('-').concat('.csv');
}

/**
 * RFC 4180, in pieces of one batch each. The first batch is read before this resolves, so that a
 * failure can still be reported as an error.
 */
export async function csvFile(batches: AsyncGenerator<ExportedExpense[]>): Promise<Readable> {
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toLine(HEADER) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
  }
  return Readable.from(pieces());
}

function toLines(batch: ExportedExpense[]): string {
  return batch.map(toRow).join('');
}

function toRow(expense: ExportedExpense): string {
  return toLine([
    expense.date,
    asText(expense.description),
    asText(categoryLabel(expense.category)),
    asText(paymentMethodLabel(expense.paymentMethod)),
    asText(expense.contractor?.name),
    asText(expense.contractor?.company),
    expense.amount,
    asText(expense.notes),
    asText(expense.projectName),
    asText(nameOf(expense.addedBy)),
    receiptOf(expense.receipt),
  ]);
}

function nameOf({ firstName, lastName, email }: ExportedExpense['addedBy']): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/**
 * A link to an uploaded receipt expires within minutes, so the file only says whether there is one.
 */
function receiptOf(receipt: string | null): string {
  if (!receipt) return 'No';
  return isHttpUrl(receipt) ? receipt : 'Yes';
}

/** Spreadsheets run a cell that starts like a formula. The apostrophe makes it text. */
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
