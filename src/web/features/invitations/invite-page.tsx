import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { CardPage } from '../../ui/card-page.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { useCurrentUser } from '../auth/auth-queries.ts';
import { InvitationEnded } from './invitation-ended.tsx';
import { InvitationOffer } from './invitation-offer.tsx';
import { invitationQuery } from './invitation-queries.ts';
import { JoinProject } from './join-project.tsx';
import { SignInToJoin } from './sign-in-to-join.tsx';

const route = getRouteApi('/user/invite/$token');

/** What a link to a project opens: who invites, to what, and a way in. */
export function InvitePage() {
  usePageTitle('Invitation');
  const { token } = route.useParams();
  const user = useCurrentUser();
  const invitation = useQuery(invitationQuery(token));

  if (invitation.isPending) return <PageSpinner />;
  if (!invitation.data) {
    if (isEnded(invitation.error)) return <InvitationEnded error={invitation.error} />;
    return (
      <main>
        <ErrorState
          isPage
          title="We couldn't load this invitation"
          message={errorSentence(invitation.error)}
          onRetry={() => invitation.refetch()}
          isRetrying={invitation.isFetching}
        />
      </main>
    );
  }
  const { projectName } = invitation.data;
  return (
    <CardPage title={`You are invited to ${projectName}`}>
      <div className="grid gap-6">
        <InvitationOffer invitation={invitation.data} />
        {user ? (
          <JoinProject token={token} user={user} projectName={projectName} />
        ) : (
          <SignInToJoin token={token} projectName={projectName} />
        )}
      </div>
    </CardPage>
  );
}

function isEnded(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
