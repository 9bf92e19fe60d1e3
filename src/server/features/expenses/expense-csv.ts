import { Readable } from 'node:stream';
import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import type { ExportedExpense } from './expense-export.repository.ts';
import type { ExpenseFields } from './expense-wire.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const MAX_SLUG_LENGTH = 60;

type Columns = Record<string, (expense: ExportedExpense) => string>;

/** The columns of each field, by their titles and in their order. */
const columnsOf: Record<keyof ExpenseFields | 'addedBy', Columns> = {
  date: { Date: ({ date }) => date },
  description: { Description: ({ description }) => asText(description) },
  category: { Category: ({ category }) => asText(categoryLabel(category)) },
  paymentMethod: {
    'Payment Method': ({ paymentMethod }) => asText(paymentMethodLabel(paymentMethod)),
  },
  contractorId: {
    Contractor: ({ contractor }) => asText(contractor?.name),
    Company: ({ contractor }) => asText(contractor?.company),
  },
  amount: { Amount: ({ amount }) => amount },
  notes: { Notes: ({ notes }) => asText(notes) },
  projectId: { Project: ({ projectName }) => asText(projectName) },
  addedBy: { 'Added By': ({ addedBy }) => asText(addedBy) },
  receipt: { Receipt: ({ receipt }) => receiptOf(receipt) },
};
const titles = Object.values(columnsOf).flatMap((columns) => Object.keys(columns));
const cells = Object.values(columnsOf).flatMap((columns) => Object.values(columns));

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
    yield BYTE_ORDER_MARK + toLine(titles) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
  }
  return Readable.from(pieces());
}

function toLines(batch: ExportedExpense[]): string {
  return batch.map((expense) => toLine(cells.map((cell) => cell(expense)))).join('');
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
