import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { BillFormDialogProps } from './bill-form-dialog.tsx';
import type { BillPaymentDialogProps } from './bill-payment-dialog.tsx';

const loadForm = codePart(async () => (await import('./bill-form-dialog.tsx')).BillFormDialog);
const loadPayment = codePart(
  async () => (await import('./bill-payment-dialog.tsx')).BillPaymentDialog,
);

/** Each form in a file of its own, for pages and dialogs that open it. */
export function BillFormDialog(props: BillFormDialogProps) {
  return <LazyDialog load={loadForm} dialog={props} />;
}

export function BillPaymentDialog(props: BillPaymentDialogProps) {
  return <LazyDialog load={loadPayment} dialog={props} />;
}
