import type { Database } from '#server/db/client.ts';
import { notFound, unavailable } from '#server/errors.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  ProviderCustomer,
} from '#server/integrations/payments/payment-provider.ts';
import { createTurns } from '#server/turns.ts';
import {
  type BillingAccount,
  findAccount,
  insertEvents,
  listKnownEvents,
  lockAccount,
  updateAccount,
} from './billing.repository.ts';
import { toSubscriptionState } from './subscription-state.ts';

/** How often the state is asked for again because somebody else has written meanwhile. */
const MOST_TRIES = 5;

interface NextRun {
  events: PaymentEvent[];
  /** Somebody wants the present state, whether or not the events are known already. */
  isAsked: boolean;
  account: Promise<BillingAccount>;
}

/**
 * Writes the present state at the payment service onto an account. Events and people's own
 * checks come through here alike, so that the order of events does not matter.
 *
 * The service may take seconds to answer, and no connection or lock is held meanwhile: the account
 * is read with its version, the service asked, and the answer written only if the version is still
 * the same; else it is asked again. In one process the runs of an account follow each other, and
 * everything that arrives during one is served together by the next.
 */
export function createAccountSync(db: Database, payments: PaymentProvider) {
  const inTurn = createTurns<number>();
  const nextRuns = new Map<number, NextRun>();

  return function syncAccount(userId: number, event?: PaymentEvent): Promise<BillingAccount> {
    let next = nextRuns.get(userId);
    if (!next) {
      const run = { events: [] as PaymentEvent[], isAsked: false };
      const account = inTurn(userId, () => {
        nextRuns.delete(userId);
        return syncNow(userId, run.events, run.isAsked);
      });
      next = Object.assign(run, { account });
      nextRuns.set(userId, next);
    }
    if (event) next.events.push(event);
    else next.isAsked = true;
    return next.account;
  };

  async function syncNow(userId: number, events: PaymentEvent[], isAsked: boolean) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await requireAccount(userId);
      const known = await listKnownEvents(
        db,
        events.map(({ id }) => id),
      );
      if (!isAsked && events.every(({ id }) => known.includes(id))) return before;
      const { stripeCustomerId } = before;
      const isOurs = stripeCustomerId !== null && payments.ownsCustomer(stripeCustomerId);
      const customer = isOurs ? await payments.findCustomer(stripeCustomerId) : null;
      const written = await writeIfUnchanged(before, customer, events);
      if (written) return written;
    }
    throw unavailable('This account is being changed by many at once. Try again in a moment.');
  }

  function writeIfUnchanged(
    before: BillingAccount,
    customer: ProviderCustomer | null,
    events: PaymentEvent[],
  ): Promise<BillingAccount | null> {
    return db.transaction(async (tx) => {
      const account = await lockAccount(tx, before.userId);
      if (account?.billingVersion !== before.billingVersion) return null;
      await insertEvents(tx, events);
      if (!customer) return before;
      return (await updateAccount(tx, before.userId, changesFor(before, customer))) ?? null;
    });
  }

  function changesFor(before: BillingAccount, { isDeleted, subscription }: ProviderCustomer) {
    const { stripeSubscriptionId, ...plan } = toSubscriptionState(subscription);
    // An admin's grant stands until an admin takes it back.
    const isGranted =
      before.subscriptionSource === 'admin' && before.subscriptionStatus === 'active';
    return {
      stripeSubscriptionId,
      ...(isDeleted && { stripeCustomerId: null }),
      ...(!isGranted && { ...plan, subscriptionSource: payments.kind }),
    };
  }

  async function requireAccount(userId: number): Promise<BillingAccount> {
    const account = await findAccount(db, userId);
    if (!account) throw notFound('Account');
    return account;
  }
}
