import type { Database } from '#server/db/client.ts';
import { AppError, notFound } from '#server/errors.ts';
import { type LimitedNoun, limitOf, limitReached, planAt } from '#shared/plans.ts';
import { findUsage } from './plan.repository.ts';

export type Plans = ReturnType<typeof createPlans>;

export function createPlans(db: Database) {
  return {
    /** How many there are and how many there may be; no limit is null. */
    async usage(noun: LimitedNoun, userId: number) {
      const usage = await findUsage(db, userId, noun);
      if (!usage) throw notFound('Account');
      return { count: usage.count, limit: limitOf(planAt(usage, new Date()), noun) };
    },

    /** The answer when `accountWithRoom` had no room. */
    limitReached(noun: LimitedNoun): AppError {
      const limit = limitOf('free', noun) ?? 0;
      return new AppError('plan_limit', limitReached(noun, limit));
    },
  };
}
