import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Contractor,
  type ContractorInput,
  contractorInputSchema,
  contractorSpecialties,
} from '#shared/contractor.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';

interface ContractorFormProps {
  /** The contractor to edit; a new one without. */
  contractor?: Contractor;
  /** A rejection is shown on the form, which keeps what was typed. */
  onSubmit: (input: ContractorInput) => Promise<unknown>;
  submitText: string;
  pendingText: string;
  /** Stands beside the submit button, such as a way back. */
  cancel?: ReactNode;
}

export function ContractorForm(props: ContractorFormProps) {
  const { contractor, onSubmit, submitText, pendingText, cancel } = props;
  const form = useForm({
    resolver: formResolver(contractorInputSchema),
    defaultValues: {
      name: contractor?.name ?? '',
      company: contractor?.company ?? '',
      email: contractor?.email ?? '',
      phone: contractor?.phone ?? '',
      specialty: contractor?.specialty ?? '',
      hourlyRate: contractor?.hourlyRate ?? '',
      notes: contractor?.notes ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((input) =>
    onSubmit(input).catch((error: unknown) => showFormError(form, error)),
  );
  const stored = contractor?.specialty;
  const specialties = [...new Set([...contractorSpecialties, ...(stored ? [stored] : [])])];

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
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
        {...form.register('hourlyRate')}
      />
      <TextAreaField label="Notes" error={errors.notes?.message} {...form.register('notes')} />
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <div className="mt-1 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        {cancel}
        <Button type="submit" isPending={isSubmitting} pendingText={pendingText}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
