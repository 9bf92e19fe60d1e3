import { describe, expect, it } from 'vitest';
import { afterAction, newSubscription, presentState } from './sandbox-subscription.ts';

const start = new Date('2026-01-31T10:00:00Z');
const months = (state: { periodEnd: Date }) => state.periodEnd.toISOString().slice(0, 10);

describe('a subscription of the sandbox', () => {
  it('runs for a month, to the last day of a short one, and renews itself', () => {
    const fresh = newSubscription(start);
    expect(months(fresh)).toBe('2026-02-28');
    expect(presentState(fresh, new Date('2026-02-27T00:00:00Z'))).toEqual(fresh);
    const later = presentState(fresh, new Date('2026-06-01T00:00:00Z'));
    expect([later.status, months(later)]).toEqual(['active', '2026-06-28']);
  });

  it('ends with its period once cancelled, but not if it is resumed', () => {
    const cancelled = afterAction(newSubscription(start), 'cancel');
    if (!cancelled) throw new Error('It could not be cancelled');
    expect(presentState(cancelled, new Date('2026-02-28T10:00:00Z')).status).toBe('canceled');
    const resumed = afterAction(cancelled, 'resume');
    expect(resumed && presentState(resumed, new Date('2026-03-01T00:00:00Z')).status).toBe(
      'active',
    );
  });

  it('accepts only actions that fit its state', () => {
    const fresh = newSubscription(start);
    const overdue = afterAction(fresh, 'fail-renewal');
    const ended = afterAction(fresh, 'end');
    expect([overdue?.status, ended?.status]).toEqual(['past_due', 'canceled']);
    expect(overdue && afterAction(overdue, 'pay-overdue')?.status).toBe('active');
    expect([afterAction(fresh, 'resume'), afterAction(fresh, 'pay-overdue')]).toEqual([null, null]);
    for (const action of ['cancel', 'resume', 'fail-renewal', 'pay-overdue', 'end'] as const) {
      expect(ended && afterAction(ended, action)).toBeNull();
    }
  });
});
