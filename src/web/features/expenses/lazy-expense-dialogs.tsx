import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { ReceiptDialogProps } from '../receipts/receipt-dialog.tsx';
import type { DeleteExpenseDialogProps } from './delete-expense-dialog.tsx';
import type { ExpenseDetailsDialogProps } from './expense-details-dialog.tsx';
import type { ExpenseFormDialogProps } from './expense-form-dialog.tsx';

const loadForm = codePart(
  async () => (await import('./expense-form-dialog.tsx')).ExpenseFormDialog,
);
const loadDetails = codePart(
  async () => (await import('./expense-details-dialog.tsx')).ExpenseDetailsDialog,
);
const loadDeletion = codePart(
  async () => (await import('./delete-expense-dialog.tsx')).DeleteExpenseDialog,
);
const loadReceipt = codePart(
  async () => (await import('../receipts/receipt-dialog.tsx')).ReceiptDialog,
);

export function ExpenseFormDialog(props: ExpenseFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}

export function ExpenseDetailsDialog(props: ExpenseDetailsDialogProps) {
  return <LazyDialog load={loadDetails} dialog={props} />;
}

export function ReceiptDialog(props: ReceiptDialogProps) {
  return <LazyDialog load={loadReceipt} dialog={props} />;
}

export function DeleteExpenseDialog(props: DeleteExpenseDialogProps) {
  return <LazyDialog load={loadDeletion} dialog={props} />;
}
