import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Quote,
  type QuoteInput,
  type QuoteUpdate,
  quoteInputSchema,
  quoteSchema,
} from '#shared/quote.ts';
import { type ComparedScopeLine, treatmentOf } from '#shared/quote-comparison.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { ContractorField } from '../contractors/contractor-field.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { useCurrency } from '../projects/use-currency.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';

interface QuoteFormProps {
  projectId: number;
  scopeLines: ComparedScopeLine[];
  /** The quote to edit; without it, the form creates one. */
  quote?: Quote | undefined;
  files: ReactNode;
  history?: ReactNode;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: QuoteInput & QuoteUpdate) => Promise<unknown>;
}

export function QuoteForm(props: QuoteFormProps) {
  const { projectId, scopeLines, quote, files, history, onSubmit } = props;
  const form = useForm({
    resolver: formResolver(quoteInputSchema),
    defaultValues: startValues(projectId, scopeLines, quote),
  });
  const { errors } = form.formState;
  const currency = useCurrency(projectId);
  const { data: contractors = [] } = useContractorsOf(projectId);
  const conflict = useConflict(form, {
    kind: 'quote',
    record: quote,
    projectId,
    schema: quoteSchema,
    toValues: (stored) => startValues(projectId, scopeLines, stored),
    nameOf: (id) => contractors.find((contractor) => contractor.id === id)?.name,
  });
  const saving = useFormSaving(
    form,
    (input) => onSubmit(conflict.versioned(input)),
    conflict.showError,
  );
  return (
    <DialogForm
      saving={saving}
      submitText={quote ? 'Save Changes' : 'Add Quote'}
      pendingText={quote ? 'Saving...' : 'Adding...'}
      hasCancel
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ContractorField
          projectId={projectId}
          control={form.control}
          name="contractorId"
          error={errors.contractorId?.message}
        />
        <TextField
          label="Title"
          placeholder="e.g. Bathroom, complete"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <MoneyField
          label="Total"
          currency={currency}
          placeholder="0.00"
          error={errors.total?.message}
          {...form.register('total', typedAmount)}
        />
        <MoneyField
          label="Deposit"
          optional
          currency={currency}
          placeholder="0.00"
          error={errors.deposit?.message}
          {...form.register('deposit', typedAmount)}
        />
        <TextField
          label="Valid until"
          optional
          type="date"
          error={errors.validUntil?.message}
          {...form.register('validUntil')}
        />
      </div>
      {scopeLines.length > 0 && (
        <QuoteLineFields form={form} scopeLines={scopeLines} currency={currency} />
      )}
      {files}
      {history}
      {conflict.panel}
    </DialogForm>
  );
}

function startValues(projectId: number, scopeLines: ComparedScopeLine[], quote?: Quote) {
  return {
    projectId,
    title: quote?.title ?? '',
    contractorId: quote?.contractorId ?? null,
    total: quote?.total ?? '',
    deposit: quote?.deposit ?? '',
    validUntil: quote?.validUntil ?? '',
    lines: scopeLines.map(({ id }) => ({
      scopeLineId: id,
      treatment: quote ? treatmentOf(quote, id) : ('not_mentioned' as const),
      amount: quote?.lines.find(({ scopeLineId }) => scopeLineId === id)?.amount ?? '',
    })),
  };
}
