import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ChangeOrder, changeOrderSchema } from '#shared/change-order.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { sharedProjectId } from '../projects/shared-project.ts';
import { changeDraftSchema, draftedTerms, toChangeDraft } from './change-draft.ts';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeFields } from './change-fields.tsx';
import { changeFilesQuery } from './change-order-queries.ts';
import type { ChangeSubject } from './change-subject.ts';
import type { ChosenFile } from './chosen-files.ts';
import { ChosenFilesField } from './chosen-files-field.tsx';
import { useSaveChange } from './use-save-change.ts';

export interface ChangeFormDialogProps {
  subject: ChangeSubject;
  /** The open change to edit; without it, the homeowner asks for a new one. */
  change?: ChangeOrder | undefined;
  /** The change is there, and waits for the contractor. */
  onSaved: (change: ChangeOrder) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The homeowner asks for a change, or edits it as long as nobody has decided. */
export function ChangeFormDialog({ isOpen, onOpenChange, ...form }: ChangeFormDialogProps) {
  const { agreement, contractor } = form.subject;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={form.change ? 'Edit Change' : 'Ask for a Change'}
      description={
        form.change
          ? `${contractor.name} sees the new terms at once, also by a link that you sent before.`
          : `Of “${agreement.title}”. It counts when ${contractor.name} accepts it.`
      }
    >
      <ChangeForm {...form} />
    </Dialog>
  );
}

type ChangeFormProps = Omit<ChangeFormDialogProps, 'isOpen' | 'onOpenChange'>;

function ChangeForm({ subject, change, onSaved }: ChangeFormProps) {
  const { agreement, contractor, project } = subject;
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [removedIds, setRemovedIds] = useState<number[]>([]);
  const { data: stored = [] } = useQuery({ ...changeFilesQuery(project.id), enabled: !!change });
  const kept = stored.filter(
    ({ id, changeOrderId }) => changeOrderId === change?.id && !removedIds.includes(id),
  );
  const save = useSaveChange({
    changeId: change?.id,
    contractorId: contractor.id,
    sharedProjectId: sharedProjectId(project),
  });
  const form = useForm({
    resolver: formResolver(changeDraftSchema),
    defaultValues: toChangeDraft(change),
  });
  const { errors } = form.formState;
  const [costs, amountDelta, takes, daysDelta] = useWatch({
    control: form.control,
    name: ['costs', 'amountDelta', 'takes', 'daysDelta'],
  });
  const conflict = useConflict(form, {
    kind: 'change_order',
    record: change,
    projectId: project.id,
    schema: changeOrderSchema,
    toValues: toChangeDraft,
  });
  const saving = useFormSaving(
    form,
    async (input) => {
      const versioned = conflict.versioned(input);
      onSaved(
        await save.mutateAsync({ ...versioned, agreementId: agreement.id, files, removedIds }),
      );
    },
    conflict.showError,
  );
  const hasFileChanges = files.length > 0 || removedIds.length > 0;
  return (
    <DialogForm
      saving={{ ...saving, hasChanges: () => saving.hasChanges() || hasFileChanges }}
      submitText={change ? 'Save Changes' : 'Ask for This Change'}
      pendingText={files.length > 0 ? 'Uploading...' : 'Saving...'}
      hasCancel
    >
      <ChangeFields
        currency={project.currency}
        field={(name) => form.register(name, name === 'amountDelta' ? typedAmount : {})}
        errorOf={(name) => errors[name]?.message}
        titleHint="e.g. Heated floor in the bathroom"
      />
      <ChosenFilesField
        files={files}
        onChange={setFiles}
        stored={kept}
        onRemoveStored={(id) => setRemovedIds([...removedIds, id])}
      />
      <ChangeEffect
        subject={subject}
        change={draftedTerms({ costs, amountDelta, takes, daysDelta })}
      />
      {conflict.panel}
    </DialogForm>
  );
}
