import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type Contractor, contractorSchema } from '#shared/contractor.ts';
import {
  type ContractorInput,
  type ContractorUpdate,
  contractorInputSchema,
  contractorSpecialties,
} from '#shared/contractor-input.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { useConflict } from '../activity/use-conflict.tsx';

export interface ContractorStart {
  name?: string;
  specialty?: string;
  phone?: string;
}

interface ContractorFormProps {
  /** The contractor to edit; without it, the form creates one. */
  contractor?: Contractor;
  /** What a new one starts with. */
  start?: ContractorStart | undefined;
  /** A project whose activity tells what happened to the contractor. */
  projectId?: number | undefined;
  history?: ReactNode;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: ContractorInput & ContractorUpdate) => Promise<unknown>;
  submitText: string;
  pendingText: string;
}

export function ContractorForm(props: ContractorFormProps) {
  const { contractor, start = {}, projectId, history, onSubmit, submitText, pendingText } = props;
  const form = useForm({
    resolver: formResolver(contractorInputSchema),
    defaultValues: { ...startValues(contractor), ...start },
  });
  const { errors } = form.formState;
  const conflict = useConflict(form, {
    kind: 'contractor',
    record: contractor,
    projectId,
    schema: contractorSchema,
    toValues: startValues,
  });
  const saving = useFormSaving(
    form,
    (input) => onSubmit(conflict.versioned(input)),
    conflict.showError,
  );
  const stored = contractor?.specialty;
  const specialties = [...new Set([...contractorSpecialties, ...(stored ? [stored] : [])])];

  return (
    <DialogForm saving={saving} submitText={submitText} pendingText={pendingText} hasCancel>
      <TextField label="Name *" error={errors.name?.message} {...form.register('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Company" error={errors.company?.message} {...form.register('company')} />
        <SelectField
          label="Specialty"
          emptyLabel="Not chosen"
          options={specialties.map((specialty) => ({ value: specialty, label: specialty }))}
          error={errors.specialty?.message}
          {...form.register('specialty')}
        />
        <TextField
          label="Email"
          type="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <MoneyField
        label="Hourly rate"
        error={errors.hourlyRate?.message}
        {...form.register('hourlyRate', typedAmount)}
      />
      <TextAreaField label="Notes" error={errors.notes?.message} {...form.register('notes')} />
      {history}
      {conflict.panel}
    </DialogForm>
  );
}

function startValues(contractor: Contractor | undefined) {
  return {
    name: contractor?.name ?? '',
    company: contractor?.company ?? '',
    email: contractor?.email ?? '',
    phone: contractor?.phone ?? '',
    specialty: contractor?.specialty ?? '',
    hourlyRate: contractor?.hourlyRate ?? '',
    notes: contractor?.notes ?? '',
  };
}
