import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let connection: pg.ClientConfig;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-migrations-'));
  await cp('drizzle', folder, { recursive: true });
  connection = await createEmptyDatabase();
});
afterEach(() => rm(folder, { recursive: true }));

async function addMigration(tag: string, sql: string) {
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  journal.entries.push({ tag });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(path.join(folder, `${tag}.sql`), sql);
}

async function dropLastMigration(place: string) {
  const file = path.join(place, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  journal.entries.pop();
  await writeFile(file, JSON.stringify(journal));
}

async function addRelease(version: string, lastMigration: string) {
  const file = path.join(folder, 'releases.json');
  const releases = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify([...releases, { version, lastMigration }]));
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

describe('migrate', () => {
  it('applies each file once, also if several processes start at once', async () => {
    const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'));
    const names = journal.entries.map(({ tag }: { tag: string }) => tag);
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(connection, folder)));
    expect(runs.flat()).toEqual(names);
    expect(await migrate(connection, folder)).toEqual([]);
  });

  it('lets others use a table while it waits for its lock', async () => {
    await migrate(connection, folder);
    await addMigration('9999_lock', 'lock table users in access exclusive mode');
    const [reader, server] = [new pg.Client(connection), new pg.Client(connection)];
    await Promise.all([reader.connect(), server.connect()]);
    await reader.query('begin; select from users');
    const migrated = migrate(connection, folder);
    const isWaiting = async () => {
      const { rows } = await server.query('select from pg_locks where not granted');
      return rows.length > 0;
    };
    while (!(await isWaiting()));
    // Behind the lock that the migration waits for.
    await server.query("set statement_timeout = '4s'; select from users");
    await reader.query('commit');
    expect(await migrated).toEqual(['9999_lock']);
    await Promise.all([reader.end(), server.end()]);
  });

  it('takes its time, also if the role of the connection has limits', async () => {
    await migrate(connection, folder);
    await addMigration('9999_slow', 'select pg_sleep(0.5)');
    const limited = { ...connection, statement_timeout: 100 };
    expect(await migrate(limited, folder)).toEqual(['9999_slow']);
  });

  it('rolls back a failed file, keeps earlier ones, and can continue later', async () => {
    await addMigration('9999_half', 'create table half (id int); select 1 / 0;');
    await expect(migrate(connection, folder)).rejects.toThrow('Migration 9999_half failed');
    expect(
      await query("select to_regclass('half') as half, to_regclass('users') as users"),
    ).toEqual([{ half: null, users: 'users' }]);
    await writeFile(path.join(folder, '9999_half.sql'), 'create table half (id int)');
    expect(await migrate(connection, folder)).toEqual(['9999_half']);
  });

  it('refuses a database that a newer version has used', async () => {
    await migrate(connection, folder);
    await query("insert into schema_migrations (name) values ('9999_future')");
    await expect(migrate(connection, folder)).rejects.toThrow(
      'The database was last used by a newer version (it has 9999_future). Start that version or newer.',
    );
  });

  it('starts beside a newer version that only added something', async () => {
    const older = await mkdtemp(path.join(tmpdir(), 'plumbline-migrations-'));
    await cp('drizzle', older, { recursive: true });
    await addMigration('9998_more', 'alter table projects add color text');
    expect(await migrate(connection, folder)).toContain('9998_more');
    expect(await migrate(connection, older)).toEqual([]);
    await rm(older, { recursive: true });
  });

  it('refuses a newer version that took away what this one needs', async () => {
    const older = await mkdtemp(path.join(tmpdir(), 'plumbline-migrations-'));
    await cp('drizzle', older, { recursive: true });
    await addMigration('9997_more', 'alter table projects add color text');
    await addRelease('9.0.0', '9997_more');
    const sql =
      '-- contract after 9.0.0: color replaces it\nalter table projects drop column budget';
    await addMigration('9998_less', sql);
    const between = await mkdtemp(path.join(tmpdir(), 'plumbline-migrations-'));
    await cp(folder, between, { recursive: true });
    await dropLastMigration(between);
    await migrate(connection, folder);
    expect(await migrate(connection, between)).toEqual([]);
    await expect(migrate(connection, older)).rejects.toThrow(
      'The database was last used by a newer version (it has 9998_less). Start that version or newer.',
    );
    await Promise.all([older, between].map((each) => rm(each, { recursive: true })));
  });

  it('refuses a second step that names no release', async () => {
    await addMigration('9998_less', '-- contract after 9.9.9: gone\nselect 1');
    await expect(migrate(connection, folder)).rejects.toThrow(
      '9998_less names 9.9.9, which is no release',
    );
  });
});

describe('the schema', () => {
  it('never connects rows of two owners, even by a wrong query', async () => {
    await migrate(connection, folder);
    await query("insert into users (email) values ('a@example.com'), ('b@example.com')");
    await query("insert into projects (user_id, name, budget) values (1, 'Kitchen', 100)");
    await query("insert into contractors (user_id, name) values (1, 'Bob'), (2, 'Eve')");
    const expense = (userId: number, projectId: number, contractorId: number | null) =>
      query(
        `insert into expenses (user_id, project_id, contractor_id, description, amount, category, payment_method, date)
         values (${userId}, ${projectId}, ${contractorId}, 'x', 1, 'labor', 'cash', '2026-01-01')`,
      );
    await expect(expense(2, 1, null)).rejects.toThrow('expenses_project_fkey');
    await expect(expense(1, 1, 2)).rejects.toThrow('expenses_contractor_fkey');
    await expect(
      query(
        "insert into milestones (user_id, project_id, title, category) values (2, 1, 'x', 'y')",
      ),
    ).rejects.toThrow('milestones_project_fkey');
    await expense(1, 1, 1);
    await query('delete from contractors where user_id = 1');
    expect(await query('select user_id, contractor_id from expenses')).toEqual([
      { user_id: 1, contractor_id: null },
    ]);
  });
});
