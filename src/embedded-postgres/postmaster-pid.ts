import { randomBytes } from 'node:crypto';
import { link, readFile, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isPostmasterOf, isTaken } from './process-state.ts';

/** Where a server listens. `socketDir` is empty if it has no Unix socket. */
export interface ListeningPlace {
  socketDir: string;
  port: number;
}

export type FoundPostmaster =
  /** `place` is null while it starts or stops. */
  | { state: 'running'; pid: number; place: ListeningPlace | null }
  /** Nothing runs. A leftover pid file does not matter, Postgres replaces it. */
  | { state: 'none' }
  /**
   * Nothing runs, but Postgres would think that this lock file belongs to a running server: its
   * process id now belongs to another program, or to a zombie, which stays if the first process of
   * the container does not reap it.
   */
  | { state: 'obstructed'; file: string; text: string };

// A pid file without a number is being written right now, or is left over from a machine crash.
// Writing takes microseconds.
const BEING_WRITTEN_MS = 5_000;

/** Checks whether a postmaster runs on this folder, by Postgres' own pid file. */
export async function findPostmaster(cluster: string, marker: string): Promise<FoundPostmaster> {
  const file = path.join(cluster, 'postmaster.pid');
  const text = await readIfThere(file);
  if (text === null) return { state: 'none' };
  const { pid, place } = parsePidFile(text);
  if (!pid) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > BEING_WRITTEN_MS) return { state: 'obstructed', file, text };
    return { state: 'running', pid: 0, place: null };
  }
  if (!isTaken(pid)) return { state: 'none' };
  if (!(await isPostmasterOf(pid, cluster, marker))) return { state: 'obstructed', file, text };
  return { state: 'running', pid, place };
}

/** Whether our server with this process id was asked to stop. */
export async function isStopping(cluster: string, pid: number): Promise<boolean> {
  const found = parsePidFile((await readIfThere(path.join(cluster, 'postmaster.pid'))) ?? '');
  return found.pid === pid && found.status === 'stopping';
}

function parsePidFile(text: string) {
  const [pidLine = '', , , port, socketDir = '', , , statusLine = ''] = text.split('\n');
  // A negative number means a server in single-user mode.
  const pid = Math.abs(Number.parseInt(pidLine, 10));
  const status = statusLine.trim();
  // Connecting to a server that is starting or stopping would only add lines to its log.
  const place = status === 'ready' ? { socketDir, port: Number(port) } : null;
  return { pid, status, place };
}

/**
 * The lock file beside the socket has the same weakness as the pid file: if another program now has
 * its process id, Postgres refuses to start.
 */
export async function findObstructingSocketLock(
  socketDir: string,
  port: number,
  cluster: string,
  marker: string,
): Promise<FoundPostmaster> {
  const file = path.join(socketDir, `.s.PGSQL.${port}.lock`);
  const text = await readIfThere(file);
  const pid = Math.abs(Number.parseInt(text ?? '', 10));
  if (text === null || !pid || !isTaken(pid)) return { state: 'none' };
  if (await isPostmasterOf(pid, cluster, marker)) return { state: 'none' };
  return { state: 'obstructed', file, text };
}

/**
 * Removes a lock file that we found to be left over. Another start may have put its own file there
 * since, so we move the file away, compare it, and put it back if it is a different one. If even
 * that fails, the shared memory of the folder still makes Postgres refuse a second server.
 */
export async function removeObstruction(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== judged) await link(aside, file).catch(() => {});
  await unlink(aside);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
