import { categoryLabel, expenseKindLabels, paymentMethodLabel } from '#shared/expense.ts';
import { isHttpUrl } from '#shared/receipt.ts';
import type { ExportedExpense, ExportedPart } from './expense-export.repository.ts';
import type { ExpenseFields } from './expense-wire.ts';

/** What a line of an export is about: an expense, or a part of a split one. */
export type ExportedLine = ExportedExpense & ExportedPart;

export interface ExpenseColumn {
  title: string;
  kind: 'text' | 'day' | 'money';
  read: (line: ExportedLine) => string | null | undefined;
}

type Read = ExpenseColumn['read'];
const text = (title: string, read: Read): ExpenseColumn => ({ title, kind: 'text', read });

type ExportedField = keyof ExpenseFields | 'addedBy';

/** The columns of each field, by their titles and in their order. */
const columnsOf: Record<ExportedField, ExpenseColumn[]> = {
  date: [{ title: 'Date', kind: 'day', read: ({ date }) => date }],
  description: [text('Description', ({ description }) => description)],
  category: [text('Category', ({ category }) => categoryLabel(category))],
  paymentMethod: [text('Payment Method', ({ paymentMethod }) => paymentMethodLabel(paymentMethod))],
  contractorId: [
    text('Contractor', ({ contractor }) => contractor?.name),
    text('Company', ({ contractor }) => contractor?.company),
  ],
  // Negative for a refund, so that the column adds up to what was spent.
  amount: [
    {
      title: 'Amount',
      kind: 'money',
      read: ({ kind, amount }) => (kind === 'refund' ? `-${amount}` : amount),
    },
  ],
  notes: [text('Notes', ({ notes }) => notes)],
  projectId: [text('Project', ({ projectName }) => projectName)],
  addedBy: [text('Added By', ({ addedBy }) => addedBy)],
  attachments: [text('Receipt', ({ receipt }) => receiptOf(receipt))],
  kind: [text('Kind', ({ kind }) => expenseKindLabels[kind])],
  planLineId: [text('Line', ({ lineTitle }) => lineTitle)],
  roomId: [text('Room', ({ roomName }) => roomName)],
  agreementId: [text('Agreement', ({ agreementTitle }) => agreementTitle)],
  billId: [text('Bill', ({ billTitle }) => billTitle)],
  isHoldback: [],
  overrideReason: [],
  refundOfId: [],
  lines: [],
};

export const exportColumns = Object.values(columnsOf).flat();

/** For an export of one project. */
export const columnsWithinProject = exportColumns.filter(
  (column) => !columnsOf.projectId.includes(column),
);

/** In an export of several projects, at its end. */
export const currencyColumn = text('Currency', ({ currency }) => currency);

/** A line for an expense, or for each part of a split one. */
export const linesOf = (expense: ExportedExpense): ExportedLine[] =>
  expense.parts ? expense.parts.map((part) => ({ ...expense, ...part })) : [expense];

/**
 * A link to an uploaded receipt expires within minutes, so the file only says whether there is one.
 */
function receiptOf(receipt: string | null): string {
  if (!receipt) return 'No';
  return isHttpUrl(receipt) ? receipt : 'Yes';
}
