import { countRules } from './plan-limits.ts';
import type { PlanKey } from './plans.ts';

const counted = (plan: PlanKey) =>
  Object.values(countRules).map(({ noun, holds }) => `${holds[plan] ?? 'Unlimited'} ${noun}`);

/** What each plan offers, in the words of the plan cards. */
export const planFeatures: Record<PlanKey, readonly string[]> = {
  free: [...counted('free'), 'Basic reporting'],
  pro: [...counted('pro'), 'Advanced analytics', 'Priority support', 'Cancel anytime'],
};
