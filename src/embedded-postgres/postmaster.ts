import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseServer } from './database-server.ts';
import { POSTGRES_SETTINGS } from './postgres-settings.ts';
import { isRunning } from './process-state.ts';
import { openServerLog } from './server-log.ts';
import { onFolder } from './server-program.ts';

const SHUTDOWN_MS = 20_000;
/** The share of the time for an orderly shutdown. The rest is for ending it without one. */
const ORDERLY_PART = 0.75;
const POLL_MS = 10;

export interface StartedPostmaster {
  pid: number | undefined;
  /** Null while it runs. */
  end: PostmasterEnd | null;
}

interface PostmasterEnd {
  reason: string;
  /** True if another try may help: another start was faster, or something has not ended yet. */
  isPassing: boolean;
}

// Another start has the folder or the socket now, the processes of a killed server still hold its
// shared memory, or another program took the free port.
const PASSING =
  /pre-existing shared memory block|lock file ".*" already exists|lock file ".*" is empty|could not create lock file ".*\.s\.PGSQL|could not create any (TCP\/IP|Unix-domain) sockets|could not open lock file/;

/** Starts the server without waiting until it is ready. */
export async function spawnPostmaster(server: DatabaseServer): Promise<StartedPostmaster> {
  const listening = await server.transport.listenSettings();
  const settings = {
    ...POSTGRES_SETTINGS,
    cluster_name: server.marker,
    ...listening,
    ...server.settings,
  };
  const log = await openServerLog(path.join(server.dataDir, 'postgres.log'));
  try {
    const { folderArgument, options } = onFolder(server.cluster, server.user);
    const child = spawn(
      server.binaries.postgres,
      [
        '-D',
        folderArgument,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // In its own session. Otherwise Ctrl+C in the terminal would end the database while the
      // application is still finishing requests.
      { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    child.unref();
    const started: StartedPostmaster = { pid: child.pid, end: null };
    whenEnded(child, async (failure, isPassing) => {
      const said = failure ?? (await log.reasonOf(child.pid).catch(() => ''));
      const reason = said.replaceAll(folderArgument, server.cluster);
      started.end = { reason, isPassing: isPassing || PASSING.test(reason) };
    });
    return started;
  } finally {
    await log.close();
  }
}

function whenEnded(
  child: ChildProcess,
  report: (failure: string | null, isPassing: boolean) => Promise<void>,
) {
  child.once('error', (error) => void report(error.message, false));
  // Someone stopped or killed it on purpose, and may be done now.
  child.once('exit', (code, signal) => void report(null, code === 0 || signal !== null));
}

/**
 * Stops the server and resolves when it has ended, with its last page on disk. A server that hangs
 * is left behind after `withinMs`.
 *
 * @returns whether it has ended
 */
export async function stopPostmaster(
  server: DatabaseServer,
  pid: number,
  withinMs = SHUTDOWN_MS,
): Promise<boolean> {
  await sendSignal(server, pid, 'INT');
  if (await hasEnded(pid, withinMs * ORDERLY_PART)) return true;
  server.log('warn', `The database (process ${pid}) does not stop: ending it by force.`);
  await sendSignal(server, pid, 'QUIT');
  if (await hasEnded(pid, withinMs * (1 - ORDERLY_PART))) return true;
  server.log(
    'error',
    `The database (process ${pid}) is still running; the next start will take it over.`,
  );
  return false;
}

async function sendSignal(server: DatabaseServer, pid: number, name: 'INT' | 'QUIT') {
  try {
    // Windows has no signals. Postgres listens on a pipe there, and pg_ctl can use it.
    if (process.platform === 'win32')
      await promisify(execFile)(server.binaries.pgCtl, ['kill', name, String(pid)]);
    else process.kill(pid, `SIG${name}`);
  } catch {
    // Already gone. The wait below will notice.
  }
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (await isRunning(pid)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}
