import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound, recordLimitReached } from '#server/errors.ts';
import {
  type Allowance,
  allowanceOn,
  type CountedNoun,
  createPlanRules,
  hasRoom,
  type LimitedNoun,
  type PlanRule,
  type StorageLimits,
} from '#shared/plan-limits.ts';
import { planOf, statusAt } from '#shared/plans.ts';
import { recordLimits } from '#shared/record-limits.ts';
import { findUsage, hasRoomFor } from './plan.repository.ts';

export type Plans = ReturnType<typeof createPlans>;

export function createPlans(db: Database, storageLimits: StorageLimits) {
  const rules = createPlanRules(storageLimits);

  /** The plan of the account that pays, how much it holds and how much it may hold. */
  async function usage(ownerId: OwnerId, on: Queryable = db) {
    const found = await findUsage(on, ownerId);
    if (!found) throw notFound('Account');
    const status = statusAt(found, new Date());
    const plan = planOf(status);
    const allowance = (noun: LimitedNoun): Allowance =>
      allowanceOn(plan, rules[noun], found.held[noun]);
    return { status, plan, allowance };
  }

  /** The answer if `accountWithRoom` found no room. It offers an upgrade if that would help. */
  async function refusal(
    noun: LimitedNoun,
    ownerId: OwnerId,
    on: Queryable = db,
  ): Promise<AppError> {
    const { plan, allowance } = await usage(ownerId, on);
    const { onEveryPlan, refuse }: PlanRule = rules[noun];
    const { count } = allowance(noun);
    if (onEveryPlan && !hasRoom({ count, limit: recordLimits[onEveryPlan] })) {
      return recordLimitReached(onEveryPlan);
    }
    const { code, sentence, upgradeRequired } = refuse(plan);
    return new AppError(code, sentence, { upgradeRequired });
  }

  return {
    rules,
    usage: (ownerId: OwnerId) => usage(ownerId),
    refusal,

    /** For records that come back: throws what their creation would throw. */
    async requireRoom(tx: Queryable, ownerId: OwnerId, noun: CountedNoun, more: number) {
      if (await hasRoomFor(tx, ownerId, rules[noun], more)) return;
      throw await refusal(noun, ownerId, tx);
    },
  };
}
