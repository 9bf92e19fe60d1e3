import type { ErrorCode } from './api-error.ts';
import { formatBytes } from './bytes.ts';
import type { PlanKey } from './plans.ts';
import type { LimitedRecord } from './record-limits.ts';

/** What a plan limits: records by their number, the storage of receipts by its bytes. */
export type CountedNoun = 'expenses' | 'contractors';
export type LimitedNoun = CountedNoun | 'storage';

/** How much each plan holds; null for no limit. */
type Holds = Record<PlanKey, number | null>;
/** How many bytes of receipts each plan allows, from the settings. */
export type StorageLimits = Record<PlanKey, number>;

interface Refusal {
  code: ErrorCode;
  sentence: string;
  /** Whether another plan would allow it. */
  upgradeRequired: boolean;
}

export interface PlanRule {
  noun: LimitedNoun;
  holds: Holds;
  /** The record limit that holds on every plan as well. */
  onEveryPlan?: LimitedRecord | undefined;
  /**
   * The answer if the account's plan has no room.
   *
   * @param ownerName for someone who adds to the account of another
   */
  refuse: (plan: PlanKey, ownerName?: string) => Refusal;
}

/** The plans' limits on records. A noun does not compile until it is listed here. */
export const countRules = {
  expenses: countRule('expenses', { free: 5, pro: null }),
  contractors: countRule('contractors', { free: 3, pro: null }, 'contractors'),
} satisfies Record<CountedNoun, PlanRule>;

/** All limits of an installation. */
export function createPlanRules(storage: StorageLimits) {
  return { ...countRules, storage: storageRule(storage) } satisfies Record<LimitedNoun, PlanRule>;
}

/** How much an account holds, and how much its plan allows; null for no limit. */
export interface Allowance {
  count: number;
  limit: number | null;
}

/** By the plan of the account that pays, which need not be the account that adds a record. */
export function allowanceOn(plan: PlanKey, { holds }: PlanRule, count: number): Allowance {
  return { count, limit: holds[plan] };
}

/** Whether one more fits. `accountWithRoom` decides the same in SQL when a row is written. */
export function hasRoom({ count, limit }: Allowance): boolean {
  return limit === null || count < limit;
}

function countRule<const H extends { free: number; pro: number | null }>(
  noun: CountedNoun,
  holds: H,
  onEveryPlan?: LimitedRecord,
) {
  const limit = `the limit of ${holds.free} ${noun} on the free plan`;
  const refuse: PlanRule['refuse'] = (_plan, ownerName) => ({
    code: 'plan_limit',
    sentence: ownerName
      ? `${ownerName}, who owns this project, has reached ${limit}. Ask them to upgrade to add more ${noun}.`
      : `You've reached ${limit}. Please upgrade to add more ${noun}.`,
    upgradeRequired: true,
  });
  return { noun, holds, onEveryPlan, refuse };
}

function storageRule(holds: StorageLimits) {
  return {
    noun: 'storage',
    holds,
    refuse: (plan: PlanKey, ownerName?: string): Refusal => {
      const limit = `the limit of ${formatBytes(holds[plan])} for receipts and other files`;
      const upgradeRequired = plan === 'free' && holds.pro > holds.free;
      const reached = ownerName
        ? `${ownerName}, who owns this project, has reached ${limit}`
        : `You've reached ${limit}`;
      const sentence = upgradeRequired
        ? `${reached} on the free plan. Delete files you no longer need, or ${ownerName ? 'ask them to ' : ''}upgrade to keep ${formatBytes(holds.pro)}.`
        : `${reached}. Delete files you no longer need to make room.`;
      return { code: 'storage_full', sentence, upgradeRequired };
    },
  } satisfies PlanRule;
}
