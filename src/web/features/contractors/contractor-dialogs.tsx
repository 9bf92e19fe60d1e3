import { useState } from 'react';
import { toast } from 'sonner';
import type { Contractor } from '#shared/contractor.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { ContractorForm } from './contractor-form.tsx';
import { useDeleteContractor, useUpdateContractor } from './contractor-mutations.ts';

interface ContractorDialogProps {
  contractor: Contractor;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function EditContractorDialog({ contractor, isOpen, onOpenChange }: ContractorDialogProps) {
  const updateContractor = useUpdateContractor();
  const project = useSelectedProject();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Edit Contractor">
      <ContractorForm
        contractor={contractor}
        projectId={project?.id}
        history={
          project && (
            <RecordHistory kind="contractor" recordId={contractor.id} projectId={project.id} />
          )
        }
        submitText="Save Changes"
        pendingText="Saving..."
        onSubmit={async (input) => {
          await updateContractor.mutateAsync({ id: contractor.id, input });
          toast('Contractor updated successfully');
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

interface DeleteContractorDialogProps extends ContractorDialogProps {
  onDeleted?: (() => void) | undefined;
}

function DeleteContractorDialog(props: DeleteContractorDialogProps) {
  const { contractor, isOpen, onOpenChange, onDeleted } = props;
  const deleteContractor = useDeleteContractor();
  const project = useSelectedProject();
  const offerUndo = useOfferUndo();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Contractor"
      subject={contractor.name}
      description="Are you sure you want to delete this contractor? Their expenses stay in your projects, without the contractor. This action cannot be undone."
      confirmText="Delete Contractor"
      pendingText="Deleting..."
      onConfirm={async () => {
        try {
          await deleteContractor.mutateAsync(contractor.id);
        } catch (error) {
          toast.error('Error', { description: 'Failed to delete contractor' });
          throw error;
        }
        offerUndo({
          kind: 'contractor',
          recordId: contractor.id,
          projectId: project?.id,
          title: 'Success',
          description: 'Contractor deleted successfully',
        });
        onDeleted?.();
      }}
    />
  );
}

export interface ContractorChangeProps extends DeleteContractorDialogProps {
  action: 'edit' | 'delete';
}

/** Edits or deletes a contractor. */
export function ContractorChange({ action, isOpen, onDeleted, ...dialog }: ContractorChangeProps) {
  return (
    <>
      <EditContractorDialog {...dialog} isOpen={isOpen && action === 'edit'} />
      <DeleteContractorDialog
        {...dialog}
        isOpen={isOpen && action === 'delete'}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** The contractor that a dialog is about. */
interface ChosenContractor {
  contractor: Contractor;
  action: 'edit' | 'delete';
  isOpen: boolean;
}

export type ChooseContractor = (chosen: ChosenContractor) => void;

/** One pair of dialogs for the whole list. `choose` never changes, so that cards stay memoized. */
export function useContractorDialogs() {
  const [chosen, choose] = useState<ChosenContractor | null>(null);
  // Keeps the contractor in its dialog while the dialog fades out.
  const dialogs = chosen && (
    <ContractorChange
      {...chosen}
      onOpenChange={(isOpen) => choose((current) => current && { ...current, isOpen })}
    />
  );
  return { choose: choose as ChooseContractor, dialogs };
}
