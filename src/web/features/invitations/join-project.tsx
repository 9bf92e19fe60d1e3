import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Project } from '#shared/project.ts';
import type { User } from '#shared/user.ts';
import { paths } from '../../config/paths.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert, Notice } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { logout } from '../auth/auth-api.ts';
import { forgetUser } from '../auth/auth-queries.ts';
import { dropInvitation, pendingInvitation } from './pending-invitation.ts';
import { useAcceptInvitation } from './use-accept-invitation.ts';

interface JoinProjectProps {
  token: string;
  user: User;
  projectName: string;
}

const dashboardOf = ({ id }: Project) =>
  ({ to: paths.dashboard, search: { project: id } as object }) as const;

/** Joins at once for someone who has just signed up or in for it. Everyone else is asked. */
export function JoinProject({ token, user, projectName }: JoinProjectProps) {
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const [isExpected] = useState(() => pendingInvitation()?.token === token);

  const join = async () => {
    const { project, wasMember } = await accept.mutateAsync(token);
    if (!wasMember) await navigate({ ...dashboardOf(project), replace: true });
  };
  const joinExpected = useEffectEvent(() => join().catch(() => undefined));
  useEffect(() => {
    // Forgotten first, so that it is tried once.
    if (isExpected && pendingInvitation()) {
      dropInvitation();
      void joinExpected();
    }
  }, [isExpected]);

  if (accept.data?.wasMember) {
    return (
      <>
        <Notice>You are already in {projectName}.</Notice>
        <Link {...dashboardOf(accept.data.project)} className={buttonClasses({ size: 'large' })}>
          Open the project
        </Link>
      </>
    );
  }
  if (isFinal(accept.error)) {
    return (
      <>
        <ErrorAlert>{accept.error.sentence}</ErrorAlert>
        <Link to={paths.projects} className={buttonClasses({ size: 'large' })}>
          Go to your projects
        </Link>
      </>
    );
  }
  return (
    <div className="grid gap-2.5">
      {accept.error && <ErrorAlert>{errorSentence(accept.error)}</ErrorAlert>}
      <Button
        size="large"
        isPending={accept.isPending}
        pendingText="Joining..."
        onClick={() => void join().catch(() => undefined)}
      >
        <span className="truncate">Join {projectName}</span>
      </Button>
      <p className="text-center text-sm wrap-anywhere text-ink-soft">
        You are signed in as {user.email}.
      </p>
      <UseAnotherAccount />
    </div>
  );
}

/** One's own project, too many projects, or a link that has ended: trying again does not help. */
function isFinal(error: Error | null): error is ApiError {
  return error instanceof ApiError && [404, 409, 410].includes(error.status);
}

/** Signs out and stays here. */
function UseAnotherAccount() {
  const queryClient = useQueryClient();
  const signOut = useMutation({
    mutationFn: logout,
    onSuccess: () => forgetUser(queryClient),
  });
  return (
    <Button
      variant="quiet"
      isPending={signOut.isPending}
      pendingText="Signing out..."
      onClick={() => signOut.mutate()}
    >
      Use another account
    </Button>
  );
}
