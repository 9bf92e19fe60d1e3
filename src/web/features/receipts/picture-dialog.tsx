import { Dialog } from '../../ui/dialog.tsx';
import { ReceiptImage } from './receipt-image.tsx';

export interface PictureDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  fileKey: string;
}

/** A stored picture. */
export function PictureDialog(props: PictureDialogProps) {
  const { isOpen, onOpenChange, title, fileKey } = props;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <ReceiptImage receiptKey={fileKey} alt={title} />
    </Dialog>
  );
}
