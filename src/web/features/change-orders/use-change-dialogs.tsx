import { useState } from 'react';
import { toast } from 'sonner';
import type { ChangeOrder } from '#shared/change-order.ts';
import { costText } from '#shared/change-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useReverseChange, useWithdrawChange } from './change-order-mutations.ts';
import type { ChangeSubject } from './change-subject.ts';
import { ChangeFormDialog, ChangeLinkDialog, DecideChangeDialog } from './lazy-change-dialogs.tsx';

/** What can be done about a change. */
export interface ChangeActions {
  ask: (subject: ChangeSubject) => void;
  edit: (subject: ChangeSubject, change: ChangeOrder) => void;
  link: (subject: ChangeSubject, change: ChangeOrder) => void;
  decide: (subject: ChangeSubject, change: ChangeOrder) => void;
  withdraw: (subject: ChangeSubject, change: ChangeOrder) => void;
  reverse: (subject: ChangeSubject, change: ChangeOrder) => void;
}

interface Chosen {
  action: keyof ChangeActions;
  subject: ChangeSubject;
  change?: ChangeOrder | undefined;
  /** Each opening has a form of its own. */
  key: number;
}

/** The dialogs of changes, and what opens them. */
export function useChangeDialogs() {
  // What is chosen stays in its dialog while that fades out.
  const [chosen, setChosen] = useState<Chosen>();
  const [isOpen, setIsOpen] = useState(false);
  const withdrawing = useWithdrawChange();
  const reversing = useReverseChange();
  const open = (action: Chosen['action']) => (subject: ChangeSubject, change?: ChangeOrder) => {
    setChosen((before) => ({ action, subject, change, key: (before?.key ?? 0) + 1 }));
    setIsOpen(true);
  };
  const actions: ChangeActions = {
    ask: open('ask'),
    edit: open('edit'),
    link: open('link'),
    decide: open('decide'),
    withdraw: open('withdraw'),
    reverse: open('reverse'),
  };
  if (!chosen) return { actions, dialogs: null };

  const { action, subject, change, key } = chosen;
  const { name } = subject.contractor;
  const state = { key, subject, isOpen, onOpenChange: setIsOpen };
  const question = {
    isOpen,
    onOpenChange: setIsOpen,
    ...(change && {
      subject: change.title,
      amount: costText(change.amountDelta, subject.project.currency),
    }),
    isHarmless: true,
  };
  const dialogs = (
    <>
      {action === 'ask' && (
        <ChangeFormDialog {...state} key={key} onSaved={(asked) => open('link')(subject, asked)} />
      )}
      {change && action === 'edit' && (
        <ChangeFormDialog {...state} key={key} change={change} onSaved={() => setIsOpen(false)} />
      )}
      {change && action === 'link' && <ChangeLinkDialog {...state} key={key} change={change} />}
      {change && action === 'decide' && <DecideChangeDialog {...state} key={key} change={change} />}
      {change && action === 'withdraw' && (
        <ConfirmDialog
          {...question}
          title="Withdraw Change"
          description={`${name} can no longer decide it, and its links end. You can ask again at any time.`}
          confirmText="Withdraw Change"
          pendingText="Withdrawing..."
          onConfirm={async () => {
            await withdrawing.mutateAsync(change);
            toast('Change withdrawn');
          }}
        />
      )}
      {change && action === 'reverse' && (
        <ConfirmDialog
          {...question}
          title="Take Back Change"
          description={`You ask ${name} for the exact opposite. It counts when they accept it, and both changes stay in the record.`}
          confirmText="Ask to Take It Back"
          pendingText="Asking..."
          onConfirm={async () => {
            const { agreementId } = change;
            if (agreementId === null) return;
            await reversing.mutateAsync({ ...change, agreementId });
            toast('Asked to take it back');
          }}
        />
      )}
    </>
  );
  return { actions, dialogs };
}
