import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ChangeOrder } from '#shared/change-order.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { sharedProjectId } from '../projects/shared-project.ts';
import { changeDraftSchema, draftedTerms } from './change-draft.ts';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeFields } from './change-fields.tsx';
import type { ChangeSubject } from './change-subject.ts';
import type { ChosenFile } from './chosen-files.ts';
import { ChosenFilesField } from './chosen-files-field.tsx';
import { useAskChange } from './use-ask-change.ts';

export interface AskChangeDialogProps {
  subject: ChangeSubject;
  /** The change is there, and waits for the contractor. */
  onAsked: (change: ChangeOrder) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The homeowner asks for a change; the contractor decides it. */
export function AskChangeDialog({ subject, onAsked, isOpen, onOpenChange }: AskChangeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ask for a Change"
      description={`Of “${subject.agreement.title}”. It counts when ${subject.contractor.name} accepts it.`}
    >
      <AskChangeForm subject={subject} onAsked={onAsked} />
    </Dialog>
  );
}

function AskChangeForm({ subject, onAsked }: Pick<AskChangeDialogProps, 'subject' | 'onAsked'>) {
  const { agreement, contractor, project } = subject;
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const ask = useAskChange({
    contractorId: contractor.id,
    sharedProjectId: sharedProjectId(project),
  });
  const form = useForm({
    resolver: formResolver(changeDraftSchema),
    defaultValues: {
      title: '',
      reason: '',
      costs: 'more' as const,
      amountDelta: '',
      takes: 'more' as const,
      daysDelta: '',
    },
  });
  const { errors } = form.formState;
  const [costs, amountDelta, takes, daysDelta] = useWatch({
    control: form.control,
    name: ['costs', 'amountDelta', 'takes', 'daysDelta'],
  });
  const saving = useFormSaving(form, async (input) => {
    onAsked(await ask.mutateAsync({ ...input, agreementId: agreement.id, files }));
  });
  return (
    <DialogForm
      saving={{ ...saving, hasChanges: () => saving.hasChanges() || files.length > 0 }}
      submitText="Ask for This Change"
      pendingText={files.length > 0 ? 'Uploading...' : 'Saving...'}
      hasCancel
    >
      <ChangeFields
        currency={project.currency}
        field={(name) => form.register(name, name === 'amountDelta' ? typedAmount : {})}
        errorOf={(name) => errors[name]?.message}
        titleHint="e.g. Heated floor in the bathroom"
      />
      <ChosenFilesField files={files} onChange={setFiles} />
      <ChangeEffect
        subject={subject}
        change={draftedTerms({ costs, amountDelta, takes, daysDelta })}
      />
    </DialogForm>
  );
}
