import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, notFound, unavailable } from '#server/errors.ts';
import type {
  PaymentProvider,
  ProviderSubscription,
} from '#server/integrations/payments/payment-provider.ts';
import { createSharedCalls } from '#server/turns.ts';
import { BILLING_OFF, type SubscriptionOverview } from '#shared/billing.ts';
import { hasRoom } from '#shared/plan-limits.ts';
import { plans, type SubscriptionStatus, statusAt } from '#shared/plans.ts';
import { ownAccount } from '../access/access.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import { createAccountSync } from './account-sync.ts';
import {
  type BillingAccount,
  findAccount,
  findUserIdByCustomer,
  lockAccount,
  removeOldEvents,
  removeTestPlans,
  replaceCustomer,
  updateAccount,
} from './billing.repository.ts';

/** Each may be a call to the payment service. This is far more than a user needs. */
const CALLS_PER_WINDOW = 200;

interface BillingParts {
  db: Database;
  rateLimits: RateLimits;
  /** Null if billing is off. */
  payments: PaymentProvider | null;
  plans: Plans;
  publicUrl: URL;
  onUnknownCustomer: (event: { id: string; type: string }) => void;
}

/** A customer has one. Two are possible if two checkouts were paid in the same moment. */
const MOST_SUBSCRIPTIONS = 5;

const hasEnded = ({ status }: ProviderSubscription) =>
  status === 'canceled' || status === 'incomplete_expired';

/** Called with the status before an admin's change, in the same transaction. */
type Record = (tx: Queryable, statusBefore: SubscriptionStatus) => Promise<void>;

export type Billing = ReturnType<typeof createBilling>;

export function createBilling(parts: BillingParts) {
  const { db, rateLimits, payments, publicUrl } = parts;
  const syncAccount = payments && createAccountSync(db, payments);
  const shareCheckout = createSharedCalls<number, string>();

  function requirePayments(): PaymentProvider {
    if (!payments) throw unavailable(BILLING_OFF);
    return payments;
  }

  async function requireAccount(userId: number): Promise<BillingAccount> {
    const account = await findAccount(db, userId);
    if (!account) throw notFound('Account');
    return account;
  }

  /** With the current state at the payment service, if there is one. */
  const currentAccount = (userId: number) =>
    syncAccount?.(userId, 'check') ?? requireAccount(userId);

  const customerAt = (service: PaymentProvider, { stripeCustomerId }: BillingAccount) =>
    stripeCustomerId && service.ownsCustomer(stripeCustomerId) ? stripeCustomerId : null;

  async function makeCustomer(service: PaymentProvider, account: BillingAccount): Promise<string> {
    const { userId, email, firstName, lastName, billingVersion } = account;
    const name = [firstName, lastName].filter(Boolean).join(' ') || null;
    const to = await service.createCustomer({ userId, email, name, attempt: billingVersion });
    return replaceCustomer(db, userId, { from: account.stripeCustomerId, to });
  }

  const countCall = (name: string, userId: number) =>
    rateLimits.take(allowance(CALLS_PER_WINDOW, name, String(userId)));

  /**
   * Stripe's return addresses are fixed. The sandbox's pages are at the origin that the user is on.
   */
  const originFor = (service: PaymentProvider, requestOrigin: string | undefined) =>
    service.kind === 'sandbox' && requestOrigin ? requestOrigin : publicUrl.origin;

  return {
    async getOverview(userId: number): Promise<SubscriptionOverview> {
      const [account, usage] = await Promise.all([
        requireAccount(userId),
        parts.plans.usage(ownAccount({ id: userId })),
      ]);
      const { status, plan, allowance } = usage;
      const expenses = allowance('expenses');
      const contractors = allowance('contractors');
      return {
        subscriptionStatus: status,
        renewalDate: status === 'active' ? account.subscriptionRenewalDate : null,
        endDate: status === 'cancelled' ? account.subscriptionEndDate : null,
        willCancelAtPeriodEnd: status === 'cancelled',
        expenseCount: expenses.count,
        expenseLimit: expenses.limit,
        canCreateExpense: hasRoom(expenses),
        contractorCount: contractors.count,
        contractorLimit: contractors.limit,
        canCreateContractor: hasRoom(contractors),
        storageUsedBytes: allowance('storage').count,
        storageLimitBytes: allowance('storage').limit ?? parts.plans.rules.storage.holds[plan],
        isPaymentOverdue: account.isPaymentOverdue,
        hasBillingAccount: payments !== null && customerAt(payments, account) !== null,
      };
    },

    /** Asks the payment service and returns one sentence about the current plan. */
    async checkSubscription(userId: number): Promise<string> {
      await countCall('check-subscription', userId);
      return describePlan(await currentAccount(userId));
    },

    /** The address of the checkout page. Simultaneous calls get the same page. */
    async startCheckout(userId: number, requestOrigin: string | undefined): Promise<string> {
      const service = requirePayments();
      await countCall('checkout', userId);
      return shareCheckout(userId, async () => {
        const account = await currentAccount(userId);
        const status = statusAt(account, new Date());
        if (status === 'active') {
          throw new AppError('conflict', `You are already on the ${plans.pro.name} plan.`);
        }
        if (status === 'cancelled') {
          throw new AppError(
            'conflict',
            `Your ${plans.pro.name} plan is already paid for. Resume it under Manage billing.`,
          );
        }
        const customerId = customerAt(service, account) ?? (await makeCustomer(service, account));
        return service.openCheckout(customerId, originFor(service, requestOrigin));
      });
    },

    async openPortal(userId: number, requestOrigin: string | undefined): Promise<string> {
      const service = requirePayments();
      await countCall('portal', userId);
      const customerId = customerAt(service, await requireAccount(userId));
      if (!customerId) {
        throw new AppError('conflict', 'There is nothing to manage before the first payment.');
      }
      return service.openPortal(customerId, originFor(service, requestOrigin));
    },

    /** A call from the payment service. We do not trust its content; it only makes us check. */
    async receiveEvent(body: Buffer, signature: string | undefined): Promise<void> {
      const event = requirePayments().readEvent(body, signature);
      if (!event.customerId || !syncAccount) return;
      const userId = await findUserIdByCustomer(db, event.customerId);
      if (userId === undefined) parts.onUnknownCustomer({ id: event.id, type: event.type });
      else await syncAccount(userId, event);
    },

    /**
     * An admin's grant. It stays, whatever the payment service reports, until an admin withdraws
     * it.
     */
    grantPro(userId: number, record: Record): Promise<void> {
      return db.transaction(async (tx) => {
        const account = await lockAccount(tx, userId);
        if (!account) throw notFound('User');
        const status = statusAt(account, new Date());
        if (status === 'active') {
          throw new AppError(
            'conflict',
            `${account.email} is already on the ${plans.pro.name} plan.`,
          );
        }
        await updateAccount(tx, userId, {
          subscriptionStatus: 'active',
          subscriptionEndDate: null,
          subscriptionRenewalDate: null,
          subscriptionSource: 'admin',
          isPaymentOverdue: false,
        });
        await record(tx, status);
      });
    },

    /** Ends the plan and its subscription at once. */
    async endPro(userId: number, record: Record): Promise<void> {
      const before = await findAccount(db, userId);
      if (!before) throw notFound('User');
      const status = statusAt(before, new Date());
      if (status === 'free') {
        throw new AppError(
          'conflict',
          `${before.email} is already on the ${plans.free.name} plan.`,
        );
      }
      const customerId = payments && customerAt(payments, before);
      if (customerId) {
        const { subscription } = await payments.findCustomer(customerId);
        if (subscription) await payments.endSubscription(customerId, subscription.id);
      }
      await db.transaction(async (tx) => {
        // The event for this may have arrived already. Record the action anyway.
        await lockAccount(tx, userId);
        await updateAccount(tx, userId, {
          subscriptionStatus: 'free',
          subscriptionEndDate: null,
          subscriptionRenewalDate: null,
          subscriptionSource: 'admin',
          isPaymentOverdue: false,
        });
        await record(tx, status);
      });
    },

    /** For an account that goes. Ends what is still paid for; an admin's grant stays. */
    async endSubscriptions(userId: number): Promise<void> {
      const account = await findAccount(db, userId);
      const customerId = payments && account && customerAt(payments, account);
      if (!customerId) return;
      for (let tries = 0; tries < MOST_SUBSCRIPTIONS; tries += 1) {
        const { subscription } = await payments.findCustomer(customerId);
        if (!subscription || hasEnded(subscription)) break;
        await payments.endSubscription(customerId, subscription.id);
      }
      await syncAccount?.(userId, 'check');
    },

    /** Whether the account pays, or has paid for the rest of a period. */
    async hasSubscription(userId: number): Promise<boolean> {
      const account = await requireAccount(userId);
      const isPaid = account.subscriptionSource !== null && account.subscriptionSource !== 'admin';
      return isPaid && statusAt(account, new Date()) !== 'free';
    },

    /** Without the sandbox, nobody keeps a plan that was paid for in it. */
    withdrawTestPlans: () => removeTestPlans(db),
    sweep: () => removeOldEvents(db),
  };
}

function describePlan(account: BillingAccount): string {
  const { free, pro } = plans;
  if (account.isPaymentOverdue) {
    return 'Your last payment failed. Update your card under Manage billing.';
  }
  switch (statusAt(account, new Date())) {
    case 'active':
      return `You are on the ${pro.name} plan.`;
    case 'cancelled':
      return `Your subscription is cancelled. You keep ${pro.name} until the end of the paid period.`;
    case 'free':
      return `You are on the ${free.name} plan.`;
  }
}
