import type { Database, Queryable } from '#server/db/client.ts';
import { AppError, notFound, recordLimitReached } from '#server/errors.ts';
import {
  type LimitedNoun,
  limitOf,
  limitReached,
  planAt,
  type StorageLimits,
  storageFull,
  upgradeHelps,
} from '#shared/plans.ts';
import { findSubscription, findUsage, mostOf } from './plan.repository.ts';

export type Plans = ReturnType<typeof createPlans>;

export function createPlans(db: Database, storageLimits: StorageLimits) {
  /** How many there are and how many the plan allows; null for no limit. */
  async function usage(noun: LimitedNoun, userId: number, on: Queryable = db) {
    const found = await findUsage(on, userId, noun);
    if (!found) throw notFound('Account');
    return { count: found.count, limit: limitOf(planAt(found, new Date()), noun) };
  }

  return {
    usage: (noun: LimitedNoun, userId: number) => usage(noun, userId),

    /** The answer if `accountWithRoom` found no room. It offers an upgrade if that would help. */
    async limitReached(noun: LimitedNoun, userId: number, on: Queryable = db): Promise<AppError> {
      const { count } = await usage(noun, userId, on);
      if (noun === 'contractors' && count >= mostOf[noun]) return recordLimitReached(noun);
      return new AppError('plan_limit', limitReached(noun, limitOf('free', noun) ?? 0));
    },

    storageLimits,

    /** The answer if `accountWithStorage` found no room. */
    async storageFull(userId: number): Promise<AppError> {
      const subscription = await findSubscription(db, userId);
      if (!subscription) return notFound('Account');
      const plan = planAt(subscription, new Date());
      return new AppError('storage_full', storageFull(plan, storageLimits), {
        upgradeRequired: upgradeHelps(plan, storageLimits),
      });
    },
  };
}
