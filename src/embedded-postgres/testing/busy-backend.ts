import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { PATIENCE_MS } from './data-folders.ts';

/**
 * A server process that computes forever. It does not check whether its server is alive, so it
 * outlives the server and keeps the shared memory.
 */
export async function startBusyBackend(connection: pg.ClientConfig) {
  const [busy, watcher] = [new pg.Client(connection), new pg.Client(connection)];
  for (const client of [busy, watcher]) {
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
  }
  const { rows } = await busy.query('select pg_backend_pid() pid');
  const pid: number = rows[0].pid;
  busy.query('do $$ begin loop end loop; end $$').catch(() => {});
  const activity = `select from pg_stat_activity where pid = $1 and query like 'do%'`;
  await vi.waitUntil(async () => (await watcher.query(activity, [pid])).rowCount, {
    timeout: PATIENCE_MS,
  });
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) process.kill(pid, 'SIGTERM');
    hasEnded = true;
  };
  onTestFinished(end);
  return { end };
}

/** Waits until a new server has tried to start and found the shared memory of the old one. */
export async function hasMetOldMemory(dataDir: string): Promise<void> {
  const log = path.join(dataDir, 'postgres.log');
  await vi.waitUntil(async () => (await readFile(log, 'utf8')).includes('pre-existing shared'), {
    timeout: PATIENCE_MS,
  });
}
