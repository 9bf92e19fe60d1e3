import type { Database, Queryable } from '#server/db/client.ts';
import { notFound, recordLimitReached } from '#server/errors.ts';
import { addMoney, percentOf, subtractMoney } from '#shared/money.ts';
import type { Project, ProjectInput, ProjectSummary, ProjectUpdate } from '#shared/project.ts';
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

export function createProjects(db: Database, receipts: Receipts) {
  /** The only place that decides whether a user may see a project: today, only its owner. */
  async function requireProject(userId: number, projectId: number): Promise<Project> {
    const project = await findProject(db, userId, projectId);
    if (!project) throw notFound('Project');
    return project;
  }

  return {
    listProjects: (userId: number) => listProjects(db, userId),
    getProject: requireProject,

    async createProject(userId: number, input: ProjectInput, on: Queryable = db): Promise<Project> {
      const project = await insertProject(on, userId, input);
      if (!project) throw recordLimitReached('projects');
      return project;
    },

    async updateProject(userId: number, projectId: number, input: ProjectUpdate): Promise<Project> {
      const project = await updateProject(db, userId, projectId, input);
      if (!project) throw notFound('Project');
      return project;
    },

    async deleteProject(userId: number, projectId: number): Promise<void> {
      const receiptKeys = await listProjectReceipts(db, userId, projectId);
      if (!(await removeProject(db, userId, projectId))) throw notFound('Project');
      await receipts.discardUnused(userId, receiptKeys);
    },

    async summarizeProject(userId: number, projectId: number): Promise<ProjectSummary> {
      const spending = await findProjectSpending(db, userId, projectId);
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
