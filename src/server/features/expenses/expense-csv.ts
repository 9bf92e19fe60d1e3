import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, toCsvLine, toCsvText } from '#server/csv.ts';
import { categoryLabel, expenseKindLabels, paymentMethodLabel } from '#shared/expense.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import type { ExportedExpense, ExportedPart } from './expense-export.repository.ts';
import type { ExpenseFields } from './expense-wire.ts';

const MAX_SLUG_LENGTH = 60;

/** What a line is about: an expense, or a part of a split one. */
type Exported = ExportedExpense & ExportedPart;
type Columns = Record<string, (expense: Exported) => string>;

/** The columns of each field, by their titles and in their order. */
const columnsOf: Record<keyof ExpenseFields | 'addedBy', Columns> = {
  date: { Date: ({ date }) => date },
  description: { Description: ({ description }) => toCsvText(description) },
  category: { Category: ({ category }) => toCsvText(categoryLabel(category)) },
  paymentMethod: {
    'Payment Method': ({ paymentMethod }) => toCsvText(paymentMethodLabel(paymentMethod)),
  },
  contractorId: {
    Contractor: ({ contractor }) => toCsvText(contractor?.name),
    Company: ({ contractor }) => toCsvText(contractor?.company),
  },
  // Negative for a refund, so that the column adds up to what was spent.
  amount: { Amount: ({ kind, amount }) => (kind === 'refund' ? `-${amount}` : amount) },
  notes: { Notes: ({ notes }) => toCsvText(notes) },
  projectId: { Project: ({ projectName }) => toCsvText(projectName) },
  addedBy: { 'Added By': ({ addedBy }) => toCsvText(addedBy) },
  attachments: { Receipt: ({ receipt }) => receiptOf(receipt) },
  kind: { Kind: ({ kind }) => expenseKindLabels[kind] },
  planLineId: { Line: ({ lineTitle }) => toCsvText(lineTitle) },
  roomId: { Room: ({ roomName }) => toCsvText(roomName) },
  agreementId: { Agreement: ({ agreementTitle }) => toCsvText(agreementTitle) },
  billId: { Bill: ({ billTitle }) => toCsvText(billTitle) },
  isHoldback: {},
  overrideReason: {},
  refundOfId: {},
  lines: {},
};
/** In the export of several projects, at its end. */
const currencyColumn: Columns = { Currency: ({ currency }) => currency };

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
      .map((exported) => toCsvLine(cells.map((cell) => cell(exported))))
      .join('');
  const first = await batches.next();
  async function* pieces() {
    yield BYTE_ORDER_MARK + toCsvLine(titles) + toLines(first.value ?? []);
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
