import type { Attachment } from '#shared/attachment.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FileViewer } from './file-viewer.tsx';

export interface ReceiptDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  files: readonly Attachment[];
  /** What the receipt is for. */
  subject: string;
}

export function ReceiptDialog({ isOpen, onOpenChange, files, subject }: ReceiptDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Receipt" description={subject}>
      <FileViewer files={files} subject={subject} />
    </Dialog>
  );
}
