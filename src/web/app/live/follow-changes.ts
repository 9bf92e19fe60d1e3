import type { QueryClient } from '@tanstack/react-query';
import {
  LIVE_FIRST_RETRY_MS,
  LIVE_LAST_RETRY_MS,
  LIVE_SILENCE_MS,
  LIVE_STEADY_MS,
} from '../../config/timings.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { tabId } from '../../lib/random-id.ts';
import { readEventBlocks } from './event-blocks.ts';
import { whenNoFormIsOpen } from './open-forms.ts';
import { hiddenForLong, pauseUntilNeeded, whenNeeded } from './page-attention.ts';
import { createRefresher } from './refresh-changed.ts';

/**
 * Keeps a stream open while the page is visible, and connects again with growing pauses. Each time
 * it says where it stopped, so nothing is missed.
 */
export async function followChanges(queryClient: QueryClient, left: AbortSignal): Promise<void> {
  const refreshChanged = createRefresher(queryClient, left);
  let lastId: string | undefined;
  let failures = 0;

  async function follow(): Promise<'refused' | 'ended'> {
    const closing = new AbortController();
    const signal = AbortSignal.any([closing.signal, left, hiddenForLong(closing.signal)]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => closing.abort(), LIVE_SILENCE_MS);
    };
    heard();
    try {
      const response = await fetch(addressSince(lastId), {
        signal,
        // Nothing on the page waits for it. Tools that wait for a loaded page do not either.
        priority: 'low',
        headers: lastId ? { 'Last-Event-ID': lastId } : {},
      });
      if (response.status === 401) return 'refused';
      if (!response.ok || !response.body)
        throw new Error(`Events were answered ${response.status}`);
      for await (const { id, data } of readEventBlocks(chunksOf(response.body))) {
        heard();
        if (data !== undefined) refreshChanged(data);
        if (id !== undefined) lastId = id;
      }
      return 'ended';
    } finally {
      clearTimeout(silence);
      closing.abort();
    }
  }

  while (!left.aborted) {
    await whenNeeded(left);
    if (left.aborted) return;
    const begin = performance.now();
    const outcome = await follow().catch(() => 'failed' as const);
    if (left.aborted) return;
    // If the session has ended, the refusal of this call leads to the sign-in page. An open form
    // stays until it is saved or closed.
    if (outcome === 'refused') {
      await whenNoFormIsOpen();
      await queryClient.invalidateQueries({ queryKey: queryKeys.projects });
    }
    failures = performance.now() - begin > LIVE_STEADY_MS ? 1 : failures + 1;
    await pauseUntilNeeded(retryPause(failures), left);
  }
}

/** At random, so that the pages of a restarted server do not all come back at the same time. */
function retryPause(failures: number): number {
  const longest = Math.min(LIVE_FIRST_RETRY_MS * 2 ** (failures - 1), LIVE_LAST_RETRY_MS);
  return longest * (0.5 + Math.random() / 2);
}

/** The first time, the page says how long ago it began to load. */
function addressSince(lastId: string | undefined): string {
  const age = lastId === undefined ? `&age=${Math.ceil(performance.now())}` : '';
  return `/api/events?tab=${tabId}${age}`;
}

/** A stream is not iterable in every browser. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
