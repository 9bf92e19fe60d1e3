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
 * Brings the database back when it dies under a running application. The connection that holds the
 * lock tells: it ends with the server, whether this process has started it or taken it over.
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
    server.log('warn', `The database (process ${previous.pid}) went away: bringing it back.`);
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
   * A server that somebody has asked to stop politely takes no new connections, and waits until the
   * last one has gone. The lock's would stay for ever: let it stop at once, and come back.
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
    // The lock is kept to the end: given back earlier, another start could take over a server that
    // is about to stop.
    const found = await findPostmaster(server.cluster, server.marker);
    if (found.state === 'running' && found.pid === pid) {
      // One that hangs would not answer the good-bye on this connection either.
      if (!(await stopPostmaster(server, pid, withinMs))) return;
    }
    await lock.client.end().catch(() => {});
    await server.transport.cleanUp();
  }
}
