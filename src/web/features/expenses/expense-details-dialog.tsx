import { Link } from '@tanstack/react-router';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import { type Expense, paymentMethodLabel } from '#shared/expense.ts';
import type { ExpenseInput } from '#shared/expense-input.ts';
import { paths } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { FileViewer } from '../receipts/file-viewer.tsx';
import { CategoryBadges } from './category-badge.tsx';
import { DetailRow } from './detail-row.tsx';
import { ExpenseAmount, RefundMark } from './expense-amount.tsx';
import { ExpenseBudgetRows } from './expense-budget-rows.tsx';
import { SplitTable } from './split-table.tsx';

export interface ExpenseDetailsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  expense: Expense;
  /** That of the project. */
  currency: string;
  /** Null if only one person uses the project. */
  author: string | null;
  canChange: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** What ties an expense to the budget. */
export type BudgetField =
  | 'kind'
  | 'planLineId'
  | 'roomId'
  | 'agreementId'
  | 'billId'
  | 'isHoldback'
  | 'refundOfId'
  | 'lines';

/** The list shows the project, and the others have a place of their own in the dialog. */
type ShownElsewhere =
  | 'projectId'
  | 'description'
  | 'amount'
  | 'notes'
  | 'imageUrl'
  | 'attachments'
  | BudgetField;
/** A row that shows nothing is left out. */
type Row = { label: string; shown: ReactNode };

export function ExpenseDetailsDialog(props: ExpenseDetailsDialogProps) {
  const { isOpen, onOpenChange, expense, author, canChange, onEdit, onDuplicate, onDelete } = props;
  const { contractor, notes, attachments } = expense;
  type Shown = Exclude<keyof ExpenseInput, ShownElsewhere> | 'addedBy' | 'overrideReason';
  const rows: Record<Shown, Row> = {
    category: { label: 'Category', shown: <CategoryBadges expense={expense} /> },
    date: { label: 'Date', shown: formatDate(expense.date) },
    paymentMethod: { label: 'Payment Method', shown: paymentMethodLabel(expense.paymentMethod) },
    contractorId: {
      label: 'Contractor',
      shown: contractor && (
        <>
          <Link
            to={paths.contractor}
            params={{ contractorId: String(contractor.id) }}
            className="rounded-sm text-pine underline-offset-4 hover:underline"
          >
            {contractor.name}
          </Link>
          {contractor.company && <p className="text-sm text-ink-soft">{contractor.company}</p>}
        </>
      ),
    },
    addedBy: { label: 'Added by', shown: author },
    overrideReason: {
      label: 'Paid in spite of a warning',
      shown: expense.overrideReason && (
        <span className="wrap-anywhere">{expense.overrideReason}</span>
      ),
    },
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={expense.description}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="money text-3xl font-semibold tracking-tight">
          <ExpenseAmount expense={expense} currency={props.currency} />
        </span>
        <RefundMark expense={expense} />
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {Object.values(rows).map(
          ({ label, shown }) =>
            shown && (
              <DetailRow key={label} label={label}>
                {shown}
              </DetailRow>
            ),
        )}
        <ExpenseBudgetRows expense={expense} onLeave={() => onOpenChange(false)} />
      </dl>
      {expense.lines.length > 0 && <SplitTable expense={expense} />}
      {notes && (
        <section className="mt-4">
          <h3 className="text-sm text-ink-soft">Notes</h3>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{notes}</p>
        </section>
      )}
      {attachments.length > 0 && (
        <section className="mt-4">
          <h3 className="mb-1.5 text-sm text-ink-soft">
            {attachments.length > 1 ? 'Receipts' : 'Receipt'}
          </h3>
          <FileViewer files={attachments} subject={expense.description} />
        </section>
      )}
      <div className="mt-4">
        <RecordHistory kind="expense" recordId={expense.id} projectId={expense.projectId} />
      </div>
      {canChange && (
        <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onDelete}>
            <Trash2 className="size-4 text-brick" aria-hidden="true" />
            Delete
          </Button>
          <Button variant="secondary" onClick={onDuplicate}>
            <Copy className="size-4" aria-hidden="true" />
            Duplicate
          </Button>
          <Button onClick={onEdit}>
            <Pencil className="size-4" aria-hidden="true" />
            Edit
          </Button>
        </div>
      )}
    </Dialog>
  );
}
