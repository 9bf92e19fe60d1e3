import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { notFound, recordLimitReached } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { addMoney, percentOf, subtractMoney } from '#shared/money.ts';
import type { Project, ProjectInput, ProjectSummary, ProjectUpdate } from '#shared/project.ts';
import type { Members } from '../members/member.service.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import {
  findProject,
  findProjectSpending,
  insertProject,
  listProjectReceipts,
  listProjects,
  removeProject,
  updateProject,
} from './project.repository.ts';

export type Projects = ReturnType<typeof createProjects>;

export function createProjects(db: Database, receipts: Receipts, members: Members) {
  return {
    listProjects: (actorId: number) => listProjects(db, actorId),

    async getProject({ ownerId, actorId }: Scope, projectId: number): Promise<Project> {
      const project = await findProject(db, ownerId, { projectId, actorId });
      if (!project) throw notFound('Project');
      return project;
    },

    async createProject(
      ownerId: OwnerId,
      input: ProjectInput,
      on: Queryable = db,
    ): Promise<Project> {
      const project = await insertProject(on, ownerId, input);
      if (!project) throw recordLimitReached('projects');
      return project;
    },

    async updateProject(
      ownerId: OwnerId,
      projectId: number,
      input: ProjectUpdate,
    ): Promise<Project> {
      const project = await updateProject(db, ownerId, projectId, input);
      if (!project) throw notFound('Project');
      return project;
    },

    async deleteProject(ownerId: OwnerId, projectId: number): Promise<void> {
      const receiptKeys = await listProjectReceipts(db, ownerId, projectId);
      const tellMembers = await members.farewell(ownerId, projectId);
      if (!(await removeProject(db, ownerId, projectId))) throw notFound('Project');
      tellMembers();
      await receipts.discardUnused(ownerId, receiptKeys);
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
