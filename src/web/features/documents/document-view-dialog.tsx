import { Dialog } from '../../ui/dialog.tsx';
import { ReceiptImage } from '../receipts/receipt-image.tsx';

export interface DocumentViewDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  fileKey: string;
}

/** The picture of a paper. */
export function DocumentViewDialog(props: DocumentViewDialogProps) {
  const { isOpen, onOpenChange, title, fileKey } = props;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <ReceiptImage receiptKey={fileKey} alt={title} />
    </Dialog>
  );
}
