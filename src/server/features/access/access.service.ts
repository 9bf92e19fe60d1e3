import type { Lookups, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, gone, invalidField, notFound } from '#server/errors.ts';
import type { LinkPolicy } from '#server/http/link-scope.ts';
import type { AccessPolicy, Decision, RecordKind } from '#server/http/scope.ts';
import { may, type Permission, type Role, refusalSentence } from '#shared/access.ts';
import { linkEndings } from '#shared/link.ts';
import {
  findReadingKey,
  findReceiptRole,
  findRecordRole,
  listSharedProjects,
} from './access.repository.ts';
import { findLink, hasLinkedFile } from './linked-record.repository.ts';

const nouns: Record<RecordKind, string> = {
  project: 'Project',
  expense: 'Expense',
  milestone: 'Milestone',
  contractor: 'Contractor',
  room: 'Room',
  plan_line: 'Line',
  agreement: 'Agreement',
  bill: 'Bill',
  reserve_move: 'Reserve move',
  scope_line: 'Line of the scope',
  quote: 'Quote',
  change_order: 'Change',
  document: 'Document',
  punch_item: 'Punch list item',
  submission: 'Submission',
  inbox_item: 'Receipt',
  link: 'Link',
  import: 'Import',
  invitation: 'Invitation',
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

/** Whether someone can see an uploaded file: also while they put it on an expense. */
export async function canSeeReceipt(
  db: Queryable,
  { actorId }: Pick<Decision, 'actorId'>,
  receiptKey: string,
): Promise<boolean> {
  return Boolean((await findReceiptRole(db, [receiptKey], actorId))?.role);
}

/** The same answer as for a reference that violates a foreign key. */
const notYourProject = () => invalidField('projectId', 'Choose one of your projects');

const notYourAgreement = () =>
  invalidField('agreementId', 'Choose one of the agreements of this project');

/** The only place that decides who may see or change whose records. */
export function createAccess(db: Lookups): AccessPolicy & LinkPolicy {
  function accountScope(user: { id: number }): Decision {
    const ownerId = ownAccount(user);
    const reach = [{ ownerId, projectId: null }];
    return { ownerId, actorId: user.id, role: 'owner', projectId: null, reach };
  }

  type Found = { userId: number; projectId: number | null; role: Role };

  function toScope({ userId, projectId, role }: Found, actorId: number): Decision {
    const ownerId = toOwnerId(userId);
    // Members reach one project, and through a contractor or a receipt nothing else.
    const part = { ownerId, projectId: role === 'owner' ? null : projectId };
    const reach = role === 'owner' || projectId !== null ? [part] : [];
    return { ownerId, actorId, role, projectId, reach };
  }

  async function fileScope(
    user: { id: number },
    permission: Permission,
    keys: string[],
    noun: string,
  ): Promise<Decision> {
    const found = await findReceiptRole(db, keys, user.id);
    if (!found?.role) throw notFound(noun);
    requirePermission(found.role, permission);
    return toScope({ userId: found.userId, projectId: null, role: found.role }, user.id);
  }

  return {
    accountScope,

    async everythingScope(user) {
      const own = accountScope(user);
      const shared = await listSharedProjects(db, user.id);
      const parts = shared.map(({ userId, projectId }) => ({
        ownerId: toOwnerId(userId),
        projectId,
      }));
      return { ...own, reach: [...own.reach, ...parts] };
    },

    async recordScope(user, { by, from, permission }, recordId) {
      const actorId = user.id;
      const found = await findRecordRole(db, by, { recordId, actorId });
      if (found?.role) {
        const { role } = found;
        requirePermission(role, permission);
        return toScope({ ...found, role }, actorId);
      }
      if (from === 'params') throw notFound(nouns[by]);
      if (by === 'agreement') throw notYourAgreement();
      // A list of another's project is empty, and the foreign key refuses a new record in it. Both
      // follow from looking for the project in the caller's own account.
      return accountScope(user);
    },

    async ownerScope(user, { from, permission }, projectId) {
      const actorId = user.id;
      const found = await findRecordRole(db, 'project', { recordId: projectId, actorId });
      if (!found?.role) throw from === 'body' ? notYourProject() : notFound('Project');
      const { role } = found;
      requirePermission(role, permission);
      return toScope({ ...found, role }, actorId);
    },

    receiptScope: (user, permission, receiptKeys) =>
      fileScope(user, permission, receiptKeys, 'Receipt'),

    async readingScope(user, permission, readingId) {
      const key = await findReadingKey(db, { readingId, actorId: user.id });
      return fileScope(user, permission, key === undefined ? [] : [key], 'Reading');
    },

    async linkScope(tokenHash) {
      const found = await findLink(db, tokenHash);
      if (!found) return undefined;
      const { userId, ending, kind, changeOrderId, contractorId, ...link } = found;
      if (ending) throw gone(linkEndings[ending]);
      const ownerId = toOwnerId(userId);
      const reach = [{ ownerId, projectId: link.projectId }];
      const scope = { ...link, ownerId, reach, actorId: null, tab: null };
      if (kind === 'change_order' && changeOrderId !== null) {
        return { ...scope, kind, changeOrderId, contractorId: null };
      }
      if (kind === 'contractor' && contractorId !== null) {
        return { ...scope, kind, contractorId, changeOrderId: null };
      }
      throw new Error('A link opens nothing');
    },

    async requireLinkedFile(linkId, receiptKeys) {
      if (!(await hasLinkedFile(db, linkId, receiptKeys))) throw notFound('Receipt');
    },

    async requireMove({ role, ownerId, actorId, projectId }, toProjectId) {
      // The foreign keys keep a record within its owner's account.
      if (role === 'owner' || toProjectId === projectId) return;
      const found = await findRecordRole(db, 'project', { recordId: toProjectId, actorId });
      const isEditor = found?.role && may(found.role, 'records.change');
      if (!isEditor || found.userId !== ownerId) throw notYourProject();
    },
  };
}
