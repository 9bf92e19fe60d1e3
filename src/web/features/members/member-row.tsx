import { LogOut, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { type MemberRole, may, roleLabels } from '#shared/access.ts';
import type { Member } from '#shared/member.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { initialsOf } from '../../lib/initials.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/select-field.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useRemoveMember, useUpdateMember } from './member-mutations.ts';
import { PersonLine } from './person-line.tsx';
import { roleOptions } from './role-options.ts';

interface MemberRowProps {
  project: Project;
  member: Member;
  onLeft: () => void;
}

/** The owner's own row has no controls: an owner can neither leave nor have another role. */
export function MemberRow({ project, member, onLeft }: MemberRowProps) {
  const user = useSignedInUser();
  const isOwn = member.userId === user.id;
  const canManage = may(project.role, 'members.change') && member.role !== 'owner';
  const canLeave = isOwn && member.role !== 'owner';
  return (
    <li>
      <PersonLine
        mark={initialsOf(member.name)}
        name={
          <>
            {member.name}
            {isOwn && <span className="font-normal text-ink-soft"> (you)</span>}
          </>
        }
        note={member.email}
        hasWideControls={canManage || canLeave}
      >
        {canManage ? (
          <ManageMember project={project} member={member} />
        ) : (
          <span className="text-sm text-ink-soft">{roleLabels[member.role]}</span>
        )}
        {canLeave && <LeaveButton project={project} onLeft={onLeft} />}
      </PersonLine>
    </li>
  );
}

function ManageMember({ project, member }: Pick<MemberRowProps, 'project' | 'member'>) {
  const update = useUpdateMember();
  const remove = useRemoveMember();
  const [isRemoving, setIsRemoving] = useState(false);
  const { userId, name, role } = member;
  const ref = { projectId: project.id, userId };
  return (
    <>
      <div className="grid min-w-0 gap-2">
        <div className="w-32">
          <Select
            aria-label={`Role of ${name}`}
            options={roleOptions}
            value={update.isPending ? update.variables.role : role}
            onChange={({ target }) =>
              update.mutate(
                { ...ref, role: target.value as MemberRole },
                {
                  onSuccess: (changed) =>
                    toast('Role changed', {
                      description: `${name}: ${roleLabels[changed.role]}`,
                    }),
                },
              )
            }
          />
        </div>
        {update.error && <ErrorAlert>{errorSentence(update.error)}</ErrorAlert>}
      </div>
      <IconButton label={`Remove ${name}`} onClick={() => setIsRemoving(true)}>
        <UserMinus className="size-4" aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setIsRemoving}
        title="Remove Member"
        subject={name}
        description={`They can no longer open ${project.name}. What they added stays, with their name.`}
        confirmText="Remove Member"
        pendingText="Removing..."
        onConfirm={async () => {
          await remove.mutateAsync(ref);
          toast(`${name} was removed`);
        }}
      />
    </>
  );
}

function LeaveButton({ project, onLeft }: Pick<MemberRowProps, 'project' | 'onLeft'>) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsLeaving(true)}>
        <LogOut className="size-4" aria-hidden="true" />
        Leave
      </Button>
      <LeaveDialog
        project={project}
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        onLeft={onLeft}
      />
    </>
  );
}
