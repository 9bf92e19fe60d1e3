import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreLast } from '#server/testing/activity.ts';
import {
  createAgreement,
  createBill,
  createContractor,
  createExpense,
  createMilestone,
  createPlanLine,
  createReserveMove,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TABLES = [
  'rooms',
  'plan_lines',
  'agreements',
  'bills',
  'reserve_moves',
  'expenses',
  'milestones',
  'budget_totals',
  'expense_totals',
];

/** A project with a record of each kind, all tied to each other. */
async function furnished() {
  const owner = await ownerOfProject(test);
  const { client, project, user } = owner;
  const contractor = await createContractor(client);
  const milestone = await createMilestone(client, project.id);
  const room = await createRoom(client, project.id);
  const line = await createPlanLine(client, project.id, { roomId: room.id });
  const agreement = await createAgreement(client, project.id, {
    contractorId: contractor.id,
    planLineId: line.id,
    holdbackPercent: 10,
  });
  const bill = await createBill(client, project.id, {
    agreementId: agreement.id,
    milestoneId: milestone.id,
  });
  const payment = await createExpense(client, project.id, { billId: bill.id, roomId: room.id });
  await createExpense(client, project.id, {
    amount: '10',
    lines: [
      { category: 'materials', planLineId: line.id, roomId: room.id, amount: '4' },
      { category: 'labor', planLineId: null, roomId: null, amount: '6' },
    ],
  });
  await createReserveMove(client, project.id);
  await createReserveMove(client, project.id, { amount: '-300', planLineId: line.id });
  const state = async () => {
    const tables: Record<string, unknown> = {};
    for (const name of TABLES) {
      const { rows } = await test.database.db.execute(sql`
        select to_jsonb(t) - '{version,updated_at}'::text[] as row from ${sql.identifier(name)} t
        where user_id = ${user.id} order by 1`);
      // A total that is zero may be kept or not.
      tables[name] = rows.filter(({ row }) => !isNothing(row as Record<string, unknown>));
    }
    return tables;
  };
  return { ...owner, contractor, milestone, room, line, agreement, bill, payment, state };
}

const isNothing = (row: Record<string, unknown>) =>
  !('id' in row) && row['amount'] === 0 && !row['expense_count'];

const get = async (client: TestClient, url: string) => (await client.get(url)).json();

describe.each([
  ['room', 'rooms'],
  ['line', 'plan-lines'],
  ['agreement', 'agreements'],
  ['bill', 'bills'],
  ['milestone', 'milestones'],
  ['contractor', 'contractors'],
] as const)('a deleted %s', (name, path) => {
  it('leaves what referred to it, and its restore ties all of it together again', async () => {
    const { client, project, state, ...records } = await furnished();
    const before = await state();
    const url = `/api/${path}/${records[name].id}`;
    expect((await client.delete(url)).statusCode).toBe(204);
    expect(await state()).not.toEqual(before);
    const { rows } = await test.database.db.execute(sql`select recount() as wrong`);
    expect(rows).toEqual([{ wrong: 0 }]);
    const restored = await restoreLast(client, project.id);
    expect([restored.statusCode, restored.json().id]).toEqual([200, records[name].id]);
    expect(await state()).toEqual(before);
  });
});

it('a project comes back with its whole budget', async () => {
  const { client, project, state } = await furnished();
  const before = await state();
  const answers = async () =>
    Promise.all(
      ['rooms', 'plan-lines', 'agreements', 'bills', 'reserve-moves'].map((path) =>
        get(client, `/api/${path}?projectId=${project.id}`),
      ),
    );
  const told = await answers();
  expect((await client.delete(`/api/projects/${project.id}`)).statusCode).toBe(204);
  expect(await answers()).toEqual([[], [], [], [], []]);
  const [deleted] = await get(client, '/api/projects/deleted');
  expect((await client.post(`/api/activity/${deleted.activityId}/restore`)).statusCode).toBe(200);
  expect(await state()).toEqual(before);
  expect(await answers()).toEqual(told);
});

describe('what changed while a record was deleted', () => {
  it('a restored agreement takes its bills and their payments to its line', async () => {
    const { client, project, line, agreement, bill, payment } = await furnished();
    const other = await createPlanLine(client, project.id);
    await client.delete(`/api/agreements/${agreement.id}`);
    await client.put(`/api/bills/${bill.id}`, { planLineId: other.id });
    const later = await createExpense(client, project.id, { billId: bill.id, amount: '1' });
    expect(later).toMatchObject({ agreementId: null, planLineId: other.id });
    await restoreLast(client, project.id);
    for (const { id } of [payment, later]) {
      expect(await get(client, `/api/expenses/${id}`)).toMatchObject({
        agreementId: agreement.id,
        planLineId: line.id,
      });
    }
  });

  it('a restored payment has the line that its bill has by now', async () => {
    const { client, project, agreement, payment } = await furnished();
    const other = await createPlanLine(client, project.id);
    await client.delete(`/api/expenses/${payment.id}`);
    await client.put(`/api/agreements/${agreement.id}`, { planLineId: other.id });
    const restored = await restoreLast(client, project.id);
    expect(restored.json()).toMatchObject({ planLineId: other.id });
  });

  it('a restored bill does not name a milestone that moved to another project', async () => {
    const { client, project, bill, milestone } = await furnished();
    const other = await client.post('/api/projects', { name: 'Bath', budget: '500' });
    await client.delete(`/api/bills/${bill.id}`);
    await client.put(`/api/milestones/${milestone.id}`, { projectId: other.json().id });
    const restored = await restoreLast(client, project.id);
    expect(restored.json()).toMatchObject({ id: bill.id, milestoneId: null });
  });
});

it('a reserve move cannot be restored, because it is never deleted', async () => {
  const { client, project } = await furnished();
  const [draw] = await get(client, `/api/reserve-moves?projectId=${project.id}`);
  await client.delete(`/api/reserve-moves/${draw.id}`);
  const { entries } = await get(client, `/api/projects/${project.id}/activity?kind=reserve_move`);
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    'create',
    'create',
  ]);
});
