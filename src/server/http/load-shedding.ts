import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseBriefly } from './brief-refusal.ts';
import { createPressureGauge } from './pressure-gauge.ts';

/** This few are never too many, however slow the machine is. */
const FEW_AT_WORK = 20;
/** More requests than this at once would wait for each other longer than users do. */
const MAX_AT_WORK = 300;
/** Most requests wait for a connection once or twice. Their lookups have one of their own. */
const MAX_DATABASE_WAIT_MS = 250;
/** Everyone waits for a turn of the event loop, even to be refused. */
const MAX_TURN_MS = 30;
const REPORT_MS = 5_000;

interface LoadOptions {
  /** An empty query, behind everyone who waits for the database. */
  pingDatabase: () => Promise<void>;
  /** The clock for measuring waits, in milliseconds. */
  now?: (() => number) | undefined;
}

/**
 * Refuses at once what could not be answered in time. It counts requests that the server is working
 * on, not slow uploads or slow readers. The health check and webhooks always get through, and so do
 * pages and files while only the database is behind.
 */
export function shedLoad(app: FastifyInstance, { pingDatabase, now }: LoadOptions) {
  const work = countWork(app);
  const shared = { countAtWork: () => work.count, now: now ?? (() => performance.now()) };
  const database = createPressureGauge({ ...shared, wait: pingDatabase, countsPending: true });
  const turn = createPressureGauge({ ...shared, wait: () => nextTurn(), countsPending: false });
  const refusals = reportRefusals(app);
  app.addHook('onClose', async () => refusals.stop());

  function isTooMuch(request: FastifyRequest): boolean {
    const { config, url } = request.routeOptions;
    if (work.count < FEW_AT_WORK || config.neverShed) return false;
    if (work.count >= MAX_AT_WORK || turn.milliseconds() > MAX_TURN_MS) return true;
    return url?.startsWith('/api') === true && database.milliseconds() > MAX_DATABASE_WAIT_MS;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (isTooMuch(request)) {
      refusals.count();
      refuseBriefly(reply);
      return;
    }
    work.begin(reply);
    database.check();
    turn.check();
    done();
  });
}

/** How many requests are between arrival and response, not counting the time for bodies. */
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
    // Requests that closed in the meantime were already removed.
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
    /** The handler streams the body, so the sender decides how long it takes. */
    readsBodyItself?: boolean;
  }
}
