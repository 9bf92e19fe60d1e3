import { formatCount } from '#shared/counts.ts';
import { formatDate } from '#shared/dates.ts';
import { type Milestone, milestoneState } from '#shared/milestone.ts';

export interface Standing {
  kind: 'completed' | 'overdue' | 'due' | 'undated';
  /** In words, such as "Due in 3 days". */
  text: string;
}

/** The state of a milestone today. */
export function standingOf(milestone: Milestone, now: Date): Standing {
  const state = milestoneState(milestone, now);
  switch (state.kind) {
    case 'completed': {
      const day = milestone.completedDate;
      return { kind: 'completed', text: day ? `Completed on ${formatDate(day)}` : 'Completed' };
    }
    case 'overdue':
      return { kind: 'overdue', text: `Overdue by ${countDays(state.days)}` };
    case 'due':
      return {
        kind: 'due',
        text: state.days === 0 ? 'Due today' : `Due in ${countDays(state.days)}`,
      };
    case 'undated':
      return { kind: 'undated', text: 'No target date' };
  }
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${formatCount(days)} days`;
}
