import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Any constant will do, as long as every process that migrates this product uses the same one. */
const MIGRATION_LOCK = 7_125_301;

/** The database was written by a newer version; the message is for the person who starts it. */
export class SchemaTooNewError extends Error {}

interface Migration {
  name: string;
  sql: string;
}

/**
 * Applies what is missing, forward only, one transaction a file. Drizzle's own migrator runs all
 * files in one transaction and takes no lock, so that two processes starting at once would collide.
 */
export async function migrate(connection: pg.ClientConfig, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ ...connection, application_name: 'plumbline migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, migrations);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new SchemaTooNewError(
      `The database was last used by a newer version (it has ${unknown.join(', ')}). Start that version or newer.`,
    );
  }
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const { name, sql } of missing) {
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed`, { cause: error });
    }
  }
  return missing.map((migration) => migration.name);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = journalSchema.parse(JSON.parse(journal));
  return Promise.all(
    entries.map(async ({ tag }) => ({
      name: tag,
      sql: await readFile(path.join(folder, `${tag}.sql`), 'utf8'),
    })),
  );
}
