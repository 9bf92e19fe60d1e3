import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { plainAmount } from '#shared/amount-input.ts';
import { type Bill, billSchema } from '#shared/bill.ts';
import { type BillInput, type BillUpdate, billInputSchema } from '#shared/bill-input.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { agreementsQuery } from '../agreements/agreement-queries.ts';
import { milestonesQuery } from '../milestones/milestone-queries.ts';
import { PlanLineField } from '../plan-lines/plan-line-field.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { useCurrency } from '../projects/use-currency.ts';

/** What a new bill starts with. */
export interface BillStart {
  title?: string;
  agreementId?: number | null;
  planLineId?: number | null;
}

interface BillFormProps {
  projectId: number;
  /** The bill to edit; without it, the form creates one. */
  bill?: Bill | undefined;
  start?: BillStart | undefined;
  history?: ReactNode;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: BillInput & BillUpdate) => Promise<unknown>;
}

/** A bill. It loads the agreements and lines to choose from itself. */
export function BillForm({ projectId, bill, start, history, onSubmit }: BillFormProps) {
  const form = useForm({
    resolver: formResolver(billInputSchema),
    defaultValues: startValues(projectId, bill, start),
  });
  const { errors } = form.formState;
  const currency = useCurrency(projectId);
  const { data: agreements = [] } = useQuery(agreementsQuery(projectId));
  const { data: lines = [] } = useQuery(planLinesQuery(projectId));
  const { data: milestones = [] } = useQuery(milestonesQuery(projectId));
  const agreementId = useWatch({ control: form.control, name: 'agreementId' });
  const agreement = agreements.find(({ id }) => id === agreementId);
  const takesLine = agreement != null && agreement.planLineId !== null;
  const percent = bill ? 0 : (agreement?.holdbackPercent ?? 0);
  const conflict = useConflict(form, {
    kind: 'bill',
    record: bill,
    projectId,
    schema: billSchema,
    toValues: (stored) => startValues(projectId, stored),
    nameOf: (id, field) => {
      const records = { agreementId: agreements, planLineId: lines, milestoneId: milestones };
      const named = records[field as keyof typeof records] ?? [];
      return named.find((record) => record.id === id)?.title;
    },
  });
  const saving = useFormSaving(
    form,
    (input) => onSubmit(conflict.versioned(input)),
    conflict.showError,
  );

  return (
    <DialogForm
      saving={saving}
      submitText={bill ? 'Save Changes' : 'Add Bill'}
      pendingText={bill ? 'Saving...' : 'Adding...'}
      hasCancel
    >
      <TextField
        label="Title"
        placeholder="e.g. First bill"
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <MoneyField
          label="Amount"
          currency={currency}
          placeholder="0.00"
          error={errors.amount?.message}
          {...form.register('amount', typedAmount)}
        />
        <TextField
          label="Due date"
          optional
          type="date"
          error={errors.dueOn?.message}
          {...form.register('dueOn')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ReferenceField
          label="Agreement"
          optional
          emptyLabel="None"
          control={form.control}
          name="agreementId"
          options={agreements
            .filter(({ id, status }) => status === 'open' || id === bill?.agreementId)
            .map(({ id, title }) => ({ value: String(id), label: title }))}
          error={errors.agreementId?.message}
        />
        {!takesLine && (
          <PlanLineField
            projectId={projectId}
            control={form.control}
            name="planLineId"
            error={errors.planLineId?.message}
          />
        )}
        {milestones.length > 0 && (
          <ReferenceField
            label="Milestone"
            optional
            emptyLabel="None"
            hint="The work that it is for. You are warned if you pay before it is finished."
            control={form.control}
            name="milestoneId"
            options={milestones.map(({ id, title }) => ({ value: String(id), label: title }))}
            error={errors.milestoneId?.message}
          />
        )}
        <MoneyField
          label="Held back"
          currency={currency}
          optional
          placeholder={percent > 0 ? `${percent} % of the bill` : '0.00'}
          hint={
            percent > 0
              ? `Left blank, ${percent} % is held back, as agreed.`
              : 'The part that you pay when the work is finished.'
          }
          error={errors.held?.message}
          {...form.register('held', {
            // Blank in a new bill means what the agreement says.
            setValueAs: (value) =>
              value === '' ? (bill ? '0' : undefined) : value && plainAmount(value),
          })}
        />
      </div>
      {bill && (
        <CheckboxField
          label="Void"
          hint="It was withdrawn and counts nowhere."
          {...form.register('isVoid')}
        />
      )}
      {history}
      {conflict.panel}
    </DialogForm>
  );
}

function startValues(projectId: number, bill?: Bill, start: BillStart = {}) {
  return {
    projectId,
    title: bill?.title ?? start.title ?? '',
    agreementId: bill ? bill.agreementId : (start.agreementId ?? null),
    planLineId: bill ? bill.planLineId : (start.planLineId ?? null),
    milestoneId: bill?.milestoneId ?? null,
    amount: bill?.amount ?? '',
    held: bill?.held,
    dueOn: bill?.dueOn ?? '',
    isVoid: bill?.isVoid ?? false,
  };
}
