import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queryable } from '#server/db/client.ts';
import { sandboxCheckouts, sandboxCustomers } from '#server/db/tables/sandbox.table.ts';
import { AppError, notFound } from '#server/errors.ts';
import { sandboxPaths } from '#shared/billing-paths.ts';
import type { SandboxAction, SandboxCheckout } from '#shared/sandbox.ts';
import { type PaymentProvider, SANDBOX_PREFIX } from './payment-provider.ts';
import {
  afterAction,
  newSubscription,
  presentState,
  type SandboxSubscriptionState,
  toProviderSubscription,
} from './sandbox-subscription.ts';

const CHECKOUT_LIFE = sql`now() + interval '24 hours'`;

/** An event as it is sent to the webhook; the caller delivers it. */
export interface SignedEvent {
  body: Buffer;
  signature: string;
}

/** The sandbox's own pages. Each change returns the event that reports it. */
interface SandboxDesk {
  findCheckout(userId: number, checkoutId: string): Promise<SandboxCheckout>;
  payCheckout(userId: number, checkoutId: string): Promise<SignedEvent>;
  findSubscription(userId: number): Promise<SandboxSubscriptionState | null>;
  changeSubscription(userId: number, action: SandboxAction): Promise<SignedEvent>;
}

export type SandboxPayments = PaymentProvider & SandboxDesk & { readonly kind: 'sandbox' };

interface SandboxOptions {
  db: Database;
  /** Signs the events, so that the webhook is as protected as with Stripe. */
  secret: string;
}

const eventSchema = z.object({ id: z.string(), type: z.string(), customer: z.string() });
type CustomerRow = typeof sandboxCustomers.$inferSelect;

/**
 * A payment service without cards and money, for running the product without keys. It has its own
 * records in the database and, like Stripe, only reports that something happened.
 */
export function createSandboxPayments({ db, secret }: SandboxOptions): SandboxPayments {
  const sign = (body: Buffer) => createHmac('sha256', `sandbox:${secret}`).update(body);

  function report(type: string, customerId: string): SignedEvent {
    const event = { id: newId('evt'), type, customer: customerId };
    const body = Buffer.from(JSON.stringify(event));
    return { body, signature: sign(body).digest('hex') };
  }

  /** Runs alone for this customer. Nothing here waits for anything but the database. */
  function withCustomer<T>(
    condition: ReturnType<typeof eq>,
    work: (tx: Queryable, customer: CustomerRow) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(sandboxCustomers).where(condition).for('update');
      if (!row) throw notFound('Test checkout');
      return work(tx, row);
    });
  }
  const ofUser = (userId: number) => eq(sandboxCustomers.userId, userId);

  async function findCheckoutRow(tx: Queryable, customerId: string, checkoutId: string) {
    const [checkout] = await tx
      .select({
        id: sandboxCheckouts.id,
        status: sql<SandboxCheckout['status']>`case
          when ${sandboxCheckouts.isComplete} then 'complete'
          when ${sandboxCheckouts.expiresAt} <= now() then 'expired' else 'open' end`,
      })
      .from(sandboxCheckouts)
      .where(and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.customerId, customerId)));
    if (!checkout) throw notFound('Test checkout');
    return checkout;
  }

  async function write(tx: Queryable, customerId: string, state: SandboxSubscriptionState) {
    await tx
      .update(sandboxCustomers)
      .set({
        subscriptionStatus: state.status,
        periodEnd: state.periodEnd.toISOString(),
        cancelsAtPeriodEnd: state.cancelsAtPeriodEnd,
      })
      .where(eq(sandboxCustomers.id, customerId));
  }

  return {
    kind: 'sandbox',
    ownsCustomer: (customerId) => customerId.startsWith(SANDBOX_PREFIX),

    async createCustomer({ userId }) {
      const [row] = await db
        .insert(sandboxCustomers)
        .values({ id: newId('cus'), userId })
        .onConflictDoUpdate({ target: sandboxCustomers.userId, set: { userId } })
        .returning({ id: sandboxCustomers.id });
      if (!row) throw new Error('The insert returned no customer');
      return row.id;
    },

    async findCustomer(customerId) {
      const [row] = await db
        .select()
        .from(sandboxCustomers)
        .where(eq(sandboxCustomers.id, customerId));
      if (!row) return { isDeleted: true, subscription: null };
      const state = stateOf(row);
      return {
        isDeleted: false,
        subscription:
          state && row.subscriptionId ? toProviderSubscription(row.subscriptionId, state) : null,
      };
    },

    openCheckout: (customerId, publicOrigin) =>
      withCustomer(eq(sandboxCustomers.id, customerId), async (tx) => {
        const [open] = await tx
          .select({ id: sandboxCheckouts.id })
          .from(sandboxCheckouts)
          .where(
            and(
              eq(sandboxCheckouts.customerId, customerId),
              eq(sandboxCheckouts.isComplete, false),
              sql`${sandboxCheckouts.expiresAt} > now()`,
            ),
          )
          .orderBy(desc(sandboxCheckouts.createdAt))
          .limit(1);
        const id = open?.id ?? newId('cs');
        if (!open) {
          await tx.insert(sandboxCheckouts).values({ id, customerId, expiresAt: CHECKOUT_LIFE });
        }
        return `${publicOrigin}${sandboxPaths.checkout}/${id}`;
      }),

    openPortal: async (_customerId, publicOrigin) => publicOrigin + sandboxPaths.portal,

    endSubscription: (customerId) =>
      withCustomer(eq(sandboxCustomers.id, customerId), async (tx, row) => {
        const state = stateOf(row);
        const ended = state && afterAction(state, 'end');
        if (ended) await write(tx, customerId, ended);
      }),

    readEvent(body, signature) {
      const given = Buffer.from(signature ?? '', 'hex');
      const expected = sign(body).digest();
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new AppError('validation', 'The signature of this event is missing or wrong.');
      }
      const { id, type, customer } = eventSchema.parse(JSON.parse(body.toString()));
      return { id, type, customerId: customer };
    },

    findCheckout: (userId, checkoutId) =>
      withCustomer(ofUser(userId), (tx, { id }) => findCheckoutRow(tx, id, checkoutId)),

    payCheckout: (userId, checkoutId) =>
      withCustomer(ofUser(userId), async (tx, customer) => {
        const { status } = await findCheckoutRow(tx, customer.id, checkoutId);
        if (status !== 'open') {
          throw new AppError('conflict', `This test checkout is ${status}. Start a new one.`);
        }
        await tx
          .update(sandboxCheckouts)
          .set({ isComplete: true })
          .where(eq(sandboxCheckouts.id, checkoutId));
        await tx
          .update(sandboxCustomers)
          .set({ subscriptionId: newId('sub') })
          .where(eq(sandboxCustomers.id, customer.id));
        await write(tx, customer.id, newSubscription(new Date()));
        return report('checkout.session.completed', customer.id);
      }),

    async findSubscription(userId) {
      const [row] = await db.select().from(sandboxCustomers).where(ofUser(userId));
      return row ? stateOf(row) : null;
    },

    changeSubscription: (userId, action) =>
      withCustomer(ofUser(userId), async (tx, customer) => {
        const state = stateOf(customer);
        const changed = state && afterAction(state, action);
        if (!changed) {
          throw new AppError(
            'conflict',
            'This is not possible in the subscription’s current state.',
          );
        }
        await write(tx, customer.id, changed);
        return report('customer.subscription.updated', customer.id);
      }),
  };
}

function stateOf({ subscriptionStatus, periodEnd, cancelsAtPeriodEnd }: CustomerRow) {
  if (!subscriptionStatus || !periodEnd) return null;
  const state = { status: subscriptionStatus, periodEnd: new Date(periodEnd), cancelsAtPeriodEnd };
  return presentState(state, new Date());
}

function newId(kind: string): string {
  return `${SANDBOX_PREFIX}${kind}_${randomBytes(12).toString('hex')}`;
}
