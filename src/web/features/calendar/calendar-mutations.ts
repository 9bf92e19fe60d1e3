import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '#shared/calendar.ts';
import { renewCalendarFeed, switchCalendarFeedOff, switchCalendarFeedOn } from './calendar-api.ts';
import { calendarFeedQuery } from './calendar-queries.ts';

/** The answer is the new state, so nothing has to be loaded again. */
function useFeedChange(mutationFn: () => Promise<CalendarFeed>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (feed) => queryClient.setQueryData(calendarFeedQuery.queryKey, feed),
  });
}

export const useSwitchCalendarFeedOn = () => useFeedChange(switchCalendarFeedOn);
export const useRenewCalendarFeed = () => useFeedChange(renewCalendarFeed);
export const useSwitchCalendarFeedOff = () => useFeedChange(switchCalendarFeedOff);
