import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import * as z from 'zod/mini';
import { type DocumentInput, documentInputSchema } from '#shared/document.ts';
import type { Project } from '#shared/project.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { randomId } from '../../lib/random-id.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sharedProjectId } from '../projects/shared-project.ts';
import { DocumentFields, type DocumentValues } from './document-fields.tsx';
import { DocumentFilesField } from './document-files-field.tsx';
import { useAddDocuments } from './document-mutations.ts';
import { useDocumentFiles } from './use-document-files.ts';

export interface AddDocumentsDialogProps {
  project: Project;
  /** Whose they are, to start with. */
  contractorId: number | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddDocumentsDialog(props: AddDocumentsDialogProps) {
  const { isOpen, onOpenChange, project, contractorId } = props;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Add Documents">
      <AddDocumentsForm
        project={project}
        contractorId={contractorId}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

/** With files, each has its own title. */
const withFilesSchema = z.extend(documentInputSchema, { title: z.string() });

interface AddDocumentsFormProps extends Pick<AddDocumentsDialogProps, 'project' | 'contractorId'> {
  onDone: () => void;
}

function AddDocumentsForm({ project, contractorId, onDone }: AddDocumentsFormProps) {
  const uploads = useDocumentFiles(sharedProjectId(project));
  const { files, isUploading } = uploads;
  const usable = files.filter(({ problem }) => problem === null);
  const [requestKey] = useState(randomId);
  const add = useAddDocuments(uploads.remove);
  const form = useForm<DocumentValues, unknown, DocumentInput>({
    resolver: formResolver(usable.length > 0 ? withFilesSchema : documentInputSchema),
    defaultValues: {
      projectId: project.id,
      title: '',
      kind: 'contract',
      contractorId,
      billId: null,
      expiresOn: '',
      notes: '',
    },
  });
  const saving = useFormSaving(form, async (input) => {
    const added = usable.map(({ id, title, key }) => ({
      requestKey: id,
      input: { ...input, key, title: title.trim() || 'Document' },
    }));
    await add.mutateAsync(added.length > 0 ? added : [{ input, requestKey }]);
    toast(added.length > 1 ? `${added.length} documents added` : 'Document added');
    onDone();
  });
  const count = usable.length > 1 ? `${usable.length} Documents` : 'Document';
  return (
    <DialogForm
      saving={{
        ...saving,
        isSaving: saving.isSaving || isUploading,
        problem:
          saving.problem ??
          (files.length > usable.length
            ? 'The files that cannot be used are left out.'
            : undefined),
        hasChanges: () => saving.hasChanges() || files.length > 0,
      }}
      submitText={`Add ${count}`}
      pendingText={isUploading ? 'Uploading...' : 'Adding...'}
      hasCancel
    >
      <DocumentFilesField uploads={uploads} />
      {usable.length === 0 && (
        <TextField
          label="Title"
          placeholder="e.g. Liability insurance 2026"
          autoComplete="off"
          hint="Without a file, only these facts are kept."
          error={form.formState.errors.title?.message}
          {...form.register('title')}
        />
      )}
      <DocumentFields form={form} projectId={project.id} />
    </DialogForm>
  );
}
