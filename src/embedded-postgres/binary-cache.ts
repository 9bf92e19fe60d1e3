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

/** Where copies may stand, best first. The temporary folder is for a read-only or noexec /var. */
function cacheFolders(): string[] {
  return ['/var/cache/plumbline', path.join(tmpdir(), 'plumbline-cache'), '/tmp/plumbline-cache'];
}

/**
 * Root's own copy of the programs in a place that every user can reach. The user that the server
 * runs as cannot enter the checkout when that stands in, say, /root.
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
      // Fails on a file system that is mounted noexec, even for root.
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

/** Null when the folder cannot be trusted: whoever can write there could run code as the server. */
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
    // Another start has put the same copy there first.
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

/** Every file is flushed before the copy gets its name, so that a named copy is a whole one. */
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
      // Set outright: the mask of this process, or of the one that installed, may be narrow.
      await chmod(target, path.basename(from) === 'bin' ? 0o755 : 0o644);
      await flushToDisk(target);
    }
  }
  await chmod(to, FOLDER_MODE);
  await flushToDisk(to);
}

/** What starts that were killed in the middle of copying have left. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.incoming-')) continue;
    const incoming = path.join(folder, name);
    const { mtimeMs } = await stat(incoming).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
      await rm(incoming, { recursive: true, force: true });
  }
}
