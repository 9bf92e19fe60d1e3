import type { QueryClient } from '@tanstack/react-query';
import { OUTBOX_RETRY_MS } from '../../config/timings.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { sendWaiting } from './send-waiting.ts';
import { onOutboxChange } from './waiting-expense.ts';

/**
 * Sends what waits: now, after each addition, when the connection or the user returns, and every
 * half minute. Calls that come while one runs are one more run after it.
 */
export function startOutbox(queryClient: QueryClient, userId: number): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const refreshLists = () => refreshAfter.expenseChange(queryClient).catch(() => undefined);

  const run = async () => {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    await sendWaiting(userId, refreshLists).catch(() => undefined);
    isRunning = false;
    if (isAskedAgain) void run();
  };
  const runIfSeen = () => {
    if (document.visibilityState === 'visible') void run();
  };
  const onChange = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.waiting });
    void run();
  };

  void run();
  const stopListening = onOutboxChange(onChange);
  const timer = setInterval(runIfSeen, OUTBOX_RETRY_MS);
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', runIfSeen);
  return () => {
    stopListening();
    clearInterval(timer);
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', runIfSeen);
  };
}
