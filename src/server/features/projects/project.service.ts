import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound, recordLimitReached } from '#server/errors.ts';
import type { Author, Scope } from '#server/http/scope.ts';
import { addMoney, percentOf, subtractMoney } from '#shared/money.ts';
import type { Project, ProjectSummary } from '#shared/project.ts';
import type { ProjectInput, ProjectUpdate } from '#shared/project-input.ts';
import { removeProject } from '../activity/project-removal.repository.ts';
import { saveChange } from '../activity/saving.service.ts';
import type { Members } from '../members/member.service.ts';
import {
  findProject,
  findProjectSpending,
  hasRoomForProject,
  insertProject,
  listProjects,
  updateProject,
} from './project.repository.ts';

export type Projects = ReturnType<typeof createProjects>;

export function createProjects(db: Database, members: Members) {
  async function getProject(
    { ownerId, actorId }: Pick<Scope, 'ownerId' | 'actorId'>,
    projectId: number,
    on: Queryable = db,
  ): Promise<Project> {
    const project = await findProject(on, ownerId, { projectId, actorId });
    if (!project) throw notFound('Project');
    return project;
  }

  async function requireRoom(tx: Queryable, ownerId: OwnerId): Promise<void> {
    if (!(await hasRoomForProject(tx, ownerId))) throw recordLimitReached('projects');
  }

  return {
    listProjects: (actorId: number) => listProjects(db, actorId),
    getProject,
    requireRoom,

    createProject: (author: Author, input: ProjectInput, on: Queryable = db): Promise<Project> =>
      on.transaction(async (tx) => {
        await requireRoom(tx, author.ownerId);
        const project = await insertProject(tx, author, input);
        if (!project) throw new Error('The insert returned no project');
        return project;
      }),

    updateProject(
      scope: Scope,
      projectId: number,
      { version, ...changes }: ProjectUpdate,
    ): Promise<Project> {
      return saveChange(db, {
        scope,
        kind: 'project',
        recordId: projectId,
        version,
        read: (tx) => getProject(scope, projectId, tx),
        write: (tx, before) => updateProject(tx, scope, projectId, { changes, before }),
      });
    },

    /** Its expenses, milestones and members go with it, and come back with it. */
    async deleteProject(author: Author, projectId: number): Promise<void> {
      const tellMembers = await members.prepareDeletionNotice(author.ownerId, projectId);
      if (!(await removeProject(db, author, projectId))) throw notFound('Project');
      tellMembers();
    },

    async summarizeProject(ownerId: OwnerId, projectId: number): Promise<ProjectSummary> {
      const spending = await findProjectSpending(db, ownerId, projectId);
      if (!spending) throw notFound('Project');
      const { budget, spentByCategory } = spending;
      const totalSpent = addMoney(Object.values(spentByCategory));
      return {
        totalBudget: budget,
        totalSpent,
        remaining: subtractMoney(budget, totalSpent),
        budgetUsedPercent: percentOf(totalSpent, budget),
        categoryBreakdown: spentByCategory,
      };
    },
  };
}
