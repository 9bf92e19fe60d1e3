import { Readable } from 'node:stream';
import { categoryLabel, expenseKindLabels, paymentMethodLabel } from '#shared/expense.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import type { ExportedExpense, ExportedPart } from './expense-export.repository.ts';
import type { ExpenseFields } from './expense-wire.ts';

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const MAX_SLUG_LENGTH = 60;

/** What a line is about: an expense, or a part of a split one. */
type Exported = ExportedExpense & ExportedPart;
type Columns = Record<string, (expense: Exported) => string>;

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
  // Negative for a refund, so that the column adds up to what was spent.
  amount: { Amount: ({ kind, amount }) => (kind === 'refund' ? `-${amount}` : amount) },
  notes: { Notes: ({ notes }) => asText(notes) },
  projectId: { Project: ({ projectName }) => asText(projectName) },
  addedBy: { 'Added By': ({ addedBy }) => asText(addedBy) },
  attachments: { Receipt: ({ receipt }) => receiptOf(receipt) },
  kind: { Kind: ({ kind }) => expenseKindLabels[kind] },
  planLineId: { Line: ({ lineTitle }) => asText(lineTitle) },
  roomId: { Room: ({ roomName }) => asText(roomName) },
  agreementId: { Agreement: ({ agreementTitle }) => asText(agreementTitle) },
  billId: { Bill: ({ billTitle }) => asText(billTitle) },
  isHoldback: {},
  overrideReason: {},
  refundOfId: {},
  lines: {},
};
/** In the export of several projects, at its end. */
const currencyColumn: Columns = { Currency: ({ currency }) => currency };

interface NamedFile {
  what: string;
  day: string;
  extension: string;
}

/** Only letters, digits and dashes, which every system can store. */
export function exportFileName(projectName: string, { what, day, extension }: NamedFile): string {
  const words = projectName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = words.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_SLUG_LENGTH);
  return [...slug.split('-').filter(Boolean), what, day].join('-').concat(`.${extension}`);
}

export const csvFileName = (projectName: string, day: string): string =>
  exportFileName(projectName, { what: 'expenses', day, extension: 'csv' });

/**
 * RFC 4180, in pieces of one batch each. The first batch is read before this resolves, so that a
 * failure can still be reported as an error.
 */
export async function csvFile(
  batches: AsyncGenerator<ExportedExpense[]>,
  { hasCurrency }: { hasCurrency: boolean },
): Promise<Readable> {
  const columns = [...Object.values(columnsOf), ...(hasCurrency ? [currencyColumn] : [])];
  const titles = columns.flatMap((column) => Object.keys(column));
  const cells = columns.flatMap((column) => Object.values(column));
  const toLines = (batch: ExportedExpense[]) =>
    batch
      .flatMap(partsOf)
      .map((exported) => toLine(cells.map((cell) => cell(exported))))
      .join('');
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toLine(titles) + toLines(first.value ?? []);
    for await (const batch of batches) yield toLines(batch);
  }
  return Readable.from(pieces());
}

const partsOf = (expense: ExportedExpense): Exported[] =>
  expense.parts ? expense.parts.map((part) => ({ ...expense, ...part })) : [expense];

/**
 * A link to an uploaded receipt expires within minutes, so the file only says whether there is one.
 */
function receiptOf(receipt: string | null): string {
  if (!receipt) return 'No';
  return isHttpUrl(receipt) ? receipt : 'Yes';
}

/** Spreadsheets run a cell that starts like a formula. The apostrophe makes it text. */
export function asText(value: string | null | undefined): string {
  if (!value) return '';
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

export function toLine(cells: string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
