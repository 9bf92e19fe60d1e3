import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { RecordOfProject } from './activity-api.ts';
import { useOfferUndo } from './use-offer-undo.ts';

interface DeleteRecordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  kind: RecordOfProject['kind'];
  record: { id: number; projectId: number };
  /** As titles and buttons write it: "Milestone". */
  noun: string;
  name: string;
  amount?: string;
  description: string;
  onDelete: (recordId: number) => Promise<unknown>;
}

/** Asks before a record of a project is deleted, and then offers to take it back. */
export function DeleteRecordDialog(props: DeleteRecordDialogProps) {
  const { kind, record, noun, name, onDelete, ...dialog } = props;
  const offerUndo = useOfferUndo();
  return (
    <ConfirmDialog
      {...dialog}
      title={`Delete ${noun}`}
      subject={name}
      confirmText={`Delete ${noun}`}
      pendingText="Deleting..."
      onConfirm={async () => {
        await onDelete(record.id);
        offerUndo({
          kind,
          recordId: record.id,
          projectId: record.projectId,
          title: `${noun} deleted`,
          description: name,
        });
      }}
    />
  );
}
