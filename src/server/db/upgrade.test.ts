import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { createEmptyDatabase, openTestDatabase } from '#server/testing/test-database.ts';
import { hashPassword } from '../features/auth/password-hash.ts';
import { migrate } from './migrate.ts';

/** Something in every table of the first migration. */
const FIRST_DATA = `
  insert into users (email, first_name, subscription_status, google_id, stripe_customer_id)
    values ('ada@example.com', 'Ada', 'active', 'google-1', 'cus_1'), ('bob@example.com', null, 'free', null, null);
  insert into projects (user_id, name, budget, start_date)
    values (1, 'Kitchen', 25000.50, '2026-01-02 03:04:05+00'), (1, 'Bath', 900, null), (2, 'Deck', 100, null);
  insert into contractors (user_id, name, hourly_rate) values (1, 'Rosa', 95.5), (1, 'Tom', null), (2, 'Eve', 1);
  insert into expenses (user_id, project_id, contractor_id, description, amount, category, payment_method, date, notes, image_url)
    values (1, 1, 1, 'Tiles', 120.50, 'materials', 'cash', '2026-03-08', 'Blue', 'https://example.com/r.pdf'),
      (1, 1, null, 'More tiles', 0.01, 'materials', 'cash', '2026-03-09', null, null),
      (1, 2, 2, 'Pipes', 99999999.99, 'labor', 'check', '2026-03-10', null, null),
      (2, 3, null, 'Screws', 3.20, 'tools', 'other', '2026-03-11', null, null);
  insert into milestones (user_id, project_id, title, category, target_date, is_completed, completed_date)
    values (1, 1, 'Cabinets in', 'Kitchen', '2026-05-01', false, null), (2, 3, 'Done', 'Inspection', null, true, now());
  insert into ai_messages (user_id, role, content) values (1, 'user', 'What is left?'), (1, 'assistant', '$5');
  insert into sessions (sid, user_id, sess, expire) values ('sid-1', 1, '{"signedInWith":"password"}', now() + interval '1 day');
  insert into rate_counters (key, count, resets_at) values ('key', 3, now() + interval '1 hour');
  insert into password_resets (token_hash, user_id, expire) values ('hash', 1, now() + interval '1 hour')`;

/** A folder with the migrations before the named one. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-before-'));
  await cp('drizzle', folder, { recursive: true });
  const journalFile = path.join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journalFile, 'utf8'));
  const index = entries.findIndex(({ tag }: { tag: string }) => tag.startsWith(name));
  await writeFile(journalFile, JSON.stringify({ entries: entries.slice(0, index) }));
  return folder;
}

it('counts the existing receipts', async () => {
  const before = await migrationsBefore('0009');
  const connection = await createEmptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await migrate(connection, before);
  await client.query(`
    insert into users (email) values ('ada@example.com'), ('bob@example.com');
    insert into uploads (user_id, key, type, size, sha256, is_stored) values
      (1, 'receipts/a.pdf', 'application/pdf', 2000000000, 'a', true),
      (1, 'receipts/b.pdf', 'application/pdf', 2000000001, 'b', false),
      (9, 'receipts/of-nobody.pdf', 'application/pdf', 5, 'c', true)`);
  await migrate(connection, 'drizzle');
  const { rows } = await client.query('select stored_bytes from users order by id');
  expect(rows).toEqual([{ stored_bytes: '4000000001' }, { stored_bytes: '0' }]);
  await client.end();
  await rm(before, { recursive: true });
});

it('upgrades a database of the first version with everything in it', async () => {
  const first = await migrationsBefore('0001');
  const connection = await createEmptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  const rowsOf = async (table: string, columns: string) =>
    (await client.query(`select ${columns} from ${table} order by 1, 2`)).rows;

  await migrate(connection, first);
  await client.query(FIRST_DATA);
  await client.query("update users set password = $1 where email = 'ada@example.com'", [
    await hashPassword('correct horse battery'),
  ]);
  const { rows: tables } = await client.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
     group by 1 order by 1`,
  );
  const before = new Map<string, unknown[]>();
  for (const { name, columns } of tables) before.set(name, await rowsOf(name, columns));
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);

  await migrate(connection, 'drizzle');
  // Links expire after half an hour, and the third migration ends them.
  before.set('password_resets', []);
  for (const { name, columns } of tables) {
    expect([name, await rowsOf(name, columns)]).toEqual([name, before.get(name)]);
  }
  expect((await client.query('select recount() as wrong')).rows).toEqual([{ wrong: 0 }]);
  await client.end();

  const database = openTestDatabase(connection);
  const test = await createTestApp({ database });
  const ada = test.client();
  const signIn = { email: 'ada@example.com', password: 'correct horse battery' };
  expect((await ada.post('/api/login', signIn)).statusCode).toBe(200);
  expect((await ada.get('/api/projects/1/summary')).json()).toMatchObject({
    totalBudget: '25000.50',
    totalSpent: '120.51',
    categoryBreakdown: { materials: '120.51' },
  });
  expect((await ada.get('/api/subscription-status')).json()).toMatchObject({
    subscriptionStatus: 'active',
    expenseCount: 3,
    contractorCount: 2,
  });
  expect((await ada.get('/api/expenses?search=BLUE')).json()).toMatchObject({ totalCount: 1 });
  expect((await ada.get('/api/milestones?projectId=1')).json()).toHaveLength(1);

  // What was there has its first version and no history, and can be changed, deleted and restored.
  const [tiles] = (await ada.get('/api/expenses?search=BLUE')).json().expenses;
  expect((await ada.get('/api/projects/1')).json()).toMatchObject({ version: 1 });
  expect((await ada.get('/api/projects/1/activity')).json()).toEqual({ entries: [], next: null });
  await ada.delete(`/api/expenses/${tiles.id}`);
  const [deletion] = (await ada.get('/api/projects/1/activity')).json().entries;
  expect((await ada.post(`/api/activity/${deletion.id}/restore`)).json()).toEqual(tiles);
  const url = `/api/expenses/${tiles.id}`;
  expect((await ada.put(url, { notes: 'Red', version: 1 })).json()).toMatchObject({ version: 2 });
  await test.close();
  await database.close();
  await rm(first, { recursive: true });
});

it('keeps every summary of the version before the budget', async () => {
  const before = await migrationsBefore('0016');
  const connection = await createEmptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await migrate(connection, before);
  await client.query(FIRST_DATA);
  await client.query("delete from expenses where description = 'More tiles'");
  const sums = async () =>
    (
      await client.query(`
        select p.id, p.budget, u.expense_count as in_account, t.category, t.payment_method,
          t.expense_count, t.amount, (select sum(e.amount) from expenses e where e.project_id = p.id) as spent
        from projects p join users u on u.id = p.user_id
        left join expense_totals t on t.user_id = p.user_id and t.project_id = p.id
        order by p.id, t.category, t.payment_method`)
    ).rows;
  const kept = await sums();
  expect(kept.map(({ amount }) => amount)).toEqual(['120.50', '99999999.99', '3.20']);
  await migrate(connection, 'drizzle');
  expect(await sums()).toEqual(kept);
  expect((await client.query('select recount() as wrong')).rows).toEqual([{ wrong: 0 }]);
  expect((await client.query('select * from budget_totals')).rows).toEqual([]);
  const { rows } = await client.query('select distinct kind, lines, is_holdback from expenses');
  expect(rows).toEqual([{ kind: 'expense', lines: [], is_holdback: false }]);
  await client.end();
  await rm(before, { recursive: true });
});
