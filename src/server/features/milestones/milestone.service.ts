import type { Database, Queryable } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, invalidField, notFound, recordLimitReached } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type {
  Milestone,
  MilestoneCompletion,
  MilestoneInput,
  MilestoneUpdate,
  StarterSetInput,
} from '#shared/milestone.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { authorOf, readAddedBy } from '../people/added-by.ts';
import {
  countHeldMilestones,
  findMilestoneProject,
  hasMilestones,
  insertMilestone,
  insertMilestones,
  listMilestones,
  lockProject,
  removeMilestone,
  type StoredMilestone,
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

  async function change(
    { ownerId }: Scope,
    milestoneId: number,
    input: MilestoneUpdate,
  ): Promise<Milestone> {
    const milestone = await db
      .transaction(async (tx) => {
        await requireRoomToMove(tx, ownerId, milestoneId, input.projectId);
        return updateMilestone(tx, ownerId, milestoneId, input);
      })
      .catch(explainReference);
    if (milestone) return answer(milestone);
    const isThere = (await findMilestoneProject(db, ownerId, milestoneId)) !== undefined;
    if (isThere) throw invalidField('completedDate', 'Complete the milestone before you date it');
    throw notFound('Milestone');
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
    /** In timeline order; a null project means all that the caller can see. */
    listMilestones: async ({ reach }: Scope, projectId: number | null): Promise<Milestone[]> =>
      withAddedBy(await listMilestones(db, reach, projectId)),

    async createMilestone(
      scope: Scope,
      input: MilestoneInput,
      on: Queryable = db,
    ): Promise<Milestone> {
      const { ownerId } = scope;
      const stored = await on
        .transaction(async (tx) => {
          await requireRoom(tx, ownerId, { projectId: input.projectId, added: 1 });
          return insertMilestone(tx, ownerId, { ...input, createdBy: authorOf(scope) });
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
      const createdBy = authorOf(scope);
      return on.transaction(async (tx) => {
        await requireRoom(tx, ownerId, { projectId, added: milestones.length });
        if (!(await lockProject(tx, ownerId, projectId))) throw notYourProject();
        if (await hasMilestones(tx, ownerId, projectId)) {
          throw new AppError(
            'conflict',
            'This timeline has milestones already. Add yours one by one.',
          );
        }
        await insertMilestones(
          tx,
          ownerId,
          milestones.map((milestone) => ({ ...milestone, projectId, createdBy })),
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
        ...(completedDate && { completedDate }),
      });
    },

    async deleteMilestone(ownerId: OwnerId, milestoneId: number): Promise<void> {
      if (!(await removeMilestone(db, ownerId, milestoneId))) throw notFound('Milestone');
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
  { projectId, added }: { projectId: number; added: number },
): Promise<void> {
  const { inAccount, inProject } = await countHeldMilestones(tx, ownerId, projectId);
  if (inProject + added > recordLimits.milestonesPerProject) {
    throw recordLimitReached('milestonesPerProject');
  }
  if (inAccount + added > recordLimits.milestones) throw recordLimitReached('milestones');
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
