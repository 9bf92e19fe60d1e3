import { useQuery } from '@tanstack/react-query';
import { may } from '#shared/access.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { membersQuery } from './member-queries.ts';
import { MemberRow } from './member-row.tsx';

export interface PeopleDialogProps {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is in a project. The owner invites people and manages them; the others can leave. */
export function PeopleDialog({ project, isOpen, onOpenChange }: PeopleDialogProps) {
  const canManage = may(project.role, 'members.change');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`People in ${project.name}`}
      description={
        canManage
          ? 'They see this project with its expenses, receipts and milestones, and your contractors. Your other projects stay yours.'
          : `${project.owner.name} shares this project with you.`
      }
    >
      <div className="grid grid-cols-1 gap-7">
        {canManage && <InviteForm projectId={project.id} />}
        <People project={project} onLeft={() => onOpenChange(false)} />
      </div>
    </Dialog>
  );
}

function People({ project, onLeft }: { project: Project; onLeft: () => void }) {
  const people = useQuery(membersQuery(project.id));
  if (people.isPending) return <PeopleSkeleton />;
  if (!people.data) {
    return (
      <ErrorState
        title="Failed to fetch the people of this project"
        message={errorSentence(people.error)}
        onRetry={() => people.refetch()}
        isRetrying={people.isFetching}
      />
    );
  }
  const { members, invitations } = people.data;
  return (
    <>
      <section aria-labelledby="people-members">
        <h3 id="people-members" className="font-semibold">
          Members <span className="font-normal text-ink-soft">{members.length}</span>
        </h3>
        <ul className="mt-1 divide-y divide-line">
          {members.map((member) => (
            <MemberRow key={member.userId} project={project} member={member} onLeft={onLeft} />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section aria-labelledby="people-invitations">
          <h3 id="people-invitations" className="font-semibold">
            Open invitations <span className="font-normal text-ink-soft">{invitations.length}</span>
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PeopleSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading people</span>
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
