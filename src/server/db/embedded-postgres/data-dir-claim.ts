import { setTimeout as delay } from 'node:timers/promises';
import { type DataDirLock, tryLock } from './data-dir-lock.ts';
import type { DatabaseServer } from './database-server.ts';
import { type StartedPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { findPostmaster, removeObstruction } from './postmaster-pid.ts';
import { isRunning } from './process-state.ts';
import { DatabaseStartError, DataDirInUseError, startFailure } from './start-errors.ts';
import type { Address } from './transport.ts';

const POLL_MS = 10;
// Slower where each try is a connection, and perhaps a line in the log of the server.
const ANSWERED_POLL_MS = 50;
const READY_WITHIN_MS = 60_000;
const TELL_AFTER_MS = 1_000;
const LONGEST_BACKOFF_MS = 1_000;
// The server needs a moment to notice that the application which held the lock was killed. When
// that application is seen to run, the moment is only for the number being a stranger's by now.
const DEAD_HOLDER_GRACE_MS = 1_200;
const LIVING_HOLDER_GRACE_MS = 300;

/** A running server, and the right to be its only application. */
export interface Claim {
  pid: number;
  address: Address;
  lock: DataDirLock;
  /** The server was there already, or another start was faster in starting it. */
  isTakenOver: boolean;
}

/**
 * Finds the server of the data folder or starts one, and takes the lock. Whoever runs a server on
 * the folder is never fought: what counts is the lock, not who started the server. So a server
 * whose application was killed is taken over, and of several starts at once exactly one goes on.
 */
export async function claimDataDir(server: DatabaseServer, stop: AbortSignal): Promise<Claim> {
  const { cluster, marker, dataDir, log } = server;
  const begin = performance.now();
  let child: StartedPostmaster | null = null;
  let backoffMs = POLL_MS;
  let heldSince: number | null = null;
  let hasTold = false;
  let waitingFor = 'it has not begun to listen';
  for (;;) {
    if (stop.aborted) {
      // A server without an application, which this process has started: nobody else would end it.
      if (child?.pid && !child.end) await stopPostmaster(server, child.pid);
      throw stop.reason;
    }
    const found = await findPostmaster(cluster, marker);
    let isAnswering = false;
    if (found.state === 'running') {
      const address = found.place && (await server.transport.addressOf(found.place));
      const attempt = address ? await tryLock(address) : null;
      isAnswering = attempt !== null;
      if (address && attempt?.outcome === 'locked') {
        const { pid } = found;
        return { pid, address, lock: attempt.lock, isTakenOver: pid !== child?.pid };
      }
      if (attempt?.outcome === 'refused') throw await startFailure(dataDir, attempt.reason);
      if (attempt?.outcome === 'held') {
        heldSince ??= performance.now();
        await refuseIfHeld(dataDir, attempt.holderPid, performance.now() - heldSince);
      } else {
        heldSince = null;
      }
      if (attempt?.outcome === 'later') waitingFor = attempt.reason;
      else if (found.place && !address) waitingFor = 'its socket is not in a folder of ours';
    } else if (!child || child.end) {
      if (child?.end) {
        const { isPassing, reason } = child.end;
        if (!isPassing) throw await startFailure(dataDir, reason);
        waitingFor = reason;
        backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
        await delay(backoffMs);
      }
      if (found.state === 'obstructed') await removeObstruction(found.file, found.text);
      child = await spawnPostmaster(server);
    }
    const waitedMs = performance.now() - begin;
    if (waitedMs > READY_WITHIN_MS) {
      const who = found.state === 'running' ? ` (process ${found.pid})` : '';
      throw new DatabaseStartError(
        `The database in ${dataDir}${who} is not ready after ${READY_WITHIN_MS / 1000} s: ` +
          `${waitingFor}. See ${dataDir}/postgres.log.`,
      );
    }
    if (waitedMs > TELL_AFTER_MS && heldSince === null && !hasTold) {
      hasTold = true;
      log('info', 'Waiting for the database, which is starting, recovering or still stopping.');
    }
    await delay(isAnswering ? ANSWERED_POLL_MS : POLL_MS);
  }
}

async function refuseIfHeld(dataDir: string, holderPid: number | null, heldMs: number) {
  const isHolderRunning = holderPid !== null && (await isRunning(holderPid));
  const graceMs = isHolderRunning ? LIVING_HOLDER_GRACE_MS : DEAD_HOLDER_GRACE_MS;
  if (heldMs >= graceMs) throw new DataDirInUseError(dataDir, holderPid);
}
