/** The two plans: what they cost and how much they hold. No limit is null. */
export const plans = {
  free: { name: 'Free', pricePerMonth: '0.00', expenseLimit: 5, contractorLimit: 3 },
  pro: { name: 'Pro', pricePerMonth: '4.99', expenseLimit: null, contractorLimit: null },
} as const;

export type PlanKey = keyof typeof plans;

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

interface Subscription {
  subscriptionStatus: string;
  subscriptionEndDate: string | null;
}

/** The plan at a moment: active, or cancelled and not yet at the end of what was paid for. */
export function planAt(
  { subscriptionStatus, subscriptionEndDate }: Subscription,
  now: Date,
): PlanKey {
  if (subscriptionStatus === 'active') return 'pro';
  const isPaidFor = subscriptionEndDate !== null && new Date(subscriptionEndDate) > now;
  return subscriptionStatus === 'cancelled' && isPaidFor ? 'pro' : 'free';
}

/** The sentence of a refused creation. */
export function limitReached(noun: 'expenses' | 'contractors', limit: number): string {
  return `You've reached the limit of ${limit} ${noun} on the free plan. Please upgrade to add more ${noun}.`;
}
