import { useState } from 'react';
import type { Bill } from '#shared/bill.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { DeleteRecordDialog } from '../activity/delete-record-dialog.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import type { BillStart } from './bill-form.tsx';
import { useDeleteBill } from './bill-mutations.ts';
import { BillFormDialog, BillPaymentDialog } from './lazy-bill-dialogs.tsx';

interface Chosen {
  action: 'save' | 'remove' | 'pay';
  bill?: Bill;
  start?: BillStart;
  isHoldback?: boolean;
  isOpen: boolean;
}

/** The dialogs of bills, for any page that lists them. */
export function useBillDialogs(project: Project) {
  const [chosen, choose] = useState<Chosen | null>(null);
  // Keeps the bill in its dialog while the dialog fades out.
  const dialogState = (action: Chosen['action']) => ({
    isOpen: chosen?.action === action && chosen.isOpen,
    onOpenChange: (isOpen: boolean) => choose((current) => current && { ...current, isOpen }),
  });
  const { bill, start, isHoldback } = chosen ?? {};
  return {
    add: (wanted: BillStart) => choose({ action: 'save', start: wanted, isOpen: true }),
    edit: (edited: Bill) => choose({ action: 'save', bill: edited, isOpen: true }),
    remove: (removed: Bill) => choose({ action: 'remove', bill: removed, isOpen: true }),
    pay: (paid: Bill, ofHoldback: boolean) =>
      choose({ action: 'pay', bill: paid, isHoldback: ofHoldback, isOpen: true }),
    dialogs: chosen && (
      <>
        <BillFormDialog {...dialogState('save')} projectId={project.id} bill={bill} start={start} />
        {bill && (
          <>
            <BillPaymentDialog
              {...dialogState('pay')}
              project={project}
              bill={bill}
              isHoldback={isHoldback}
            />
            <DeleteBillDialog {...dialogState('remove')} bill={bill} />
          </>
        )}
      </>
    ),
  };
}

interface DeleteBillDialogProps {
  bill: Bill;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteBillDialog({ bill, isOpen, onOpenChange }: DeleteBillDialogProps) {
  const currency = useCurrency(bill.projectId);
  const remove = useDeleteBill();
  return (
    <DeleteRecordDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      kind="bill"
      record={bill}
      noun="Bill"
      name={bill.title}
      amount={formatMoney(bill.amount, currency)}
      description="Its payments stay as expenses."
      onDelete={remove.mutateAsync}
    />
  );
}
