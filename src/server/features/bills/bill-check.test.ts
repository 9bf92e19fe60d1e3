import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf } from '#server/testing/activity.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createDocument,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  createPunchItem,
  makePro,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { activitySentence, sentenceText } from '#shared/activity-sentence.ts';
import type { Bill } from '#shared/bill.ts';
import { type BillCheck, type BillCheckCode, billCheckCodes } from '#shared/bill-check.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-03-08';

async function checksOf(client: TestClient, { id }: Bill, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ today: TODAY, ...query });
  const response = await client.get(`/api/bills/${id}/checks?${search}`);
  expect(response.statusCode).toBe(200);
  return response.json<BillCheck[]>();
}

async function stateOf(client: TestClient, bill: Bill, code: BillCheckCode, query = {}) {
  const checks = await checksOf(client, bill, query);
  return checks.find((check) => check.code === code)?.state;
}

async function pay(client: TestClient, { id }: Bill, amount: string, input: object = {}) {
  const payment = { amount, paymentMethod: 'check', date: '2026-02-01', ...input };
  const response = await client.post(`/api/bills/${id}/payments`, payment);
  expect(response.statusCode).toBe(201);
}

/** A project in California with an agreement over $20,000, and a bill of $5,000. */
async function agreed() {
  const { client, user } = await test.signedIn();
  await makePro(test, user.id);
  const project = await createProject(client, { region: 'CA' });
  const rosa = await createContractor(client);
  const line = await createPlanLine(client, project.id, { planned: '20000' });
  const agreement = await createAgreement(client, project.id, {
    amount: '20000',
    contractorId: rosa.id,
    planLineId: line.id,
    holdbackPercent: 10,
  });
  const bill = await createBill(client, project.id, { amount: '5000', agreementId: agreement.id });
  return { client, project, rosa, line, agreement, bill };
}

describe('the checks of a bill', () => {
  it('are all seven, in order, also for a bill that names nothing', async () => {
    const { client, project } = await ownerOfProject(test);
    const bill = await createBill(client, project.id);
    const checks = await checksOf(client, bill);
    expect(checks.map(({ code }) => code)).toEqual([...billCheckCodes]);
    expect(checks.filter(({ state }) => state === 'warn')).toEqual([]);
    const withoutDay = await client.get(`/api/bills/${bill.id}/checks`);
    expect(withoutDay.json()).toHaveLength(7);
  });

  it('compare a deposit with the limit of the state, by what is about to be paid', async () => {
    const { client, project, bill } = await agreed();
    expect(await stateOf(client, bill, 'deposit_limit')).toBe('warn');
    expect(await stateOf(client, bill, 'deposit_limit', { amount: '1000' })).toBe('ok');
    expect(await stateOf(client, bill, 'deposit_limit', { amount: '1000.01' })).toBe('warn');
    await client.put(`/api/projects/${project.id}`, { region: null });
    expect(await stateOf(client, bill, 'deposit_limit')).toBe('unknown');
    const refused = await client.put(`/api/projects/${project.id}`, { region: 'XX' });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['region']]);
  });

  it('follow the milestones of the bill and of the schedule', async () => {
    const { client, project, agreement, bill } = await agreed();
    expect(await stateOf(client, bill, 'ahead_of_work')).toBe('unknown');
    const first = await createMilestone(client, project.id);
    await client.put(`/api/bills/${bill.id}`, { milestoneId: first.id });
    expect(await stateOf(client, bill, 'ahead_of_work')).toBe('warn');
    await client.put(`/api/milestones/${first.id}`, { isCompleted: true });
    expect(await stateOf(client, bill, 'ahead_of_work')).toBe('ok');
    expect(await stateOf(client, bill, 'deposit_limit')).toBe('ok');

    const second = await createMilestone(client, project.id);
    const schedule = [
      { kind: 'stage', title: 'Half', amount: '4000', milestoneId: first.id },
      { kind: 'stage', title: 'Rest', amount: '16000', milestoneId: second.id },
    ];
    await client.put(`/api/agreements/${agreement.id}`, { schedule });
    expect(await stateOf(client, bill, 'ahead_of_work', { amount: '4000' })).toBe('ok');
    expect(await stateOf(client, bill, 'ahead_of_work', { amount: '4000.01' })).toBe('warn');
    const change = await createChangeOrder(client, agreement.id, { amountDelta: '5000' });
    await client.post(`/api/change-orders/${change.id}/decision`, {
      decision: 'accepted',
      name: 'Rosa',
    });
    expect(await stateOf(client, bill, 'ahead_of_work', { amount: '5000' })).toBe('ok');
  });

  it('see whether the hold-back was kept', async () => {
    const { client, bill } = await agreed();
    expect(await stateOf(client, bill, 'holdback_kept')).toBe('ok');
    await client.put(`/api/bills/${bill.id}`, { held: '499.99' });
    expect(await stateOf(client, bill, 'holdback_kept')).toBe('warn');
  });

  it('miss a lien waiver for the payment before, until it is there', async () => {
    const { client, project, rosa, agreement, bill } = await agreed();
    const its = { agreementId: agreement.id };
    expect(await stateOf(client, bill, 'lien_waiver')).toBe('ok');
    const earlier = await createBill(client, project.id, { ...its, title: 'Earlier' });
    await pay(client, earlier, '900');
    expect(await stateOf(client, bill, 'lien_waiver')).toBe('warn');
    // One for another bill says nothing about this payment.
    await createDocument(client, project.id, {
      kind: 'lien_waiver',
      billId: bill.id,
      contractorId: rosa.id,
    });
    expect(await stateOf(client, bill, 'lien_waiver')).toBe('warn');
    await createDocument(client, project.id, { kind: 'lien_waiver', billId: earlier.id });
    expect(await stateOf(client, bill, 'lien_waiver')).toBe('ok');
    await pay(client, earlier, '1', { isHoldback: true, date: '2999-01-01' });
    expect(await stateOf(client, bill, 'lien_waiver')).toBe('ok');
  });

  it('take a waiver of the contractor as a whole if it came with the payment or later', async () => {
    const { client, project, rosa, bill } = await agreed();
    await pay(client, bill, '10', { date: '2999-01-01' });
    const its = { kind: 'lien_waiver', contractorId: rosa.id };
    await createDocument(client, project.id, its);
    expect(await stateOf(client, bill, 'lien_waiver')).toBe('warn');
    const second = await createBill(client, project.id, { agreementId: bill.agreementId });
    await client.delete(`/api/bills/${bill.id}`);
    expect(await stateOf(client, second, 'lien_waiver')).toBe('warn');
  });

  it('know the insurance of the contractor by the papers of this project', async () => {
    const { client, project, rosa, bill } = await agreed();
    const elsewhere = await createProject(client);
    const its = { kind: 'insurance', contractorId: rosa.id };
    await createDocument(client, elsewhere.id, { ...its, expiresOn: '2999-01-01' });
    expect(await stateOf(client, bill, 'insurance')).toBe('unknown');
    await createDocument(client, project.id, { ...its, expiresOn: '2026-03-07' });
    expect(await stateOf(client, bill, 'insurance')).toBe('warn');
    await createDocument(client, project.id, { ...its, expiresOn: TODAY });
    expect(await stateOf(client, bill, 'insurance')).toBe('ok');
  });

  it('name what is open before the final payment', async () => {
    const { client, project, agreement } = await agreed();
    const its = { agreementId: agreement.id };
    const all = await createBill(client, project.id, { ...its, amount: '20000', held: '2000' });
    expect(await stateOf(client, all, 'punch_list')).toBe('ok');
    const item = await createPunchItem(client, project.id, { ...its, title: 'Grout' });
    await createPunchItem(client, project.id, { title: 'Of nobody' });
    expect(await stateOf(client, all, 'punch_list')).toBe('ok');
    await pay(client, all, '18000');
    const [check] = (await checksOf(client, all)).filter(({ code }) => code === 'punch_list');
    expect(check).toMatchObject({ state: 'warn', text: expect.stringContaining('“Grout”') });
    expect(check?.text).not.toContain('Of nobody');
    await client.put(`/api/punch-items/${item.id}`, { isDone: true });
    expect(await stateOf(client, all, 'punch_list')).toBe('ok');
  });

  it('say of the line what the budget says', async () => {
    const { client, project, line, bill } = await agreed();
    expect(await stateOf(client, bill, 'budget')).toBe('ok');
    await createExpense(client, project.id, { planLineId: line.id, amount: '0.01' });
    const budget = (await client.get(`/api/projects/${project.id}/budget`)).json<ProjectBudget>();
    expect(budget.lines[0]).toMatchObject({ variance: '-0.01', paid: '0.01' });
    const [check] = (await checksOf(client, bill)).filter(({ code }) => code === 'budget');
    expect(check).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('$4,500.01 of $20,000.00 planned for “Tiling” is paid'),
    });
    expect(check?.text).toContain('$0.01 more than planned');
  });

  it('are for everyone in the project, and nobody else', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const bill = await createBill(owner.client, project.id);
    for (const { client } of [owner, editor, viewer]) await checksOf(client, bill);
    const refused = await stranger.client.get(`/api/bills/${bill.id}/checks`);
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'Bill not found.']);
  });

  it.each(['amount=0', 'amount=ten', 'today=2026-02-30', 'isHoldback=perhaps'])(
    'are refused for %s',
    async (query) => {
      const { client, project } = await ownerOfProject(test);
      const bill = await createBill(client, project.id);
      expect((await client.get(`/api/bills/${bill.id}/checks?${query}`)).statusCode).toBe(400);
    },
  );
});

it('the reason for paying in spite of a warning stays with the payment and in the history', async () => {
  const { client, project, bill } = await agreed();
  const overrideReason = 'The tiles are made to order';
  await pay(client, bill, '4500', { overrideReason, notes: 'By mail' });
  const { expenses } = (await client.get(`/api/expenses?projectId=${project.id}`)).json();
  expect(expenses).toMatchObject([{ overrideReason, notes: 'By mail' }]);
  const [entry] = await activityOf(client, project.id, { kind: 'expense' });
  expect(entry && sentenceText(activitySentence(entry, 0))).toContain(
    `First bill for $4,500.00, in spite of a warning: “${overrideReason}”`,
  );
  // Nothing else sets it, and a change of the expense keeps it.
  await client.put(`/api/expenses/${expenses[0].id}`, { notes: null, overrideReason: 'Other' });
  expect((await client.get(`/api/expenses/${expenses[0].id}`)).json()).toMatchObject({
    overrideReason,
    notes: null,
  });
});
