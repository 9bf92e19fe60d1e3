import type pg from 'pg';
import { removeUnfinishedInits, SUPERUSER } from './cluster-init.ts';
import { type Claim, claimDataDir } from './data-dir-claim.ts';
import type { DataDirLock } from './data-dir-lock.ts';
import {
  type DatabaseServer,
  type EmbeddedPostgresOptions,
  prepareServer,
} from './database-server.ts';
import { stopPostmaster } from './postmaster.ts';
import { findPostmaster } from './postmaster-pid.ts';
import { DatabaseStartError, explainStartError } from './start-errors.ts';
import { supervise } from './supervision.ts';
import type { Address } from './transport.ts';

export { DatabaseStartError, DataDirInUseError } from './start-errors.ts';

const DATABASE = 'plumbline';
const CREATE_TIMEOUT_MS = 60_000;

export interface EmbeddedPostgres {
  /** For `pg`. The host is the folder of a Unix socket, or 127.0.0.1. */
  connection: Address & { user: string; database: string; ssl: false };
  /** Stops the server and resolves when it has really ended, or hangs for longer than that. */
  close(withinMs?: number): Promise<void>;
}

/**
 * Starts the Postgres that comes with the application, with its data in `<dataDir>/postgres`, or
 * takes over one that a killed application has left running there.
 *
 * @throws DataDirInUseError when another application uses the folder, and DatabaseStartError for
 *   other reasons that a person can mend; both say in one line what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const server = await prepareServer(options);
    const claim = await openDatabase(server);
    // Only room on the disk is at stake; the next start will try again.
    await removeUnfinishedInits(server.cluster).catch(() => {});
    const { close } = supervise(server, claim, options.onLost ?? (() => {}));
    return { connection: connectionTo(claim.address), close };
  } catch (error) {
    throw await explainStartError(options.dataDir, error);
  }
}

/**
 * The address of the database of a running application, for a program that works beside it. It is
 * that application's to stop.
 */
export async function joinEmbeddedPostgres(
  dataDir: string,
): Promise<EmbeddedPostgres['connection']> {
  const { cluster, marker, transport } = await prepareServer({ dataDir, log: () => {} });
  const found = await findPostmaster(cluster, marker);
  const place = found.state === 'running' ? found.place : null;
  const address = place && (await transport.addressOf(place));
  if (!address) {
    throw new DatabaseStartError(
      `The database in ${dataDir} is just starting or stopping: try again in a moment.`,
    );
  }
  return connectionTo(address);
}

/** ssl is said, or a PGSSLMODE in the environment would decide. */
function connectionTo(address: Address): EmbeddedPostgres['connection'] {
  return { ...address, user: SUPERUSER, database: DATABASE, ssl: false };
}

async function openDatabase(server: DatabaseServer): Promise<Claim> {
  let claim: Claim | null = null;
  try {
    claim = await claimDataDir(server, new AbortController().signal);
    if (claim.isTakenOver)
      server.log('info', `Taking over the database that was left running (process ${claim.pid}).`);
    await createDatabase(claim.lock);
    return claim;
  } catch (error) {
    if (claim) await stopPostmaster(server, claim.pid);
    await server.transport.cleanUp();
    throw error;
  }
}

/** Not a part of making the cluster: initdb makes none of that name, and one can be dropped. */
async function createDatabase({ client }: DataDirLock): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount !== 0) return;
  // Longer than a query on this connection may take: it copies a database, to a disk that may be
  // slow. The type does not know of the option, the library does.
  const query = { text: `create database ${DATABASE}`, query_timeout: CREATE_TIMEOUT_MS };
  await client.query(query as pg.QueryConfig);
}
