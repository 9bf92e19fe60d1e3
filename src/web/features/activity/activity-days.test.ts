import { expect, it } from 'vitest';
import type { ActivityEntry } from '#shared/activity.ts';
import { groupByDay } from './activity-days.ts';

const entryAt = (id: number, at: Date) => ({ id, at: at.toISOString() }) as ActivityEntry;

it('entries are grouped by local day', () => {
  const now = new Date(2026, 2, 8, 0, 30);
  const days = groupByDay(
    [
      entryAt(4, new Date(2026, 2, 8, 0, 10)),
      entryAt(3, new Date(2026, 2, 7, 23, 59)),
      entryAt(2, new Date(2026, 2, 7, 0, 0)),
      entryAt(1, new Date(2025, 2, 7, 0, 0)),
    ],
    now,
  );
  expect(days.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Today', [4]],
    ['Yesterday', [3, 2]],
    ['Mar 7, 2025', [1]],
  ]);
});
