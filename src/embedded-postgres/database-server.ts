import { createHash } from 'node:crypto';
import path from 'node:path';
import { shareBinaries } from './binary-cache.ts';
import { giveToServerUser, holdsDatabase, locateCluster } from './cluster-folder.ts';
import { initCluster } from './cluster-init.ts';
import { loopbackTransport } from './loopback-transport.ts';
import { findPostgresBinaries, majorVersion, type PostgresBinaries } from './postgres-binaries.ts';
import { findPostmaster } from './postmaster-pid.ts';
import { socketTransport } from './socket-transport.ts';
import type { Transport } from './transport.ts';
import { chooseServerUser, type ProcessUser } from './unprivileged-user.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: (level: 'info' | 'warn' | 'error', message: string) => void;
  /** Called once if another application takes over the folder while the database is down. */
  onLost?: (error: Error) => void;
  /** For tests: Postgres settings that override ours. */
  settings?: Record<string, string>;
  /** For tests: otherwise only Windows uses loopback. */
  transport?: 'socket' | 'loopback';
}

/** What we need to run a server on one data folder, or to find one that already runs there. */
export interface DatabaseServer {
  dataDir: string;
  /** The real path of the database folder. */
  cluster: string;
  /** The server's cluster_name, unique per folder. It is part of the process titles. */
  marker: string;
  /** Null: the user that runs this process. */
  user: ProcessUser | null;
  binaries: PostgresBinaries;
  transport: Transport;
  settings: Record<string, string>;
  log: EmbeddedPostgresOptions['log'];
}

/** Prepares the data folder for a server, and creates a database if there is none. */
export async function prepareServer(options: EmbeddedPostgresOptions): Promise<DatabaseServer> {
  const { settings = {}, log } = options;
  const dataDir = path.resolve(options.dataDir);
  const cluster = await locateCluster(dataDir);
  const installed = await findPostgresBinaries();
  const isThere = await holdsDatabase(cluster, majorVersion(installed.version));
  const user = await chooseServerUser(cluster);
  const binaries = user ? await shareBinaries(installed) : installed;
  const marker = clusterMarker(cluster);
  const kind = options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket');
  const transport =
    kind === 'loopback' ? loopbackTransport(cluster) : socketTransport({ cluster, marker, user });
  const server = { dataDir, cluster, marker, user, binaries, transport, settings, log };

  if (!isThere) {
    log('info', `Creating a new database in ${cluster}.`);
    const isDurable = settings['fsync'] !== 'off';
    await initCluster({ ...server, isDurable, withPassword: transport.needsPassword });
  }
  if (user && (await findPostmaster(cluster, marker)).state !== 'running') {
    const wasGiven = await giveToServerUser(cluster, user);
    if (wasGiven) log('warn', `${cluster} belonged to root; it belongs to user ${user.uid} now.`);
  }
  return server;
}

export function clusterMarker(cluster: string): string {
  return `plumbline-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
}
