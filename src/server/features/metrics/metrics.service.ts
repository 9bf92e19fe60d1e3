import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolState } from '#server/db/client.ts';
import type { AdminStats } from '#shared/admin.ts';

/** Counting reads every account, and nobody needs fresher figures. */
const STATS_KEPT_MS = 15_000;
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsParts {
  poolState: () => PoolState;
  getStats: () => Promise<AdminStats>;
}

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** What a Prometheus server asks for. The library is loaded with the first request. */
export async function createMetrics({ poolState, getStats }: MetricsParts) {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const durations = new Histogram({
    name: 'plumbline_http_request_duration_seconds',
    help: 'Requests by method, route pattern and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  new Gauge({
    name: 'plumbline_database_pool',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolState())) this.set({ state }, count);
    },
  });
  const recentStats = kept(getStats);
  const records = {
    users: 'userCount',
    pro_users: 'proUserCount',
    projects: 'projectCount',
    expenses: 'expenseCount',
  } as const;
  for (const [name, field] of Object.entries(records)) {
    new Gauge({
      name: `plumbline_${name}`,
      help: `How many ${name.replace('_', ' ')} there are`,
      registers,
      async collect() {
        const stats = await recentStats();
        // Without a database, this figure is left out; the others are then needed even more.
        if (stats) this.set(stats[field]);
        else this.remove();
      },
    });
  }

  return {
    contentType: register.contentType,
    read: () => register.metrics(),

    observe(request: FastifyRequest, reply: FastifyReply) {
      durations.observe(
        {
          method: request.method,
          route: routeLabel(request.routeOptions.url),
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        },
        reply.elapsedTime / 1000,
      );
    },
  };
}

/** One label for all pages and files of the web application: each file is its own route. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'none';
  return url.startsWith('/api') ? url : 'web';
}

/** Asks again if the last answer is old; null if there is none. */
function kept<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let answer: Promise<T | null> = Promise.resolve(null);
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - askedAt > STATS_KEPT_MS) {
      askedAt = performance.now();
      answer = ask().catch(() => null);
    }
    return answer;
  };
}
