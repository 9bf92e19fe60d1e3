import { eq } from 'drizzle-orm';
import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import type { Contractor } from '#shared/contractor.ts';
import type { StoredDocument } from '#shared/document.ts';
import type { Expense } from '#shared/expense.ts';
import type { NewLink } from '#shared/link.ts';
import type { Milestone } from '#shared/milestone.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';
import type { PunchItem } from '#shared/punch-item.ts';
import type { Quote } from '#shared/quote.ts';
import type { ReserveMove } from '#shared/reserve-move.ts';
import type { Room } from '#shared/room.ts';
import type { ScopeLine } from '#shared/scope-line.ts';
import { users } from '../db/tables/user.table.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

async function created<T>(client: TestClient, url: string, input: object): Promise<T> {
  const response = await client.post(url, input);
  if (response.statusCode !== 201) throw new Error(`${url}: ${response.body}`);
  return response.json<T>();
}

export function createProject(client: TestClient, input: object = {}): Promise<Project> {
  return created(client, '/api/projects', { name: 'Kitchen', budget: '25000', ...input });
}

export function createContractor(client: TestClient, input: object = {}): Promise<Contractor> {
  return created(client, '/api/contractors', { name: 'Rosa Okafor', ...input });
}

export const tiles = {
  description: 'Tiles',
  amount: '120.50',
  category: 'materials',
  paymentMethod: 'credit_card',
  date: '2026-03-08',
};

export function createExpense(
  client: TestClient,
  projectId: number,
  input: object = {},
): Promise<Expense> {
  return created(client, '/api/expenses', { ...tiles, projectId, ...input });
}

export function createMilestone(
  client: TestClient,
  projectId: number,
  input: object = {},
): Promise<Milestone> {
  return created(client, '/api/milestones', {
    title: 'Cabinets in',
    category: 'Kitchen',
    projectId,
    ...input,
  });
}

type InProject<T> = (client: TestClient, projectId: number, input?: object) => Promise<T>;

export const createRoom: InProject<Room> = (client, projectId, input) =>
  created(client, '/api/rooms', { name: 'Kitchen', projectId, ...input });

export const createPlanLine: InProject<PlanLine> = (client, projectId, input) =>
  created(client, '/api/plan-lines', {
    title: 'Tiling',
    category: 'materials',
    planned: '5000',
    projectId,
    ...input,
  });

export const createAgreement: InProject<Agreement> = (client, projectId, input) =>
  created(client, '/api/agreements', { title: 'Tiling', amount: '4200', projectId, ...input });

export const createBill: InProject<Bill> = (client, projectId, input) =>
  created(client, '/api/bills', { title: 'First bill', amount: '1000', projectId, ...input });

export const createReserveMove: InProject<ReserveMove> = (client, projectId, input) =>
  created(client, '/api/reserve-moves', { amount: '2000', projectId, ...input });

export const createScopeLine: InProject<ScopeLine> = (client, projectId, input) =>
  created(client, '/api/scope-lines', { title: 'Tile, set', projectId, ...input });

export const createQuote: InProject<Quote> = (client, projectId, input) =>
  created(client, '/api/quotes', { title: 'Bathroom', total: '9000', projectId, ...input });

export const createDocument: InProject<StoredDocument> = (client, projectId, input) =>
  created(client, '/api/documents', { title: 'Policy', kind: 'insurance', projectId, ...input });

export const createPunchItem: InProject<PunchItem> = (client, projectId, input) =>
  created(client, '/api/punch-items', { title: 'Grout the corner', projectId, ...input });

export const createChangeOrder = (
  client: TestClient,
  agreementId: number,
  input: object = {},
): Promise<ChangeOrder> =>
  created(client, '/api/change-orders', {
    agreementId,
    title: 'Heated floor',
    amountDelta: '600',
    ...input,
  });

export const createContractorLink = (
  client: TestClient,
  projectId: number,
  { contractorId }: { contractorId: number },
): Promise<NewLink> => created(client, `/api/contractors/${contractorId}/link`, { projectId });

/** Puts an account on the paid plan, as a payment would. */
export async function makePro(test: TestApp, userId: number): Promise<void> {
  await test.database.db
    .update(users)
    .set({ subscriptionStatus: 'active' })
    .where(eq(users.id, userId));
}

/** A user with a project, on the paid plan unless the test is about the free one. */
export async function ownerOfProject(
  test: TestApp,
  { plan = 'pro' }: { plan?: 'pro' | 'free' } = {},
) {
  const { client, user, ownerId } = await test.signedIn();
  if (plan === 'pro') await makePro(test, user.id);
  return { client, user, ownerId, project: await createProject(client) };
}
