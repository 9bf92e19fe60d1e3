import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createContractor,
  createExpense,
  createPlanLine,
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

const today = { paymentMethod: 'check', date: '2026-03-08' };

const pay = (client: TestClient, { id }: Bill, input: object) =>
  client.post(`/api/bills/${id}/payments`, { ...today, ...input });

async function read(client: TestClient, { id, projectId }: Bill): Promise<Bill | undefined> {
  const bills = (await client.get(`/api/bills?projectId=${projectId}`)).json<Bill[]>();
  return bills.find((bill) => bill.id === id);
}

describe('paying a bill', () => {
  it('adds an expense with what the bill, its line and its agreement say', async () => {
    const { client, project } = await ownerOfProject(test);
    const contractor = await createContractor(client);
    const line = await createPlanLine(client, project.id, { category: 'permits' });
    const agreement = await createAgreement(client, project.id, {
      planLineId: line.id,
      contractorId: contractor.id,
      holdbackPercent: 10,
    });
    const bill = await createBill(client, project.id, { agreementId: agreement.id });
    const answer = await pay(client, bill, {
      amount: '900',
      notes: 'By mail',
      overrideReason: 'The waiver comes later',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        projectId: project.id,
        description: 'First bill',
        amount: '900.00',
        category: 'permits',
        paymentMethod: 'check',
        date: '2026-03-08',
        notes: 'By mail',
        overrideReason: 'The waiver comes later',
        kind: 'expense',
        contractorId: contractor.id,
        billId: bill.id,
        agreementId: agreement.id,
        planLineId: line.id,
        isHoldback: false,
        lines: [],
      }),
    ]);
    expect(await read(client, bill)).toMatchObject({
      paid: '900.00',
      due: '0.00',
      heldLeft: '100.00',
    });
    const rest = await pay(client, bill, { amount: '100', isHoldback: true });
    expect(rest.json()).toMatchObject({ isHoldback: true, billId: bill.id });
    expect(await read(client, bill)).toMatchObject({ paid: '1000.00', heldLeft: '0.00' });
  });

  it('is labor with an agreement alone, and other with neither', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id: agreementId } = await createAgreement(client, project.id);
    const agreed = await createBill(client, project.id, { agreementId });
    const plain = await createBill(client, project.id);
    expect((await pay(client, agreed, { amount: '1' })).json().category).toBe('labor');
    expect((await pay(client, plain, { amount: '1' })).json().category).toBe('other');
  });

  it('refuses more than is due, or held back, with what it is', async () => {
    const { client, project } = await ownerOfProject(test);
    const bill = await createBill(client, project.id, { amount: '1000', held: '100' });
    const refusal = async (input: object) => {
      const { statusCode, body } = await pay(client, bill, input);
      const { details } = JSON.parse(body);
      return [statusCode, details[0].path[0], details[0].message];
    };
    expect(await refusal({ amount: '900.01' })).toEqual([
      400,
      'amount',
      'Only $900.00 of this bill is due',
    ]);
    expect(await refusal({ amount: '100.01', isHoldback: true })).toEqual([
      400,
      'amount',
      'Only $100.00 of this bill is held back',
    ]);
    await pay(client, bill, { amount: '900' });
    expect(await refusal({ amount: '0.01' })).toContain('Nothing of this bill is due');
    await client.put(`/api/bills/${bill.id}`, { isVoid: true });
    expect(await refusal({ amount: '1', isHoldback: true })).toContain(
      'This bill is void, so nothing of it is due',
    );
  });

  it('never pays more than is due, however many pay at once', async () => {
    const { client, project } = await ownerOfProject(test);
    const bill = await createBill(client, project.id, { amount: '100' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => pay(client, bill, { amount: '40' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, 400, 400, 400, 400]);
    expect(await read(client, bill)).toMatchObject({ paid: '80.00', due: '20.00' });
  });

  it('counts against the plan like any expense', async () => {
    const { client, project } = await ownerOfProject(test, { plan: 'free' });
    for (let count = 0; count < 5; count += 1) await createExpense(client, project.id);
    const bill = await createBill(client, project.id);
    const refused = await pay(client, bill, { amount: '1' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_limit']);
  });

  it('of someone else finds no bill', async () => {
    const { client, project } = await ownerOfProject(test);
    const bill = await createBill(client, project.id);
    const { client: stranger } = await test.signedIn();
    const refused = await pay(stranger, bill, { amount: '1' });
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'Bill not found.']);
  });
});
