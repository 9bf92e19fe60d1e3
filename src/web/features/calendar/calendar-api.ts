import { type CalendarFeed, calendarFeedSchema } from '#shared/calendar.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function fetchCalendarFeed(signal: AbortSignal): Promise<CalendarFeed> {
  return requestJson(calendarFeedSchema, 'GET', '/api/calendar-feed', { signal });
}

export function switchCalendarFeedOn(): Promise<CalendarFeed> {
  return requestJson(calendarFeedSchema, 'POST', '/api/calendar-feed');
}

export function renewCalendarFeed(): Promise<CalendarFeed> {
  return requestJson(calendarFeedSchema, 'POST', '/api/calendar-feed/renew');
}

export async function switchCalendarFeedOff(): Promise<CalendarFeed> {
  await request('DELETE', '/api/calendar-feed');
  return { url: null };
}

export function projectCalendarUrl(projectId: number): string {
  return `/api/projects/${projectId}/calendar.ics`;
}
