import type { Database, Queryable } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, invalidField, notFound, recordLimitReached } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import type {
  Milestone,
  MilestoneCompletion,
  MilestoneInput,
  MilestoneUpdate,
  StarterSetInput,
} from '#shared/milestone.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { removeRecord } from '../activity/record.repository.ts';
import { saveChange } from '../activity/saving.service.ts';
import { readAddedBy } from '../people/added-by.ts';
import {
  countHeldMilestones,
  findMilestone,
  findMilestoneProject,
  hasMilestones,
  insertMilestones,
  listMilestones,
  lockProject,
  type StoredMilestone,
  unlinkBillsElsewhere,
  updateMilestone,
} from './milestone.repository.ts';

export type Milestones = ReturnType<typeof createMilestones>;

export function createMilestones(db: Database) {
  async function withAddedBy(stored: StoredMilestone[], on: Queryable = db): Promise<Milestone[]> {
    const addedBy = await readAddedBy(on, stored);
    return stored.map((milestone) => ({ ...milestone, addedBy: addedBy(milestone) }));
  }

  async function answer(stored: StoredMilestone, on: Queryable = db): Promise<Milestone> {
    const [milestone] = await withAddedBy([stored], on);
    if (!milestone) throw new Error('A milestone got no answer');
    return milestone;
  }

  async function getMilestone(
    { ownerId }: Pick<Scope, 'ownerId'>,
    milestoneId: number,
    on: Queryable = db,
  ): Promise<Milestone> {
    const milestone = await findMilestone(on, ownerId, milestoneId);
    if (!milestone) throw notFound('Milestone');
    return answer(milestone, on);
  }

  function change(
    scope: Scope,
    milestoneId: number,
    { version, ...changes }: MilestoneUpdate,
    on: Queryable = db,
  ): Promise<Milestone> {
    const { ownerId } = scope;
    const isOnlyDated = changes.completedDate !== undefined && changes.isCompleted === undefined;
    return saveChange(on, {
      scope,
      kind: 'milestone',
      recordId: milestoneId,
      version,
      // It locks the account, which must come before the milestone.
      prepare: (tx) => requireRoomToMove(tx, ownerId, milestoneId, changes.projectId),
      read: (tx) => getMilestone(scope, milestoneId, tx),
      async write(tx, before) {
        if (isOnlyDated && !(await getMilestone(scope, milestoneId, tx)).isCompleted) {
          throw invalidField('completedDate', 'Complete the milestone before you date it');
        }
        const stored = await updateMilestone(tx, scope, milestoneId, { changes, before });
        if (stored && changes.projectId !== undefined) await unlinkBillsElsewhere(tx, stored);
        return stored && answer(stored, tx);
      },
    }).catch(explainReference);
  }

  /** A form sends the project with every change. Only a move to another project needs room. */
  async function requireRoomToMove(
    tx: Queryable,
    ownerId: OwnerId,
    milestoneId: number,
    projectId: number | undefined,
  ) {
    if (projectId === undefined) return;
    if ((await findMilestoneProject(tx, ownerId, milestoneId)) === projectId) return;
    const { inProject } = await countHeldMilestones(tx, ownerId, projectId);
    if (inProject >= recordLimits.milestonesPerProject) {
      throw recordLimitReached('milestonesPerProject');
    }
  }

  return {
    getMilestone,
    requireRoom,

    /** In timeline order; a null project means all that the caller can see. */
    listMilestones: async (
      { reach }: Pick<Scope, 'reach'>,
      projectId: number | null,
      on: Queryable = db,
    ): Promise<Milestone[]> => withAddedBy(await listMilestones(on, reach, projectId), on),

    async createMilestone(
      author: Author,
      input: MilestoneInput,
      on: Queryable = db,
    ): Promise<Milestone> {
      const stored = await on
        .transaction(async (tx) => {
          await requireRoom(tx, author.ownerId, { projectId: input.projectId, count: 1 });
          const [milestone] = await insertMilestones(tx, author, [input]);
          if (!milestone) throw new Error('The insert returned no milestone');
          return milestone;
        })
        .catch(explainReference);
      return answer(stored, on);
    },

    /**
     * All or none, and only on an empty timeline. The project's row is locked meanwhile, so that
     * the same set sent twice at once, for example from two tabs, is created once.
     */
    createStarterSet(
      scope: Scope,
      { projectId, milestones }: StarterSetInput,
      on: Queryable = db,
    ): Promise<Milestone[]> {
      const { ownerId, reach } = scope;
      return on.transaction(async (tx) => {
        await requireRoom(tx, ownerId, { projectId, count: milestones.length });
        if (!(await lockProject(tx, ownerId, projectId))) throw notYourProject();
        if (await hasMilestones(tx, ownerId, projectId)) {
          throw new AppError(
            'conflict',
            'This timeline has milestones already. Add yours one by one.',
          );
        }
        await insertMilestones(
          tx,
          scope,
          milestones.map((milestone) => ({ ...milestone, projectId })),
        );
        return withAddedBy(await listMilestones(tx, reach, projectId), tx);
      });
    },

    updateMilestone: change,

    completeMilestone(
      scope: Scope,
      milestoneId: number,
      completion: MilestoneCompletion,
    ): Promise<Milestone> {
      const completedDate = completion?.completedDate ?? undefined;
      return change(scope, milestoneId, {
        isCompleted: true,
        version: completion?.version,
        ...(completedDate && { completedDate }),
      });
    },

    async deleteMilestone(scope: Scope, milestoneId: number): Promise<void> {
      if (!(await removeRecord(db, scope, 'milestone', milestoneId))) throw notFound('Milestone');
    },
  };
}

/**
 * Locks the account's row, so that of simultaneous creations only as many succeed as there is room
 * for.
 */
async function requireRoom(
  tx: Queryable,
  ownerId: OwnerId,
  { projectId, count }: { projectId: number | null; count: number },
): Promise<void> {
  const { inAccount, inProject } = await countHeldMilestones(tx, ownerId, projectId);
  if (inProject + count > recordLimits.milestonesPerProject) {
    throw recordLimitReached('milestonesPerProject');
  }
  if (inAccount + count > recordLimits.milestones) throw recordLimitReached('milestones');
}

const notYourProject = () => invalidField('projectId', 'Choose one of your projects');

/** A reference to another user's record violates the same key as one to a missing record. */
function explainReference(error: unknown): never {
  switch (brokenReference(error)) {
    case 'milestones_project_fkey':
      throw notYourProject();
    case 'milestones_contractor_fkey':
      throw invalidField('contractorId', 'Choose one of your contractors');
    default:
      throw error;
  }
}
