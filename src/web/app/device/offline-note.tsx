import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatDate, formatTime, toCalendarDate } from '#shared/dates.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { oldestShown, onShownChange } from '../../lib/kept-answers.ts';
import { webConfig } from '../../lib/web-config.ts';

/** Says that a page shows what was loaded earlier, when that was, and what is possible meanwhile. */
export function OfflineNote() {
  const queryClient = useQueryClient();
  const isOffline = useIsOffline();
  const since = useSyncExternalStore(onShownChange, () => oldestShown(queryClient, isOffline));
  if (!isOffline && since === null) return null;
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-2.5 rounded-md bg-ink/6 px-3.5 py-2.5 text-sm print:hidden"
    >
      <CloudOff className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="min-w-0">
        {isOffline ? 'You are offline.' : `${webConfig().productName} can't be reached.`}{' '}
        {since !== null && (
          <strong className="font-semibold">As of {asOf(new Date(since))}.</strong>
        )}{' '}
        You can add expenses. To change or delete something, you need a connection.
      </span>
    </p>
  );
}

function asOf(time: Date): string {
  const isToday = toCalendarDate(time) === toCalendarDate(new Date());
  return isToday ? formatTime(time) : `${formatDate(time)}, ${formatTime(time)}`;
}
