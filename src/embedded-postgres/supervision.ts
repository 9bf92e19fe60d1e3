import { setTimeout as delay } from 'node:timers/promises';
import { type Claim, claimDataDir } from './data-dir-claim.ts';
import type { DatabaseServer } from './database-server.ts';
import { stopPostmaster } from './postmaster.ts';
import { findPostmaster, isStopping } from './postmaster-pid.ts';
import { DatabaseStartError, DataDirInUseError } from './start-errors.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
const WATCH_EVERY_MS = 1_000;

/**
 * Restarts the database if it dies while the application runs. The connection that holds the lock
 * ends with the server, so it tells us, no matter which process started the server.
 */
export function supervise(
  server: DatabaseServer,
  first: Claim,
  onLost: (error: Error) => void,
): { close(withinMs?: number): Promise<void> } {
  const stopping = new AbortController();
  let claim: Claim | null = null;
  let recovery = Promise.resolve();
  let closing: Promise<void> | null = null;
  let isFinishing = false;
  hold(first);
  const watch = setInterval(() => finishShutdown().catch(() => {}), WATCH_EVERY_MS);
  watch.unref();
  return {
    close(withinMs) {
      closing ??= close(withinMs);
      return closing;
    },
  };

  function hold(held: Claim) {
    claim = held;
    held.lock.lost.then(() => {
      if (stopping.signal.aborted) return;
      claim = null;
      recovery = recover(held);
    });
  }

  async function recover(previous: Claim): Promise<void> {
    server.log('warn', `The database (process ${previous.pid}) ended: restarting it.`);
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)) {
      try {
        const next = await claimDataDir(server, stopping.signal);
        hold(next);
        if (next.address.host !== first.address.host || next.address.port !== first.address.port) {
          const error = new DatabaseStartError('The database came back at another address.');
          server.log('error', error.message);
          return onLost(error);
        }
        server.log('info', `The database is back (process ${next.pid}).`);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        const { message } = error as Error;
        server.log('error', message);
        if (error instanceof DataDirInUseError) return onLost(error);
      }
      await delay(retryMs, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  /**
   * A server in a smart shutdown accepts no new connections and waits for the last one to end. Our
   * lock connection would keep it waiting, so end it at once and start the server again.
   */
  async function finishShutdown(): Promise<void> {
    if (!claim || isFinishing || !(await isStopping(server.cluster, claim.pid))) return;
    isFinishing = true;
    await stopPostmaster(server, claim.pid);
    isFinishing = false;
  }

  async function close(withinMs?: number): Promise<void> {
    stopping.abort();
    clearInterval(watch);
    await recovery;
    if (!claim) return;
    const { pid, lock } = claim;
    // Keep the lock until the end: otherwise another start could take over a server that is about
    // to stop.
    const found = await findPostmaster(server.cluster, server.marker);
    if (found.state === 'running' && found.pid === pid) {
      // A server that hangs would not answer the end of this connection either.
      if (!(await stopPostmaster(server, pid, withinMs))) return;
    }
    await lock.client.end().catch(() => {});
    await server.transport.cleanUp();
  }
}
