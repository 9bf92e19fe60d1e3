import { describe, expect, it } from 'vitest';
import { shareOf, starterPlans } from './starter-plans.ts';

describe.each(Object.entries(starterPlans))('the starter plan for a %s', (_kind, plan) => {
  it('has shares of 100 percent together, and a reserve of 10 to 20', () => {
    expect(plan.lines.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(new Set(plan.lines.map(({ title }) => title)).size).toBe(plan.lines.length);
    expect(plan.reserve).toBeGreaterThanOrEqual(10);
    expect(plan.reserve).toBeLessThanOrEqual(20);
  });
});

it('a share is rounded down to the cent', () => {
  expect(shareOf('25000.00', 10)).toBe('2500.00');
  expect(shareOf('100.99', 15)).toBe('15.14');
});
