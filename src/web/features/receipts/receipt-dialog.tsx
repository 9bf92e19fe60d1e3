import { Dialog } from '../../ui/dialog.tsx';
import { ReceiptView } from './receipt-view.tsx';

export interface ReceiptDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  receipt: string;
  /** What the receipt is for. */
  subject: string;
}

export function ReceiptDialog({ isOpen, onOpenChange, receipt, subject }: ReceiptDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Receipt" description={subject}>
      <ReceiptView receipt={receipt} alt={`Receipt for ${subject}`} />
    </Dialog>
  );
}
