import ICAL from 'ical.js';

/** What a calendar application reads from a calendar text. */
export function entriesOf(calendar: string) {
  const parsed = new ICAL.Component(ICAL.parse(calendar));
  return parsed.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      isAllDay: event.startDate.isDate,
      lastsDays: event.duration.toSeconds() / 86_400,
      category: component.getFirstPropertyValue('categories'),
      page: component.getFirstPropertyValue('url'),
      revised: String(component.getFirstPropertyValue('dtstamp')),
      modified: String(component.getFirstPropertyValue('last-modified')),
    };
  });
}
