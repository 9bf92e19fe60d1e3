import { Link } from '@tanstack/react-router';
import { INVITATION_ENDED } from '#shared/invitation.ts';
import { paths } from '../../config/paths.ts';
import type { ApiError } from '../../lib/api-client.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';
import { useCurrentUser } from '../auth/auth-queries.ts';

/** Tells nothing about the project, because anyone may have the link. */
export function InvitationEnded({ error }: { error: ApiError }) {
  const user = useCurrentUser();
  const text =
    error.status === 410
      ? INVITATION_ENDED
      : 'There is no invitation at this address. Check that you have the whole link, or ask for a new one.';
  return (
    <CardPage title="This invitation can't be used" text={text}>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          If you have joined with it before, the project is among your projects.
        </p>
        {user ? (
          <Link to={paths.projects} className={buttonClasses()}>
            Go to your projects
          </Link>
        ) : (
          <Link to={paths.login} className={buttonClasses()}>
            Sign in
          </Link>
        )}
      </div>
    </CardPage>
  );
}
