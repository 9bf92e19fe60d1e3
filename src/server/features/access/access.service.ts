import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { AccessPolicy, Decision, RecordKind } from '#server/http/scope.ts';
import { may, type Permission, type Role, refusalSentence } from '#shared/access.ts';
import { findRecordRole } from './access.repository.ts';

const nouns: Record<RecordKind, string> = {
  project: 'Project',
  expense: 'Expense',
  milestone: 'Milestone',
  contractor: 'Contractor',
  activity: 'Entry',
};

const toOwnerId = (userId: number) => userId as OwnerId;

/**
 * For work on behalf of an account itself: its own calls, its calendar feed, its bill, and the
 * sweep of its receipts.
 */
export const ownAccount = ({ id }: { id: number }): OwnerId => toOwnerId(id);

/** For someone who is in the project: whether their role is enough. */
export function requirePermission(role: Role, permission: Permission): void {
  if (!may(role, permission)) throw new AppError('forbidden', refusalSentence(permission));
}

/** The only place that decides who may see or change whose records. */
export function createAccess(db: Database): AccessPolicy {
  const accountScope = (user: { id: number }): Decision => ({
    ownerId: ownAccount(user),
    actorId: user.id,
    role: 'owner',
    projectId: null,
  });

  return {
    accountScope,

    async recordScope(user, { by, from, permission }, recordId) {
      const actorId = user.id;
      const found = await findRecordRole(db, by, { recordId, actorId });
      if (found?.role) {
        const { userId, role, projectId } = found;
        requirePermission(role, permission);
        return { ownerId: toOwnerId(userId), actorId, role, projectId };
      }
      if (from === 'params') throw notFound(nouns[by]);
      // A list of another's project is empty, and the foreign key refuses a new record in it. Both
      // follow from looking for the project in the caller's own account.
      return accountScope(user);
    },
  };
}
