import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarEntry } from './calendar-entry.ts';

const REFRESH_SECONDS = 3_600;

interface CalendarParts {
  name: string;
  productName: string;
  publicUrl: URL;
  entries: readonly CalendarEntry[];
}

/** The same entries always produce the same bytes, so that most requests get a 304. */
export function toCalendar({ name, productName, publicUrl, entries }: CalendarParts): string {
  const calendar = ical({
    prodId: { company: plainName(productName), product: 'Timeline', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    // The library does not escape a calendar's name, and a line break in it would start a new
    // property.
    name: escapeText(printable(name), false),
  });
  for (const entry of entries) {
    const revised = new Date(entry.updatedAt);
    calendar.createEvent({
      id: `${entry.id}@${publicUrl.hostname}`,
      start: new Date(`${entry.day}T00:00:00Z`),
      allDay: true,
      summary: printable(entry.summary),
      description: entry.description === null ? null : printable(entry.description),
      categories: [{ name: entry.category }],
      url: new URL(entry.path, publicUrl).href,
      created: new Date(entry.createdAt),
      stamp: revised,
      lastModified: revised,
      // Neither a target date nor a due date is an appointment: the day stays free.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}

/** iCalendar text cannot contain control characters, except line breaks and tabs. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, ' ');
}

/** Two slashes separate the parts of a product id. */
function plainName(name: string): string {
  return name.replace(/[\p{Cc}/]+/gu, ' ');
}
