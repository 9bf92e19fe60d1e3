import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { useCancelEmailChange, useSendConfirmation } from './settings-mutations.ts';
import { SettingsRow } from './settings-parts.tsx';
import { accountQuery } from './settings-queries.ts';

export function EmailRow() {
  const { email, isEmailConfirmed } = useSignedInUser();
  const account = useQuery(accountQuery);
  const [isChanging, setIsChanging] = useState(false);
  const newEmail = account.data?.newEmail ?? null;
  return (
    <>
      <SettingsRow
        title={
          <>
            {email}
            {!isEmailConfirmed && <Badge tone="amber">Not confirmed</Badge>}
          </>
        }
        action={
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            Change e-mail
          </Button>
        }
      >
        {isEmailConfirmed
          ? 'You sign in with it, and mails go there.'
          : 'Open the link in the mail that we sent you. Until then you can do everything, but invitations and mails to other people wait.'}
        {newEmail && (
          <p className="mt-2 text-ink">
            <strong className="font-medium">{newEmail}</strong> waits for you to open the link in
            the mail that we sent there.
          </p>
        )}
      </SettingsRow>
      {(newEmail || !isEmailConfirmed) && <Waiting isChange={newEmail !== null} />}
      <ChangeEmailDialog isOpen={isChanging} onOpenChange={setIsChanging} />
    </>
  );
}

function Waiting({ isChange }: { isChange: boolean }) {
  const send = useSendConfirmation();
  const cancel = useCancelEmailChange();
  const error = send.error ?? cancel.error;
  return (
    <div className="grid gap-3">
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isPending={send.isPending}
          pendingText="Sending..."
          onClick={() =>
            send.mutate(undefined, { onSuccess: () => void toast('The mail is on its way.') })
          }
        >
          Send the mail again
        </Button>
        {isChange && (
          <Button
            variant="quiet"
            isPending={cancel.isPending}
            onClick={() => cancel.mutate(undefined)}
          >
            Stay with the present address
          </Button>
        )}
      </div>
    </div>
  );
}
