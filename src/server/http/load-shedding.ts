import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const MAX_IN_FLIGHT = 500;
const MAX_EVENT_LOOP_DELAY_MS = 500;
const SAMPLE_MS = 250;

/** Refuses at once what could not be answered in time; the health check always gets through. */
export function shedLoad(app: FastifyInstance) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let isLate = false;
  let wasLate = false;
  const sampling = setInterval(() => {
    const isLateNow = delay.percentile(50) / 1e6 > MAX_EVENT_LOOP_DELAY_MS;
    // Twice in a row: one stall, such as a laptop that slept, is over when it is noticed.
    isLate = isLateNow && wasLate;
    wasLate = isLateNow;
    delay.reset();
  }, SAMPLE_MS);
  sampling.unref();
  app.addHook('onClose', async () => clearInterval(sampling));

  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    if (!isLate && inFlight <= MAX_IN_FLIGHT) return;
    if (request.routeOptions.config.neverShed) return;
    throw new AppError('unavailable', 'Too busy right now. Try again in a few seconds.', {
      retryAfterSeconds: 2,
    });
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    neverShed?: boolean;
  }
}
