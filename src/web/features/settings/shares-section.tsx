import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Shares } from '#shared/account.ts';
import { formatDate, formatRelativeDate } from '#shared/dates.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Share } from './settings-api.ts';
import { useEndShare } from './settings-mutations.ts';
import { RowsSkeleton, SettingsRow, SettingsSection } from './settings-parts.tsx';
import { sharesQuery } from './settings-queries.ts';

export function SharesSection() {
  const shares = useQuery(sharesQuery);
  return (
    <SettingsSection
      title="What you share"
      text="Everyone who has one of these addresses can open what is behind it."
    >
      {shares.error && <ErrorAlert>{errorSentence(shares.error)}</ErrorAlert>}
      {shares.isPending && <RowsSkeleton label="Loading what you share" />}
      {shares.data && <ShareList shares={shares.data} />}
    </SettingsSection>
  );
}

const roles = { editor: 'can edit', viewer: 'can view' };

function ShareList({ shares: { calendar, invitations, links } }: { shares: Shares }) {
  if (!calendar && invitations.length + links.length === 0) {
    return (
      <p className="text-ink-soft">
        Nothing at the moment. People in your projects are listed{' '}
        <Link to={paths.projects} className="underline">
          with each project
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      {calendar && (
        <ShareRow
          title="Calendar address"
          share="calendar"
          question="Calendars that follow it get no more updates."
        >
          Milestones and bills of all your projects. Made on {formatDate(calendar.createdAt)}.
        </ShareRow>
      )}
      {invitations.map(({ id, projectName, email, role, expiresAt }) => (
        <ShareRow
          key={`invitation ${id}`}
          title={`Invitation for ${email ?? 'anyone with the link'}`}
          share={{ invitationId: id }}
          question="It can no longer be accepted."
        >
          To {projectName}, {roles[role]}. Until {formatDate(expiresAt)}.
        </ShareRow>
      ))}
      {links.map(({ id, projectName, kind, about, expiresAt, lastSeenAt }) => (
        <ShareRow
          key={`link ${id}`}
          title={kind === 'contractor' ? `Link for ${about}` : `Link to the change “${about}”`}
          share={{ linkId: id }}
          question="The page behind it says that it was withdrawn."
        >
          In {projectName}.{' '}
          {lastSeenAt
            ? `Last opened ${formatRelativeDate(lastSeenAt).toLowerCase()}`
            : 'Not opened yet'}
          . Until {formatDate(expiresAt)}.
        </ShareRow>
      ))}
    </>
  );
}

interface ShareRowProps {
  title: string;
  share: Share;
  /** What happens when it ends. */
  question: string;
  children: ReactNode;
}

function ShareRow({ title, share, question, children }: ShareRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndShare();
  return (
    <SettingsRow
      title={title}
      action={
        <Button
          variant="secondary"
          aria-label={`Withdraw: ${title}`}
          onClick={() => setIsAsking(true)}
        >
          Withdraw
        </Button>
      }
    >
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw it?"
        subject={title}
        description={question}
        confirmText="Withdraw"
        pendingText="Withdrawing..."
        onConfirm={() => end.mutateAsync(share)}
      />
    </SettingsRow>
  );
}
