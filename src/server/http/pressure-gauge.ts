/** With fewer requests in progress, nobody waits long, and an idle server stays idle. */
const MEASURED_FROM = 10;
const PAUSE_MS = 30;

export interface PressureGauge {
  /** How long it takes right now, as far as we know. */
  milliseconds(): number;
  /** Call it with each request. It measures only while there are many. */
  check(): void;
}

interface GaugeOptions {
  /** Takes no time while there is nothing else to do. */
  wait: () => Promise<unknown>;
  countAtWork: () => number;
  /** Whether an unfinished wait counts with the time it has taken so far. */
  countsPending: boolean;
  /** The time in milliseconds. */
  now: () => number;
}

/** Measures the time of something that waits in the same queue as requests. */
export function createPressureGauge(options: GaugeOptions): PressureGauge {
  const { wait, countAtWork, countsPending, now } = options;
  let isMeasuring = false;
  let begunAt: number | null = null;
  let last = 0;

  async function measureOnce() {
    const begin = now();
    begunAt = begin;
    // If it fails completely, each request reports that itself.
    await wait().catch(() => {});
    last = now() - begin;
    begunAt = null;
  }

  async function measure() {
    isMeasuring = true;
    while (countAtWork() >= MEASURED_FROM) {
      await measureOnce();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    last = 0;
    isMeasuring = false;
  }

  return {
    milliseconds() {
      if (!countsPending || begunAt === null) return last;
      return Math.max(last, now() - begunAt);
    },
    check() {
      if (!isMeasuring && countAtWork() >= MEASURED_FROM) void measure();
    },
  };
}
