import { access } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import {
  DatabaseStartError,
  DataDirInUseError,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#embedded-postgres/embedded-postgres.ts';
import type { Settings } from '#server/config/env.ts';
import { requireUsableDatabase } from '#server/db/outside-database.ts';
import { liftLimits } from '#server/db/session-limits.ts';

interface DatabaseNeeds {
  settings: Settings;
  purpose: string;
  /** `existing` works beside a running server. `alone` creates the database if there is none. */
  use: 'existing' | 'alone';
}

/** Runs with a connection to the product's database, whether or not its server is running. */
export async function withDatabase<T>(
  needs: DatabaseNeeds,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connection, close } = await openDatabase(needs);
  try {
    return await withClient({ ...connection, application_name: needs.purpose }, work);
  } finally {
    await close();
  }
}

async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, keepAlive: true });
  // Without a listener, a broken connection would end the process. The running query fails too.
  client.on('error', () => {});
  await client.connect();
  try {
    // Some statements here take long, so the server's limit does not apply.
    await liftLimits(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The lock on the data folder decides. If we get it, we start the database and are its only
 * application until the work is done. If not, we work beside the application that has it.
 */
async function openDatabase({ settings, use }: DatabaseNeeds) {
  const nothingToClose = async () => {};
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl) {
    await requireUsableDatabase(databaseUrl, databaseDirectUrl);
    const connectionString = databaseDirectUrl ?? databaseUrl;
    return { connection: { connectionString }, close: nothingToClose };
  }
  const { dataDir } = settings;
  if (use === 'existing') await requireDatabase(dataDir);
  try {
    return await startEmbeddedPostgres({ dataDir, log: () => {} });
  } catch (error) {
    if (!(error instanceof DataDirInUseError) || use === 'alone') throw error;
    return { connection: await joinEmbeddedPostgres(dataDir), close: nothingToClose };
  }
}

async function requireDatabase(dataDir: string): Promise<void> {
  await access(path.join(dataDir, 'postgres')).catch(() => {
    throw new DatabaseStartError(
      `There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as for the server.`,
    );
  });
}
