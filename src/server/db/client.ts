import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { namedStatementClient, UnnamedStatementClient } from './named-statements.ts';
import { type Listening, type ListeningOptions, listen } from './notifications.ts';
import { type SessionLimits, sessionLimits } from './session-limits.ts';
import { shareConnection } from './shared-connection.ts';
import { endSilentConnections } from './silent-connections.ts';

export type Database = NodePgDatabase;
/** A database or an open transaction on it. */
export type Queryable = Pick<
  Database,
  | 'select'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'with'
  | '$with'
  | 'transaction'
>;
/**
 * Short reads outside transactions, which many requests send over one connection. Anything that waits
 * for a lock or reads many rows would hold up the others.
 */
export type Lookups = Pick<Database, 'select' | 'execute'>;
/** Runs a write: alone, or as part of a larger transaction. */
export type Save = <T>(write: (on?: Queryable) => Promise<T>) => Promise<T>;

/** Open connections, idle connections, and requests that wait for one. */
export type PoolState = Record<'total' | 'idle' | 'waiting', number>;

export interface DatabaseClient {
  db: Database;
  lookups: Lookups;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  poolState(): PoolState;
  /** Opens one more connection, for messages that other processes send. */
  listen(options: ListeningOptions): Listening;
  close(): Promise<void>;
}

const POOL_WAIT_MS = 2_000;
/** Longer than a statement may take: only a lost or frozen database is silent for this long. */
const SILENCE_MS = 5_500;
/** Longer than that: a lookup also waits for those before it, and each one that follows is traffic. */
const LOOKUP_MS = 7_000;
/** Lets an idle connection notice that the other machine is gone. */
const KEEP_ALIVE_AFTER_MS = 5_000;
const POOL_SIZE = 10;

interface ClientOptions {
  connection: pg.ClientConfig;
  /**
   * The same database past a pooler. If it is there, `connection` leads to a pooler in transaction
   * mode: each transaction may have another session, so nothing may be left in one.
   */
  directConnection?: pg.ClientConfig | undefined;
  onIdleError: (error: Error) => void;
  /** How long a query waits for a free connection. */
  poolWaitMs?: number;
  /** Only a test that explains each statement needs others. */
  limits?: SessionLimits;
  /** The same test has to know which request a statement belongs to. */
  sharesLookups?: boolean;
}

export function openDatabase(options: ClientOptions): DatabaseClient {
  const { connection, directConnection, onIdleError, sharesLookups = true } = options;
  const { poolWaitMs = POOL_WAIT_MS, limits = sessionLimits } = options;
  // Behind a pooler nothing stays with a session. There the role has the limits;
  // `requireUsableDatabase` looks.
  const config = {
    ...connection,
    ...(directConnection
      ? { Client: UnnamedStatementClient }
      : { Client: namedStatementClient(), ...limits }),
    // Closing idle connections would start and stop a timer with each statement.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: poolWaitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'plumbline',
  };
  // The pool replaces a connection that breaks while idle. Without a listener, the error would end
  // the process.
  const openPool = (options: pg.PoolConfig) => new pg.Pool(options).on('error', onIdleError);
  const pool = openPool({ ...config, max: POOL_SIZE });
  const lookupPool = openPool({ ...config, max: 1, pipeline: true, query_timeout: LOOKUP_MS });
  endSilentConnections([pool, lookupPool], SILENCE_MS);
  const db = drizzle(pool, { casing: 'snake_case' });
  const shared = shareConnection(lookupPool);
  // A pooler may give each statement another session, so there is nothing to share.
  const isShared = sharesLookups && !directConnection;
  return {
    db,
    lookups: isShared ? drizzle(shared as unknown as pg.Client, { casing: 'snake_case' }) : db,
    async ping() {
      await pool.query('select 1');
      if (isShared) await shared.query('select 1');
    },
    poolState: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    listen: (options) => listen(directConnection ?? connection, options),
    async close() {
      await Promise.all([pool.end(), lookupPool.end()]);
    },
  };
}
