import type { Database } from '#server/db/client.ts';
import { AppError, notFound, recordLimitReached } from '#server/errors.ts';
import { type LimitedNoun, limitOf, limitReached, planAt } from '#shared/plans.ts';
import { findUsage, mostOf } from './plan.repository.ts';

export type Plans = ReturnType<typeof createPlans>;

export function createPlans(db: Database) {
  /** How many there are and how many the plan allows; no limit is null. */
  async function usage(noun: LimitedNoun, userId: number) {
    const found = await findUsage(db, userId, noun);
    if (!found) throw notFound('Account');
    return { count: found.count, limit: limitOf(planAt(found, new Date()), noun) };
  }

  return {
    usage,

    /** The answer when `accountWithRoom` had no room. Another plan is offered where it would help. */
    async limitReached(noun: LimitedNoun, userId: number): Promise<AppError> {
      const { count } = await usage(noun, userId);
      if (noun === 'contractors' && count >= mostOf[noun]) return recordLimitReached(noun);
      return new AppError('plan_limit', limitReached(noun, limitOf('free', noun) ?? 0));
    },
  };
}
