import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRelativeDate } from '#shared/dates.ts';
import type { Session } from '#shared/session.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useEndOtherSessions, useEndSession } from './settings-mutations.ts';
import { RowsSkeleton, SettingsRow, SettingsSection } from './settings-parts.tsx';
import { sessionsQuery } from './settings-queries.ts';

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  const endSession = useEndSession();
  const error = endSession.error ?? sessions.error;
  return (
    <SettingsSection
      title="Where you are signed in"
      text="If you do not know one of these, sign it out and change your password."
    >
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
      {sessions.isPending && <RowsSkeleton label="Loading where you are signed in" />}
      {sessions.data?.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={endSession.isPending && endSession.variables === session.id}
          onEnd={() => endSession.mutate(session.id)}
        />
      ))}
      {sessions.data && sessions.data.length > 1 && <EndOthers />}
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, signedInWith, createdAt, isCurrent } = session;
  const name = device ?? 'Unknown device';
  return (
    <SettingsRow
      title={
        <>
          {name}
          {isCurrent && <Badge>This one</Badge>}
        </>
      }
      action={
        !isCurrent && (
          <Button
            variant="secondary"
            aria-label={`Sign out ${name}`}
            isPending={isEnding}
            pendingText="Signing out..."
            onClick={onEnd}
          >
            Sign out
          </Button>
        )
      }
    >
      {isCurrent ? 'In use now' : `Last used ${lastUsed(session)}`}. Signed in{' '}
      {signedInWith === 'google' ? 'with Google ' : ''}
      {inSentence(formatRelativeDate(createdAt))}.
    </SettingsRow>
  );
}

const HOUR_MS = 3_600_000;

/** The time is exact to an hour. */
function lastUsed({ lastUsedAt }: Session): string {
  const hours = Math.floor((Date.now() - Date.parse(lastUsedAt)) / HOUR_MS);
  if (hours < 2) return 'in the last two hours';
  if (hours < 24) return `${hours} hours ago`;
  return inSentence(formatRelativeDate(lastUsedAt));
}

const inSentence = (text: string) =>
  text.replace(/^(Today|Yesterday)$/, (day) => day.toLowerCase());

function EndOthers() {
  const [isAsking, setIsAsking] = useState(false);
  const endOthers = useEndOtherSessions();
  return (
    <div className="border-t border-line pt-4">
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere else?"
        description="You stay signed in here. All other devices have to sign in again. Expenses that wait on one of them are sent when you sign in there."
        confirmText="Sign out the others"
        pendingText="Signing out..."
        onConfirm={() => endOthers.mutateAsync(undefined)}
      />
    </div>
  );
}
