/** The two plans, with their prices. Their limits are in `plan-limits.ts`. */
export const plans = {
  free: { name: 'Free', pricePerMonth: '0.00' },
  pro: { name: 'Pro', pricePerMonth: '4.99' },
} as const;

export type PlanKey = keyof typeof plans;

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
