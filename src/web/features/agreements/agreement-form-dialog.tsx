import type { Agreement } from '#shared/agreement.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { AgreementForm, type AgreementStart } from './agreement-form.tsx';
import { useSaveAgreement } from './agreement-mutations.ts';

export interface AgreementFormDialogProps {
  projectId: number;
  /** The agreement to edit; without it, a new one. */
  agreement?: Agreement | undefined;
  /** What a new one starts with, such as its contractor or its line. */
  start?: AgreementStart | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Adds or edits an agreement, and closes when the figures on the page are fresh. */
export function AgreementFormDialog({ isOpen, onOpenChange, ...form }: AgreementFormDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={form.agreement ? 'Edit Agreement' : 'Add Agreement'}
    >
      <SavedAgreementForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface SavedAgreementFormProps
  extends Omit<AgreementFormDialogProps, 'isOpen' | 'onOpenChange'> {
  onDone: () => void;
}

function SavedAgreementForm(props: SavedAgreementFormProps) {
  const { projectId, agreement, start, onDone } = props;
  const save = useSaveAgreement(agreement?.id);
  return (
    <AgreementForm
      projectId={projectId}
      agreement={agreement}
      start={start}
      history={
        agreement && (
          <RecordHistory kind="agreement" recordId={agreement.id} projectId={projectId} />
        )
      }
      onSubmit={async (input) => {
        await save.mutateAsync(input);
        onDone();
      }}
    />
  );
}
