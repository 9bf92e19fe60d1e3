import { useQuery } from '@tanstack/react-query';
import type { ReceiptReading } from '#shared/reading.ts';
import { isReceiptKey } from '#shared/receipt.ts';
import { READING_POLL_MS } from '../../config/timings.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchReading, startReading } from './reading-api.ts';

const isOver = (reading: ReceiptReading | undefined) =>
  reading?.status === 'done' || reading?.status === 'failed';

type ReadingState =
  | { step: 'none' | 'reading' | 'failed'; reading: null }
  | { step: 'done'; reading: ReceiptReading };

/** What an uploaded receipt says. It starts to be read when it is first asked for. */
export function useReading(receipt: string | null): ReadingState {
  const isWanted = receipt !== null && isReceiptKey(receipt);
  const started = useQuery({
    queryKey: [...queryKeys.receiptLinks, 'reading', receipt],
    queryFn: ({ signal }) => startReading(receipt ?? '', signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const id = started.data?.id;
  const polled = useQuery({
    queryKey: [...queryKeys.receiptLinks, 'reading', receipt, id],
    queryFn: ({ signal }) => fetchReading(id ?? 0, signal),
    enabled: id !== undefined,
    // Duplicates are those at the time.
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : READING_POLL_MS),
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (!isWanted) return { step: 'none', reading: null };
  const { data } = polled;
  if (data?.status === 'done') return { step: 'done', reading: data };
  const hasFailed = started.isError || polled.isError || data?.status === 'failed';
  return { step: hasFailed ? 'failed' : 'reading', reading: null };
}
