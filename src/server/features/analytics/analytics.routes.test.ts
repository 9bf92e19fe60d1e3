import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContractor, createExpense, ownerOfProject } from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Analytics } from '#shared/analytics.ts';
import { addMoney } from '#shared/money.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-03-15';

const setPlan = (userId: number, status: 'active' | 'free') =>
  test.database.db.execute(
    sql`update users set subscription_status = ${status} where id = ${userId}`,
  );

const post = async (client: TestClient, url: string, body: object) => {
  const answer = await client.post(url, body);
  expect([url, answer.statusCode]).toEqual([url, 201]);
  return answer.json();
};

/** A kitchen with something of everything. */
async function kitchen() {
  const { client, user, project } = await ownerOfProject(test);
  await setPlan(user.id, 'active');
  const projectId = project.id;
  const contractor = await createContractor(client, { name: 'Rosa' });
  const room = await post(client, '/api/rooms', { projectId, name: 'Kitchen' });
  const line = await post(client, '/api/plan-lines', {
    projectId,
    title: 'Tiling',
    category: 'labor',
    roomId: room.id,
    planned: '1000.00',
  });
  const agreement = await post(client, '/api/agreements', {
    projectId,
    title: 'Tiling',
    contractorId: contractor.id,
    planLineId: line.id,
    amount: '1200.00',
    holdbackPercent: 10,
  });
  const bill = (dueOn: string | null, amount: string) =>
    post(client, '/api/bills', {
      projectId,
      agreementId: agreement.id,
      title: 'Part',
      amount,
      dueOn,
    });
  const first = await bill('2026-02-01', '300.00');
  await bill('2026-05-02', '200.00');
  await bill(null, '100.00');
  await post(client, `/api/bills/${first.id}/payments`, {
    amount: '70.00',
    paymentMethod: 'check',
    date: '2026-02-03',
  });
  await createExpense(client, projectId, {
    amount: '45.50',
    date: '2026-01-10',
    category: 'tools',
  });
  await post(client, '/api/reserve-moves', { projectId, amount: '500.00' });
  return { client, project, contractor };
}

async function analyticsOf(client: TestClient, projectId: number): Promise<Analytics> {
  const answer = await client.get(`/api/projects/${projectId}/analytics?today=${TODAY}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/projects/{id}/analytics', () => {
  it('gives the cash of each month, and what has no date apart', async () => {
    const { client, project } = await kitchen();
    const { cash } = await analyticsOf(client, project.id);
    const none = { paid: '0.00', due: '0.00', agreed: '0.00', toBuy: '0.00' };
    expect(cash.months).toEqual([
      { ...none, month: '2026-01', paid: '45.50' },
      { ...none, month: '2026-02', paid: '70.00' },
      // Overdue since February, so needed now.
      { ...none, month: '2026-03', due: '200.00' },
      { ...none, month: '2026-04' },
      { ...none, month: '2026-05', due: '180.00' },
    ]);
    expect(cash.noDate).toEqual({ due: '90.00', held: '60.00', agreed: '600.00', toBuy: '0.00' });
  });

  it('spreads what is agreed over the open milestones of the contractor', async () => {
    const { client, project, contractor } = await kitchen();
    const contractorId = contractor.id;
    for (const targetDate of ['2026-04-10', '2026-06-01', '2026-06-20']) {
      await post(client, '/api/milestones', {
        projectId: project.id,
        contractorId,
        title: 'Step',
        category: 'Kitchen',
        targetDate,
      });
    }
    const { cash } = await analyticsOf(client, project.id);
    expect(cash.months.map(({ month, agreed }) => [month, agreed]).slice(3)).toEqual([
      ['2026-04', '200.00'],
      ['2026-05', '0.00'],
      ['2026-06', '400.00'],
    ]);
    expect(cash.noDate.agreed).toBe('0.00');
  });

  it('agrees with the budget in every sum', async () => {
    const { client, project } = await kitchen();
    const analytics = await analyticsOf(client, project.id);
    const budget = (await client.get(`/api/projects/${project.id}/budget`)).json<ProjectBudget>();
    const { totals } = budget;
    const { cash, spending, waterfall, byCategory, byRoom, contractors } = analytics;
    const over = (part: 'paid' | 'due' | 'agreed') =>
      addMoney(cash.months.map((each) => each[part]));
    expect(over('paid')).toBe(totals.paid);
    expect(addMoney([over('due'), cash.noDate.due])).toBe(totals.due);
    expect(addMoney([over('agreed'), cash.noDate.agreed])).toBe(totals.agreed);
    expect([cash.noDate.held, cash.noDate.toBuy]).toEqual([totals.held, totals.toBuy]);
    expect(spending).toMatchObject({ budget: totals.budget, expected: totals.expected });
    expect(spending.points).toEqual([
      { date: '2026-01-10', spent: '45.50' },
      { date: '2026-02-03', spent: '115.50' },
    ]);
    const steps = waterfall.steps.map(({ amount }) => amount);
    expect(addMoney([waterfall.budget, ...steps])).toBe(totals.expected);
    expect(waterfall.steps.map(({ code, label, amount }) => [code, label, amount])).toContainEqual([
      'line',
      'Tiling',
      '200.00',
    ]);
    expect(byCategory).toEqual(budget.byCategory);
    expect(byRoom.map(({ key }) => key)).toEqual(['Kitchen', null]);
    expect(contractors).toEqual([
      {
        contractorId: expect.any(Number),
        name: 'Rosa',
        agreed: '1200.00',
        changes: '0.00',
        paid: '70.00',
        left: '1130.00',
      },
    ]);
  });

  it('thins a long line and keeps its ends', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await setPlan(user.id, 'active');
    await test.database.db.execute(sql`
      insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
      select ${user.id}, ${project.id}, 'x', 1, 'tools', 'cash', date '2024-01-01' + n
      from generate_series(0, 499) n`);
    const { spending } = await analyticsOf(client, project.id);
    expect(spending.points).toHaveLength(200);
    expect(spending.points[0]).toEqual({ date: '2024-01-01', spent: '1.00' });
    expect(spending.points.at(-1)).toEqual({ date: '2025-05-14', spent: '500.00' });
  });

  it('works without a day, and refuses one that does not exist', async () => {
    const { client, project } = await kitchen();
    const url = `/api/projects/${project.id}/analytics`;
    expect((await client.get(url)).statusCode).toBe(200);
    expect((await client.get(`${url}?today=2026-02-30`)).statusCode).toBe(400);
  });
});

describe('on the free plan', () => {
  it('gives only the first chart, and says how to get the others', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await setPlan(user.id, 'free');
    await createExpense(client, project.id, { amount: '12.00', date: '2026-01-10' });
    const url = `/api/projects/${project.id}/analytics`;
    const refused = await client.get(url);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'plan_limit', upgradeRequired: true });
    const preview = await client.get(`${url}/preview?today=${TODAY}`);
    expect(preview.json()).toEqual({
      hasAll: false,
      currency: 'USD',
      today: TODAY,
      spending: {
        budget: project.budget,
        planned: '0.00',
        expected: '12.00',
        points: [{ date: '2026-01-10', spent: '12.00' }],
      },
    });
  });

  it('counts the plan of the owner, for a member too', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    await setPlan(viewer.user.id, 'active');
    await setPlan(owner.user.id, 'free');
    const url = `/api/projects/${project.id}/analytics`;
    const refused = await viewer.client.get(url);
    expect(refused.statusCode).toBe(403);
    await setPlan(owner.user.id, 'active');
    expect((await viewer.client.get(url)).statusCode).toBe(200);
    expect((await viewer.client.get(`${url}/preview`)).json()).toMatchObject({ hasAll: true });
  });
});
