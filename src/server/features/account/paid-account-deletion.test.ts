import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/tables/user.table.ts';
import { createStripePayments } from '#server/integrations/payments/stripe-payments.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';

let stripe: StripeServer;
let test: TestApp;
beforeAll(async () => {
  stripe = await startStripeServer();
  test = await createTestApp({
    payments: createStripePayments({
      secretKey: stripe.secretKey,
      priceId: 'price_pro',
      apiUrl: stripe.url,
      webhookSecret: stripe.webhookSecret,
    }),
  });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

/** Someone who has opened a checkout, and has perhaps paid. */
async function customer({ hasPaid = true } = {}) {
  const { client, user } = await test.signedIn();
  await client.post('/api/create-checkout-session');
  const [session] = stripe.sessions;
  if (!session) throw new Error('No session');
  if (hasPaid) {
    stripe.pay(session);
    await client.post('/api/check-subscription');
  }
  return { client, user, session };
}

const remove = (client: Awaited<ReturnType<typeof customer>>['client']) =>
  client.send('DELETE', '/api/account', { payload: { password: PASSWORD } });

const statusesOf = (customerId: string) =>
  stripe.subscriptions
    .filter(({ customer: owner }) => owner === customerId)
    .map(({ status }) => status);

const rowOf = async (userId: number) =>
  (await test.database.db.select().from(users).where(eq(users.id, userId)))[0];

it('cancels the subscription at Stripe, which stays cancelled for an account that is kept', async () => {
  const { client, user, session } = await customer();
  expect((await client.get('/api/account/deletion')).json().hasSubscription).toBe(true);
  expect((await remove(client)).statusCode).toBe(204);
  expect(statusesOf(session.customer)).toEqual(['canceled']);
  expect(await rowOf(user.id)).toMatchObject({ subscriptionStatus: 'free' });
  const again = test.client();
  await again.post('/api/login', { email: user.email, password: PASSWORD });
  await again.post('/api/account/keep');
  expect((await again.get('/api/subscription-status')).json()).toMatchObject({
    subscriptionStatus: 'free',
  });
});

it('deletes nothing while Stripe does not answer', async () => {
  const { client, user, session } = await customer();
  stripe.isDown = true;
  const refused = await remove(client);
  stripe.isDown = false;
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect((await client.get('/api/user')).json()).toMatchObject({ id: user.id, deletesAt: null });
  expect(statusesOf(session.customer)).toEqual(['active']);
});

it('cancels what was paid on an open page after the deletion, before the account is gone', async () => {
  const { client, user, session } = await customer({ hasPaid: false });
  await remove(client);
  stripe.pay(session);
  await test.database.db.execute(sql`update users set deletes_at = now() where id = ${user.id}`);
  stripe.isDown = true;
  await test.app.sweep();
  expect(await rowOf(user.id)).toMatchObject({ email: user.email });
  stripe.isDown = false;
  await test.app.sweep();
  expect(statusesOf(session.customer)).toEqual(['canceled']);
  expect(await rowOf(user.id)).toBeUndefined();
});
