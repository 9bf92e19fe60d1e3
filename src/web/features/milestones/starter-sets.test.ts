import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { starterSetInputSchema } from '#shared/milestone.ts';
import { draftMilestones, moveDrafts, type StarterSetKey, starterSets } from './starter-sets.ts';

const keys = Object.keys(starterSets) as StarterSetKey[];

describe.each(keys)('the %s set', (key) => {
  it('passes the server’s schema and runs forward from the start', () => {
    const milestones = draftMilestones(key, '2026-03-01');
    expect(starterSetInputSchema.safeParse({ projectId: 1, milestones }).success).toBe(true);
    const days = milestones.map(({ targetDate }) => targetDate);
    expect(days[0]).toBe('2026-03-01');
    expect(days.toSorted()).toEqual(days);
    expect(new Set(milestones.map(({ title }) => title)).size).toBe(milestones.length);
  });
});

describe('a moved start', () => {
  it('gives the dates of a set that starts there', () => {
    const shift = fc.integer({ min: -2_000, max: 2_000 });
    fc.assert(
      fc.property(fc.constantFrom(...keys), shift, (key, days) => {
        const to = addDays('2026-03-01', days);
        expect(moveDrafts(draftMilestones(key, '2026-03-01'), '2026-03-01', to)).toEqual(
          draftMilestones(key, to),
        );
      }),
    );
  });

  it('leaves a milestone without a date alone', () => {
    const undated = { title: 'Paint', category: 'Painting' as const, targetDate: '' };
    expect(moveDrafts([undated], '2026-03-01', '2026-04-01')).toEqual([undated]);
  });
});
