import pg from 'pg';
import { SUPERUSER } from './cluster-init.ts';
import type { Address } from './transport.ts';

// Advisory locks belong to one database. We use `postgres`, so that `plumbline` can be dropped and
// created again, for example for a restore.
const LOCK_DATABASE = 'postgres';
// "plum" and "line" in ASCII. Any two numbers work, but they must never change.
const LOCK_KEY = [0x706c756d, 0x6c696e65] as const;
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;

export interface DataDirLock {
  client: pg.Client;
  /** Resolves when the connection, and with it the lock, is gone. */
  lost: Promise<void>;
}

export type LockAttempt =
  | { outcome: 'locked'; lock: DataDirLock }
  /** The process id of the application that holds it, if known. */
  | { outcome: 'held'; holderPid: number | null }
  /** Not possible now: the server is starting, recovering, stopping, full, or not answering. */
  | { outcome: 'later'; reason: string }
  | { outcome: 'refused'; reason: string };

// Temporary refusals: starting up, shutting down, recovering, ended by a shutdown, too many
// clients.
const PASSING_STATES = ['57P03', '57P01', '57P02', '53300'];

/**
 * Tries to become the only application of a data folder. The lock lives as long as its connection,
 * so it ends with the application in every case, even kill -9.
 */
export async function tryLock(address: Address): Promise<LockAttempt> {
  const client = new pg.Client({
    ...address,
    user: SUPERUSER,
    database: LOCK_DATABASE,
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: `plumbline process ${process.pid}`,
  });
  // Without a listener, a broken connection would end the process. `end` follows each error.
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1::int, $2::int) as locked',
      [...LOCK_KEY],
    );
    if (rows[0]?.locked) return { outcome: 'locked', lock: { client, lost } };
    const holderPid = await findHolder(client);
    await client.end();
    return { outcome: 'held', holderPid };
  } catch (error) {
    client.end().catch(() => {});
    const { message: reason } = error as Error;
    const isPassing =
      !(error instanceof pg.DatabaseError) || PASSING_STATES.includes(error.code ?? '');
    return { outcome: isPassing ? 'later' : 'refused', reason };
  }
}

async function findHolder(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and granted`,
    [...LOCK_KEY],
  );
  const pid = /process (\d+)/.exec(rows[0]?.name ?? '')?.[1];
  return pid ? Number(pid) : null;
}
