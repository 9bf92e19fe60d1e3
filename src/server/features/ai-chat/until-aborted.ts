/**
 * The same pieces, but an abort ends the wait for the next one at once, even if the source ignores
 * the signal.
 */
export async function* untilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => {});
  const onAbort = () => aborted.reject(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', onAbort, { once: true });
  const pieces = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([pieces.next(), aborted.promise]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not awaited: a source that hangs would hang here too.
    pieces.return?.().catch(() => {});
  }
}
