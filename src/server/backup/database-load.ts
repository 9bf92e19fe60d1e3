import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isDatabaseUnavailable } from '#server/db/database-faults.ts';
import {
  applyMigration,
  LEDGER,
  MIGRATION_LOCK,
  type Migration,
  missingMigrations,
} from '#server/db/migrate.ts';
import type { VerifiedArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { type BackupManifest, tableEntry } from './backup-manifest.ts';
import { setRulesAside } from './set-aside-rules.ts';

/** With fewer rows, taking rules off and putting them back takes longer than it saves. */
const MANY_ROWS = 20_000;

export class CommitUnknownError extends BackupError {}

interface LoadOptions {
  client: pg.Client;
  archive: VerifiedArchive;
  migrations: Migration[];
  signal: AbortSignal;
  /** From how many rows on the rules of the tables are set aside. */
  manyRows?: number | undefined;
  /** The last step before the commit. If it fails, nothing has happened. */
  beforeCommit: () => Promise<void>;
}

/** Refuses a database that contains anything. Extensions that a host installs do not count. */
export async function requireEmptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by relname limit 1`,
  );
  if (!rows[0]) return;
  throw new BackupError(
    `The database is not empty (it has a table ${rows[0].name}) and was not changed: restore into a ` +
      'new one, with another DATA_DIR or DATABASE_URL.',
  );
}

/**
 * Does everything in one transaction: the schema of the backup, its rows, and then the newer
 * migrations.
 *
 * @returns how many of the stored totals were wrong
 */
export async function loadDatabase(options: LoadOptions): Promise<number> {
  const { client, archive, migrations } = options;
  const { manifest } = archive;
  const later = missingMigrations(migrations, manifest.migrations);
  const earlier = migrations.filter((migration) => !later.includes(migration));
  await client.query("set datestyle = 'ISO, YMD'; set timezone = 'UTC'");
  await client.query('begin');
  try {
    // A server that starts on this database now waits, and then finds it migrated.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await requireEmptyDatabase(client);
    await client.query(`create table ${LEDGER}`);
    for (const migration of earlier) await applyMigration(client, migration);
    await loadTables(options);
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [identifier(name), value]);
    }
    await forgetAbsentReceipts(client, manifest);
    const wrongFigures = await recountIfKept(client);
    for (const migration of later) await applyMigration(client, migration);
    await options.beforeCommit();
    await commit(client);
    return wrongFigures;
  } catch (error) {
    // A lost connection has already rolled back.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** If the answer to the commit was lost, we do not know whether it happened. */
async function commit(client: pg.Client): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    if (error instanceof pg.DatabaseError && !isDatabaseUnavailable(error)) throw error;
    throw new CommitUnknownError(
      'The connection to the database broke at the very last step. Run the restore again: if it ' +
        'finds that the database is not empty, this restore was complete and everything is there.',
      { cause: error },
    );
  }
}

async function loadTables(options: LoadOptions): Promise<void> {
  const { client, archive, signal, manyRows = MANY_ROWS } = options;
  const waiting = new Map(archive.manifest.tables.map((table) => [tableEntry(table.name), table]));
  const names = archive.manifest.tables.map(({ name }) => name);
  // The backup contains the totals. Counting while rows load would double them.
  for (const name of names) await setTriggers(client, name, 'disable');
  const rowCount = archive.manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  const putRulesBack = rowCount < manyRows ? undefined : await setRulesAside(client, names);
  for await (const entry of archive.entries()) {
    const table = waiting.get(entry.name);
    if (!table) continue;
    const columns = table.columns.map((column) => pg.escapeIdentifier(column));
    const rows = client.query(copyFrom(`copy ${identifier(table.name)} (${columns}) from stdin`));
    await pipeline(entry.content, createGunzip(), rows, { signal });
    if (rows.rowCount !== table.rows) {
      throw new BackupError(`${rows.rowCount} rows of ${table.rows} of ${table.name} came back.`);
    }
    waiting.delete(entry.name);
    if (waiting.size === 0) break;
  }
  const [missing] = waiting.values();
  if (missing) throw new BackupError(`The backup lacks its table ${missing.name}.`);
  await putRulesBack?.();
  for (const name of names) await setTriggers(client, name, 'enable');
}

/** Foreign keys are not included. */
async function setTriggers(client: pg.Client, table: string, state: 'enable' | 'disable') {
  await client.query(`alter table ${identifier(table)} ${state} trigger user`);
}

/** The backup may be of a version in which an expense had one file. */
const FORGET_RECEIPT = 'update expenses set image_url = null where user_id = $1 and image_url = $2';
const FORGET_FILE = `
  update expenses set attachments = (
    select coalesce(jsonb_agg(file order by nth), '[]')
    from jsonb_array_elements(attachments) with ordinality files (file, nth)
    where file ->> 'key' <> $2)
  where user_id = $1 and attachments @> jsonb_build_array(jsonb_build_object('key', $2::text))`;

async function forgetAbsentReceipts(client: pg.Client, { absentReceipts }: BackupManifest) {
  const known = await client.query("select to_regclass('expense_files') as several");
  const forget = known.rows[0]?.several ? FORGET_FILE : FORGET_RECEIPT;
  for (const { userId, key } of absentReceipts) {
    await client.query(forget, [userId, key]);
    await client.query('delete from uploads where user_id = $1 and key = $2', [userId, key]);
  }
}

async function recountIfKept(client: pg.Client): Promise<number> {
  const known = await client.query("select to_regprocedure('recount()') as recount");
  if (!known.rows[0]?.recount) return 0;
  const { rows } = await client.query<{ wrong: number }>('select recount() as wrong');
  return rows[0]?.wrong ?? 0;
}

const identifier = (name: string) => `public.${pg.escapeIdentifier(name)}`;
