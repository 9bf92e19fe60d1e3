import { describe, expect, it } from 'vitest';
import { milestoneState } from './milestone.ts';

const open = (targetDate: string | null) => ({ isCompleted: false, targetDate });

describe('the state of a milestone', () => {
  it('depends on the user’s own calendar day, from its first minute to its last', () => {
    for (const now of [new Date(2026, 2, 8, 0, 1), new Date(2026, 2, 8, 23, 59)]) {
      expect(milestoneState(open('2026-03-07'), now)).toEqual({ kind: 'overdue', days: 1 });
      expect(milestoneState(open('2026-03-08'), now)).toEqual({ kind: 'due', days: 0 });
      expect(milestoneState(open('2026-03-09'), now)).toEqual({ kind: 'due', days: 1 });
    }
  });

  it('is never overdue if completed or without a date', () => {
    const now = new Date(2026, 2, 8);
    expect(milestoneState({ isCompleted: true, targetDate: '2020-01-01' }, now)).toEqual({
      kind: 'completed',
    });
    expect(milestoneState(open(null), now)).toEqual({ kind: 'undated' });
  });
});
