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
import type { Agreement } from '#shared/agreement.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function list(client: TestClient, query: string): Promise<Agreement[]> {
  return (await client.get(`/api/agreements?${query}`)).json();
}

async function read(client: TestClient, { id, projectId }: Agreement) {
  return (await list(client, `projectId=${projectId}`)).find((each) => each.id === id);
}

describe('an agreement', () => {
  it('is created with what nobody has billed or paid yet', async () => {
    const { client, project } = await ownerOfProject(test);
    const contractor = await createContractor(client);
    const agreement = await createAgreement(client, project.id, {
      contractorId: contractor.id,
      holdbackPercent: 7.5,
      agreedOn: '2026-03-08',
    });
    expect(agreement).toEqual({
      id: expect.any(Number),
      projectId: project.id,
      contractorId: contractor.id,
      planLineId: null,
      quoteId: null,
      title: 'Tiling',
      amount: '4200.00',
      holdbackPercent: 7.5,
      agreedOn: '2026-03-08',
      finishOn: null,
      schedule: [],
      status: 'open',
      createdAt: expect.any(String),
      version: 1,
      changes: '0.00',
      total: '4200.00',
      billed: '0.00',
      paid: '0.00',
      left: '4200.00',
    });
    expect(await read(client, agreement)).toEqual(agreement);
  });

  it('counts its bills, its payments and what is left to the cent', async () => {
    const { client, project } = await ownerOfProject(test);
    const agreement = await createAgreement(client, project.id, { amount: '1000.10' });
    const its = { agreementId: agreement.id };
    const bill = await createBill(client, project.id, { ...its, amount: '400.05' });
    await createExpense(client, project.id, { billId: bill.id, amount: '100.01' });
    await createExpense(client, project.id, { ...its, amount: '50.02' });
    expect(await read(client, agreement)).toMatchObject({
      billed: '400.05',
      paid: '150.03',
      left: '550.03',
    });
    // A payment on a void bill counts as one without a bill.
    await client.put(`/api/bills/${bill.id}`, { isVoid: true });
    expect(await read(client, agreement)).toMatchObject({
      billed: '0.00',
      paid: '150.03',
      left: '850.07',
    });
    for (const status of ['closed', 'void']) {
      const changed = await client.put(`/api/agreements/${agreement.id}`, { status });
      expect(changed.json()).toMatchObject({ status, paid: '150.03', left: '0.00' });
    }
  });

  it('takes its bills and expenses along to another line', async () => {
    const { client, project } = await ownerOfProject(test);
    const [floor, walls, own] = [
      await createPlanLine(client, project.id),
      await createPlanLine(client, project.id),
      await createPlanLine(client, project.id),
    ];
    const agreement = await createAgreement(client, project.id, { planLineId: floor.id });
    const its = { agreementId: agreement.id };
    const bill = await createBill(client, project.id, { ...its, planLineId: own.id });
    expect(bill.planLineId).toBe(floor.id);
    const expenses = {
      payment: await createExpense(client, project.id, { billId: bill.id }),
      withoutBill: await createExpense(client, project.id, its),
      onAnotherLine: await createExpense(client, project.id, { ...its, planLineId: own.id }),
    };
    await client.put(`/api/agreements/${agreement.id}`, { planLineId: walls.id });
    const lineOf = async ({ id }: { id: number }) =>
      (await client.get(`/api/expenses/${id}`)).json().planLineId;
    expect(await lineOf(expenses.payment)).toBe(walls.id);
    expect(await lineOf(expenses.withoutBill)).toBe(walls.id);
    expect(await lineOf(expenses.onAnotherLine)).toBe(own.id);
    const [moved] = (await client.get(`/api/bills?agreementId=${agreement.id}`)).json();
    expect(moved).toMatchObject({ planLineId: walls.id, version: 1 });
  });

  it('is refused with a line or a contractor that is not there', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const line = await createPlanLine(client, other.id);
    const { client: stranger } = await test.signedIn();
    const contractor = await createContractor(stranger);
    const agreement = await createAgreement(client, project.id);
    for (const [field, id] of [
      ['planLineId', line.id],
      ['contractorId', contractor.id],
    ] as const) {
      const input = { projectId: project.id, title: 'Tiling', amount: '1', [field]: id };
      for (const refused of [
        await client.post('/api/agreements', input),
        await client.put(`/api/agreements/${agreement.id}`, { [field]: id }),
      ]) {
        expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, [field]]);
      }
    }
    expect(await read(client, agreement)).toEqual(agreement);
  });

  it('has payments that wait for milestones of its project, also for one that was deleted', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const milestone = await createMilestone(client, project.id);
    const foreign = await createMilestone(client, other.id);
    const payment = { kind: 'stage', title: 'Tiles set', amount: '1000' };
    const waitingFor = (milestoneId: number) => ({
      schedule: [payment, { ...payment, milestoneId }],
    });
    const agreement = await createAgreement(client, project.id, waitingFor(milestone.id));
    const url = `/api/agreements/${agreement.id}`;
    const input = { projectId: project.id, title: 'Tiling', amount: '1' };
    for (const refused of [
      await client.post('/api/agreements', { ...input, ...waitingFor(foreign.id) }),
      await client.put(url, waitingFor(foreign.id)),
      await client.put(url, waitingFor(2_000_000_000)),
    ]) {
      expect([refused.statusCode, refused.json().details]).toEqual([
        400,
        [
          {
            path: ['schedule', 1, 'milestoneId'],
            message: 'Choose one of the milestones of this project',
          },
        ],
      ]);
    }
    await client.delete(`/api/milestones/${milestone.id}`);
    const { schedule } = agreement;
    const longer = [...schedule, { ...payment, kind: 'final', milestoneId: null, dueOn: null }];
    const saved = await client.put(url, { schedule: longer });
    expect([saved.statusCode, saved.json().schedule.length]).toEqual([200, 3]);
  });

  it('keeps a percentage within bounds', async () => {
    const { client, project } = await ownerOfProject(test);
    for (const holdbackPercent of [-1, 100.01, 1.005, '10']) {
      const input = { projectId: project.id, title: 'Tiling', amount: '1', holdbackPercent };
      const refused = await client.post('/api/agreements', input);
      expect(refused.json().details[0].path).toEqual(['holdbackPercent']);
    }
  });
});

it('agreements are listed by their day, and of one contractor', async () => {
  const { client, project } = await ownerOfProject(test);
  const rosa = await createContractor(client);
  await createAgreement(client, project.id, { title: 'Undated' });
  await createAgreement(client, project.id, { title: 'May', agreedOn: '2026-05-01' });
  const april = { title: 'April', agreedOn: '2026-04-01', contractorId: rosa.id };
  await createAgreement(client, project.id, april);
  const titles = async (query: string) => (await list(client, query)).map(({ title }) => title);
  expect(await titles(`projectId=${project.id}`)).toEqual(['April', 'May', 'Undated']);
  expect(await titles(`contractorId=${rosa.id}`)).toEqual(['April']);
});
