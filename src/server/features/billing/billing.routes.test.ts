import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/user.table.ts';
import { createContractor, createExpense, createProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const overviewOf = async (client: TestClient) => {
  const response = await client.get('/api/subscription-status');
  expect(response.statusCode).toBe(200);
  return response.json();
};

/** The path of the checkout page and of its calls. */
async function openCheckout(client: TestClient) {
  const response = await client.post('/api/create-checkout-session');
  expect(response.statusCode).toBe(200);
  const id = new URL(response.json().url).pathname.split('/').at(-1);
  return { url: response.json().url as string, calls: `/api/sandbox/checkouts/${id}` };
}

async function subscriber() {
  const person = await test.signedIn();
  const { calls } = await openCheckout(person.client);
  expect((await person.client.post(`${calls}/pay`)).statusCode).toBe(200);
  return person;
}

describe('GET /api/subscription-status', () => {
  it('starts as the free plan with its usage', async () => {
    const { client } = await test.signedIn();
    const project = await createProject(client);
    for (let count = 0; count < 5; count += 1) await createExpense(client, project.id);
    await createContractor(client);
    expect(await overviewOf(client)).toEqual({
      subscriptionStatus: 'free',
      renewalDate: null,
      endDate: null,
      willCancelAtPeriodEnd: false,
      expenseCount: 5,
      expenseLimit: 5,
      contractorCount: 1,
      contractorLimit: 3,
      storageUsedBytes: 0,
      storageLimitBytes: 200 * 1024 * 1024,
      canCreateExpense: false,
      canCreateContractor: true,
      isPaymentOverdue: false,
      hasBillingAccount: false,
    });
  });
});

it('counts only the user’s own records', async () => {
  const people = await Promise.all([test.signedIn(), test.signedIn()]);
  for (const [index, { client }] of people.entries()) {
    for (let many = 0; many <= index; many += 1) await createContractor(client);
  }
  const counts = people.map(async ({ client }) => (await overviewOf(client)).contractorCount);
  expect(await Promise.all(counts)).toEqual([1, 2]);
});

describe('the sandbox', () => {
  it('takes a user from Free to Pro, and through every change of a subscription', async () => {
    const { client } = await test.signedIn();
    const { url, calls } = await openCheckout(client);
    expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\/sandbox_cs_\w+$/);
    expect((await client.get(calls)).json()).toMatchObject({ status: 'open' });

    const declined = await client.post(`${calls}/fail`);
    expect(declined.json()).toMatchObject({ status: 'open' });
    expect(await overviewOf(client)).toMatchObject({ subscriptionStatus: 'free' });
    expect((await openCheckout(client)).calls).toBe(calls);

    expect((await client.post(`${calls}/pay`)).json()).toMatchObject({ status: 'complete' });
    expect(await overviewOf(client)).toMatchObject({
      subscriptionStatus: 'active',
      renewalDate: expect.any(String),
      expenseLimit: null,
      hasBillingAccount: true,
    });
    expect((await client.post(`${calls}/pay`)).statusCode).toBe(409);
    expect((await client.post('/api/create-checkout-session')).statusCode).toBe(409);

    const portal = await client.post('/api/create-portal-session');
    expect(portal.json()).toEqual({ url: 'http://localhost:3000/sandbox/portal' });
    const statusAfter = async (action: string) => {
      const response = await client.post('/api/sandbox/subscription', { action });
      expect([action, response.statusCode]).toEqual([action, 200]);
      const { subscriptionStatus, isPaymentOverdue } = await overviewOf(client);
      return [subscriptionStatus, isPaymentOverdue];
    };
    expect(await statusAfter('cancel')).toEqual(['cancelled', false]);
    expect(await statusAfter('resume')).toEqual(['active', false]);
    expect(await statusAfter('fail-renewal')).toEqual(['active', true]);
    expect(await statusAfter('pay-overdue')).toEqual(['active', false]);
    const unfit = await client.post('/api/sandbox/subscription', { action: 'resume' });
    expect(unfit.statusCode).toBe(409);
    expect(await statusAfter('end')).toEqual(['free', false]);
    expect((await client.post('/api/check-subscription')).json()).toEqual({
      message: 'You are on the Free plan.',
    });
    const { calls: second } = await openCheckout(client);
    expect(second).not.toBe(calls);
    await client.post(`${second}/pay`);
    expect(await overviewOf(client)).toMatchObject({ subscriptionStatus: 'active' });
  });

  it('shows and accepts nothing of another user', async () => {
    const { client } = await test.signedIn();
    const { calls } = await openCheckout(client);
    const { client: stranger } = await test.signedIn();
    const { client: neighbour } = await subscriber();
    for (const other of [stranger, neighbour]) {
      expect((await other.get(calls)).statusCode).toBe(404);
      expect((await other.post(`${calls}/pay`)).statusCode).toBe(404);
      expect((await other.post(`${calls}/fail`)).statusCode).toBe(404);
    }
    expect(
      (await stranger.post('/api/sandbox/subscription', { action: 'cancel' })).statusCode,
    ).toBe(404);
    expect((await stranger.get('/api/sandbox/subscription')).json().status).toBe('none');
    expect(await overviewOf(client)).toMatchObject({ subscriptionStatus: 'free' });
  });

  it('refuses what it cannot read', async () => {
    const { client } = await test.signedIn();
    const response = await client.post('/api/sandbox/subscription', { action: 'double' });
    expect(response.statusCode).toBe(400);
    expect(response.json().details[0].path).toEqual(['action']);
    expect((await client.get('/api/sandbox/checkouts/%00')).statusCode).toBe(400);
  });

  it('accepts no event that it has not signed', async () => {
    const { user } = await subscriber();
    const [row] = await test.database.db.select().from(users).where(eq(users.id, user.id));
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 'ab'.repeat(32) },
      payload: { id: 'sandbox_evt_1', type: 'x', customer: row?.stripeCustomerId },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('billing that is off', () => {
  it('says so, grants nothing and withdraws plans that were only paid in the sandbox', async () => {
    const { client, user } = await subscriber();
    const { client: granted, user: friend } = await subscriber();
    await test.database.db
      .update(users)
      .set({ subscriptionSource: 'admin' })
      .where(eq(users.id, friend.id));
    const off = await createTestApp({
      payments: null,
      database: test.database,
      sessionSecret: test.sessionSecret,
    });
    const ask = (method: 'GET' | 'POST', url: string, by = client) => {
      const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return off.client().send(method, url, { headers: { cookie } });
    };
    for (const url of ['/api/create-checkout-session', '/api/create-portal-session']) {
      const response = await ask('POST', url);
      expect([response.statusCode, response.json().error]).toEqual([
        503,
        'Payments are not set up on this installation, so the plan cannot be changed here.',
      ]);
    }
    expect((await ask('GET', '/api/subscription-status')).json()).toMatchObject({
      subscriptionStatus: 'free',
      hasBillingAccount: false,
    });
    expect((await ask('POST', '/api/check-subscription')).json().message).toBe(
      'You are on the Free plan.',
    );
    expect((await ask('GET', '/api/subscription-status', granted)).json()).toMatchObject({
      subscriptionStatus: 'active',
    });
    expect((await ask('GET', '/api/sandbox/subscription')).statusCode).toBe(404);
    expect((await ask('POST', '/api/stripe/webhook')).statusCode).toBe(503);
    await off.close();
    // The sandbox, switched on again, still has its records.
    await openCheckout(client).catch(() => undefined);
    await client.post('/api/check-subscription');
    expect([user.id, (await overviewOf(client)).hasBillingAccount]).toEqual([user.id, true]);
  });
});
