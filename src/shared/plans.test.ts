import { describe, expect, it } from 'vitest';
import { planAt } from './plans.ts';

const now = new Date('2026-06-15T12:00:00Z');
const plan = (subscriptionStatus: string, subscriptionEndDate: string | null) =>
  planAt({ subscriptionStatus, subscriptionEndDate }, now);

describe('the current plan', () => {
  it('is Pro while active, and after cancelling until the end of the paid period', () => {
    expect(plan('active', null)).toBe('pro');
    expect(plan('cancelled', '2026-06-15T12:00:01Z')).toBe('pro');
    expect(plan('cancelled', '2026-06-15T12:00:00Z')).toBe('free');
    expect(plan('cancelled', null)).toBe('free');
  });

  it('is free for any other status', () => {
    for (const status of ['free', '', 'trial', 'ACTIVE']) expect(plan(status, null)).toBe('free');
  });
});
