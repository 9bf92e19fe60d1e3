import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * Shorter than the second after which Postgres looks for a deadlock: otherwise it would end a call
 * of the version that still serves.
 */
const LOCK_MS = 300;
const PAUSE_MS = 200;
const TRIES = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` in a transaction. Everyone who uses a table queues behind one who waits to lock it, so it
 * waits only for a moment, lets the others pass, and tries again. In the end it waits.
 */
export async function withShortLocks(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${tries < TRIES ? LOCK_MS : 0}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockTimeout(error)) throw error;
    }
    await pause(PAUSE_MS);
  }
}

const isLockTimeout = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === LOCK_NOT_AVAILABLE;
