import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripeEvents } from '#server/db/tables/stripe-event.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { createStripePayments } from '#server/integrations/payments/stripe-payments.ts';
import type { StripeEvent, SubscriptionMove } from '#server/testing/stripe-account.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { SubscriptionOverview } from '#shared/billing.ts';

let stripe: StripeServer;
let test: TestApp;
const paymentsWith = (options: { webhookSecret: string | undefined; priceId?: string }) =>
  createStripePayments({
    secretKey: stripe.secretKey,
    priceId: 'price_pro',
    apiUrl: stripe.url,
    ...options,
  });
beforeAll(async () => {
  stripe = await startStripeServer();
  test = await createTestApp({
    payments: paymentsWith({ webhookSecret: stripe.webhookSecret }),
  });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.requests.length = 0;
});
afterEach(() => {
  stripe.isDown = false;
  stripe.isPortalConfigured = true;
});

const post = (event: Pick<StripeEvent, 'body' | 'signature'>, app = test.app) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
    payload: event.body,
  });

const overviewOf = async (client: TestClient) =>
  (await client.get('/api/subscription-status')).json<SubscriptionOverview>();
const planOf = async (client: TestClient) => (await overviewOf(client)).subscriptionStatus;

const rowOf = async (userId: number) => {
  const [row] = await test.database.db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error('No such user');
  return row;
};

const sessionsOf = (customerId: string | null) =>
  stripe.sessions.filter(({ customer }) => customer === customerId);

/** A user who has opened a checkout, paid or not. */
async function customer({ hasPaid = true } = {}) {
  const { client, user } = await test.signedIn();
  expect((await client.post('/api/create-checkout-session')).statusCode).toBe(200);
  const { stripeCustomerId } = await rowOf(user.id);
  const [session] = sessionsOf(stripeCustomerId);
  if (!session || !stripeCustomerId) throw new Error('No session');
  const subscription = hasPaid ? stripe.pay(session) : null;
  return { client, user, customerId: stripeCustomerId, session, subscription };
}

async function subscriber() {
  const { subscription, ...person } = await customer();
  if (!subscription) throw new Error('No subscription');
  await post(stripe.events.at(-1) as StripeEvent);
  expect(await planOf(person.client)).toBe('active');
  return { ...person, subscription };
}

describe('a checkout', () => {
  it('leads to Stripe’s page, and only the event of the payment makes the plan Pro', async () => {
    const { client, session } = await customer({ hasPaid: false });
    expect(session.success_url).toBe('http://localhost:3000/billing?from=checkout');
    expect(await planOf(client)).toBe('free');
    const subscription = stripe.pay(session);
    // Returning from the page grants nothing.
    expect(await planOf(client)).toBe('free');
    for (const event of stripe.events.slice(-3)) expect((await post(event)).statusCode).toBe(200);
    const periodEnd = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
    expect(await overviewOf(client)).toMatchObject({
      subscriptionStatus: 'active',
      renewalDate: new Date(periodEnd).toISOString(),
      endDate: null,
      expenseLimit: null,
      contractorLimit: null,
      canCreateExpense: true,
      hasBillingAccount: true,
    });
    expect((await client.get('/api/user')).json().subscriptionStatus).toBe('active');
  });

  it('requested a hundred times at once creates one customer and one open session', async () => {
    const { client, user } = await test.signedIn();
    const customersBefore = stripe.customers.size;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.post('/api/create-checkout-session')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect(stripe.customers.size - customersBefore).toBe(1);
    const { stripeCustomerId } = await rowOf(user.id);
    expect(sessionsOf(stripeCustomerId)).toHaveLength(1);
    const again = await client.post('/api/create-checkout-session');
    expect(again.json().url).toBe(answers[0]?.json().url);
    expect(sessionsOf(stripeCustomerId)).toHaveLength(1);
  });

  it('is one customer and one open session also over several processes', async () => {
    const { client, user } = await test.signedIn();
    const others = await Promise.all(
      [1, 2, 3].map(() =>
        createTestApp({
          database: test.database,
          sessionSecret: test.sessionSecret,
          payments: paymentsWith({ webhookSecret: undefined }),
        }),
      ),
    );
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const customersBefore = stripe.customers.size;
    const answers = await Promise.all(
      [test, ...others].flatMap(({ app }) =>
        Array.from({ length: 5 }, () =>
          app.inject({
            method: 'POST',
            url: '/api/create-checkout-session',
            headers: { cookie, origin: 'http://localhost:3000' },
          }),
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(stripe.customers.size - customersBefore).toBe(1);
    expect(sessionsOf((await rowOf(user.id)).stripeCustomerId)).toHaveLength(1);
    for (const other of others) await other.close();
  });

  it('is refused to a user who has paid, even before the event arrives', async () => {
    const { client, subscription } = await customer();
    const refused = await client.post('/api/create-checkout-session');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('You are already on the Pro plan.');
    if (subscription) stripe.move(subscription, 'cancel');
    const resume = await client.post('/api/create-checkout-session');
    expect([resume.statusCode, resume.json().error]).toEqual([
      409,
      'Your Pro plan is already paid for. Resume it under Manage billing.',
    ]);
  });

  it('with an old price is closed and replaced', async () => {
    const { client, user, session } = await customer({ hasPaid: false });
    const raised = await createTestApp({
      database: test.database,
      sessionSecret: test.sessionSecret,
      payments: paymentsWith({ webhookSecret: undefined, priceId: 'price_raised' }),
    });
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await raised.app.inject({
      method: 'POST',
      url: '/api/create-checkout-session',
      headers: { cookie, origin: 'http://localhost:3000' },
    });
    await raised.close();
    expect(session.status).toBe('expired');
    const open = sessionsOf((await rowOf(user.id)).stripeCustomerId).filter(
      ({ status }) => status === 'open',
    );
    expect(open.map(({ metadata }) => metadata)).toEqual([{ priceId: 'price_raised' }]);
  });

  it('says that the payment service is unreachable, and works when it is back', async () => {
    const { client } = await test.signedIn();
    stripe.isDown = true;
    const response = await client.post('/api/create-checkout-session');
    expect([response.statusCode, response.json().error]).toEqual([
      503,
      'The payment service cannot be reached right now. Try again in a moment.',
    ]);
    stripe.isDown = false;
    expect((await client.post('/api/create-checkout-session')).statusCode).toBe(200);
  });
});

describe('a key that Stripe does not know', () => {
  it('is reported as a configuration problem, without showing the key', async () => {
    const other = await createTestApp({
      payments: createStripePayments({
        secretKey: 'sk_test_wrong',
        webhookSecret: undefined,
        priceId: 'price_pro',
        apiUrl: stripe.url,
      }),
    });
    const { client } = await other.signedIn();
    const response = await client.post('/api/create-checkout-session');
    expect([response.statusCode, response.json().error]).toEqual([
      503,
      'The payment service refused. Please tell the person who runs this installation.',
    ]);
    expect(other.logLines.join('\n')).toContain('Invalid API Key');
    expect(other.logLines.join('\n')).not.toContain('sk_test_wrong');
    await other.close();
  });
});

describe('the portal', () => {
  it('is Stripe’s, for users with a Stripe customer', async () => {
    const { client } = await subscriber();
    const response = await client.post('/api/create-portal-session');
    expect(response.json().url).toContain('https://billing.stripe.example/');
    expect(response.json().url).toContain('return=http://localhost:3000/billing?from=portal');
    const { client: nobody } = await test.signedIn();
    expect((await nobody.post('/api/create-portal-session')).statusCode).toBe(409);
  });

  it('that was never configured is reported as such', async () => {
    const { client } = await subscriber();
    stripe.isPortalConfigured = false;
    const response = await client.post('/api/create-portal-session');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      error: 'The billing portal needs its configuration in Stripe.',
      code: 'not_configured',
    });
  });
});

describe('an event', () => {
  it('that is unsigned, forged, changed or too old is refused and changes nothing', async () => {
    const { client } = await customer();
    const { body, signature } = stripe.events.at(-1) as StripeEvent;
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
    for (const forged of [
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body, signature: stripe.sign(body, 'whsec_of_somebody_else') },
      { body: body.replace('invoice', 'Invoice'), signature },
      { body, signature: stripe.sign(body, stripe.webhookSecret, anHourAgo) },
      { body: '', signature: stripe.sign('') },
    ]) {
      const response = await post(forged);
      expect([response.statusCode, response.json().error]).toEqual([
        400,
        'The signature of this event is missing or wrong.',
      ]);
    }
    expect(await planOf(client)).toBe('free');
    expect((await post({ body, signature })).statusCode).toBe(200);
    expect(await planOf(client)).toBe('active');
  });

  it('is applied once, however often and simultaneously it arrives', async () => {
    const { client, subscription } = await subscriber();
    const event = stripe.move(subscription, 'cancel');
    stripe.requests.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(event)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await planOf(client)).toBe('cancelled');
    const asked = stripe.requests.length;
    expect(asked).toBeLessThanOrEqual(2);
    await post(event);
    expect(stripe.requests).toHaveLength(asked);
    const kept = await test.database.db
      .select()
      .from(stripeEvents)
      .where(eq(stripeEvents.eventId, event.id));
    expect(kept).toHaveLength(1);
  });

  it('of an unknown type or customer is acknowledged, the latter with a line in the log', async () => {
    const strange = stripe.emit('terminal.reader.action_failed', { object: 'terminal.reader' });
    expect((await post(strange)).statusCode).toBe(200);
    const unknown = stripe.emit('customer.subscription.updated', {
      object: 'subscription',
      customer: 'cus_nobody',
    });
    const response = await post(unknown);
    expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
    expect(test.logLines.join('\n')).toContain('an event for an unknown customer');
  });

  it('is retried while Stripe does not answer, and then applied', async () => {
    const { client, subscription } = await subscriber();
    const event = stripe.move(subscription, 'cancel');
    stripe.isDown = true;
    expect((await post(event)).statusCode).toBe(503);
    expect(await planOf(client)).toBe('active');
    stripe.isDown = false;
    expect((await post(event)).statusCode).toBe(200);
    expect(await planOf(client)).toBe('cancelled');
  });

  it('holds no database connection while Stripe is slow', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => subscriber()));
    const slow = Promise.withResolvers<void>();
    stripe.held = slow.promise;
    const waiting = people.map(({ subscription }) => post(stripe.move(subscription, 'cancel')));
    const { client } = people[0] as (typeof people)[number];
    // More deliveries are waiting than the pool has connections.
    expect((await client.get('/api/projects')).statusCode).toBe(200);
    expect((await client.post('/api/projects', { name: 'Attic', budget: 900 })).statusCode).toBe(
      201,
    );
    slow.resolve();
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(200);
  });

  it('that was answered late does not undo what another process wrote since', async () => {
    const { client, subscription } = await subscriber();
    const other = await createTestApp({
      database: test.database,
      sessionSecret: test.sessionSecret,
      payments: paymentsWith({ webhookSecret: stripe.webhookSecret }),
    });
    const road = Promise.withResolvers<void>();
    stripe.late = road.promise;
    const asked = stripe.requests.length;
    const early = post(stripe.move(subscription, 'renew'));
    await expect.poll(() => stripe.requests.length).toBeGreaterThan(asked);
    stripe.late = Promise.resolve();
    expect((await post(stripe.move(subscription, 'cancel'), other.app)).statusCode).toBe(200);
    expect(await planOf(client)).toBe('cancelled');
    road.resolve();
    expect((await early).statusCode).toBe(200);
    expect(await planOf(client)).toBe('cancelled');
    await other.close();
  });

  it('is not accepted without the secret', async () => {
    const other = await createTestApp({ payments: paymentsWith({ webhookSecret: undefined }) });
    const body = '{}';
    const response = await post({ body, signature: stripe.sign(body) }, other.app);
    expect([response.statusCode, response.json().error]).toEqual([
      503,
      'STRIPE_WEBHOOK_SECRET is not set, so events cannot be accepted.',
    ]);
    await other.close();
  });
});

describe('a subscription', () => {
  it('that is cancelled stays Pro until its end, can be resumed, and then ends', async () => {
    const { client, subscription, user } = await subscriber();
    await post(stripe.move(subscription, 'cancel'));
    const end = new Date((subscription.cancel_at ?? 0) * 1000).toISOString();
    expect(await overviewOf(client)).toMatchObject({
      subscriptionStatus: 'cancelled',
      endDate: end,
      renewalDate: null,
      willCancelAtPeriodEnd: true,
      expenseLimit: null,
    });
    await post(stripe.move(subscription, 'resume'));
    expect(await planOf(client)).toBe('active');
    await post(stripe.move(subscription, 'cancel'));
    // It ends without any event or job.
    await test.database.db
      .update(users)
      .set({ subscriptionEndDate: new Date(Date.now() - 1).toISOString() })
      .where(eq(users.id, user.id));
    expect(await overviewOf(client)).toMatchObject({
      subscriptionStatus: 'free',
      endDate: null,
      willCancelAtPeriodEnd: false,
      expenseLimit: 5,
    });
    expect((await client.get('/api/user')).json().subscriptionStatus).toBe('free');
    await post(stripe.move(subscription, 'end'));
    expect((await rowOf(user.id)).subscriptionStatus).toBe('free');
  });

  it('whose renewal fails continues with a note until Stripe gives up', async () => {
    const { client, subscription } = await subscriber();
    await post(stripe.move(subscription, 'fail'));
    expect(await overviewOf(client)).toMatchObject({
      subscriptionStatus: 'active',
      isPaymentOverdue: true,
    });
    const check = await client.post('/api/check-subscription');
    expect(check.json().message).toBe(
      'Your last payment failed. Update your card under Manage billing.',
    );
    await post(stripe.move(subscription, 'recover'));
    expect(await overviewOf(client)).toMatchObject({ isPaymentOverdue: false });
    await post(stripe.move(subscription, 'fail'));
    await post(stripe.move(subscription, 'giveUp'));
    expect(await overviewOf(client)).toMatchObject({
      subscriptionStatus: 'free',
      isPaymentOverdue: true,
    });
  });

  it('of a deleted customer ends, and the user can subscribe again', async () => {
    const { client, customerId, user } = await subscriber();
    const before = stripe.customers.size;
    expect((await post(stripe.deleteCustomer(customerId))).statusCode).toBe(200);
    expect(await planOf(client)).toBe('free');
    expect((await client.post('/api/create-checkout-session')).statusCode).toBe(200);
    expect(stripe.customers.size).toBe(before + 1);
    const renewed = (await rowOf(user.id)).stripeCustomerId;
    expect(renewed).not.toBe(customerId);
    expect(sessionsOf(renewed)).toHaveLength(1);
  });

  it('is found by the user’s own check if no event ever arrived', async () => {
    const { client } = await customer();
    expect(await planOf(client)).toBe('free');
    const response = await client.post('/api/check-subscription');
    expect(response.json()).toEqual({ message: 'You are on the Pro plan.' });
    expect(await planOf(client)).toBe('active');
  });
});

describe('an admin', () => {
  const asAdmin = (url: string) =>
    test.client().send('POST', url, { headers: { 'x-admin-password': ADMIN_PASSWORD } });

  it('grants a plan that the end of a subscription does not undo', async () => {
    const { client, subscription, user } = await subscriber();
    await post(stripe.move(subscription, 'cancel'));
    expect((await asAdmin(`/api/admin/users/${user.id}/upgrade`)).statusCode).toBe(200);
    await post(stripe.move(subscription, 'end'));
    await client.post('/api/check-subscription');
    expect(await planOf(client)).toBe('active');
    expect((await rowOf(user.id)).subscriptionSource).toBe('admin');
  });

  it('who withdraws a paid plan also ends the payments', async () => {
    const { client, subscription, user } = await subscriber();
    expect((await asAdmin(`/api/admin/users/${user.id}/downgrade`)).statusCode).toBe(200);
    expect(subscription.status).toBe('canceled');
    await post(stripe.events.at(-1) as StripeEvent);
    await client.post('/api/check-subscription');
    expect(await planOf(client)).toBe('free');
  });

  it('changes nothing if the payments cannot be ended', async () => {
    const { client, user } = await subscriber();
    stripe.isDown = true;
    expect((await asAdmin(`/api/admin/users/${user.id}/downgrade`)).statusCode).toBe(503);
    expect(await planOf(client)).toBe('active');
  });
});

describe('events in any order', () => {
  const moves: SubscriptionMove[] = [
    'cancel',
    'resume',
    'fail',
    'recover',
    'giveUp',
    'renew',
    'end',
  ];

  /** What a user must see for Stripe's state. */
  function expected(subscription: { status: string; cancel_at: number | null }) {
    const isLive = ['active', 'past_due'].includes(subscription.status);
    if (!isLive) return 'free';
    return subscription.cancel_at === null ? 'active' : 'cancelled';
  }

  it('the plan ends in Stripe’s current state, with every event replayed', async () => {
    const { client, customerId } = await customer({ hasPaid: false });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...moves), { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        async (steps, numbers) => {
          const subscription = stripe.subscribe(customerId);
          const events = stripe.events.slice(-1);
          for (const step of steps) {
            if (subscription.status !== 'canceled') events.push(stripe.move(subscription, step));
          }
          // Late, early, repeated and out of order.
          const deliveries = [...events, ...events, ...events]
            .map((event) => ({ event, rank: numbers.next().value ?? 0 }))
            .toSorted((left, right) => left.rank - right.rank);
          const half = Math.floor(deliveries.length / 2);
          for (const { event } of deliveries.slice(0, half)) {
            expect((await post(event)).statusCode).toBe(200);
          }
          const rest = await Promise.all(deliveries.slice(half).map(({ event }) => post(event)));
          expect(rest.every(({ statusCode }) => statusCode === 200)).toBe(true);
          expect(await planOf(client)).toBe(expected(subscription));
          subscription.status = 'canceled';
        },
      ),
      { numRuns: 30 },
    );
  });
});
