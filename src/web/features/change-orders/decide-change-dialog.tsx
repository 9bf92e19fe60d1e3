import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { type ChangeOrder, changeDecisionSchema, type Decision } from '#shared/change-order.ts';
import { costText, daysText } from '#shared/change-text.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useCurrentUser } from '../auth/auth-queries.ts';
import { ChangeEffect } from './change-effect.tsx';
import { ChangeFileList } from './change-file-list.tsx';
import { useDecideChange } from './change-order-mutations.ts';
import type { ChangeSubject } from './change-subject.ts';
import { ReserveOffer } from './reserve-offer.tsx';

export interface DecideChangeDialogProps {
  subject: ChangeSubject;
  change: ChangeOrder;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A change of the contractor to decide, or a decision of the contractor to write down. If it costs
 * money, the reserve may pay for it.
 */
export function DecideChangeDialog(props: DecideChangeDialogProps) {
  const { subject, change, isOpen, onOpenChange } = props;
  const [isAccepted, setIsAccepted] = useState(false);
  const { contractor } = subject;
  const isOurs = change.askedBy === 'contractor';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isOurs ? 'Decide a Change' : 'Record a Decision'}
      description={
        isOurs
          ? `${contractor.name} asks for it.`
          : `Write down what ${contractor.name} decided, for example on the phone.`
      }
    >
      {isAccepted ? (
        <div className="grid gap-4">
          <p role="status">
            Accepted. It is part of “{subject.agreement.title}” now, for both sides.
          </p>
          <ReserveOffer subject={subject} change={change} onDone={() => onOpenChange(false)} />
        </div>
      ) : (
        <DecisionForm
          {...props}
          onDecided={(decision) => {
            const costsMore = decision === 'accepted' && !change.amountDelta.startsWith('-');
            if (costsMore && change.amountDelta !== '0.00') setIsAccepted(true);
            else onOpenChange(false);
          }}
        />
      )}
    </Dialog>
  );
}

interface DecisionFormProps extends Pick<DecideChangeDialogProps, 'subject' | 'change'> {
  onDecided: (decision: Decision) => void;
}

function DecisionForm({ subject, change, onDecided }: DecisionFormProps) {
  const user = useCurrentUser();
  const decide = useDecideChange();
  // As the form shows it: what someone edits meanwhile is not what this person decides about.
  const [version] = useState(change.version);
  const { currency } = subject.project;
  const ownName = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const form = useForm({
    resolver: formResolver(changeDecisionSchema),
    defaultValues: {
      decision: 'accepted' as Decision,
      name: change.askedBy === 'contractor' ? ownName : subject.contractor.name,
      comment: '',
    },
  });
  const { errors } = form.formState;
  const saving = useFormSaving(form, async (decision) => {
    await decide.mutateAsync({ id: change.id, decision: { ...decision, version } });
    toast(decision.decision === 'accepted' ? 'Change accepted' : 'Change declined', {
      description: change.title,
    });
    onDecided(decision.decision);
  });
  // Set before the form is sent by the same press.
  const choose = (decision: Decision) => () => form.setValue('decision', decision);
  const chosen = form.watch('decision');
  const pendingText = (decision: Decision) => (chosen === decision ? 'Saving...' : undefined);
  return (
    <form noValidate onSubmit={saving.submit} className="grid gap-4">
      <div>
        <p className="font-semibold wrap-anywhere">{change.title}</p>
        <p className="money mt-1 flex flex-wrap items-baseline gap-x-3 text-2xl font-semibold tracking-tight">
          {costText(change.amountDelta, currency)}
          <span className="text-base font-normal tracking-normal text-ink-soft">
            {daysText(change.daysDelta)}
          </span>
        </p>
        {change.reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">{change.reason}</p>}
      </div>
      <ChangeFileList change={change} />
      <ChangeEffect subject={subject} change={change} />
      <TextField
        label={change.askedBy === 'contractor' ? 'Your name' : 'Who decided?'}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextAreaField
        label="Comment"
        optional
        rows={2}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
      <p className="text-sm text-ink-soft">
        A decision stays as it is. To take an accepted change back, ask for another one.
      </p>
      <FormFooter problem={saving.problem}>
        <DecisionButton
          text="Decline"
          variant="secondary"
          isPending={saving.isSaving && chosen === 'declined'}
          pendingText={pendingText('declined')}
          onClick={choose('declined')}
        />
        <DecisionButton
          text="Accept"
          variant="primary"
          isPending={saving.isSaving && chosen === 'accepted'}
          pendingText={pendingText('accepted')}
          onClick={choose('accepted')}
        />
      </FormFooter>
      <UnsavedChanges hasChanges={saving.hasChanges} />
    </form>
  );
}

interface DecisionButtonProps {
  text: string;
  variant: 'primary' | 'secondary';
  isPending: boolean;
  pendingText: string | undefined;
  onClick: () => void;
}

function DecisionButton({ text, pendingText = text, ...button }: DecisionButtonProps) {
  return (
    <Button type="submit" pendingText={pendingText} {...button}>
      {text}
    </Button>
  );
}
