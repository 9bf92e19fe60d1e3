import { and, eq, inArray, like, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { stripeEvents } from '#server/db/tables/stripe-event.table.ts';
import { users } from '#server/db/tables/user.table.ts';

const accountColumns = {
  userId: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  stripeCustomerId: users.stripeCustomerId,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndDate: users.subscriptionEndDate,
  subscriptionRenewalDate: users.subscriptionRenewalDate,
  subscriptionSource: users.subscriptionSource,
  isPaymentOverdue: users.isPaymentOverdue,
  billingVersion: users.billingVersion,
} as const;

export type BillingAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function findAccount(db: Queryable, userId: number) {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return account;
}

export async function lockAccount(tx: Queryable, userId: number) {
  const [account] = await tx
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return account;
}

export async function findUserIdByCustomer(db: Queryable, customerId: string) {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, customerId));
  return row?.id;
}

type AccountChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'stripeCustomerId'
    | 'stripeSubscriptionId'
    | 'subscriptionStatus'
    | 'subscriptionEndDate'
    | 'subscriptionRenewalDate'
    | 'subscriptionSource'
    | 'isPaymentOverdue'
  >
>;

/** Every write increases the version, so that earlier readers notice. */
export async function updateAccount(tx: Queryable, userId: number, changes: AccountChanges) {
  const [account] = await tx
    .update(users)
    .set({ ...changes, billingVersion: sql`${users.billingVersion} + 1` })
    .where(eq(users.id, userId))
    .returning(accountColumns);
  return account;
}

/** Stores a new customer unless another one was stored meanwhile; returns the one that counts. */
export async function replaceCustomer(
  db: Queryable,
  userId: number,
  { from, to }: { from: string | null; to: string },
): Promise<string> {
  await db
    .update(users)
    .set({ stripeCustomerId: to, billingVersion: sql`${users.billingVersion} + 1` })
    .where(and(eq(users.id, userId), sql`${users.stripeCustomerId} is not distinct from ${from}`));
  return (await findAccount(db, userId))?.stripeCustomerId ?? to;
}

export async function listKnownEvents(db: Queryable, eventIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ eventId: stripeEvents.eventId })
    .from(stripeEvents)
    .where(inArray(stripeEvents.eventId, eventIds));
  return rows.map(({ eventId }) => eventId);
}

export async function insertEvents(tx: Queryable, events: { id: string; type: string }[]) {
  if (events.length === 0) return;
  await tx
    .insert(stripeEvents)
    .values(events.map(({ id, type }) => ({ eventId: id, type })))
    .onConflictDoNothing();
}

/** Stripe retries a delivery for days, and by hand for a month. */
export async function removeOldEvents(db: Queryable): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, sql`now() - interval '60 days'`));
}

const SANDBOX_CUSTOMERS = 'sandbox\\_%';

/** Withdraws plans that were only paid for in the sandbox, and removes its customers. */
export async function removeTestPlans(db: Queryable): Promise<void> {
  const billingVersion = sql`${users.billingVersion} + 1`;
  await db
    .update(users)
    .set({
      subscriptionStatus: 'free',
      subscriptionEndDate: null,
      subscriptionRenewalDate: null,
      subscriptionSource: null,
      isPaymentOverdue: false,
      billingVersion,
    })
    .where(eq(users.subscriptionSource, 'sandbox'));
  await db
    .update(users)
    .set({ stripeCustomerId: null, stripeSubscriptionId: null, billingVersion })
    .where(like(users.stripeCustomerId, SANDBOX_CUSTOMERS));
}
