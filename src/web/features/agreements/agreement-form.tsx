import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Agreement, agreementSchema } from '#shared/agreement.ts';
import {
  type AgreementInput,
  type AgreementUpdate,
  agreementInputSchema,
} from '#shared/agreement-input.ts';
import { toCalendarDate } from '#shared/dates.ts';
import { FormAround } from '../../lib/form-around.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { ContractorField } from '../contractors/contractor-field.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { useCurrency } from '../projects/use-currency.ts';
import { ScheduleFields, toScheduleDraft } from './schedule-fields.tsx';
import { scheduleNote } from './schedule-note.ts';
import { HoldbackField, TermsFields } from './terms-fields.tsx';

const statusOptions = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed: nothing more will be billed' },
  { value: 'void', label: 'Void: it never counted' },
];

/** What a new agreement starts with. */
export interface AgreementStart {
  title?: string;
  contractorId?: number | null;
  planLineId?: number | null;
}

interface AgreementFormProps {
  projectId: number;
  /** The agreement to edit; without it, the form creates one. */
  agreement?: Agreement | undefined;
  start?: AgreementStart | undefined;
  history?: ReactNode;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: AgreementInput & AgreementUpdate) => Promise<unknown>;
}

/** What was agreed with a contractor. It loads the contractors and lines to choose from itself. */
export function AgreementForm(props: AgreementFormProps) {
  const { projectId, agreement, start, history, onSubmit } = props;
  const form = useForm({
    resolver: formResolver(agreementInputSchema),
    defaultValues: startValues(projectId, agreement, start),
  });
  const { errors } = form.formState;
  const [schedule, amount] = useWatch({ control: form.control, name: ['schedule', 'amount'] });
  const currency = useCurrency(projectId);
  const { data: contractors = [] } = useContractorsOf(projectId);
  const { data: lines = [] } = useQuery(planLinesQuery(projectId));
  const conflict = useConflict(form, {
    kind: 'agreement',
    record: agreement,
    projectId,
    schema: agreementSchema,
    toValues: (stored) => startValues(projectId, stored),
    nameOf: (id, field) =>
      field === 'planLineId'
        ? lines.find((line) => line.id === id)?.title
        : contractors.find((contractor) => contractor.id === id)?.name,
  });
  const saving = useFormSaving(
    form,
    (input) => onSubmit(conflict.versioned(input)),
    conflict.showError,
  );

  return (
    <FormAround value={form}>
      <DialogForm
        saving={saving}
        submitText={agreement ? 'Save Changes' : 'Add Agreement'}
        pendingText={agreement ? 'Saving...' : 'Adding...'}
        hasCancel
      >
        <TextField
          label="Title"
          placeholder="e.g. Cabinets, built and installed"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <div className="grid gap-4 min-[22rem]:grid-cols-2">
          <MoneyField
            label="Amount agreed"
            currency={currency}
            placeholder="0.00"
            error={errors.amount?.message}
            {...form.register('amount', typedAmount)}
          />
          <HoldbackField />
        </div>
        <p className="-mt-2 text-sm text-ink-soft">
          Hold-back is the share of each bill that you keep until the work is finished.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <ContractorField
            projectId={projectId}
            control={form.control}
            name="contractorId"
            error={errors.contractorId?.message}
          />
          <TermsFields projectId={projectId} />
          {agreement && (
            <SelectField
              label="Status"
              options={statusOptions}
              error={errors.status?.message}
              {...form.register('status')}
            />
          )}
        </div>
        <ScheduleFields
          projectId={projectId}
          currency={currency}
          note={scheduleNote(schedule ?? [], amount, currency)}
        />
        {history}
        {conflict.panel}
      </DialogForm>
    </FormAround>
  );
}

function startValues(projectId: number, agreement?: Agreement, start: AgreementStart = {}) {
  return {
    projectId,
    title: agreement?.title ?? start.title ?? '',
    contractorId: agreement ? agreement.contractorId : (start.contractorId ?? null),
    planLineId: agreement ? agreement.planLineId : (start.planLineId ?? null),
    amount: agreement?.amount ?? '',
    holdbackPercent: agreement?.holdbackPercent ?? 0,
    agreedOn: agreement ? (agreement.agreedOn ?? '') : toCalendarDate(new Date()),
    finishOn: agreement?.finishOn ?? '',
    schedule: toScheduleDraft(agreement?.schedule ?? []),
    status: agreement?.status ?? ('open' as const),
  };
}
