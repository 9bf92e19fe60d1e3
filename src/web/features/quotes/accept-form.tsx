import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { toCalendarDate } from '#shared/dates.ts';
import type { Project } from '#shared/project.ts';
import {
  acceptanceFormSchema,
  planLineOf,
  sharedLines,
  usualSchedule,
} from '#shared/quote-acceptance.ts';
import type { ComparedQuote, QuoteComparison } from '#shared/quote-comparison.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { quoteName } from './comparison-view.ts';
import { QuoteFlags } from './quote-flags.tsx';
import { useAcceptQuote } from './quote-mutations.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface AcceptFormProps {
  project: Project;
  comparison: QuoteComparison;
  quote: ComparedQuote;
  onDone: () => void;
}

/** What the agreement has that the quote does not say: when what is paid, and for which line. */
export function AcceptForm({ project, comparison, quote, onDone }: AcceptFormProps) {
  const { scopeLines, quotes } = comparison;
  const { data: planLines = [] } = useQuery(planLinesQuery(project.id));
  const accept = useAcceptQuote(quote.id);
  const rivals = quotes.filter(
    (other) =>
      other.id !== quote.id &&
      other.status === 'open' &&
      sharedLines(scopeLines, quote, other).length > 0,
  );
  const form = useForm({
    resolver: formResolver(acceptanceFormSchema(quote.total, project.currency)),
    defaultValues: startValues(quote, comparison),
  });
  const { errors } = form.formState;
  const isDeclining = form.watch('declineOthers');
  const saving = useFormSaving(form, async (input) => {
    await accept.mutateAsync(input);
    toast('Quote accepted', { description: `${quoteName(quote)} has an agreement now.` });
    onDone();
  });
  return (
    <DialogForm saving={saving} submitText="Accept Quote" pendingText="Accepting..." hasCancel>
      {quote.flags.length > 0 && (
        <section className="grid gap-2 rounded-md bg-amber-tint/60 p-3.5" aria-label="Ask first">
          <p className="text-sm font-medium">Ask before you accept</p>
          <QuoteFlags flags={quote.flags} />
        </section>
      )}
      <ScheduleFields form={form} project={project} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Hold-back, %"
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          step="0.01"
          error={errors.holdbackPercent?.message}
          {...form.register('holdbackPercent', {
            setValueAs: (value) => (value === '' ? 0 : Number(value)),
          })}
        />
        <ReferenceField
          label="Line of the plan"
          optional
          emptyLabel="None"
          control={form.control}
          name="planLineId"
          options={planLines.map(({ id, title }) => ({ value: String(id), label: title }))}
          error={errors.planLineId?.message}
        />
        <TextField
          label="Agreed on"
          optional
          type="date"
          error={errors.agreedOn?.message}
          {...form.register('agreedOn')}
        />
        <TextField
          label="Finished by"
          optional
          type="date"
          error={errors.finishOn?.message}
          {...form.register('finishOn')}
        />
      </div>
      {rivals.length > 0 && (
        <div>
          <CheckboxField
            label={`Decline the others: ${rivals.map(quoteName).join(', ')}`}
            {...form.register('declineOthers')}
          />
          {isDeclining && (
            <CheckboxField
              label="Thank them by mail"
              hint="A polite mail to those with an e-mail address. It does not say whom you chose."
              {...form.register('mailDeclined')}
            />
          )}
        </div>
      )}
    </DialogForm>
  );
}

function startValues(quote: ComparedQuote, { scopeLines }: QuoteComparison) {
  return {
    planLineId: planLineOf(quote, scopeLines),
    holdbackPercent: 0,
    agreedOn: toCalendarDate(new Date()),
    finishOn: '',
    schedule: usualSchedule(quote).map(({ dueOn, ...payment }) => ({
      ...payment,
      dueOn: dueOn ?? '',
    })),
    declineOthers: false,
    mailDeclined: false,
  };
}
