import type { Database } from '#server/db/client.ts';
import { notFound, unavailable } from '#server/errors.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  ProviderCustomer,
} from '#server/integrations/payments/payment-provider.ts';
import { createGatheredTurns } from '#server/turns.ts';
import {
  type BillingAccount,
  findAccount,
  insertEvents,
  listKnownEvents,
  lockAccount,
  updateAccount,
} from './billing.repository.ts';
import { toSubscriptionState } from './subscription-state.ts';

/** How often to ask again because another write came in between. */
const MOST_TRIES = 5;

/** An event of the payment service, or a user who wants the current state. */
type SyncRequest = PaymentEvent | 'check';

/**
 * Writes the current state at the payment service to an account. Events and users' own checks both
 * use this function, so the order of events does not matter.
 *
 * The service may take seconds to answer, so no connection or lock is held while we wait: we read
 * the account with its version, ask the service, and write the answer only if the version is
 * unchanged. Otherwise we ask again.
 */
export function createAccountSync(db: Database, payments: PaymentProvider) {
  const syncInTurn = createGatheredTurns(syncNow);

  return (userId: number, request: SyncRequest): Promise<BillingAccount> =>
    syncInTurn(userId, request);

  async function syncNow(userId: number, requests: SyncRequest[]): Promise<BillingAccount> {
    const events = requests.filter((request) => request !== 'check');
    const isChecked = events.length < requests.length;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await requireAccount(userId);
      if (!isChecked && (await areAllKnown(events))) return before;
      const customer = await findCustomer(before);
      const written = await writeIfUnchanged(before, customer, events);
      if (written) return written;
    }
    throw unavailable('There are too many changes to this account at once. Try again in a moment.');
  }

  async function areAllKnown(events: PaymentEvent[]): Promise<boolean> {
    const ids = events.map(({ id }) => id);
    const known = await listKnownEvents(db, ids);
    return ids.every((id) => known.includes(id));
  }

  /** Null if the account has no customer at this service. */
  async function findCustomer({
    stripeCustomerId,
  }: BillingAccount): Promise<ProviderCustomer | null> {
    if (stripeCustomerId === null || !payments.ownsCustomer(stripeCustomerId)) return null;
    return payments.findCustomer(stripeCustomerId);
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
    // An admin's grant stays until an admin withdraws it.
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
