import { chmod, lchown, mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findObstructingSocketLock, removeObstruction } from './postmaster-pid.ts';
import { isFolderOf, isReachableByAll } from './reachable-folder.ts';
import { DatabaseStartError } from './start-errors.ts';
import type { Transport } from './transport.ts';
import type { ProcessUser } from './unprivileged-user.ts';

// Only part of the socket's name. The folder is private, so any number works.
const PORT = 5432;
const PRIVATE = 0o700;
// The limit is 104 on macOS and 108 on Linux, including the final zero.
const LONGEST_SOCKET_PATH_BYTES = 103;

interface SocketOptions {
  cluster: string;
  marker: string;
  user: ProcessUser | null;
}

/**
 * A Unix socket in a folder that only the server's user and root can enter. It is not in the data
 * folder, because a socket path must be short.
 */
export function socketTransport({ cluster, marker, user }: SocketOptions): Transport {
  const uid = user?.uid ?? process.geteuid?.() ?? 0;
  // The same name at each start, for connections that outlive a restart of the server.
  const name = `${marker}-${uid}`;
  let folder: string | null = null;

  return {
    needsPassword: false,
    async listenSettings() {
      folder = folder ? await prepareFolder(folder) : await chooseFolder();
      const lock = await findObstructingSocketLock(folder, PORT, cluster, marker);
      if (lock.state === 'obstructed') await removeObstruction(lock.file, lock.text);
      return {
        listen_addresses: '',
        // The setting is a list, so a comma in the path must be quoted.
        unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
        port: String(PORT),
      };
    },
    async addressOf({ socketDir, port }) {
      // Another user may have put a folder with this name there since, with their own server.
      if (!(await isFolderOf(socketDir, uid, PRIVATE))) return null;
      folder = socketDir;
      return { host: socketDir, port };
    },
    async cleanUp() {
      if (folder) await rmdir(folder).catch(() => {});
    },
  };

  async function chooseFolder(): Promise<string> {
    for (const parent of [tmpdir(), '/tmp']) {
      const wanted = path.join(parent, name);
      const socket = path.join(`${wanted}-123456`, `.s.PGSQL.${PORT}`);
      if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH_BYTES) continue;
      if (user && !(await isReachableByAll(parent))) continue;
      // Skip a temporary folder that is missing or not writable.
      const folder = await prepareFolder(wanted).catch(() => null);
      if (folder) return folder;
    }
    throw new DatabaseStartError(
      `Neither ${tmpdir()} nor /tmp can hold the socket of the database: ` +
        'set TMPDIR to a folder with a short path that this user, and the server, can enter.',
    );
  }

  async function prepareFolder(wanted: string): Promise<string> {
    if (await makePrivate(wanted, user)) return wanted;
    if (await isFolderOf(wanted, uid, PRIVATE)) return wanted;
    // The name is taken. Use one that nobody could predict.
    const other = await mkdtemp(`${wanted}-`);
    if (user) await lchown(other, user.uid, user.gid);
    return other;
  }
}

/** False if the folder exists and we must not change it. */
async function makePrivate(folder: string, user: ProcessUser | null): Promise<boolean> {
  try {
    await mkdir(folder, { mode: PRIVATE });
    await chmod(folder, PRIVATE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Root's own folder: another start is creating it right now, or was killed before changing its
    // owner.
    if (!user || !(await isFolderOf(folder, 0, PRIVATE))) return false;
  }
  if (user) await lchown(folder, user.uid, user.gid);
  return true;
}
