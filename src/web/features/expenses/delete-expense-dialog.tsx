import type { Expense } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { countedAmount } from './counted-amount.ts';
import { useDeleteExpense } from './expense-mutations.ts';

export interface DeleteExpenseDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  expense: Expense;
  currency: string;
  onDeleted: () => void;
}

export function DeleteExpenseDialog(props: DeleteExpenseDialogProps) {
  const { isOpen, onOpenChange, expense, currency, onDeleted } = props;
  const deleteExpense = useDeleteExpense();
  const offerUndo = useOfferUndo();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Expense"
      subject={expense.description}
      amount={formatMoney(countedAmount(expense), currency)}
      description="Are you sure you want to delete this expense? This action cannot be undone."
      confirmText="Delete"
      pendingText="Deleting..."
      onConfirm={async () => {
        await deleteExpense.mutateAsync(expense.id);
        onDeleted();
        offerUndo({
          kind: 'expense',
          recordId: expense.id,
          projectId: expense.projectId,
          title: 'Expense deleted',
          description: expense.description,
        });
      }}
    />
  );
}
