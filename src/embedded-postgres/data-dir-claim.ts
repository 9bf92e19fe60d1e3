import { setTimeout as delay } from 'node:timers/promises';
import { type DataDirLock, tryLock } from './data-dir-lock.ts';
import type { DatabaseServer } from './database-server.ts';
import { createLauncher } from './postmaster-launcher.ts';
import { type FoundPostmaster, findPostmaster } from './postmaster-pid.ts';
import { isRunning } from './process-state.ts';
import { DatabaseStartError, DataDirInUseError, startFailure } from './start-errors.ts';
import type { Address } from './transport.ts';

const POLL_MS = 10;
// Slower, because each try is a connection and may add a line to the server's log.
const ANSWERED_POLL_MS = 50;
const READY_WITHIN_MS = 60_000;
const TELL_AFTER_MS = 1_000;
// If the application that held the lock was killed, the server needs a moment to notice. If the
// holder's process is running, the moment only covers a process id that another program got since.
const DEAD_HOLDER_GRACE_MS = 1_200;
const LIVING_HOLDER_GRACE_MS = 300;

/** A running server, and the right to be its only application. */
export interface Claim {
  pid: number;
  address: Address;
  lock: DataDirLock;
  /** The server was already running, or another start started it first. */
  isTakenOver: boolean;
}

type Attempt =
  | { outcome: 'locked'; pid: number; address: Address; lock: DataDirLock }
  | { outcome: 'held'; holderPid: number | null }
  /**
   * `isAnswering`: a server accepted the connection. The reason is null if there is nothing new to
   * report.
   */
  | { outcome: 'waiting'; reason: string | null; isAnswering: boolean };

/**
 * Finds the server of the data folder or starts one, and takes the lock. It never fights a running
 * server: what counts is who holds the lock, not who started the server. So a server whose
 * application was killed is taken over, and of several starts at once exactly one continues.
 */
export async function claimDataDir(server: DatabaseServer, stop: AbortSignal): Promise<Claim> {
  const launcher = createLauncher(server);
  const holderWatch = createHolderWatch(server.dataDir);
  const patience = createPatience(server);
  for (;;) {
    if (stop.aborted) {
      await launcher.abandon();
      throw stop.reason;
    }
    const found = await findPostmaster(server.cluster, server.marker);
    const attempt: Attempt =
      found.state === 'running'
        ? await tryRunning(server, found)
        : { outcome: 'waiting', reason: await launcher.launch(found), isAnswering: false };
    if (attempt.outcome === 'locked') {
      const { pid, address, lock } = attempt;
      return { pid, address, lock, isTakenOver: !launcher.isOwn(pid) };
    }
    if (attempt.outcome === 'held') {
      await holderWatch.refuseAfterGrace(attempt.holderPid);
      patience.expectLockToEnd(found);
      await delay(ANSWERED_POLL_MS);
    } else {
      holderWatch.forget();
      patience.wait(found, attempt.reason);
      await delay(attempt.isAnswering ? ANSWERED_POLL_MS : POLL_MS);
    }
  }
}

async function tryRunning(
  server: DatabaseServer,
  { pid, place }: Extract<FoundPostmaster, { state: 'running' }>,
): Promise<Attempt> {
  // It is starting or stopping. A connection would only add a line to its log.
  if (!place) return { outcome: 'waiting', reason: null, isAnswering: false };
  const address = await server.transport.addressOf(place);
  if (!address) {
    const reason = 'its socket is not in a folder of ours';
    return { outcome: 'waiting', reason, isAnswering: false };
  }
  const attempt = await tryLock(address);
  switch (attempt.outcome) {
    case 'locked':
      return { ...attempt, pid, address };
    case 'held':
      return attempt;
    case 'later':
      return { outcome: 'waiting', reason: attempt.reason, isAnswering: true };
    case 'refused':
      throw await startFailure(server.dataDir, attempt.reason);
  }
}

/**
 * Refuses the start when another application has held the lock for longer than a killed one could.
 */
function createHolderWatch(dataDir: string) {
  let heldSince: number | null = null;
  return {
    async refuseAfterGrace(holderPid: number | null) {
      heldSince ??= performance.now();
      const isHolderRunning = holderPid !== null && (await isRunning(holderPid));
      const graceMs = isHolderRunning ? LIVING_HOLDER_GRACE_MS : DEAD_HOLDER_GRACE_MS;
      if (performance.now() - heldSince >= graceMs) throw new DataDirInUseError(dataDir, holderPid);
    },
    forget() {
      heldSince = null;
    },
  };
}

/** Logs once that the start is waiting, and ends it if it waits too long. */
function createPatience({ dataDir, log }: DatabaseServer) {
  const begin = performance.now();
  let waitingFor = 'it has not started to listen';
  let hasTold = false;

  function giveUpWhenTooLong(found: FoundPostmaster) {
    if (performance.now() - begin <= READY_WITHIN_MS) return;
    const server = found.state === 'running' ? ` (process ${found.pid})` : '';
    throw new DatabaseStartError(
      `The database in ${dataDir}${server} is not ready after ${READY_WITHIN_MS / 1000} s: ` +
        `${waitingFor}. See ${dataDir}/postgres.log.`,
    );
  }

  return {
    wait(found: FoundPostmaster, reason: string | null) {
      waitingFor = reason ?? waitingFor;
      giveUpWhenTooLong(found);
      if (hasTold || performance.now() - begin <= TELL_AFTER_MS) return;
      hasTold = true;
      log('info', 'Waiting for the database, which is starting, recovering or still stopping.');
    },
    /** No message: a lock that stays held has its own error. */
    expectLockToEnd: giveUpWhenTooLong,
  };
}
