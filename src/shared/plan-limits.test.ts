import { describe, expect, it } from 'vitest';
import { allowanceOn, countRules, createPlanRules, hasRoom } from './plan-limits.ts';

const MEGABYTE = 1024 * 1024;
const rules = createPlanRules({ free: 200 * MEGABYTE, pro: 400 * MEGABYTE });

describe('room on a plan', () => {
  it('ends at the limit, and stays ended after a downgrade', () => {
    const onFree = (count: number) => hasRoom(allowanceOn('free', countRules.expenses, count));
    expect([4, 5, 40].map(onFree)).toEqual([true, false, false]);
  });

  it('does not end without a limit', () => {
    expect(allowanceOn('pro', countRules.contractors, 40)).toEqual({ count: 40, limit: null });
    expect(hasRoom(allowanceOn('pro', countRules.contractors, 40))).toBe(true);
  });
});

describe('the answer of a full account', () => {
  it('offers the upgrade where it helps', () => {
    expect(rules.contractors.refuse('free')).toEqual({
      code: 'plan_limit',
      sentence:
        "You've reached the limit of 3 contractors on the free plan. Please upgrade to add more contractors.",
      upgradeRequired: true,
    });
    expect(rules.storage.refuse('free')).toEqual({
      code: 'storage_full',
      sentence:
        "You've reached the limit of 200 MB for receipts and other files on the free plan. Delete files you no longer need, or upgrade to keep 400 MB.",
      upgradeRequired: true,
    });
  });

  it('does not where no plan holds more', () => {
    expect(rules.storage.refuse('pro')).toMatchObject({
      upgradeRequired: false,
    });
    const same = createPlanRules({ free: MEGABYTE, pro: MEGABYTE });
    expect(same.storage.refuse('free')).toMatchObject({
      upgradeRequired: false,
    });
  });
});
