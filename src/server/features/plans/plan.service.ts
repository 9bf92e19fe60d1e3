import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound, recordLimitReached } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { guestFull, guestHolds } from '#shared/guest-limits.ts';
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

/** The owner pays for what the actor adds. */
type Payer = Pick<Scope, 'ownerId' | 'actorId'>;

export type Plans = ReturnType<typeof createPlans>;

export function createPlans(db: Database, storageLimits: StorageLimits) {
  const rules = createPlanRules(storageLimits);

  /** The plan of the account that pays, how much it holds and how much it may hold. */
  async function usage(ownerId: OwnerId, on: Queryable = db) {
    const found = await findUsage(on, ownerId);
    if (!found) throw notFound('Account');
    const status = statusAt(found, new Date());
    const plan = planOf(status);
    const { isGuest, ownerName } = found;
    const allowance = (noun: LimitedNoun): Allowance =>
      isGuest
        ? { count: found.held[noun], limit: guestHolds[noun] }
        : allowanceOn(plan, rules[noun], found.held[noun]);
    return { status, plan, isGuest, allowance, ownerName };
  }

  /** The answer if `accountWithRoom` found no room. It offers an upgrade if that would help. */
  async function refusal(
    noun: LimitedNoun,
    { ownerId, actorId }: Payer,
    on: Queryable = db,
  ): Promise<AppError> {
    const { plan, isGuest, allowance, ownerName } = await usage(ownerId, on);
    if (isGuest) return new AppError('limit_reached', guestFull(noun));
    const { onEveryPlan, refuse }: PlanRule = rules[noun];
    const { count } = allowance(noun);
    if (onEveryPlan && !hasRoom({ count, limit: recordLimits[onEveryPlan] })) {
      return recordLimitReached(onEveryPlan);
    }
    const isOwner = actorId === ownerId;
    const { code, sentence, upgradeRequired } = refuse(plan, isOwner ? undefined : ownerName);
    return new AppError(code, sentence, { upgradeRequired });
  }

  return {
    rules,
    usage: (ownerId: OwnerId) => usage(ownerId),
    refusal,

    /** For records that come back: throws what their creation would throw. */
    async requireRoom(tx: Queryable, payer: Payer, noun: CountedNoun, more: number) {
      if (await hasRoomFor(tx, payer.ownerId, rules[noun], more)) return;
      throw await refusal(noun, payer, tx);
    },
  };
}
