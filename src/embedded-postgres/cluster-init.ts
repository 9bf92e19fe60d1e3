import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lchown, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flushToDisk } from './flush-to-disk.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isRunning } from './process-state.ts';
import { onFolder } from './server-program.ts';
import { startFailure } from './start-errors.ts';
import type { ProcessUser } from './unprivileged-user.ts';

export const SUPERUSER = 'plumbline';
/** In the database folder, so it appears together with the database that uses it. */
export const PASSWORD_FILE = 'plumbline-password';

const workshopsInUse = new Set<string>();

interface InitOptions {
  dataDir: string;
  cluster: string;
  binaries: PostgresBinaries;
  user: ProcessUser | null;
  withPassword: boolean;
  /** Tests set this to false to skip flushing a few thousand new files. */
  isDurable: boolean;
}

/**
 * Creates a new database in a temporary folder and renames it when it is complete. A killed start
 * leaves only the temporary folder. If two starts run at once, the first to rename wins and the
 * other uses its database.
 */
export async function initCluster(options: InitOptions): Promise<void> {
  const { cluster, user, withPassword } = options;
  const workshop = `${cluster}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  const fresh = path.join(workshop, 'cluster');
  workshopsInUse.add(workshop);
  try {
    await makeFolder(workshop, user);
    await makeFolder(fresh, user);
    const password = withPassword ? randomBytes(24).toString('base64url') : null;
    if (password) await writePassword(path.join(workshop, 'password'), password, user);
    await runInitdb(options, fresh, password !== null);
    if (password) await writePassword(path.join(fresh, PASSWORD_FILE), password, user);
    if (options.isDurable) await flushToDisk(fresh);
    await rename(fresh, cluster).catch(async (error: unknown) => {
      if (!(await hasContent(cluster))) throw error;
    });
    if (options.isDurable) await flushToDisk(path.dirname(cluster));
  } finally {
    workshopsInUse.delete(workshop);
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Removes what killed starts left behind, but not the folder of a start that is still running. */
export async function removeUnfinishedInits(cluster: string): Promise<void> {
  const prefix = `${path.basename(cluster)}.init-`;
  for (const name of await readdir(path.dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const workshop = path.join(path.dirname(cluster), name);
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    // After a container restart, our own process id may be in an old name.
    const isInUse =
      pid === process.pid ? workshopsInUse.has(workshop) : !pid || (await isRunning(pid));
    if (!isInUse) await rm(workshop, { recursive: true, force: true });
  }
}

async function runInitdb(options: InitOptions, fresh: string, hasPassword: boolean) {
  const { folderArgument, options: spawnOptions } = onFolder(fresh, options.user);
  const child = spawn(
    options.binaries.initdb,
    [
      ['-D', folderArgument, '-U', SUPERUSER, '--data-checksums', '--encoding=UTF8'],
      // Built into Postgres: sorting and case do not depend on the host's locales.
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ['--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions'],
      hasPassword ? ['--pwfile=../password'] : [],
      options.isDurable ? [] : ['--no-sync'],
    ].flat(),
    { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const { isDone, said } = await outcome(child);
  if (!isDone) throw await startFailure(options.dataDir, said);
}

function outcome(child: ChildProcess): Promise<{ isDone: boolean; said: string }> {
  const said: string[] = [];
  // Read and discard. A full pipe would block the program. A closed pipe ends it, which is what we
  // want if this process is killed.
  child.stdout?.resume();
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isDone: false, said: error.message }));
    child.on('close', (code) => {
      const lines = said.join('').split('\n');
      const reason = lines.find((line) => /error:|FATAL|PANIC|No space/.test(line));
      resolve({ isDone: code === 0, said: reason ?? lines.filter(Boolean).at(-1) ?? '' });
    });
  });
}

async function makeFolder(folder: string, user: ProcessUser | null) {
  await mkdir(folder, { mode: 0o700 });
  if (user) await lchown(folder, user.uid, user.gid);
}

async function writePassword(file: string, password: string, user: ProcessUser | null) {
  await writeFile(file, password, { mode: 0o600, flag: 'wx', flush: true });
  if (user) await lchown(file, user.uid, user.gid);
}

async function hasContent(folder: string): Promise<boolean> {
  return (await lstat(path.join(folder, 'PG_VERSION')).catch(() => null)) !== null;
}
