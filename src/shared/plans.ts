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
