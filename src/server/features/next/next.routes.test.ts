import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expenses } from '#server/db/tables/expense.table.ts';
import {
  createExpense,
  createMilestone,
  ownerOfProject,
  tiles,
} from '#server/testing/factories.ts';
import { dealing, submitted } from '#server/testing/links.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { MAX_COUNTED_EXPENSES, type NextList } from '#shared/next.ts';
import { listDueMilestones } from './next.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-03-08';
const receipt = { imageUrl: 'https://example.com/receipt.pdf' };

const ask = (client: TestClient, projectId: number, today = TODAY) =>
  client.get(`/api/projects/${projectId}/next?today=${today}`);

async function itemsOf(client: TestClient, projectId: number, today?: string) {
  const response = await ask(client, projectId, today);
  expect(response.statusCode).toBe(200);
  return response.json<NextList>().items;
}

describe('GET /api/projects/{id}/next', () => {
  it('is empty for a project with nothing to do', async () => {
    const { client, project } = await ownerOfProject(test);
    expect(await itemsOf(client, project.id)).toEqual([]);
    await createExpense(client, project.id, receipt);
    await createMilestone(client, project.id, { targetDate: null });
    expect(await itemsOf(client, project.id)).toEqual([]);
  });

  it('names what contractors asked for and sent until it is decided', async () => {
    const { client, project, agreement, contractorId, contractorLink, visitor } =
      await dealing(test);
    const kinds = async () => (await itemsOf(client, project.id)).map(({ kind }) => kind);
    // What the household asks for waits for the contractor.
    expect(await kinds()).toEqual([]);
    const asked = await visitor.post(`/api/links/${contractorLink.token}/changes`, {
      agreementId: agreement.id,
      title: 'Two more outlets',
      amountDelta: '380',
      name: 'Rosa',
    });
    const change = asked.json<{ id: number }>();
    const bill = await submitted(visitor, contractorLink.token);
    expect(await itemsOf(client, project.id)).toEqual([
      {
        kind: 'change_to_decide',
        count: 1,
        changes: [
          { id: change.id, title: 'Two more outlets', amountDelta: '380.00', contractorId },
        ],
      },
      {
        kind: 'submission',
        count: 1,
        submissions: [{ id: bill.id, title: 'First half', kind: 'bill', contractorId }],
      },
    ]);
    const decline = { decision: 'declined', name: 'Ada' };
    await client.post(`/api/change-orders/${change.id}/decision`, decline);
    await client.post(`/api/submissions/${bill.id}/decision`, { decision: 'declined' });
    expect(await kinds()).toEqual([]);
  });

  it('separates overdue and upcoming milestones by the given day', async () => {
    const { client, project } = await ownerOfProject(test);
    const add = (title: string, targetDate: string) =>
      createMilestone(client, project.id, { title, targetDate });
    await add('In 15 days', '2026-03-23');
    await add('In 14 days', '2026-03-22');
    await add('Today', TODAY);
    await add('Yesterday', '2026-03-07');
    await add('Long ago', '2025-12-31');
    const done = await add('Done', '2026-03-01');
    await client.patch(`/api/milestones/${done.id}/complete`);

    expect(await itemsOf(client, project.id)).toMatchObject([
      {
        kind: 'overdue_milestones',
        count: 2,
        milestones: [
          { title: 'Long ago', targetDate: '2025-12-31' },
          { title: 'Yesterday', targetDate: '2026-03-07' },
        ],
      },
      {
        kind: 'coming_milestones',
        count: 2,
        milestones: [{ title: 'Today' }, { title: 'In 14 days' }],
      },
    ]);
    // Further east, it is already the next day.
    expect(await itemsOf(client, project.id, '2026-03-09')).toMatchObject([
      { milestones: [{ title: 'Long ago' }, { title: 'Yesterday' }, { title: 'Today' }] },
      { milestones: [{ title: 'In 14 days' }, { title: 'In 15 days' }] },
    ]);
  });

  it('names five of a kind and counts them all', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let day = 1; day <= 7; day += 1) {
      await createMilestone(client, project.id, {
        title: `Late ${day}`,
        targetDate: `2026-02-0${8 - day}`,
      });
    }
    const [item, ...others] = await itemsOf(client, project.id);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ kind: 'overdue_milestones', count: 7 });
    expect(item).toHaveProperty(
      'milestones',
      [7, 6, 5, 4, 3].map((day) => ({
        id: expect.any(Number),
        title: `Late ${day}`,
        targetDate: `2026-02-0${8 - day}`,
      })),
    );
  });

  it('counts the expenses of this project that have no receipt', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = (await client.post('/api/projects', { name: 'Attic', budget: '9000' })).json();
    await createExpense(client, other.id);
    await createExpense(client, project.id, receipt);
    const bare = await createExpense(client, project.id);
    await createExpense(client, project.id);
    expect(await itemsOf(client, project.id)).toEqual([{ kind: 'missing_receipts', count: 2 }]);
    await client.put(`/api/expenses/${bare.id}`, receipt);
    expect(await itemsOf(client, project.id)).toEqual([{ kind: 'missing_receipts', count: 1 }]);
  });

  it('stops counting at a limit', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const row = { ...tiles, userId: user.id, projectId: project.id, amount: '0.01' };
    await test.database.db
      .insert(expenses)
      .values(Array.from({ length: MAX_COUNTED_EXPENSES + 1 }, () => row));
    expect(await itemsOf(client, project.id)).toEqual([
      { kind: 'missing_receipts', count: MAX_COUNTED_EXPENSES },
    ]);
  });

  it('reports a budget that is nearly spent, spent and exceeded, to the cent', async () => {
    const { client, project } = await ownerOfProject(test);
    await client.put(`/api/projects/${project.id}`, { budget: '1000' });
    const { id } = await createExpense(client, project.id, { ...receipt, amount: '849.94' });
    const spend = async (amount: string) => {
      await client.put(`/api/expenses/${id}`, { amount });
      return itemsOf(client, project.id);
    };
    expect(await itemsOf(client, project.id)).toEqual([]);
    expect(await spend('850')).toEqual([{ kind: 'near_budget', remaining: '150.00' }]);
    expect(await spend('1000')).toEqual([{ kind: 'near_budget', remaining: '0.00' }]);
    expect(await spend('1000.01')).toEqual([{ kind: 'over_budget', overBy: '0.01' }]);
    expect(await spend('99999999.99')).toEqual([{ kind: 'over_budget', overBy: '99998999.99' }]);
  });

  it('is only for the owner', async () => {
    const { client, project, ownerId } = await ownerOfProject(test);
    const stranger = await ownerOfProject(test);
    await createMilestone(stranger.client, stranger.project.id, { targetDate: '2026-03-01' });
    await createExpense(stranger.client, stranger.project.id);
    expect((await ask(client, stranger.project.id)).statusCode).toBe(404);
    expect((await ask(client, 2_000_000_000)).statusCode).toBe(404);
    const { db } = test.database;
    expect(await listDueMilestones(db, ownerId, stranger.project.id, TODAY)).toEqual([]);
    expect(await itemsOf(client, project.id)).toEqual([]);
  });

  it('requires a day that exists', async () => {
    const { client, project } = await ownerOfProject(test);
    const url = `/api/projects/${project.id}/next`;
    for (const query of ['', '?today=', '?today=soon', '?today=2026-02-30']) {
      const response = await client.get(`${url}${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
    }
    expect((await ask(client, project.id, '9999-12-31')).statusCode).toBe(200);
  });
});
