import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createContractor,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { NextItem, NextList } from '#shared/next.ts';
import { findStanding } from './next.repository.ts';
import { listStagedAgreements } from './staged-agreement.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-03-08';
const receipt = { imageUrl: 'https://example.com/receipt.pdf' };

async function itemsOf(client: TestClient, projectId: number, today = TODAY): Promise<NextItem[]> {
  const response = await client.get(`/api/projects/${projectId}/next?today=${today}`);
  expect(response.statusCode).toBe(200);
  return response.json<NextList>().items;
}

async function pay(client: TestClient, billId: number, amount: string, input: object = {}) {
  const payment = { amount, paymentMethod: 'check', date: '2026-03-01', ...receipt, ...input };
  expect((await client.post(`/api/bills/${billId}/payments`, payment)).statusCode).toBe(201);
}

describe('bills to pay', () => {
  it('are overdue before the given day and due soon for three days from it', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const agreement = await createAgreement(client, project.id, { contractorId: rosa.id });
    const add = (title: string, dueOn: string | null, input: object = {}) =>
      createBill(client, project.id, { title, dueOn, ...input });
    await add('In 4 days', '2026-03-12');
    await add('In 3 days', '2026-03-11', { amount: '200' });
    const now = await add('Today', TODAY, { agreementId: agreement.id, amount: '100.10' });
    await add('Yesterday', '2026-03-07');
    await add('Last year', '2025-12-31', { amount: '0.05' });
    await add('Some day', null);
    await add('Void', '2026-03-01', { isVoid: true });

    expect(await itemsOf(client, project.id)).toMatchObject([
      {
        kind: 'overdue_bills',
        count: 2,
        due: '1000.05',
        bills: [{ title: 'Last year', due: '0.05' }, { title: 'Yesterday' }],
      },
      {
        kind: 'due_bills',
        count: 2,
        due: '300.10',
        bills: [
          { id: now.id, title: 'Today', dueOn: TODAY, due: '100.10', contractorId: rosa.id },
          { title: 'In 3 days', contractorId: null },
        ],
      },
    ]);
    // Further east, it is already the next day.
    expect(await itemsOf(client, project.id, '2026-03-09')).toMatchObject([
      { kind: 'overdue_bills', count: 3 },
      { kind: 'due_bills', bills: [{ title: 'In 3 days' }, { title: 'In 4 days' }] },
    ]);
  });

  it('count with what is left to pay, without what is kept back', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id } = await createBill(client, project.id, { held: '150', dueOn: '2026-03-01' });
    const dueNow = async () =>
      (await itemsOf(client, project.id)).map((item) => 'due' in item && item.due);
    expect(await dueNow()).toEqual(['850.00']);
    await pay(client, id, '849.99');
    expect(await dueNow()).toEqual(['0.01']);
    await pay(client, id, '0.01');
    expect(await dueNow()).toEqual([]);
    await pay(client, id, '150', { isHoldback: true });
    expect(await dueNow()).toEqual([]);
  });

  it('are counted without a limit and named up to five', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let day = 1; day <= 7; day += 1) {
      await createBill(client, project.id, { title: `Day ${day}`, dueOn: `2026-02-0${day}` });
    }
    const [item] = await itemsOf(client, project.id);
    expect(item).toMatchObject({ count: 7, due: '7000.00' });
    expect(item).toHaveProperty('bills.length', 5);
    expect(item).toHaveProperty('bills.0.title', 'Day 1');
  });
});

describe('lines and the whole expected over', () => {
  it('names the lines over their plan, the largest first', async () => {
    const { client, project } = await ownerOfProject(test);
    const add = (title: string) => createPlanLine(client, project.id, { title, planned: '1000' });
    const [paint, tiling, even] = [await add('Paint'), await add('Tiling'), await add('Even')];
    await add('Untouched');
    const spend = (planLineId: number, amount: string) =>
      createExpense(client, project.id, { ...receipt, planLineId, amount });
    await spend(paint.id, '1000.01');
    await spend(even.id, '1000');
    await createAgreement(client, project.id, { planLineId: tiling.id, amount: '1300' });
    expect(await itemsOf(client, project.id)).toEqual([
      {
        kind: 'lines_over',
        count: 2,
        lines: [
          { id: tiling.id, title: 'Tiling', overBy: '300.00' },
          { id: paint.id, title: 'Paint', overBy: '0.01' },
        ],
      },
    ]);
  });

  it('warns of the whole while it is not yet spent', async () => {
    const { client, project } = await ownerOfProject(test);
    await client.put(`/api/projects/${project.id}`, { budget: '10000' });
    const line = await createPlanLine(client, project.id, { planned: '10000' });
    expect(await itemsOf(client, project.id)).toEqual([]);
    await client.put(`/api/plan-lines/${line.id}`, { planned: '12310' });
    expect(await itemsOf(client, project.id)).toEqual([
      { kind: 'expected_over', overBy: '2310.00' },
    ]);
    await createExpense(client, project.id, {
      ...receipt,
      planLineId: line.id,
      amount: '10000.01',
    });
    expect(await itemsOf(client, project.id)).toEqual([{ kind: 'over_budget', overBy: '0.01' }]);
  });
});

describe('an agreement paid ahead of its work', () => {
  it('has more payments than bills for finished milestones', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const { id: agreementId } = await createAgreement(client, project.id, {
      title: 'Roof',
      amount: '9000',
      contractorId: rosa.id,
    });
    const roof = await createMilestone(client, project.id);
    const bill = await createBill(client, project.id, { agreementId, milestoneId: roof.id });
    expect(await itemsOf(client, project.id)).toEqual([]);
    await pay(client, bill.id, '400');
    expect(await itemsOf(client, project.id)).toEqual([
      {
        kind: 'paid_ahead',
        count: 1,
        agreements: [{ id: agreementId, title: 'Roof', aheadBy: '400.00', contractorId: rosa.id }],
      },
    ]);

    await client.patch(`/api/milestones/${roof.id}/complete`);
    expect(await itemsOf(client, project.id)).toEqual([]);
    await createExpense(client, project.id, { ...receipt, agreementId, amount: '600.01' });
    expect(await itemsOf(client, project.id)).toMatchObject([
      { kind: 'paid_ahead', agreements: [{ aheadBy: '0.01' }] },
    ]);
    // A bill that waits for no work may be paid at once.
    await createBill(client, project.id, { agreementId, amount: '0.01' });
    expect(await itemsOf(client, project.id)).toEqual([]);
  });

  it('is open, and its bills name milestones', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id: agreementId } = await createAgreement(client, project.id);
    await createExpense(client, project.id, { ...receipt, agreementId, amount: '500' });
    await createBill(client, project.id, { agreementId, amount: '100' });
    expect(await itemsOf(client, project.id)).toEqual([]);
    const milestoneId = (await createMilestone(client, project.id)).id;
    const { id } = await createBill(client, project.id, { agreementId, milestoneId });
    expect(await itemsOf(client, project.id)).toMatchObject([
      { kind: 'paid_ahead', agreements: [{ aheadBy: '400.00' }] },
    ]);
    await client.put(`/api/agreements/${agreementId}`, { status: 'closed' });
    expect(await itemsOf(client, project.id)).toEqual([]);
    await client.put(`/api/agreements/${agreementId}`, { status: 'open' });
    await client.put(`/api/bills/${id}`, { isVoid: true });
    expect(await itemsOf(client, project.id)).toEqual([]);
  });

  it('is read for its owner only', async () => {
    const { client, project, ownerId } = await ownerOfProject(test);
    const stranger = await ownerOfProject(test);
    const { id: agreementId } = await createAgreement(client, project.id);
    const milestoneId = (await createMilestone(client, project.id)).id;
    await createBill(client, project.id, { agreementId, milestoneId });
    const { db } = test.database;
    expect(await listStagedAgreements(db, ownerId, project.id)).toHaveLength(1);
    expect(await listStagedAgreements(db, stranger.ownerId, project.id)).toEqual([]);
  });
});

describe('a project without a plan', () => {
  it('is not asked for its budget, until it has a line, an agreement or a bill', async () => {
    const { db } = test.database;
    for (const add of [createPlanLine, createAgreement, createBill]) {
      const { client, project, ownerId } = await ownerOfProject(test);
      const other = await createProject(client);
      await add(client, other.id);
      await createExpense(client, project.id);
      const has = async () => (await findStanding(db, ownerId, project.id))?.hasBudgetRecords;
      expect(await has()).toBe(false);
      await add(client, project.id);
      expect(await has()).toBe(true);
    }
  });
});

describe('the order', () => {
  it('is by urgency', async () => {
    const { client, project } = await ownerOfProject(test);
    await client.put(`/api/projects/${project.id}`, { budget: '2000' });
    const line = await createPlanLine(client, project.id, { planned: '100' });
    const { id: agreementId } = await createAgreement(client, project.id, { amount: '3000' });
    const milestoneId = (await createMilestone(client, project.id, { targetDate: '2026-03-07' }))
      .id;
    await createMilestone(client, project.id, { targetDate: '2026-03-09' });
    await createBill(client, project.id, { agreementId, milestoneId, dueOn: '2026-03-07' });
    await createBill(client, project.id, { agreementId, dueOn: '2026-03-09' });
    await createExpense(client, project.id, { agreementId, amount: '1500' });
    await createExpense(client, project.id, { planLineId: line.id, amount: '300' });
    expect((await itemsOf(client, project.id)).map(({ kind }) => kind)).toEqual([
      'overdue_bills',
      'overdue_milestones',
      'due_bills',
      'expected_over',
      'near_budget',
      'paid_ahead',
      'lines_over',
      'coming_milestones',
      'missing_receipts',
    ]);
  });
});
