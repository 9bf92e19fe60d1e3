import type { Database } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { ActivityList, ActivityQuery } from '#shared/activity.ts';
import { findNames, listEntries } from './activity-list.repository.ts';
import { changesOf, referredIds, withNames } from './activity-wire.ts';
import { hasProject, listDeletedProjects } from './deletion.repository.ts';
import { canRestore, createRestoring, type Restorables } from './restoring.service.ts';
import { emptyTrash } from './trash.repository.ts';

export type Activity = ReturnType<typeof createActivity>;

export function createActivity(db: Database, restorables: Restorables) {
  return {
    async listActivity(
      { ownerId, role }: Scope,
      projectId: number,
      query: ActivityQuery,
    ): Promise<ActivityList> {
      if (!(await hasProject(db, ownerId, projectId))) throw notFound('Project');
      const { limit } = query;
      const found = await listEntries(db, ownerId, { ...query, projectId, limit: limit + 1 });
      const page = found.slice(0, limit).map((entry) => ({ entry, changes: changesOf(entry) }));
      const all = page.flatMap(({ changes }) => changes);
      const ids = referredIds(all);
      // A record may have come from a project that a member does not know.
      if (role !== 'owner') ids.project = ids.project?.filter((id) => id === projectId) ?? [];
      const names = await findNames(db, ownerId, ids);
      return {
        entries: page.map(({ entry, changes }) => ({
          ...entry,
          changes: changes.map((change) => withNames(change, names)),
          canRestore: entry.isRestorable && canRestore(role, entry.kind),
        })),
        next: found.length > limit ? (page.at(-1)?.entry.id ?? null) : null,
      };
    },

    /** A deleted project has no page of its own any more. */
    listDeletedProjects: (ownerId: OwnerId) => listDeletedProjects(db, ownerId),

    restoreRecord: createRestoring(db, restorables),

    /** Ends what can no longer be restored. The entries themselves stay. */
    sweep: () => emptyTrash(db),
  };
}
