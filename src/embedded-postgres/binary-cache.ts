import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flushToDisk } from './flush-to-disk.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isFolderOf, isReachableByAll } from './reachable-folder.ts';
import { DatabaseStartError } from './start-errors.ts';

const FOLDER_MODE = 0o755;
const ABANDONED_AFTER_MS = 3_600_000;

/** Where to put copies, best first. The temporary folder is for a read-only or noexec /var. */
function cacheFolders(): string[] {
  return ['/var/cache/plumbline', path.join(tmpdir(), 'plumbline-cache'), '/tmp/plumbline-cache'];
}

/**
 * Copies the programs to a place that every user can reach. The server's user cannot enter the
 * checkout if it is in /root, for example.
 */
export async function shareBinaries(
  binaries: PostgresBinaries,
  folders = cacheFolders(),
): Promise<PostgresBinaries> {
  const name = `postgres-${binaries.version}-${process.platform}-${process.arch}`;
  let lastError: unknown;
  for (const folder of folders) {
    try {
      const copy = await copyOnce(binaries.folder, folder, name);
      if (!copy) continue;
      const bin = path.join(copy, 'bin');
      const shared = { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') };
      // This fails on a noexec file system, even for root.
      await access(shared.postgres, constants.X_OK);
      return { ...binaries, ...shared, folder: copy, pgCtl: path.join(bin, 'pg_ctl') };
    } catch (error) {
      lastError = error;
    }
  }
  throw new DatabaseStartError(
    `Postgres does not run as root, and no folder can hold a copy of it that another user can run ` +
      `(tried ${folders.join(', ')}): start as an ordinary user.`,
    { cause: lastError },
  );
}

/**
 * Null if the folder cannot be trusted: anyone who can write there could run code as the server's
 * user.
 */
async function copyOnce(source: string, folder: string, name: string): Promise<string | null> {
  const copy = path.join(folder, name);
  await makeFolder(folder);
  if (!(await isFolderOf(folder, 0, FOLDER_MODE)) || !(await isReachableByAll(folder))) return null;
  if (await isFolderOf(copy, 0, FOLDER_MODE)) return copy;
  await removeAbandoned(folder);
  const incoming = path.join(folder, `.incoming-${randomBytes(6).toString('hex')}`);
  try {
    await copyTree(source, incoming);
    await rename(incoming, copy);
    await flushToDisk(folder);
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another start was faster and put the same copy there.
    if (!['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
  }
  return (await isFolderOf(copy, 0, FOLDER_MODE)) ? copy : null;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  await chmod(folder, FOLDER_MODE);
}

/** Flushes every file before the copy gets its name, so a copy with the final name is complete. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyTree(source, target);
    } else if (entry.isSymbolicLink()) {
      await symlink(await readlink(source), target);
    } else if (!entry.name.endsWith('.a')) {
      await copyFile(source, target);
      // Set explicitly, because the umask of this process, or of the one that installed, may be
      // restrictive.
      await chmod(target, path.basename(from) === 'bin' ? 0o755 : 0o644);
      await flushToDisk(target);
    }
  }
  await chmod(to, FOLDER_MODE);
  await flushToDisk(to);
}

/** Removes what starts left behind that were killed while copying. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.incoming-')) continue;
    const incoming = path.join(folder, name);
    const { mtimeMs } = await stat(incoming).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
      await rm(incoming, { recursive: true, force: true });
  }
}
