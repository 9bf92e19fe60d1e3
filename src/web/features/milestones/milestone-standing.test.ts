import { describe, expect, it } from 'vitest';
import type { Milestone } from '#shared/milestone.ts';
import { standingOf } from './milestone-standing.ts';

const now = new Date(2026, 2, 8, 23, 30);
const text = (fields: Partial<Milestone>) =>
  standingOf(
    {
      id: 1,
      userId: 1,
      projectId: 1,
      contractorId: null,
      title: 'Paint',
      description: null,
      targetDate: null,
      completedDate: null,
      isCompleted: false,
      category: 'Painting',
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      addedBy: null,
      ...fields,
    },
    now,
  ).text;

describe('the state of a milestone in words', () => {
  it('counts days on the user’s own calendar', () => {
    expect(text({ targetDate: '2026-03-08' })).toBe('Due today');
    expect(text({ targetDate: '2026-03-09' })).toBe('Due in 1 day');
    expect(text({ targetDate: '2026-04-07' })).toBe('Due in 30 days');
    expect(text({ targetDate: '2026-03-07' })).toBe('Overdue by 1 day');
    expect(text({ targetDate: '2026-02-22' })).toBe('Overdue by 14 days');
    expect(text({})).toBe('No target date');
  });

  it('names the day of completion in the user’s time zone', () => {
    // In New York it is still the evening before.
    const completed = { isCompleted: true, completedDate: '2026-03-02T03:00:00.000Z' };
    expect(text({ ...completed, targetDate: '2026-01-01' })).toBe('Completed on Mar 1, 2026');
  });
});
