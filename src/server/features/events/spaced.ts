/**
 * Does the work at once, and then at most once in `ms`, one at a time, however often it is asked.
 * Each request is followed by work that begins after it.
 */
export function spaced(ms: number, work: () => Promise<void>) {
  let isWaiting = false;
  let isStopped = false;
  let lastBegin = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function begin() {
    running = running.then(async () => {
      if (isStopped) return;
      isWaiting = false;
      lastBegin = performance.now();
      await work();
    });
  }

  return {
    ask() {
      if (isWaiting || isStopped) return;
      isWaiting = true;
      timer = setTimeout(begin, Math.max(0, lastBegin + ms - performance.now()));
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
