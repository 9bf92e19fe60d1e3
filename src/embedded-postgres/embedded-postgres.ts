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
  /** Stops the server. Resolves when it has ended, or after `withinMs` if it hangs. */
  close(withinMs?: number): Promise<void>;
}

/**
 * Starts the Postgres that comes with the application, with its data in `<dataDir>/postgres`, or
 * takes over one that a killed application left running there.
 *
 * @throws DataDirInUseError if another application uses the folder, and DatabaseStartError for
 * other reasons that the user can fix. Both messages say in one line what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const server = await prepareServer(options);
    const claim = await openDatabase(server);
    // This only frees disk space; the next start tries again.
    await removeUnfinishedInits(server.cluster).catch(() => {});
    const { close } = supervise(server, claim, options.onLost ?? (() => {}));
    return { connection: connectionTo(claim.address), close };
  } catch (error) {
    throw await explainStartError(options.dataDir, error);
  }
}

/**
 * The address of a running application's database, for a program that works beside it. Only that
 * application may stop the database.
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

/** ssl is explicit, because a PGSSLMODE in the environment would change the default. */
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

/** A separate step: initdb does not create a database with this name, and it can be dropped. */
async function createDatabase({ client }: DataDirLock): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount !== 0) return;
  // This can take longer than other queries, because it copies a database and the disk may be slow.
  // The library has this option, but its types do not.
  const query = { text: `create database ${DATABASE}`, query_timeout: CREATE_TIMEOUT_MS };
  await client.query(query as pg.QueryConfig);
}
