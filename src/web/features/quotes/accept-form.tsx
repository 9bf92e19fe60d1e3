import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { toCalendarDate } from '#shared/dates.ts';
import type { Project } from '#shared/project.ts';
import { acceptanceFormSchema, planLineOf, usualSchedule } from '#shared/quote-acceptance.ts';
import type { ComparedQuote, QuoteComparison } from '#shared/quote-comparison.ts';
import { FormAround } from '../../lib/form-around.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { ScheduleFields, toScheduleDraft } from '../agreements/schedule-fields.tsx';
import { HoldbackField, TermsFields } from '../agreements/terms-fields.tsx';
import { quoteName } from './comparison-view.ts';
import { DeclineFields } from './decline-fields.tsx';
import { QuoteFlags } from './quote-flags.tsx';
import { useAcceptQuote } from './quote-mutations.ts';

interface AcceptFormProps {
  project: Project;
  comparison: QuoteComparison;
  quote: ComparedQuote;
  onDone: () => void;
}

/** What the agreement has that the quote does not say: when what is paid, and for which line. */
export function AcceptForm({ project, comparison, quote, onDone }: AcceptFormProps) {
  const accept = useAcceptQuote(quote.id);
  const form = useForm({
    resolver: formResolver(acceptanceFormSchema(quote.total, project.currency)),
    defaultValues: startValues(quote, comparison),
  });
  const saving = useFormSaving(form, async (input) => {
    await accept.mutateAsync(input);
    toast('Quote accepted', { description: `${quoteName(quote)} has an agreement now.` });
    onDone();
  });
  return (
    <FormAround value={form}>
      <DialogForm saving={saving} submitText="Accept Quote" pendingText="Accepting..." hasCancel>
        {quote.flags.length > 0 && (
          <section className="grid gap-2 rounded-md bg-amber-tint/60 p-3.5" aria-label="Ask first">
            <p className="text-sm font-medium">Ask before you accept</p>
            <QuoteFlags flags={quote.flags} />
          </section>
        )}
        <ScheduleFields projectId={project.id} currency={project.currency} />
        <div className="grid gap-4 sm:grid-cols-2">
          <HoldbackField />
          <TermsFields projectId={project.id} />
        </div>
        <DeclineFields comparison={comparison} quote={quote} />
      </DialogForm>
    </FormAround>
  );
}

function startValues(quote: ComparedQuote, { scopeLines }: QuoteComparison) {
  return {
    planLineId: planLineOf(quote, scopeLines),
    holdbackPercent: 0,
    agreedOn: toCalendarDate(new Date()),
    finishOn: '',
    schedule: toScheduleDraft(usualSchedule(quote)),
    declineIds: [] as number[],
    mailDeclined: false,
  };
}
