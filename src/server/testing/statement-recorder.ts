import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type DatabaseClient, openDatabase } from '../db/client.ts';
import { sessionLimits } from '../db/session-limits.ts';
import { type Call, currentCall } from './current-call.ts';
import { type Footprint, footprintOf, type PlanNode } from './owner-plans.ts';

interface RecordedStatement extends Footprint {
  call: Call;
  text: string;
}

export type StatementRecorder = ReturnType<typeof openRecordedDatabase>;

/** Postgres itself explains each statement, also those of triggers, with the plan that it used. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  // A small table is best read as a whole. Then it would not show whether there is an index.
  enable_seqscan: 'off',
  // The same for a small table that is joined.
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_custom_plan',
};

/** A client for the same database that records what calls read. */
export function openRecordedDatabase(connection: pg.ClientConfig) {
  const statements: RecordedStatement[] = [];
  const options = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const database: DatabaseClient = openDatabase({
    connection: { ...connection, options: options.join(' ') },
    poolWaitMs: 60_000,
    // Each row of a large deletion is checked by statements that are explained too, which takes
    // several times as long as the deletion itself.
    limits: { ...sessionLimits, statement_timeout: 60_000 },
    sharesLookups: false,
    onIdleError: (error) => {
      throw error;
    },
  });
  const pool = poolOf(database);
  keepCallWhileWaiting(pool);
  pool.on('connect', (client) => {
    let call: Call | undefined;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      call = currentCall.getStore();
      return query(...args);
    }) as typeof client.query;
    client.on('notice', ({ message }) => {
      const explained = call && explanationIn(message ?? '');
      if (call && explained) statements.push({ call, ...explained });
    });
  });
  return { database, statements };
}

/** What waits for a connection continues for its own call, not for the one that gives it back. */
function keepCallWhileWaiting(pool: pg.Pool): void {
  type Waiting = (...result: unknown[]) => void;
  const connect = pool.connect.bind(pool) as (waiting?: Waiting) => unknown;
  pool.connect = ((waiting?: Waiting) =>
    connect(waiting && AsyncLocalStorage.bind(waiting))) as typeof pool.connect;
}

/** Drizzle's types hide it. */
const poolOf = ({ db }: DatabaseClient) => (db as unknown as { $client: pg.Pool }).$client;

const EXPLAINED = /^duration: [\d.]+ ms {2}plan:\n(.*)$/s;

function explanationIn(message: string) {
  const json = EXPLAINED.exec(message)?.[1];
  if (!json) return undefined;
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  return { text, ...footprintOf(plan) };
}

type Routes = FastifyInstance['apiRoutes'];

/**
 * What would not go to one machine, in words: statements of signed-in people that read a table as a
 * whole, or the records of several owners. Only a call about everything that a person can see may
 * ask several owners: those who share with them.
 */
export function strayStatements(
  statements: RecordedStatement[],
  { routes, partitions: all }: { routes: Routes; partitions: number },
): string[] {
  const strays = statements.flatMap(({ call, text, partitions, scans }) => {
    const route = routeOf(call, routes);
    if (route?.access !== 'user') return [];
    const problems = [...scans].map((table) => `scans ${table}`);
    const limit = isAboutEverything(route, call) ? all - 1 : 1;
    if (partitions.size > limit) problems.push(`reads ${partitions.size} partitions`);
    return problems.map((problem) => `${route.method} ${route.url} ${problem}: ${text}`);
  });
  return [...new Set(strays)];
}

/** Lists of a person's own and shared projects. They declare that they are about the account. */
const LISTS_OF_PROJECTS = ['/api/projects', '/api/account/shares', '/api/account/deletion'];

/** A list that names no project covers every project that the caller can see. */
function isAboutEverything({ method, url, scope }: Routes[number], call: Call): boolean {
  if (method === 'GET' && LISTS_OF_PROJECTS.includes(url)) return true;
  if (typeof scope !== 'object') return scope === 'everything';
  return scope.by === 'project' && scope.from === 'query' && !/[?&]projectId=/.test(call.url);
}

/** The route that a call goes to: of several that fit, the one with the fewest parameters. */
function routeOf({ method, url }: Call, routes: Routes): Routes[number] | undefined {
  const [path = ''] = url.split('?');
  return routes
    .filter((route) => route.method === method && patternOf(route.url).test(path))
    .toSorted((one, other) => parametersOf(one.url) - parametersOf(other.url))[0];
}

const parametersOf = (url: string) => url.split(/:\w+|\*/).length;

const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
