import { useForm } from 'react-hook-form';
import { documentInputSchema, documentSchema, type StoredDocument } from '#shared/document.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { DocumentFields, type DocumentValues } from './document-fields.tsx';
import { useUpdateDocument } from './document-mutations.ts';

export interface DocumentFormDialogProps {
  document: StoredDocument;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DocumentFormDialog({ document, isOpen, onOpenChange }: DocumentFormDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Edit Document">
      <DocumentForm document={document} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DocumentForm({ document, onDone }: { document: StoredDocument; onDone: () => void }) {
  const { id, projectId } = document;
  const update = useUpdateDocument(id);
  const form = useForm({
    resolver: formResolver(documentInputSchema),
    defaultValues: startValues(document),
  });
  const conflict = useConflict(form, {
    kind: 'document',
    record: document,
    projectId,
    schema: documentSchema,
    toValues: startValues,
  });
  const saving = useFormSaving(
    form,
    async (input) => {
      await update.mutateAsync(conflict.versioned(input));
      onDone();
    },
    conflict.showError,
  );
  return (
    <DialogForm saving={saving} submitText="Save Changes" pendingText="Saving..." hasCancel>
      <TextField
        label="Title"
        autoComplete="off"
        error={form.formState.errors.title?.message}
        {...form.register('title')}
      />
      <DocumentFields form={form} projectId={projectId} />
      <RecordHistory kind="document" recordId={id} projectId={projectId} />
      {conflict.panel}
    </DialogForm>
  );
}

function startValues(document: StoredDocument): DocumentValues {
  const { projectId, title, kind, contractorId, billId, expiresOn, notes } = document;
  return {
    projectId,
    title,
    kind,
    contractorId,
    billId,
    expiresOn: expiresOn ?? '',
    notes: notes ?? '',
  };
}
