import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { DatedMilestone } from './calendar.repository.ts';

const REFRESH_SECONDS = 3_600;

interface CalendarParts {
  name: string;
  productName: string;
  publicUrl: URL;
  milestones: DatedMilestone[];
}

/**
 * Milestones as all-day entries. The same milestones always produce the same bytes, so that hourly
 * requests can be answered with 304.
 */
export function toCalendar({ name, productName, publicUrl, milestones }: CalendarParts): string {
  const calendar = ical({
    prodId: { company: plainName(productName), product: 'Timeline', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    // The library does not escape a calendar's name, and a line break in it would start a new
    // property.
    name: escapeText(printable(name), false),
  });
  for (const milestone of milestones) {
    const revised = new Date(milestone.updatedAt);
    calendar.createEvent({
      id: `milestone-${milestone.id}@${publicUrl.hostname}`,
      start: new Date(`${milestone.targetDate}T00:00:00Z`),
      allDay: true,
      summary: printable(summarize(milestone)),
      description: explain(milestone),
      categories: [{ name: milestone.category }],
      url: new URL(`/timeline?project=${milestone.projectId}`, publicUrl).href,
      created: new Date(milestone.createdAt),
      stamp: revised,
      lastModified: revised,
      // A target date is not an appointment: the day stays free.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}

function summarize({ title, projectName, isCompleted }: DatedMilestone): string {
  return `${isCompleted ? '✓ ' : ''}${title} (${projectName})`;
}

function explain({ description, contractor }: DatedMilestone): string | null {
  const who = contractor && [contractor.name, contractor.company].filter(Boolean).join(', ');
  const parts = [description, who && `Contractor: ${who}`].filter(
    (part) => typeof part === 'string',
  );
  return parts.length > 0 ? printable(parts.join('\n\n')) : null;
}

/** iCalendar text cannot contain control characters, except line breaks and tabs. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}

/** Two slashes separate the parts of a product id. */
function plainName(name: string): string {
  return name.replace(/[\p{Cc}/]+/gu, ' ');
}
