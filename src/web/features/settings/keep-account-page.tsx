import { formatDate } from '#shared/dates.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';
import { useLogout } from '../auth/auth-mutations.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Instead of every page, for someone who signs in to an account that was deleted. */
export function KeepAccountPage() {
  usePageTitle('Keep your account?');
  const { email, deletesAt } = useSignedInUser();
  const keep = useKeepAccount();
  const logout = useLogout();
  const error = keep.error ?? logout.error;
  return (
    <CardPage
      title="Keep your account?"
      text={`The account of ${email} was deleted. On ${formatDate(deletesAt ?? '')}, its projects, records and files are removed for good.`}
    >
      <div className="grid gap-3">
        {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
        <Button isPending={keep.isPending} pendingText="Keeping..." onClick={() => keep.mutate()}>
          Keep my account
        </Button>
        <Button
          variant="secondary"
          isPending={logout.isPending}
          pendingText="Logging out..."
          onClick={() => logout.mutate()}
        >
          Let it go and log out
        </Button>
        <p className="text-sm text-ink-soft">
          Links, invitations and your calendar address have ended and can be made again. A paid plan
          can be started again under Billing.
        </p>
      </div>
    </CardPage>
  );
}
