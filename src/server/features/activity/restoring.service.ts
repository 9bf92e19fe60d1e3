import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, gone, notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { may, type Permission, type Role } from '#shared/access.ts';
import { type ActivityKind, RESTORABLE_DAYS, recordNames } from '#shared/activity.ts';
import { requirePermission } from '../access/access.service.ts';
import { hasProject, listParts, lockDeletion, updateAsRestored } from './deletion.repository.ts';
import { type OwnRecord, partsOfProject } from './record-kinds.repository.ts';
import { linkRecords, noteLinks } from './record-links.repository.ts';
import { insertKept, insertParts } from './restoring.repository.ts';

/** What a feature says about its records, so that they can be restored. */
interface Restorable {
  /** Throws what a creation of as many would throw, if the account has no room for them. */
  requireRoom(
    tx: Queryable,
    scope: Scope,
    added: { count: number; projectId: number | null },
  ): Promise<void>;
  get(scope: Scope, recordId: number): Promise<unknown>;
  /** Sets what the records of a project take from each other, which may have changed since. */
  settle?(tx: Queryable, place: { ownerId: OwnerId; projectId: number }): Promise<void>;
}
export type Restorables = Record<OwnRecord, Restorable>;

type Deletion = NonNullable<Awaited<ReturnType<typeof lockDeletion>>>;

export function createRestoring(db: Database, restorables: Restorables) {
  async function restoreParts(tx: Queryable, scope: Scope, deletion: Deletion) {
    const { ownerId } = scope;
    for (const kind of partsOfProject) {
      const entryIds = await listParts(tx, ownerId, { partOf: deletion.id, kind });
      if (entryIds.length > 0 && isOwnRecord(kind)) {
        const added = { count: entryIds.length, projectId: deletion.recordId };
        await restorables[kind].requireRoom(tx, scope, added);
      }
      await noteLinks(tx, ownerId, { kind, entryIds });
      await insertParts(tx, ownerId, { kind, entryIds });
    }
  }

  /** Takes back a deletion: the record returns with its old id. */
  return async function restoreRecord(scope: Scope, entryId: number): Promise<unknown> {
    const { ownerId } = scope;
    const { kind, recordId } = await db.transaction(async (tx) => {
      // Of two restores at once, the second one waits here and then finds it restored.
      await holdAccount(tx, ownerId);
      const deletion = await lockDeletion(tx, ownerId, entryId);
      if (!deletion || !isOwnRecord(deletion.kind)) throw notFound('Entry');
      const { kind, recordId, projectId } = deletion;
      requirePermission(scope.role, permissionToRestore(kind));
      if (deletion.isRestored) throw gone(`This ${recordNames[kind]} was restored already.`);
      if (!deletion.isKept) {
        throw gone(
          `A deleted ${recordNames[kind]} can be restored for ${RESTORABLE_DAYS} days. This one is gone.`,
        );
      }
      if (kind !== 'project' && projectId !== null && !(await hasProject(tx, ownerId, projectId))) {
        throw new AppError(
          'conflict',
          `The project of this ${recordNames[kind]} was deleted. Restore it first.`,
        );
      }
      await restorables[kind].requireRoom(tx, scope, { count: 1, projectId });
      await noteLinks(tx, ownerId, { kind, entryIds: [entryId] });
      await insertKept(tx, scope, { kind, entryId });
      if (kind === 'project') await restoreParts(tx, scope, deletion);
      await linkRecords(tx, ownerId, { kind, recordId }, deletion.links ?? {});
      if (projectId !== null) await restorables[kind].settle?.(tx, { ownerId, projectId });
      await updateAsRestored(tx, ownerId, entryId);
      return { kind, recordId };
    });
    return restorables[kind].get(scope, recordId);
  };
}

/** An editor restores records, the owner also a project. A member is invited again. */
export function canRestore(role: Role, kind: ActivityKind): boolean {
  return isOwnRecord(kind) && may(role, permissionToRestore(kind));
}

function permissionToRestore(kind: OwnRecord): Permission {
  return kind === 'project' ? 'project.delete' : 'records.change';
}

function isOwnRecord(kind: ActivityKind): kind is OwnRecord {
  return kind !== 'member' && kind !== 'reserve_move';
}
