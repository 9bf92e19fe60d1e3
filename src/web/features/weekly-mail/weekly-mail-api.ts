import { queryOptions } from '@tanstack/react-query';
import { type WeeklyMail, weeklyMailSchema } from '#shared/weekly-mail.ts';
import { request, requestJson } from '../../lib/api-client.ts';

const URL = '/api/weekly-mail';

export const weeklyMailQuery = queryOptions({
  queryKey: ['weekly-mail'],
  queryFn: ({ signal }) => requestJson(weeklyMailSchema, 'GET', URL, { signal }),
});

export function switchWeeklyMail(isOn: boolean): Promise<WeeklyMail> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return requestJson(weeklyMailSchema, 'PUT', URL, { body: { isOn, timeZone } });
}

export async function unsubscribe(token: string): Promise<void> {
  await request('POST', `${URL}/unsubscribe/${encodeURIComponent(token)}`);
}
