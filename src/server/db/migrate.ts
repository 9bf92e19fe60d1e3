import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Any number works, but every process that migrates this product must use the same one. */
export const MIGRATION_LOCK = 7_125_301;
/** The list of migrations that a database has had. */
export const LEDGER =
  'schema_migrations (name text primary key, applied_at timestamptz not null default now())';

/** A newer version has used the database. The message is for the user. */
export class SchemaTooNewError extends Error {}

export interface Migration {
  name: string;
  sql: string;
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
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists ${LEDGER}`);
    return await applyMissing(client, migrations);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const missing = missingMigrations(migrations, await appliedMigrations(client));
  for (const migration of missing) {
    await client.query('begin');
    try {
      await applyMigration(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
  return missing.map((migration) => migration.name);
}

/** Runs in the open transaction. The table of applied migrations must exist. */
export async function applyMigration(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
  await client.query('insert into schema_migrations (name) values ($1)', [name]);
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
  if (unknown.length > 0) {
    throw new SchemaTooNewError(
      `The database was last used by a newer version (it has ${unknown.join(', ')}). Start that version or newer.`,
    );
  }
  return migrations.filter((migration) => !applied.includes(migration.name));
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = journalSchema.parse(JSON.parse(journal));
  return Promise.all(
    entries.map(async ({ tag }) => ({
      name: tag,
      sql: await readFile(path.join(folder, `${tag}.sql`), 'utf8'),
    })),
  );
}
