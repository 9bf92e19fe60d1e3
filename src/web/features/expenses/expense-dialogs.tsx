import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Expense } from '#shared/expense.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import { authorName, canChangeNow } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { useOpenPdfReceipt } from '../receipts/open-pdf-receipt.ts';
import {
  DeleteExpenseDialog,
  ExpenseDetailsDialog,
  ExpenseFormDialog,
  ReceiptDialog,
} from './lazy-expense-dialogs.tsx';
import { prepareForm } from './open-form.ts';
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
export function useExpenseDialogs(expenses: readonly Expense[]) {
  const [expense, setExpense] = useState<Expense | null>(null);
  const [kind, setKind] = useState<DialogKind | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const queryClient = useQueryClient();
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
    const openForm = async (next: 'edit' | 'copy', chosen: Expense) => {
      await prepareForm(queryClient, chosen.projectId);
      open(next)(chosen);
    };
    return {
      showDetails: open('details'),
      edit: (chosen) => void openForm('edit', chosen),
      duplicate: (chosen) =>
        passGate(projects.get(chosen.projectId) ?? null, () => openForm('copy', chosen)),
      remove: (chosen) => {
        setExpense(chosen);
        setIsDeleting(true);
      },
      viewReceipt: (chosen) => {
        const [file, other] = chosen.attachments;
        if (file?.type === 'application/pdf' && !other) void openPdf(file.key);
        else open('receipt')(chosen);
      },
    };
  }, [openPdf, passGate, projects, queryClient]);

  const project = expense ? projects.get(expense.projectId) : undefined;
  // What only shows an expense follows the list. A form keeps the one that it was opened with, so
  // that saving notices what another person changed.
  const present = expenses.find(({ id }) => id === expense?.id) ?? expense;

  const dialogState = (own: DialogKind) => ({
    // A project that is gone takes its dialogs along.
    isOpen: kind === own && project !== undefined,
    onOpenChange: (isOpen: boolean) => setKind(isOpen ? own : null),
  });
  // Keeps the last expense in a dialog while it fades out.
  const dialogs = expense && present && (
    <>
      <ExpenseDetailsDialog
        {...dialogState('details')}
        expense={present}
        currency={currencyOf(project)}
        author={authorName(project, present, userId)}
        canChange={canChangeNow(project)}
        onEdit={() => actions.edit(present)}
        onDuplicate={() => actions.duplicate(present)}
        onDelete={() => setIsDeleting(true)}
      />
      <ExpenseFormDialog {...dialogState('edit')} projectId={expense.projectId} expense={expense} />
      <ExpenseFormDialog {...dialogState('copy')} projectId={expense.projectId} copyOf={expense} />
      <ReceiptDialog
        {...dialogState('receipt')}
        files={present.attachments}
        subject={present.description}
      />
      <DeleteExpenseDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        expense={present}
        currency={currencyOf(project)}
        onDeleted={() => setKind(null)}
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
