import { useMemo, useState } from 'react';
import type { Expense } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { isHttpUrl, isPdfReceipt } from '#shared/receipt.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { authorName, canChangeRecords } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { useOpenPdfReceipt } from '../receipts/open-pdf-receipt.ts';
import { useDeleteExpense } from './expense-mutations.ts';
import { receiptOf } from './expense-receipt.ts';
import { ExpenseDetailsDialog, ExpenseFormDialog, ReceiptDialog } from './lazy-expense-dialogs.tsx';
import { useExpenseGate } from './use-expense-gate.ts';

type DialogKind = 'details' | 'edit' | 'copy' | 'receipt';

export interface ExpenseActions {
  showDetails: (expense: Expense) => void;
  edit: (expense: Expense) => void;
  /** Opens the form for a new expense with the same content. */
  duplicate: (expense: Expense) => void;
  remove: (expense: Expense) => void;
  viewReceipt: (expense: Expense) => void;
}

/** The actions for an expense in a list, and their dialogs. */
export function useExpenseDialogs() {
  const [expense, setExpense] = useState<Expense | null>(null);
  const [kind, setKind] = useState<DialogKind | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const deleteExpense = useDeleteExpense();
  const offerUndo = useOfferUndo();
  const openPdf = useOpenPdfReceipt();
  const projects = useProjectsById();
  const { id: userId } = useSignedInUser();
  const gate = useExpenseGate();
  const passGate = gate.pass;

  // Always the same object, so that a dialog that opens or closes does not render a hundred rows
  // again.
  const actions = useMemo((): ExpenseActions => {
    const open = (next: DialogKind) => (chosen: Expense) => {
      setExpense(chosen);
      setKind(next);
    };
    return {
      showDetails: open('details'),
      edit: open('edit'),
      duplicate: (chosen) =>
        passGate(projects.get(chosen.projectId) ?? null, () => open('copy')(chosen)),
      remove: (chosen) => {
        setExpense(chosen);
        setIsDeleting(true);
      },
      viewReceipt: (chosen) => {
        const receipt = receiptOf(chosen) ?? '';
        if (isPdfReceipt(receipt) && !isHttpUrl(receipt)) void openPdf(receipt);
        else open('receipt')(chosen);
      },
    };
  }, [openPdf, passGate, projects]);

  const project = expense ? projects.get(expense.projectId) : undefined;

  const dialogState = (own: DialogKind) => ({
    // A project that is gone takes its dialogs along.
    isOpen: kind === own && project !== undefined,
    onOpenChange: (isOpen: boolean) => setKind(isOpen ? own : null),
  });
  const receipt = expense && receiptOf(expense);
  // Keeps the last expense in a dialog while it fades out.
  const dialogs = expense && (
    <>
      <ExpenseDetailsDialog
        {...dialogState('details')}
        expense={expense}
        author={authorName(project, expense, userId)}
        canChange={canChangeRecords(project)}
        onEdit={() => setKind('edit')}
        onDuplicate={() => actions.duplicate(expense)}
        onDelete={() => setIsDeleting(true)}
      />
      <ExpenseFormDialog {...dialogState('edit')} projectId={expense.projectId} expense={expense} />
      <ExpenseFormDialog {...dialogState('copy')} projectId={expense.projectId} copyOf={expense} />
      {receipt && (
        <ReceiptDialog
          {...dialogState('receipt')}
          receipt={receipt}
          subject={expense.description}
        />
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete Expense"
        subject={expense.description}
        amount={formatMoney(expense.amount)}
        description="Are you sure you want to delete this expense? This action cannot be undone."
        confirmText="Delete"
        pendingText="Deleting..."
        onConfirm={async () => {
          await deleteExpense.mutateAsync(expense.id);
          setKind(null);
          offerUndo({
            kind: 'expense',
            recordId: expense.id,
            projectId: expense.projectId,
            title: 'Expense deleted',
            description: expense.description,
          });
        }}
      />
    </>
  );
  return {
    actions,
    dialogs: (
      <>
        {dialogs}
        {gate.modal}
      </>
    ),
  };
}
