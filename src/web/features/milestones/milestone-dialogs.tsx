import { useState } from 'react';
import type { Milestone } from '#shared/milestone.ts';
import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DeleteRecordDialog } from '../activity/delete-record-dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { CompletedOnDialog } from './completed-on-dialog.tsx';
import { MilestoneForm, type MilestoneStart } from './milestone-form.tsx';
import {
  useCreateMilestone,
  useDeleteMilestone,
  useUpdateMilestone,
} from './milestone-mutations.ts';

interface DialogState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddMilestoneDialog({
  projectId,
  start,
  isOpen,
  onOpenChange,
}: DialogState & { projectId: number; start?: MilestoneStart }) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Add Milestone">
      <NewMilestoneForm projectId={projectId} start={start} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface NewMilestoneFormProps {
  projectId: number;
  start: MilestoneStart | undefined;
  onDone: () => void;
}

function NewMilestoneForm({ projectId, start, onDone }: NewMilestoneFormProps) {
  const createMilestone = useCreateMilestone();
  return (
    <MilestoneForm
      projectId={projectId}
      start={start}
      submitText="Add Milestone"
      pendingText="Adding..."
      onSubmit={async (input) => {
        await createMilestone.mutateAsync(input);
        onDone();
      }}
    />
  );
}

const loadFiles = codePart(async () => (await import('./milestone-files.tsx')).MilestoneFiles);

function EditMilestoneDialog({
  milestone,
  isOpen,
  onOpenChange,
}: DialogState & { milestone: Milestone }) {
  const updateMilestone = useUpdateMilestone();
  // Without them, the milestone can still be edited.
  const Files = useCodePart(loadFiles, isOpen, () => undefined);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Edit Milestone">
      <MilestoneForm
        projectId={milestone.projectId}
        milestone={milestone}
        more={
          <>
            {Files && <Files milestone={milestone} />}
            <RecordHistory
              kind="milestone"
              recordId={milestone.id}
              projectId={milestone.projectId}
            />
          </>
        }
        submitText="Save Changes"
        pendingText="Saving..."
        onSubmit={async (input) => {
          await updateMilestone.mutateAsync({ id: milestone.id, input });
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

function DeleteMilestoneDialog({
  milestone,
  isOpen,
  onOpenChange,
}: DialogState & { milestone: Milestone }) {
  const deleteMilestone = useDeleteMilestone();
  return (
    <DeleteRecordDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      kind="milestone"
      record={milestone}
      noun="Milestone"
      name={milestone.title}
      description="Are you sure you want to delete this milestone? This action cannot be undone."
      onDelete={deleteMilestone.mutateAsync}
    />
  );
}

/** The milestone that a dialog is about. */
interface ChosenMilestone {
  milestone: Milestone;
  action: 'edit' | 'delete' | 'date';
  isOpen: boolean;
}

export type ChooseMilestone = (chosen: ChosenMilestone) => void;

/**
 * One set of dialogs for the whole timeline. `choose` never changes, so that items stay memoized.
 */
export function useMilestoneDialogs() {
  const [chosen, choose] = useState<ChosenMilestone | null>(null);
  // Keeps the milestone in its dialog while the dialog fades out.
  const dialogState = (action: ChosenMilestone['action']) => ({
    isOpen: chosen?.action === action && chosen.isOpen,
    onOpenChange: (isOpen: boolean) => choose((current) => current && { ...current, isOpen }),
  });
  const dialogs = chosen && (
    <>
      <EditMilestoneDialog {...dialogState('edit')} milestone={chosen.milestone} />
      <CompletedOnDialog {...dialogState('date')} milestone={chosen.milestone} />
      <DeleteMilestoneDialog {...dialogState('delete')} milestone={chosen.milestone} />
    </>
  );
  return { choose: choose as ChooseMilestone, dialogs };
}
