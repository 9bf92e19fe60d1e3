import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import * as z from 'zod/mini';
import type { Agreement } from '#shared/agreement.ts';
import { formatDate } from '#shared/dates.ts';
import { optionalDaySchema } from '#shared/days.ts';
import { formatMoney, moneyInputSchema } from '#shared/money.ts';
import type { Submission, SubmissionDecision } from '#shared/submission.ts';
import { NAME_MAX_LENGTH, textSchema } from '#shared/text.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { ReceiptView } from '../receipts/receipt-view.tsx';
import { useDecideSubmission } from './submission-mutations.ts';
import { approvalText, submissionKindText } from './submission-text.ts';

export interface SubmissionDialogProps {
  submission: Submission;
  /** Those of the contractor, for a bill. */
  agreements: readonly Agreement[];
  currency: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a contractor sent, to look at and decide. */
export function SubmissionDialog(props: SubmissionDialogProps) {
  const { submission, isOpen, onOpenChange } = props;
  const { kind, senderName, createdAt } = submission;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`${submissionKindText[kind]} to Approve`}
      description={`Sent by ${senderName} on ${formatDate(createdAt)}.`}
    >
      <SubmissionForm {...props} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const title = textSchema({
  label: 'Title',
  max: NAME_MAX_LENGTH,
  min: { length: 1, message: 'Title is required' },
});
const decision = z.enum(['approved', 'declined']);
const plainSchema = z.object({
  decision,
  title,
  amount: z.string(),
  dueOn: optionalDaySchema('The day'),
  agreementId: z.nullable(z.number()),
});
const billSchema = z.extend(plainSchema, {
  amount: moneyInputSchema({
    label: 'Amount',
    min: { amount: '0.01', message: 'Amount must be greater than 0' },
  }),
});

function SubmissionForm(props: SubmissionDialogProps & { onDone: () => void }) {
  const { submission, agreements, currency, onDone } = props;
  const { id, kind, key, notes } = submission;
  const decide = useDecideSubmission(id);
  const form = useForm({
    resolver: formResolver(kind === 'bill' ? billSchema : plainSchema),
    defaultValues: {
      decision: 'approved' as SubmissionDecision['decision'],
      title: submission.title,
      amount: submission.amount ?? '',
      dueOn: submission.dueOn ?? '',
      agreementId: submission.agreementId,
    },
  });
  const { errors } = form.formState;
  const saving = useFormSaving(form, async ({ amount, ...input }) => {
    const isBill = kind === 'bill';
    await decide.mutateAsync(
      input.decision === 'declined'
        ? { decision: 'declined' }
        : {
            decision: 'approved',
            title: input.title,
            ...(isBill && { amount, dueOn: input.dueOn, agreementId: input.agreementId }),
          },
    );
    toast(input.decision === 'approved' ? 'Approved' : 'Declined', {
      description: submission.title,
    });
    onDone();
  });
  const chosen = form.watch('decision');
  const choose = (next: SubmissionDecision['decision']) => ({
    // Set before the form is sent by the same press.
    onClick: () => form.setValue('decision', next),
    isPending: saving.isSaving && chosen === next,
    pendingText: 'Saving...',
  });
  return (
    <form noValidate onSubmit={saving.submit} className="grid gap-4">
      {key && <ReceiptView receipt={key} alt={`File of ${submission.title}`} />}
      {notes && <p className="whitespace-pre-line wrap-anywhere">“{notes}”</p>}
      {kind === 'date' ? (
        <p className="text-lg font-semibold wrap-anywhere">
          {submission.title}: {submission.dueOn && formatDate(submission.dueOn)}
        </p>
      ) : (
        <TextField
          label="Title"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
      )}
      {kind === 'bill' && (
        <>
          <div className="grid gap-4 min-[22rem]:grid-cols-2">
            <MoneyField
              label="Amount"
              currency={currency}
              hint={`They sent ${formatMoney(submission.amount ?? '0.00', currency)}.`}
              error={errors.amount?.message}
              {...form.register('amount', typedAmount)}
            />
            <TextField
              label="Due on"
              optional
              type="date"
              error={errors.dueOn?.message}
              {...form.register('dueOn')}
            />
          </div>
          <ReferenceField
            label="Agreement"
            optional
            emptyLabel="None"
            control={form.control}
            name="agreementId"
            options={agreements.map((each) => ({ value: String(each.id), label: each.title }))}
            error={errors.agreementId?.message}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{approvalText[kind]}</p>
      <FormFooter problem={saving.problem}>
        <Button type="submit" variant="secondary" {...choose('declined')}>
          Decline
        </Button>
        <Button type="submit" {...choose('approved')}>
          Approve
        </Button>
      </FormFooter>
      <UnsavedChanges hasChanges={saving.hasChanges} />
    </form>
  );
}
