import type { DatedMilestone } from './calendar.repository.ts';
import type { CalendarEntry } from './calendar-entry.ts';

export function toMilestoneEntry(milestone: DatedMilestone): CalendarEntry {
  const { id, title, category, targetDate, isCompleted, projectId, projectName } = milestone;
  return {
    id: `milestone-${id}`,
    day: targetDate,
    summary: `${isCompleted ? '✓ ' : ''}${title} (${projectName})`,
    description: explain(milestone),
    category,
    path: `/timeline?project=${projectId}`,
    createdAt: milestone.createdAt,
    updatedAt: milestone.updatedAt,
  };
}

function explain({ description, contractor }: DatedMilestone): string | null {
  const who = contractor && [contractor.name, contractor.company].filter(Boolean).join(', ');
  const parts = [description, who && `Contractor: ${who}`].filter(
    (part) => typeof part === 'string',
  );
  return parts.length > 0 ? parts.join('\n\n') : null;
}
