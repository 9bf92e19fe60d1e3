import type { Bill } from '#shared/bill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { BillForm, type BillStart } from './bill-form.tsx';
import { useSaveBill } from './bill-mutations.ts';

export interface BillFormDialogProps {
  projectId: number;
  /** The bill to edit; without it, a new one. */
  bill?: Bill | undefined;
  /** What a new one starts with, such as its agreement or its line. */
  start?: BillStart | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Adds or edits a bill, and closes when the figures on the page are fresh. */
export function BillFormDialog({ isOpen, onOpenChange, ...form }: BillFormDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={form.bill ? 'Edit Bill' : 'Add Bill'}
    >
      <SavedBillForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface SavedBillFormProps extends Omit<BillFormDialogProps, 'isOpen' | 'onOpenChange'> {
  onDone: () => void;
}

function SavedBillForm({ projectId, bill, start, onDone }: SavedBillFormProps) {
  const save = useSaveBill(bill?.id);
  return (
    <BillForm
      projectId={projectId}
      bill={bill}
      start={start}
      history={bill && <RecordHistory kind="bill" recordId={bill.id} projectId={projectId} />}
      onSubmit={async (input) => {
        await save.mutateAsync(input);
        onDone();
      }}
    />
  );
}
