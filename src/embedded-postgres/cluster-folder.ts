import { lchown, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseStartError } from './start-errors.ts';
import type { ProcessUser } from './unprivileged-user.ts';

/**
 * The real path of the database folder, whether or not it exists yet. All comparisons use the real
 * path, so one folder with two names still counts as one.
 */
export async function locateCluster(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const cluster = path.join(await realpath(dataDir), 'postgres');
  return realpath(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return cluster;
    throw error;
  });
}

/**
 * True if the folder contains a database that our Postgres can open, false if there is none yet.
 * Anything else stays untouched, and the error says why.
 */
export async function holdsDatabase(cluster: string, ourMajor: number): Promise<boolean> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) {
    throw new DatabaseStartError(
      `The folder ${cluster} contains something other than a Postgres database and was not ` +
        'changed: move it away, or set DATA_DIR to another folder.',
    );
  }
  const theirs = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (theirs === String(ourMajor)) return true;
  throw new DatabaseStartError(
    `The database in ${cluster} was created by Postgres ${theirs || '(unknown)'}, and this version ` +
      `has Postgres ${ourMajor}: back it up with the version of this application that created it, ` +
      'then restore the backup into an empty DATA_DIR.',
  );
}

/**
 * Gives a database that root owns, for example after a restore, to the server's user. The folder
 * itself comes last: as long as root owns it, the work is not done.
 */
export async function giveToServerUser(cluster: string, user: ProcessUser): Promise<boolean> {
  if ((await stat(cluster)).uid !== 0) return false;
  for (const entry of await readdir(cluster, { recursive: true }))
    await lchown(path.join(cluster, entry), user.uid, user.gid);
  await lchown(cluster, user.uid, user.gid);
  return true;
}
