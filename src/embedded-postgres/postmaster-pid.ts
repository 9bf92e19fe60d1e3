import { randomBytes } from 'node:crypto';
import { link, readFile, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { isPostmasterOf, isTaken } from './process-state.ts';

/** Where a server says that it listens; `socketDir` is empty when it has no Unix socket. */
export interface ListeningPlace {
  socketDir: string;
  port: number;
}

export type FoundPostmaster =
  /** `place` is null while it starts or stops. */
  | { state: 'running'; pid: number; place: ListeningPlace | null }
  /** Nothing runs; a pid file that is left over is no obstacle, Postgres replaces it itself. */
  | { state: 'none' }
  /**
   * Nothing runs, but Postgres would take this lock file for that of a running server: its number
   * is a stranger's now, or that of a zombie, which stays one where the first process of a
   * container does not collect.
   */
  | { state: 'obstructed'; file: string; text: string };

// A pid file without a number is one that is being written, or one that a crash of the machine
// left behind. Writing takes microseconds.
const BEING_WRITTEN_MS = 5_000;

/** Looks whether a postmaster runs on this folder, by the pid file that Postgres keeps in it. */
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

/** Whether the server with this number, which is known to be ours, has been asked to stop. */
export async function isStopping(cluster: string, pid: number): Promise<boolean> {
  const found = parsePidFile((await readIfThere(path.join(cluster, 'postmaster.pid'))) ?? '');
  return found.pid === pid && found.status === 'stopping';
}

function parsePidFile(text: string) {
  const [pidLine = '', , , port, socketDir = '', , , statusLine = ''] = text.split('\n');
  // A negative number is that of a server in single-user mode.
  const pid = Math.abs(Number.parseInt(pidLine, 10));
  const status = statusLine.trim();
  // Asking a server that is still starting or already stopping would only fill its log.
  const place = status === 'ready' ? { socketDir, port: Number(port) } : null;
  return { pid, status, place };
}

/**
 * The lock file beside the socket has the same weakness as the pid file: a stranger that was given
 * its number makes Postgres refuse to start.
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
 * Removes a lock file that was judged to be left over. Between judging and removing, another start
 * may have put its own there: what is taken away is compared, and put back when it is another.
 * Should even that fail, Postgres still refuses a second server by the shared memory of the folder.
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
