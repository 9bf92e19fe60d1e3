import { Pencil, Receipt, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Expense } from '#shared/expense.ts';
import { IconButton } from '../../ui/button.tsx';
import type { ExpenseActions } from './expense-dialogs.tsx';
import { receiptOf } from './expense-receipt.ts';

interface ExpenseRowActionsProps {
  expense: Expense;
  canChange: boolean;
  actions: ExpenseActions;
}

/** Duplicate is in the details: a button more in each row makes a long list slower to draw. */
export function ExpenseRowActions({ expense, canChange, actions }: ExpenseRowActionsProps) {
  const { description } = expense;
  const receipt = receiptOf(expense);
  return (
    <div className="flex justify-end">
      {receipt && (
        <IconButton
          label={`View receipt of ${description}`}
          onClick={() => actions.viewReceipt(expense)}
        >
          <ReceiptMark key={receipt} thumbnailUrl={expense.thumbnailUrl} />
        </IconButton>
      )}
      {canChange && (
        <>
          <IconButton label={`Edit ${description}`} onClick={() => actions.edit(expense)}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${description}`} onClick={() => actions.remove(expense)}>
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

function ReceiptMark({ thumbnailUrl }: { thumbnailUrl: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!thumbnailUrl || isBroken) return <Receipt className="size-4" aria-hidden="true" />;
  return (
    <img
      src={thumbnailUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBroken(true)}
      className="size-7 rounded-sm border border-line object-cover"
    />
  );
}
