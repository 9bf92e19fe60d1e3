import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  CONFIRMATION_LINK_INVALID,
  type ConfirmedEmail,
  confirmedEmailSchema,
} from '#shared/email-confirmation.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence, requestJson } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';

const confirmEmail = (token: string): Promise<ConfirmedEmail> =>
  requestJson(confirmedEmailSchema, 'POST', '/api/confirm-email', { body: { token } });

const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/** What the link in the mail opens. It asks first: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your e-mail');
  const [token] = useState(readToken);
  const confirm = useMutation({ mutationFn: () => confirmEmail(token) });
  // The token must not stay in the address bar or the history.
  useEffect(() => {
    if (window.location.hash) {
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
  }, []);
  if (confirm.isSuccess) {
    return (
      <CardPage title="Thank you" text={`${confirm.data.email} is confirmed.`}>
        <a href={paths.dashboard} className={buttonClasses()}>
          Go to your projects
        </a>
      </CardPage>
    );
  }
  const problem = confirm.error
    ? errorSentence(confirm.error)
    : token
      ? null
      : CONFIRMATION_LINK_INVALID;
  return (
    <CardPage title="Confirm your e-mail" text="One press, and the address is yours here.">
      <div className="grid gap-4">
        {problem && <ErrorAlert>{problem}</ErrorAlert>}
        {token ? (
          <Button
            isPending={confirm.isPending}
            pendingText="Confirming..."
            onClick={() => confirm.mutate()}
          >
            Confirm my address
          </Button>
        ) : (
          <a href={paths.dashboard} className={buttonClasses({ variant: 'secondary' })}>
            Go to your projects
          </a>
        )}
      </div>
    </CardPage>
  );
}
