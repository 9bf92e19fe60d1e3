/** With fewer at work nobody has to wait for long, and an idle server stays idle. */
const WATCH_FROM = 10;
const PAUSE_MS = 20;

export interface DatabaseWait {
  /** How long a question to the database takes just now, as far as it is known. */
  milliseconds(): number;
  /** To be called with each request; it watches only while there are many. */
  check(): void;
}

/**
 * Sends a question that costs nothing after everybody else's and takes the time until its answer.
 * It stands in the same queues as a request would: for a connection, for the database, and for the
 * event loop.
 */
export function watchDatabaseWait(
  ping: () => Promise<void>,
  countAtWork: () => number,
): DatabaseWait {
  let isWatching = false;
  let askedAt: number | null = null;
  let last = 0;

  async function ask() {
    askedAt = performance.now();
    // A database that is away is told as such to each request.
    await ping().catch(() => {});
    last = performance.now() - askedAt;
    askedAt = null;
  }

  async function watch() {
    isWatching = true;
    while (countAtWork() >= WATCH_FROM) {
      await ask();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    last = 0;
    isWatching = false;
  }

  return {
    milliseconds: () => Math.max(last, askedAt === null ? 0 : performance.now() - askedAt),
    check() {
      if (!isWatching && countAtWork() >= WATCH_FROM) void watch();
    },
  };
}
