/** With fewer at work nobody has to wait for long, and an idle server stays idle. */
const MEASURED_FROM = 10;
const PAUSE_MS = 10;

export interface PressureGauge {
  /** How long it takes just now, as far as it is known. */
  milliseconds(): number;
  /** To be called with each request; it measures only while there are many. */
  check(): void;
}

interface GaugeOptions {
  /** Takes no time while there is nothing else to do. */
  wait: () => Promise<unknown>;
  countAtWork: () => number;
  /** Whether a wait that has not ended yet counts as long as it has lasted. */
  countsPending: boolean;
  /** The time in milliseconds. */
  now: () => number;
}

/** Takes the time of something that stands in the same queue as a request does. */
export function createPressureGauge(options: GaugeOptions): PressureGauge {
  const { wait, countAtWork, countsPending, now } = options;
  let isMeasuring = false;
  let begunAt: number | null = null;
  let last = 0;

  async function measureOnce() {
    const begin = now();
    begunAt = begin;
    // What is away altogether is told to each request as such.
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
