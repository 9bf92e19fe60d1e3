import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBriefly } from './brief-refusal.ts';
import { type DatabaseWait, watchDatabaseWait } from './database-wait.ts';

/** So few are never too much, however slow the machine is just now. */
const FEW_AT_WORK = 20;
/** More than this at work at once would wait for each other longer than a person does. */
const MAX_AT_WORK = 300;
/** A request asks the database two or three times, each behind the same queue. */
const MAX_DATABASE_WAIT_MS = 250;
const MAX_EVENT_LOOP_DELAY_MS = 250;
const SAMPLE_MS = 250;
const REPORT_MS = 5_000;

interface LoadOptions {
  /** Asks the database for nothing, behind everybody who waits for it. */
  pingDatabase: () => Promise<void>;
}

/**
 * Refuses at once what could not be answered in time. Counted is what the server works on: not a
 * body that is slow to come, nor an answer that is slow to be read. The health check and webhooks
 * always get through, and so do pages and files while only the database is behind.
 */
export function shedLoad(app: FastifyInstance, { pingDatabase }: LoadOptions) {
  const eventLoop = watchEventLoop();
  const work = countWork(app);
  const database = watchDatabaseWait(pingDatabase, () => work.count);
  const refusals = reportRefusals(app);
  app.addHook('onClose', async () => {
    eventLoop.stop();
    refusals.stop();
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (isTooMuch(request, { isLate: eventLoop.isLate(), atWork: work.count, database })) {
      refusals.count();
      refuseBriefly(reply);
      return;
    }
    work.begin(reply);
    database.check();
    done();
  });
}

function isTooMuch(
  request: FastifyRequest,
  now: { isLate: boolean; atWork: number; database: DatabaseWait },
): boolean {
  if (now.atWork < FEW_AT_WORK || request.routeOptions.config.neverShed) return false;
  if (now.isLate || now.atWork >= MAX_AT_WORK) return true;
  const needsDatabase = request.routeOptions.url?.startsWith('/api') ?? false;
  return needsDatabase && now.database.milliseconds() > MAX_DATABASE_WAIT_MS;
}

/** How many requests are between their arrival and their answer, without the time for bodies. */
function countWork(app: FastifyInstance) {
  const atWork = new WeakSet<FastifyReply>();
  let count = 0;
  const begin = (reply: FastifyReply) => {
    if (atWork.has(reply)) return;
    atWork.add(reply);
    count += 1;
  };
  const end = (reply: FastifyReply) => {
    if (atWork.delete(reply)) count -= 1;
  };
  app.addHook('preParsing', (_request, reply, _payload, done) => {
    end(reply);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    // Whoever left meanwhile has had their `close`.
    const isGone = reply.raw.destroyed;
    if (!isGone && !request.routeOptions.config.readsBodyItself) begin(reply);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    end(reply);
    done();
  });
  return {
    get count() {
      return count;
    },
    begin(reply: FastifyReply) {
      begin(reply);
      reply.raw.once('close', () => end(reply));
    },
  };
}

function watchEventLoop() {
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
  return {
    isLate: () => isLate,
    stop() {
      clearInterval(sampling);
      delay.disable();
    },
  };
}

/** One line for all refusals of a few seconds. */
function reportRefusals(app: FastifyInstance) {
  let refused = 0;
  const report = () => {
    if (refused > 0) app.log.warn({ refused }, 'too busy: requests were refused');
    refused = 0;
  };
  const reporting = setInterval(report, REPORT_MS);
  reporting.unref();
  return {
    count() {
      refused += 1;
    },
    stop() {
      clearInterval(reporting);
      report();
    },
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    neverShed?: boolean;
    /** The handler reads the body as it comes, which takes as long as the sender likes. */
    readsBodyItself?: boolean;
  }
}
