import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBudgetRecords } from '#server/testing/budget.ts';
import { createExpense, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function budgetOf(client: TestClient, projectId: number) {
  const response = await client.get(`/api/projects/${projectId}/budget`);
  expect(response.statusCode).toBe(200);
  return response.json<ProjectBudget>();
}

describe('GET /api/projects/{id}/budget', () => {
  it('is the budget and nothing else in a new project', async () => {
    const { client, project } = await ownerOfProject(test);
    const budget = await budgetOf(client, project.id);
    expect(budget).toMatchObject({
      currency: 'USD',
      totals: { budget: '25000.00', planned: '0.00', expected: '0.00', variance: '25000.00' },
      lines: [{ planLineId: null, title: null, expected: '0.00' }],
      byCategory: [],
      byRoom: [],
    });
  });

  it('leaves out the lines on request, and keeps both answers apart', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await insertBudgetRecords(test.database.db, { userId: user.id, projectId: project.id });
    const whole = await budgetOf(client, project.id);
    const answer = await client.get(`/api/projects/${project.id}/budget?lines=false`);
    expect(answer.json()).toEqual({ ...whole, lines: [] });
    expect(await budgetOf(client, project.id)).toEqual(whole);
    expect((await client.get(`/api/projects/${project.id}/budget?lines=no`)).statusCode).toBe(400);
  });

  it('counts plans, agreements, bills, payments and refunds', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const ids = await insertBudgetRecords(test.database.db, {
      userId: user.id,
      projectId: project.id,
    });
    await client.post('/api/reserve-moves', { projectId: project.id, amount: '250' });
    await createExpense(client, project.id, { amount: '12.50' });
    await createExpense(client, project.id, { amount: '2.50', kind: 'refund' });
    await createExpense(client, project.id, { amount: '100', billId: ids.bill });
    await createExpense(client, project.id, {
      amount: '30',
      lines: [
        { category: 'labor', planLineId: ids.lines[1], roomId: ids.rooms[1], amount: '20' },
        { category: 'permits', planLineId: null, roomId: null, amount: '10' },
      ],
    });
    const budget = await budgetOf(client, project.id);
    expect(budget.totals).toEqual({
      budget: '25000.00',
      planned: '1500.00',
      unplanned: '23250.00',
      paid: '140.00',
      due: '260.00',
      held: '40.00',
      agreed: '400.00',
      // 200 for the floor and 480 for the walls.
      toBuy: '680.00',
      reserve: '250.00',
      expected: '1770.00',
      variance: '23230.00',
    });
    expect(budget.lines.map(({ title, paid, expected }) => [title, paid, expected])).toEqual([
      ['Floor', '100.00', '1000.00'],
      ['Walls', '20.00', '500.00'],
      [null, '20.00', '20.00'],
    ]);
    expect(budget.byRoom).toEqual([
      { key: ids.rooms[0], planned: '500.00', paid: '0.00', expected: '480.00' },
      { key: ids.rooms[1], planned: '0.00', paid: '20.00', expected: '20.00' },
      { key: null, planned: '1000.00', paid: '120.00', expected: '1020.00' },
    ]);
  });

  it('keeps words as they are', async () => {
    const { client, project } = await ownerOfProject(test);
    const title = 'Tiles, 4" x 4"; \\ "blue"\tand 青';
    const line = { projectId: project.id, title, category: 'materials', planned: '99999999.99' };
    expect((await client.post('/api/plan-lines', line)).statusCode).toBe(201);
    const [row] = (await budgetOf(client, project.id)).lines;
    expect(row).toMatchObject({ title, planned: '99999999.99', expected: '99999999.99' });
  });

  it('counts a split part of a deleted line as unplanned, until the line is back', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const { lines, rooms } = await insertBudgetRecords(test.database.db, {
      userId: user.id,
      projectId: project.id,
    });
    const part = { category: 'labor', planLineId: lines[1], roomId: rooms[1] };
    await createExpense(client, project.id, {
      amount: '30',
      lines: [
        { ...part, amount: '20' },
        { ...part, amount: '10' },
      ],
    });
    const before = await budgetOf(client, project.id);
    await client.delete(`/api/plan-lines/${lines[1]}`);
    await client.delete(`/api/rooms/${rooms[1]}`);
    const without = await budgetOf(client, project.id);
    expect(without.lines.at(-1)).toMatchObject({ planLineId: null, paid: '30.00' });
    expect(without.byRoom.map(({ key }) => key)).toEqual([null]);
    const { entries } = (await client.get(`/api/projects/${project.id}/activity?limit=2`)).json();
    for (const { id } of entries) await client.post(`/api/activity/${id}/restore`);
    expect(await budgetOf(client, project.id)).toEqual(before);
  });

  it('is read in one statement, so that its figures are of one moment', async () => {
    const { client, project } = await ownerOfProject(test);
    // A payment of a bill moves money from due to paid; in between it would be counted twice.
    const bill = { projectId: project.id, title: 'Bill', amount: '500' };
    const { id } = (await client.post('/api/bills', bill)).json<{ id: number }>();
    const pay = () =>
      client.post(`/api/bills/${id}/payments`, {
        amount: '1.00',
        paymentMethod: 'cash',
        date: '2026-03-08',
      });
    const read = () => budgetOf(client, project.id);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? pay().then(read) : read())),
    );
    expect(new Set(answers.map(({ totals }) => totals.expected))).toEqual(new Set(['500.00']));
    const { rows } = await test.database.db.execute(
      sql`select count(*)::int as n from expenses where bill_id = ${id}`,
    );
    expect(rows).toEqual([{ n: 20 }]);
  });
});
