import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { liftLimits } from './session-limits.ts';
import { withShortLocks } from './short-locks.ts';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const releasesSchema = z.array(z.object({ version: z.string(), lastMigration: z.string() }));

/** Any number works, but every process that migrates this product must use the same one. */
export const MIGRATION_LOCK = 7_125_301;
/** The list of migrations that a database has had. */
export const LEDGER =
  'schema_migrations (name text primary key, applied_at timestamptz not null default now(), works_with text)';

/** A newer version has used the database. The message is for the user. */
export class SchemaTooNewError extends Error {}

export interface Migration {
  name: string;
  sql: string;
  /** Every version that has this migration can use the database after the new one. */
  worksWith: string;
}

/**
 * Applies the missing migrations, forward only, one transaction per file. Drizzle's own migrator
 * uses one transaction for all files and takes no lock, so two processes that start at once would
 * collide.
 */
export async function migrate(connection: pg.ClientConfig, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    application_name: 'plumbline migration',
  });
  await client.connect();
  try {
    await liftLimits(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists ${LEDGER}`);
    await client.query('alter table schema_migrations add column if not exists works_with text');
    return await applyMissing(client, migrations);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const later = await bearableMigrations(client, migrations);
  const applied = await appliedMigrations(client);
  const missing = missingMigrations(
    migrations,
    applied.filter((name) => !later.includes(name)),
  );
  // Versions follow each other. A database that has one's future but not its past is neither's.
  if (missing.length > 0 && later.length > 0) throw tooNew(later);
  for (const migration of missing) {
    await withShortLocks(client, () => applyMigration(client, migration));
  }
  return missing.map((migration) => migration.name);
}

/**
 * Migrations of a newer version that this one can live with, so that both can serve during an
 * upgrade.
 */
async function bearableMigrations(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const known = migrations.map((migration) => migration.name);
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations where works_with = any($1) and name <> all($1)',
    [known],
  );
  return rows.map((row) => row.name);
}

/** Runs in the open transaction. The table of applied migrations must exist. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  const { name, sql, worksWith } = migration;
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query('insert into schema_migrations (name, works_with) values ($1, $2)', [
    name,
    worksWith,
  ]);
}

/** In the order in which they were applied. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from schema_migrations order by applied_at, name',
  );
  return rows.map((row) => row.name);
}

export function missingMigrations(migrations: Migration[], applied: string[]): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) throw tooNew(unknown);
  return migrations.filter((migration) => !applied.includes(migration.name));
}

const tooNew = (unknown: string[]) =>
  new SchemaTooNewError(
    `The database was last used by a newer version (it has ${unknown.join(', ')}). Start that version or newer.`,
  );

export async function readMigrations(folder: string): Promise<Migration[]> {
  const [journal, releases] = await Promise.all([
    readFile(path.join(folder, 'meta/_journal.json'), 'utf8'),
    readReleases(folder),
  ]);
  const { entries } = journalSchema.parse(JSON.parse(journal));
  const firstRelease = releases[0]?.lastMigration;
  const start = entries.findIndex(({ tag }) => tag === firstRelease);
  return Promise.all(
    entries.map(async ({ tag }, index) => {
      const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
      const since = contractRelease(sql);
      const release = releases.find(({ version }) => version === since);
      if (since && !release) throw new Error(`${tag} names ${since}, which is no release`);
      const oldest = release?.lastMigration ?? firstRelease;
      return { name: tag, sql, worksWith: start >= 0 && index > start && oldest ? oldest : tag };
    }),
  );
}

/** The releases with their last migrations, oldest first. */
export async function readReleases(folder: string) {
  return releasesSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'releases.json'), 'utf8')),
  );
}

/**
 * A migration that takes something away says which release was the first that does not need it:
 * `-- contract after 0.2.0: nothing reads expenses.image_url`.
 */
export function contractRelease(sql: string): string | undefined {
  return /^-- contract after (\S+): \S/m.exec(sql)?.[1];
}
