import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Bill } from '#shared/bill.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function read(client: TestClient, { id, projectId }: Bill): Promise<Bill | undefined> {
  const bills = (await client.get(`/api/bills?projectId=${projectId}`)).json<Bill[]>();
  return bills.find((bill) => bill.id === id);
}

describe('a bill', () => {
  it('keeps back what its agreement says, rounded half up', async () => {
    const { client, project } = await ownerOfProject(test);
    const line = await createPlanLine(client, project.id);
    const agreement = await createAgreement(client, project.id, {
      planLineId: line.id,
      holdbackPercent: 2.5,
    });
    const its = { agreementId: agreement.id };
    const bill = await createBill(client, project.id, { ...its, amount: '100.20' });
    expect(bill).toEqual({
      id: expect.any(Number),
      projectId: project.id,
      agreementId: agreement.id,
      planLineId: line.id,
      milestoneId: null,
      title: 'First bill',
      amount: '100.20',
      held: '2.51',
      dueOn: null,
      isVoid: false,
      createdAt: expect.any(String),
      version: 1,
      paid: '0.00',
      due: '97.69',
      heldLeft: '2.51',
    });
    const chosen = await createBill(client, project.id, { ...its, held: '0' });
    expect(chosen).toMatchObject({ held: '0.00', due: '1000.00' });
    expect(await createBill(client, project.id)).toMatchObject({ held: '0.00' });
  });

  it('cannot keep back more than its amount', async () => {
    const { client, project } = await ownerOfProject(test);
    const input = { projectId: project.id, title: 'Bill', amount: '10', held: '10.01' };
    const refused = await client.post('/api/bills', input);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['held']]);
    const bill = await createBill(client, project.id, { amount: '10', held: '5' });
    const url = `/api/bills/${bill.id}`;
    expect((await client.put(url, { amount: '4.99' })).json().details[0].path).toEqual(['held']);
    expect((await client.put(url, { amount: '4.99', held: '4.99' })).json()).toMatchObject({
      due: '0.00',
      heldLeft: '4.99',
    });
  });

  it('takes its payments along to another agreement and line', async () => {
    const { client, project } = await ownerOfProject(test);
    const line = await createPlanLine(client, project.id);
    const agreement = await createAgreement(client, project.id, { planLineId: line.id });
    const bill = await createBill(client, project.id);
    const payment = await createExpense(client, project.id, { billId: bill.id });
    const changed = await client.put(`/api/bills/${bill.id}`, { agreementId: agreement.id });
    expect(changed.json()).toMatchObject({ agreementId: agreement.id, planLineId: line.id });
    expect((await client.get(`/api/expenses/${payment.id}`)).json()).toMatchObject({
      agreementId: agreement.id,
      planLineId: line.id,
    });
  });

  it('counts payments less refunds, and owes nothing once it is void', async () => {
    const { client, project } = await ownerOfProject(test);
    const bill = await createBill(client, project.id, { amount: '100', held: '20' });
    await createExpense(client, project.id, { billId: bill.id, amount: '50.50' });
    await createExpense(client, project.id, { billId: bill.id, amount: '10', kind: 'refund' });
    expect(await read(client, bill)).toMatchObject({
      paid: '40.50',
      due: '39.50',
      heldLeft: '20.00',
    });
    const voided = await client.put(`/api/bills/${bill.id}`, { isVoid: true });
    expect(voided.json()).toMatchObject({ paid: '40.50', due: '0.00', heldLeft: '0.00' });
  });

  it('is refused with records of another project', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const bill = await createBill(client, project.id);
    for (const [field, { id }] of [
      ['agreementId', await createAgreement(client, other.id)],
      ['planLineId', await createPlanLine(client, other.id)],
      ['milestoneId', await createMilestone(client, other.id)],
    ] as const) {
      const input = { projectId: project.id, title: 'Bill', amount: '1', [field]: id };
      for (const refused of [
        await client.post('/api/bills', input),
        await client.put(`/api/bills/${bill.id}`, { [field]: id }),
      ]) {
        expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, [field]]);
      }
    }
    expect(await read(client, bill)).toEqual(bill);
  });

  it('loses its milestone when that moves to another project', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const milestone = await createMilestone(client, project.id);
    const bill = await createBill(client, project.id, { milestoneId: milestone.id });
    const url = `/api/milestones/${milestone.id}`;
    await client.put(url, { title: 'Doors in', projectId: project.id });
    expect(await read(client, bill)).toMatchObject({ milestoneId: milestone.id });
    await client.put(url, { projectId: other.id });
    expect(await read(client, bill)).toMatchObject({ milestoneId: null });
  });
});

it('bills are listed by the day they are due, undated last, and of one agreement', async () => {
  const { client, project } = await ownerOfProject(test);
  const { id: agreementId } = await createAgreement(client, project.id);
  await createBill(client, project.id, { title: 'Undated' });
  await createBill(client, project.id, { title: 'May', dueOn: '2026-05-01' });
  await createBill(client, project.id, { title: 'April', dueOn: '2026-04-01', agreementId });
  const titles = async (query: string) =>
    (await client.get(`/api/bills?${query}`)).json<Bill[]>().map(({ title }) => title);
  expect(await titles(`projectId=${project.id}`)).toEqual(['April', 'May', 'Undated']);
  expect(await titles(`agreementId=${agreementId}`)).toEqual(['April']);
});
