import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createExpense,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Bill } from '#shared/bill.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const tiles = {
  description: 'Tiles',
  category: 'materials',
  paymentMethod: 'cash',
  date: '2026-03-08',
};

/** A bill of 1,000 with 100 held back, of an agreement for 4,200. */
async function billed() {
  const owner = await ownerOfProject(test);
  const { client, project } = owner;
  const agreement = await createAgreement(client, project.id);
  const bill = await createBill(client, project.id, { agreementId: agreement.id, held: '100' });
  const post = (input: object) =>
    client.post('/api/expenses', { ...tiles, projectId: project.id, billId: bill.id, ...input });
  const refusal = async (input: object) => {
    const { statusCode, body } = await post(input);
    const { path, message } = JSON.parse(body).details[0];
    return [statusCode, ...path, message];
  };
  const read = async () =>
    (await client.get(`/api/bills?projectId=${project.id}`)).json<Bill[]>()[0];
  const totals = async () =>
    (await client.get(`/api/projects/${project.id}/budget`)).json<ProjectBudget>().totals;
  return { ...owner, client, agreement, bill, post, refusal, read, totals };
}

describe('an expense that names a bill', () => {
  it('pays it with or without the hold-back, and never more', async () => {
    const { post, refusal, read, totals } = await billed();
    const { expected } = await totals();
    expect(await refusal({ amount: '1000.01' })).toEqual([
      400,
      'amount',
      'Only $1,000.00 of this bill is still to be paid. Record the rest without the bill.',
    ]);
    expect(await refusal({ amount: '100.01', isHoldback: true })).toEqual([
      400,
      'amount',
      'Only $100.00 of this bill is held back',
    ]);
    expect((await post({ amount: '1000' })).statusCode).toBe(201);
    expect(await read()).toMatchObject({ paid: '1000.00', due: '0.00', heldLeft: '0.00' });
    expect(await totals()).toMatchObject({ expected, paid: '1000.00', agreed: '3200.00' });
    expect(await refusal({ amount: '0.01' })).toEqual([
      400,
      'amount',
      'This bill is paid. Record what you paid beyond it without the bill.',
    ]);
    expect(await refusal({ amount: '0.01', isHoldback: true })).toContain(
      'Nothing of this bill is held back',
    );
    // A refund opens it again, by as much.
    expect((await post({ amount: '50', kind: 'refund' })).statusCode).toBe(201);
    expect((await post({ amount: '50.01' })).statusCode).toBe(400);
    expect((await post({ amount: '50' })).statusCode).toBe(201);
  });

  it('cannot be raised, moved or turned into more than its bill has left', async () => {
    const { client, project, bill, post, read } = await billed();
    const { id } = (await post({ amount: '600' })).json();
    const change = async (input: object) =>
      (await client.put(`/api/expenses/${id}`, input)).statusCode;
    expect(await change({ amount: '1000.01' })).toBe(400);
    expect(await change({ isHoldback: true })).toBe(400);
    expect(await change({ amount: '1000', description: 'All of it' })).toBe(200);
    const plain = await createExpense(client, project.id, { amount: '10' });
    const tied = await client.put(`/api/expenses/${plain.id}`, { billId: bill.id });
    expect(tied.json().details[0].path).toEqual(['amount']);
    const refund = (await post({ amount: '700', kind: 'refund' })).json();
    const turned = await client.put(`/api/expenses/${refund.id}`, { kind: 'expense' });
    expect(turned.statusCode).toBe(400);
    expect(await read()).toMatchObject({ paid: '300.00' });
  });

  it('stays as it is if its bill turns out to be less, and can still be edited', async () => {
    const { client, bill, post, totals } = await billed();
    const { id } = (await post({ amount: '1000' })).json();
    await client.put(`/api/bills/${bill.id}`, { amount: '800', held: '0' });
    expect(await totals()).toMatchObject({ paid: '1000.00', due: '0.00', agreed: '3400.00' });
    const edit = (input: object) => client.put(`/api/expenses/${id}`, input);
    expect((await edit({ notes: 'Sent back', amount: '1000' })).statusCode).toBe(200);
    expect((await edit({ amount: '999' })).statusCode).toBe(200);
    expect((await edit({ amount: '1000' })).statusCode).toBe(400);
  });

  it('cannot name a void bill, but one that was void later can be edited', async () => {
    const { client, bill, post, refusal } = await billed();
    const { id } = (await post({ amount: '500' })).json();
    await client.put(`/api/bills/${bill.id}`, { isVoid: true });
    expect(await refusal({ amount: '1' })).toEqual([
      400,
      'billId',
      'This bill is void, so nothing of it is to be paid',
    ]);
    expect((await client.put(`/api/expenses/${id}`, { amount: '2000' })).statusCode).toBe(200);
  });

  it('is one of several at once: together they pay the bill and no more', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { client, bill, post, read, totals } = await billed();
      const { expected } = await totals();
      const { id } = (await post({ amount: '1' })).json();
      const pay = { amount: '300', paymentMethod: 'cash', date: '2026-03-08' };
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => post({ amount: '300' })),
        ...Array.from({ length: 4 }, () => client.post(`/api/bills/${bill.id}/payments`, pay)),
        client.put(`/api/expenses/${id}`, { amount: '301' }),
        client.put(`/api/expenses/${id}`, { amount: '401' }),
      ]);
      expect(answers.every(({ statusCode }) => [200, 201, 400].includes(statusCode))).toBe(true);
      const { paid, due, heldLeft } = (await read()) as Bill;
      expect(Number(paid)).toBeGreaterThan(600);
      expect(Number(paid) + Number(due) + Number(heldLeft)).toBe(1_000);
      expect(await totals()).toMatchObject({ expected });
    }
  });
});
