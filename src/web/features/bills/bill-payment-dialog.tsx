import { toast } from 'sonner';
import type { Bill } from '#shared/bill.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { EXPENSE_TOAST_MS } from '../../config/timings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isPlanLimit } from '../billing/plan-limit.ts';
import { useExpenseGate } from '../expenses/use-expense-gate.ts';
import { sharedProjectId } from '../projects/shared-project.ts';
import { usePayBill } from './bill-mutations.ts';
import { BillPaymentForm } from './bill-payment-form.tsx';

export interface BillPaymentDialogProps {
  project: Project;
  bill: Bill;
  /** Whether it pays what was held back instead of what is due. */
  isHoldback?: boolean | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Records a payment of a bill, which is an expense. A full plan shows the way to upgrade. */
export function BillPaymentDialog(props: BillPaymentDialogProps) {
  const { project, bill, isHoldback = false, isOpen, onOpenChange } = props;
  const gate = useExpenseGate();
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={isHoldback ? 'Release Hold-back' : 'Record Payment'}
        description={bill.title}
      >
        <NewPayment
          project={project}
          bill={bill}
          isHoldback={isHoldback}
          onDone={() => onOpenChange(false)}
          onPlanFull={() => gate.showLimit(project)}
        />
      </Dialog>
      {gate.modal}
    </>
  );
}

interface NewPaymentProps {
  project: Project;
  bill: Bill;
  isHoldback: boolean;
  onDone: () => void;
  onPlanFull: () => void;
}

function NewPayment({ project, bill, isHoldback, onDone, onPlanFull }: NewPaymentProps) {
  const pay = usePayBill(bill.id);
  return (
    <BillPaymentForm
      bill={bill}
      isHoldback={isHoldback}
      sharedProjectId={sharedProjectId(project)}
      onSubmit={async (input) => {
        try {
          await pay.mutateAsync(input);
        } catch (error) {
          if (isPlanLimit(error)) onPlanFull();
          throw error;
        }
        toast('Payment recorded', {
          description: `${formatMoney(input.amount, project.currency)} for ${bill.title}`,
          duration: EXPENSE_TOAST_MS,
        });
        onDone();
      }}
    />
  );
}
