import { formatBytes } from './bytes.ts';

/** The two plans, with their prices and limits; null for no limit. */
export const plans = {
  free: { name: 'Free', pricePerMonth: '0.00', expenseLimit: 5, contractorLimit: 3 },
  pro: { name: 'Pro', pricePerMonth: '4.99', expenseLimit: null, contractorLimit: null },
} as const;

export type PlanKey = keyof typeof plans;
/** What a plan may limit. */
export type LimitedNoun = 'expenses' | 'contractors';

export function limitOf(plan: PlanKey, noun: LimitedNoun): number | null {
  return noun === 'expenses' ? plans[plan].expenseLimit : plans[plan].contractorLimit;
}

/** What each plan offers, in the words of the plan cards. */
export const planFeatures: Record<PlanKey, readonly string[]> = {
  free: [
    `${plans.free.expenseLimit} expenses`,
    `${plans.free.contractorLimit} contractors`,
    'Basic reporting',
  ],
  pro: [
    'Unlimited expenses',
    'Unlimited contractors',
    'Advanced analytics',
    'Priority support',
    'Cancel anytime',
  ],
};

export const subscriptionStatuses = ['free', 'active', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const statusLabels: Record<SubscriptionStatus, string> = {
  free: 'Free',
  active: 'Active',
  cancelled: 'Cancelled',
};

interface StoredSubscription {
  subscriptionStatus: string;
  subscriptionEndDate: string | null;
}

/**
 * The status at a given time. A cancelled subscription counts until the end of the paid period and
 * is then free, without any job. Any other stored value is free.
 */
export function statusAt(
  { subscriptionStatus, subscriptionEndDate }: StoredSubscription,
  now: Date,
): SubscriptionStatus {
  if (subscriptionStatus === 'active') return 'active';
  const isPaidFor = subscriptionEndDate !== null && new Date(subscriptionEndDate) > now;
  return subscriptionStatus === 'cancelled' && isPaidFor ? 'cancelled' : 'free';
}

export function planOf(status: SubscriptionStatus): PlanKey {
  return status === 'free' ? 'free' : 'pro';
}

export function planAt(subscription: StoredSubscription, now: Date): PlanKey {
  return planOf(statusAt(subscription, now));
}

/** How many bytes of receipts each plan allows, from the settings. */
export type StorageLimits = Record<PlanKey, number>;

/** The message of a refused upload. It depends on whether upgrading would help. */
export function storageFull(plan: PlanKey, limits: StorageLimits): string {
  const limit = formatBytes(limits[plan]);
  return upgradeHelps(plan, limits)
    ? `You've reached the limit of ${limit} for receipts on the free plan. Delete receipts you no longer need, or upgrade to keep ${formatBytes(limits.pro)}.`
    : `You've reached the limit of ${limit} for receipts. Delete receipts you no longer need to make room.`;
}

export function upgradeHelps(plan: PlanKey, limits: StorageLimits): boolean {
  return plan === 'free' && limits.pro > limits.free;
}

/** The message of a refused creation. */
export function limitReached(noun: LimitedNoun, limit: number): string {
  return `You've reached the limit of ${limit} ${noun} on the free plan. Please upgrade to add more ${noun}.`;
}
