import { useQuery } from '@tanstack/react-query';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { DocumentInput, documentInputSchema } from '#shared/document.ts';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { billsQuery } from '../bills/bill-queries.ts';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { kindOptions } from './document-kinds.ts';

export type DocumentValues = z.input<typeof documentInputSchema>;
type DocumentForm = UseFormReturn<DocumentValues, unknown, DocumentInput>;

interface DocumentFieldsProps {
  form: DocumentForm;
  projectId: number;
}

/** What a document is, whose it is, and until when it counts. */
export function DocumentFields({ form, projectId }: DocumentFieldsProps) {
  const { errors } = form.formState;
  const { data: contractors = [] } = useContractorsOf(projectId);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Kind"
          options={kindOptions}
          error={errors.kind?.message}
          {...form.register('kind')}
        />
        <TextField
          label="Expires on"
          optional
          type="date"
          error={errors.expiresOn?.message}
          {...form.register('expiresOn')}
        />
        <ReferenceField
          label="Contractor"
          optional
          emptyLabel="None"
          control={form.control}
          name="contractorId"
          options={contractors.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.contractorId?.message}
        />
        {kind === 'lien_waiver' && (
          <BillField control={form.control} projectId={projectId} error={errors.billId?.message} />
        )}
      </div>
      <TextAreaField
        label="Notes"
        optional
        rows={2}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
    </>
  );
}

interface BillFieldProps {
  control: Control<DocumentValues, unknown, DocumentInput>;
  projectId: number;
  error: string | undefined;
}

function BillField({ control, projectId, error }: BillFieldProps) {
  const { data: bills = [] } = useQuery(billsQuery(projectId));
  return (
    <ReferenceField
      label="For the bill"
      optional
      emptyLabel="All that was paid until now"
      control={control}
      name="billId"
      options={bills.map(({ id, title }) => ({ value: String(id), label: title }))}
      error={error}
    />
  );
}
