import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { oneLine } from '#server/one-line.ts';
import { may } from '#shared/access.ts';
import type { Member, MemberList, MemberUpdate } from '#shared/member.ts';
import { requirePermission } from '../access/access.service.ts';
import { listOpenInvitations } from '../invitations/invitation.repository.ts';
import {
  findOwner,
  listMemberAddresses,
  listMembers,
  removeMember,
  updateMember,
} from './member.repository.ts';

interface MemberParts {
  db: Database;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type Members = ReturnType<typeof createMembers>;

export function createMembers({ db, mailer, publicUrl, productName, onMailFailed }: MemberParts) {
  async function requireOwner(ownerId: OwnerId): Promise<Member> {
    const owner = await findOwner(db, ownerId);
    if (!owner) throw notFound('Project');
    return owner;
  }

  return {
    async listMembers({ ownerId, role }: Scope, projectId: number): Promise<MemberList> {
      const [owner, members, invitations] = await Promise.all([
        requireOwner(ownerId),
        listMembers(db, ownerId, projectId),
        may(role, 'members.change') ? listOpenInvitations(db, ownerId, projectId) : [],
      ]);
      return { members: [owner, ...members], invitations };
    },

    async updateMember(
      scope: Scope,
      { projectId, memberId }: { projectId: number; memberId: number },
      { role }: MemberUpdate,
    ): Promise<Member> {
      if (memberId === scope.ownerId) {
        throw new AppError('validation', 'The owner of a project always stays its owner.');
      }
      const member = await updateMember(db, scope, { projectId, memberId }, role);
      if (!member) throw notFound('Member');
      return member;
    },

    /** The owner removes a member, or a member leaves. */
    async removeMember(
      scope: Scope,
      { projectId, memberId }: { projectId: number; memberId: number },
    ): Promise<void> {
      const { ownerId, actorId, role } = scope;
      if (memberId !== actorId) requirePermission(role, 'members.change');
      if (memberId === ownerId) {
        throw new AppError(
          'validation',
          'The owner cannot leave a project. Delete the project instead.',
        );
      }
      if (!(await removeMember(db, scope, { projectId, memberId }))) throw notFound('Member');
    },

    /** Reads who is in a project before it is deleted. The returned function mails them. */
    async prepareDeletionNotice(ownerId: OwnerId, projectId: number): Promise<() => void> {
      const members = await listMemberAddresses(db, ownerId, projectId);
      if (members.length === 0) return () => {};
      const owner = await requireOwner(ownerId);
      const ownerName = oneLine(owner.name);
      const link = new URL('/dashboard', publicUrl).href;
      const tell = ({ email, projectName }: (typeof members)[number]) =>
        mailer.send({
          to: email,
          subject: `${ownerName} deleted the project ${oneLine(projectName)}`,
          text: [
            `${ownerName} (${owner.email}) deleted the project “${oneLine(projectName)}” on ${productName}, which you were a member of. You can no longer open it.`,
            'Your other projects are here:',
            link,
          ].join('\n\n'),
          link,
        });
      return () => {
        for (const each of members) tell(each).catch(onMailFailed);
      };
    },
  };
}
