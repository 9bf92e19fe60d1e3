import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations, missingMigrations, readMigrations } from '#server/db/migrate.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, tableEntry } from './backup-manifest.ts';
import { describeTables, namesOfTables, type ProductTable } from './product-tables.ts';

type DatabasePart = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>;

interface DumpOptions {
  client: pg.Client;
  migrationsFolder: string;
  archive: ArchiveWriter;
  workFolder: string;
  /** Gets one line per receipt of the snapshot. */
  receiptList: string;
  signal: AbortSignal;
}

/**
 * Writes every table as of one instant, while other connections keep changing them. The embedded
 * server comes without pg_dump. We use `copy`, as pg_dump does.
 */
export async function dumpDatabase(options: DumpOptions): Promise<DatabasePart> {
  const { client, migrationsFolder, receiptList } = options;
  await client.query("set datestyle = 'ISO, YMD'; set timezone = 'UTC'");
  const isOurs = await client.query("select to_regclass('public.schema_migrations') as ledger");
  if (!isOurs.rows[0]?.ledger) {
    throw new BackupError('The database is empty: there is nothing to back up.');
  }
  await lockTables(client, migrationsFolder);
  const migrations = await appliedMigrations(client);
  const names = await knownTables(migrationsFolder, migrations);
  const tables: BackupManifest['tables'] = [];
  for (const table of await describeTables(client, names)) {
    tables.push({ ...table, rows: await dumpTable(table, options) });
  }
  await copyOut(client, listOfReceipts(names), receiptList, options.signal);
  const sequences = await listSequences(client, names);
  await client.query('commit');
  return { migrations, tables, sequences };
}

/**
 * The lock keeps an upgrade from changing the tables halfway, and blocks nothing else. Take it
 * before the first query: that query decides which instant the backup shows.
 */
async function lockTables(client: pg.Client, migrationsFolder: string): Promise<void> {
  const names = await knownTables(migrationsFolder, await appliedMigrations(client));
  await client.query('begin transaction isolation level repeatable read, read only');
  const list = names.map((name) => `public.${pg.escapeIdentifier(name)}`);
  await client.query(`lock table public.schema_migrations, ${list} in access share mode`);
}

async function knownTables(migrationsFolder: string, applied: string[]): Promise<string[]> {
  missingMigrations(await readMigrations(migrationsFolder), applied);
  const newest = applied.at(-1);
  return newest ? namesOfTables(migrationsFolder, newest) : [];
}

async function dumpTable({ name, columns }: ProductTable, options: DumpOptions): Promise<number> {
  const { client, archive, workFolder, signal } = options;
  const spooled = path.join(workFolder, `${name}.copy.gz`);
  const list = columns.map((column) => pg.escapeIdentifier(column));
  const rows = await copyOut(
    client,
    `copy public.${pg.escapeIdentifier(name)} (${list}) to stdout`,
    spooled,
    signal,
  );
  await archive.addFile(tableEntry(name), spooled);
  await rm(spooled);
  return rows;
}

/** Without receipts, the list is empty. */
function listOfReceipts(tables: string[]): string {
  const isThere = tables.includes('uploads');
  return isThere
    ? 'copy (select user_id, key, sha256 from public.uploads where is_stored order by user_id, key) to stdout'
    : 'copy (select where false) to stdout';
}

/** Tables are compressed on the way to the disk; the list is not. */
async function copyOut(client: pg.Client, sql: string, file: string, signal: AbortSignal) {
  const rows = client.query(copyTo(sql));
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  if (file.endsWith('.gz')) await pipeline(rows, createGzip(), target, { signal });
  else await pipeline(rows, target, { signal });
  return rows.rowCount;
}

/** Read after the tables, so they are never behind. */
async function listSequences(client: pg.Client, tables: string[]) {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename in (
       select s.relname from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
         join pg_class t on t.oid = d.refobjid
       where s.relkind = 'S' and t.relname = any($1))
     order by 1`,
    [tables],
  );
  return rows.map(({ name, value }) => ({ name, value: Number(value) }));
}
