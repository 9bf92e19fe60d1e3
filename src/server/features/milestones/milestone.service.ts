import type { Database } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import { AppError, invalidField, notFound } from '#server/errors.ts';
import type {
  Milestone,
  MilestoneInput,
  MilestoneUpdate,
  StarterSetInput,
} from '#shared/milestone.ts';
import {
  hasMilestones,
  insertMilestone,
  insertMilestones,
  listMilestones,
  lockProject,
  removeMilestone,
  updateMilestone,
} from './milestone.repository.ts';

export type Milestones = ReturnType<typeof createMilestones>;

export function createMilestones(db: Database) {
  async function change(
    userId: number,
    milestoneId: number,
    input: MilestoneUpdate,
  ): Promise<Milestone> {
    const milestone = await updateMilestone(db, userId, milestoneId, input).catch(explainReference);
    if (!milestone) throw notFound('Milestone');
    return milestone;
  }

  return {
    /** In the order of the timeline; a null project means all of the owner's. */
    listMilestones: (userId: number, projectId: number | null) =>
      listMilestones(db, userId, projectId),

    createMilestone: (userId: number, input: MilestoneInput): Promise<Milestone> =>
      insertMilestone(db, userId, input).catch(explainReference),

    /**
     * All or none, and only onto an empty timeline. The project's row is locked meanwhile, so that
     * the same set sent twice at once, from two tabs perhaps, is not there twice.
     */
    createStarterSet(
      userId: number,
      { projectId, milestones }: StarterSetInput,
    ): Promise<Milestone[]> {
      return db.transaction(async (tx) => {
        if (!(await lockProject(tx, userId, projectId))) throw notYourProject();
        if (await hasMilestones(tx, userId, projectId)) {
          throw new AppError(
            'conflict',
            'This timeline has milestones already. Add yours one by one.',
          );
        }
        await insertMilestones(
          tx,
          userId,
          milestones.map((milestone) => ({ ...milestone, projectId })),
        );
        return listMilestones(tx, userId, projectId);
      });
    },

    updateMilestone: change,

    completeMilestone: (userId: number, milestoneId: number): Promise<Milestone> =>
      change(userId, milestoneId, { isCompleted: true }),

    async deleteMilestone(userId: number, milestoneId: number): Promise<void> {
      if (!(await removeMilestone(db, userId, milestoneId))) throw notFound('Milestone');
    },
  };
}

const notYourProject = () => invalidField('projectId', 'Choose one of your projects');

/** A reference to somebody else's project breaks the same key as one to nothing at all. */
function explainReference(error: unknown): never {
  if (brokenReference(error) === 'milestones_project_fkey') throw notYourProject();
  throw error;
}
