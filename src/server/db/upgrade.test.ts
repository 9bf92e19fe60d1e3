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

/** Budget records, a shared project, a receipt, and the receipt of a deleted expense. */
const BUDGET_DATA = `
  insert into rooms (user_id, project_id, name) values (1, 1, 'Hall');
  insert into plan_lines (user_id, project_id, room_id, category, title, planned)
    values (1, 1, 1, 'materials', 'Floor', 900.10);
  insert into agreements (user_id, project_id, contractor_id, plan_line_id, title, amount, holdback_percent, agreed_on)
    values (1, 1, 1, 1, 'Tiling', 800.05, 10, '2026-03-01');
  insert into bills (user_id, project_id, agreement_id, plan_line_id, milestone_id, title, amount, held, due_on)
    values (1, 1, 1, 1, 1, 'First half', 400.03, 40, '2026-04-01');
  insert into reserve_moves (user_id, project_id, amount, plan_line_id, reason)
    values (1, 1, 100, null, null), (1, 1, -20.50, 1, 'Rotten joists');
  insert into uploads (user_id, key, type, size, sha256, is_stored) values
    (1, 'receipts/abcdefghijklmnopqrstuvwxyz012345.pdf', 'application/pdf', 7, 'a', true),
    (1, 'receipts/bbcdefghijklmnopqrstuvwxyz012345.pdf', 'application/pdf', 7, 'b', true);
  insert into expenses (user_id, project_id, contractor_id, description, amount, category, payment_method, date, image_url, plan_line_id, agreement_id, bill_id)
    values (1, 1, 1, 'Payment', 100.01, 'materials', 'check', '2026-03-12', 'receipts/abcdefghijklmnopqrstuvwxyz012345.pdf', 1, 1, 1);
  insert into project_members (user_id, project_id, member_id, role) values (1, 1, 2, 'viewer');
  insert into activity (user_id, project_id, actor_id, via, action, kind, record_id, label, before, after)
    select 1, 1, 2, 'web', 'delete', 'expense', 99, 'Old', to_jsonb(e) - '{user_id,search_text}'::text[]
      || '{"id":99,"image_url":"receipts/bbcdefghijklmnopqrstuvwxyz012345.pdf"}', null
    from expenses e where description = 'Payment'`;

/** A draft, and a file that made one of the expenses. */
const IMPORT_DATA = `
  insert into imports (user_id, project_id, file_name, columns, headings_key, rows, row_count, mapping, signs, day_order, names, skip)
    values (1, 1, 'costs.csv', '["Date","Item","Cost"]', 'key', '[{"row":2,"cells":["2026-03-01","Grout","48.90"]}]', 1,
      '{"date":0,"description":1,"amount":2,"debit":null,"credit":null,"category":null,"contractor":null,"room":null,"paymentMethod":null,"notes":null}',
      'positive', 'mdy', '{}', null);
  insert into imports (user_id, project_id, file_name, status, columns, headings_key, row_count, mapping, signs, day_order, created, made_contractors, made_rooms)
    values (1, 1, 'bank.xlsx', 'committed', '["Date"]', 'key', 1, '{}', 'negative', 'dmy', 1, '[2]', '[1]');
  insert into import_rows (user_id, project_id, key, import_id, expense_id)
    select 1, 1, 'a', 2, id from expenses where description = 'Tiles'`;

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

/** Runs the migrations before the named one, or with it. */
async function migratePart(
  connection: pg.ClientConfig,
  name: string,
  { isIncluded = false } = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-before-'));
  await cp('drizzle', folder, { recursive: true });
  const journalFile = path.join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journalFile, 'utf8'));
  const index = entries.findIndex(({ tag }: { tag: string }) => tag.startsWith(name));
  const part = { entries: entries.slice(0, isIncluded ? index + 1 : index) };
  await writeFile(journalFile, JSON.stringify(part));
  await migrate(connection, folder);
  await rm(folder, { recursive: true });
}

/** A database of the version before the named migration. */
async function databaseBefore(name: string) {
  const connection = await createEmptyDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await migratePart(connection, name);
  return { client, connection };
}

async function setPassword(client: pg.Client): Promise<void> {
  await client.query("update users set password = $1 where email = 'ada@example.com'", [
    await hashPassword(ADA.password),
  ]);
}

interface StoredTable {
  name: string;
  columns: string;
  rows: unknown[];
}

/** Since 0033 they are in account_counts. */
const MOVED = ['expense_count', 'contractor_count', 'stored_bytes'];

/** All tables, with the rows of the columns that stay. */
async function readTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'
       and not (table_name = 'users' and column_name = any($1))
     group by 1 order by 1`,
    [MOVED],
  );
  const stored: StoredTable[] = [];
  for (const table of tables) stored.push({ ...table, rows: await rowsOf(client, table) });
  return stored;
}

async function rowsOf(client: pg.Client, { name, columns }: Omit<StoredTable, 'rows'>) {
  return (await client.query(`select ${columns} from ${name} order by 1, 2`)).rows;
}

it('counts the existing receipts', async () => {
  const { client, connection } = await databaseBefore('0009');
  await client.query(`
    insert into users (email) values ('ada@example.com'), ('bob@example.com');
    insert into uploads (user_id, key, type, size, sha256, is_stored) values
      (1, 'receipts/a.pdf', 'application/pdf', 2000000000, 'a', true),
      (1, 'receipts/b.pdf', 'application/pdf', 2000000001, 'b', false),
      (9, 'receipts/of-nobody.pdf', 'application/pdf', 5, 'c', true)`);
  await migrate(connection, 'drizzle');
  const { rows } = await client.query('select stored_bytes from account_counts order by user_id');
  expect(rows).toEqual([{ stored_bytes: '4000000001' }, { stored_bytes: '0' }]);
  await client.end();
});

it('moves the counts of accounts, also those that the version before still changes', async () => {
  const { client, connection } = await databaseBefore('0001');
  await client.query(FIRST_DATA);
  await migratePart(connection, '0032', { isIncluded: true });
  const { rows: before } = await client.query(
    `select id as user_id, ${MOVED} from users order by id`,
  );
  expect(before.map((row) => row.expense_count)).not.toContain(undefined);
  const counts = async () =>
    (await client.query(`select user_id, ${MOVED} from account_counts order by user_id`)).rows;
  expect(await counts()).toEqual(before);
  await client.query(`
    insert into users (email) values ('new@example.com');
    insert into projects (user_id, name, budget) select max(id), 'Attic', 100 from users;
    insert into contractors (user_id, name) select max(id), 'Eve' from users;
    insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
      select user_id, max(id), 'Nails ' || n, 5, 'tools', 'cash', '2026-01-01'
      from projects, generate_series(1, 3) n where name = 'Attic' group by user_id, n;
    delete from expenses where description = 'Nails 2'`);
  expect((await counts()).at(-1)).toMatchObject({ expense_count: 2, contractor_count: 1 });
  const kept = await counts();
  await migrate(connection, 'drizzle');
  expect(await counts()).toEqual(kept);
  await client.query("delete from expenses where description = 'Nails 1'");
  expect((await counts()).at(-1)).toMatchObject({ expense_count: 1, contractor_count: 1 });
  expect((await client.query('select recount() as wrong')).rows).toEqual([{ wrong: 0 }]);
  await client.end();
});

it('upgrades a database of the first version with everything in it', async () => {
  const { client, connection } = await databaseBefore('0001');
  await client.query(FIRST_DATA);
  await setPassword(client);
  const before = await readTables(client);
  expect(before.filter(({ rows }) => rows.length === 0)).toEqual([]);

  await migrate(connection, 'drizzle');
  for (const table of before) {
    // Links expire after half an hour, and the third migration ends them.
    const rows = table.name === 'password_resets' ? [] : table.rows;
    expect([table.name, await rowsOf(client, table)]).toEqual([table.name, rows]);
  }
  expect((await client.query('select recount() as wrong')).rows).toEqual([{ wrong: 0 }]);
  await client.end();

  const database = openTestDatabase(connection);
  const test = await createTestApp({ database });
  const ada = test.client();
  expect((await ada.post('/api/login', ADA)).statusCode).toBe(200);
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
});

it('keeps every summary of the version before the budget', async () => {
  const { client, connection } = await databaseBefore('0016');
  await client.query(FIRST_DATA);
  await client.query("delete from expenses where description = 'More tiles'");
  const sums = async () =>
    (
      await client.query(`
        select p.id, p.budget, t.category, t.payment_method,
          t.expense_count, t.amount, (select sum(e.amount) from expenses e where e.project_id = p.id) as spent
        from projects p
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
});

it('carries budgets, receipts and deletions over to the version with quotes', async () => {
  const { client, connection } = await databaseBefore('0019');
  await client.query(FIRST_DATA);
  await client.query(BUDGET_DATA);
  await setPassword(client);
  const before = await readTables(client);
  await migrate(connection, 'drizzle');
  const file = (key: string) => ({ key, type: 'application/pdf', name: 'receipt.pdf', size: 7 });
  for (const table of before) {
    const rows = await rowsOf(client, table);
    if (table.name !== 'activity') expect([table.name, rows]).toEqual([table.name, table.rows]);
    // The kept row of a deletion got the list of its files.
    else expect(rows).toMatchObject(table.rows);
  }
  // Every receipt is the first file of its expense.
  expect(
    (await client.query('select attachments from expenses where image_url is not null order by id'))
      .rows,
  ).toEqual([
    {
      attachments: [
        { key: 'https://example.com/r.pdf', type: null, name: 'example.com', size: null },
      ],
    },
    { attachments: [file('receipts/abcdefghijklmnopqrstuvwxyz012345.pdf')] },
  ]);
  expect((await client.query('select recount() as wrong')).rows).toEqual([{ wrong: 0 }]);
  await client.end();

  const database = openTestDatabase(connection);
  const test = await createTestApp({ database });
  const ada = test.client();
  await ada.post('/api/login', ADA);
  const { totals } = (await ada.get('/api/projects/1/budget')).json();
  expect(totals).toMatchObject({ paid: '220.52', due: '260.02', held: '40.00', agreed: '400.02' });
  const [agreement] = (await ada.get('/api/agreements?projectId=1')).json();
  expect(agreement).toMatchObject({
    changes: '0.00',
    total: '800.05',
    schedule: [],
    quoteId: null,
  });
  const [deletion] = (await ada.get('/api/projects/1/activity')).json().entries;
  expect(deletion).toMatchObject({ actor: { name: 'bob@example.com' }, canRestore: true });
  const restored = await ada.post(`/api/activity/${deletion.id}/restore`);
  expect(restored.json()).toMatchObject({
    id: 99,
    imageUrl: 'receipts/bbcdefghijklmnopqrstuvwxyz012345.pdf',
    attachments: [file('receipts/bbcdefghijklmnopqrstuvwxyz012345.pdf')],
  });
  await test.close();
  await database.close();
});

it('says of decisions in person who wrote them down', async () => {
  const { client, connection } = await databaseBefore('0022');
  await client.query(`
    insert into users (email, first_name) values ('ada@example.com', 'Ada'), ('bob@example.com', null);
    insert into projects (user_id, name, budget) values (1, 'Kitchen', 9);
    insert into agreements (user_id, project_id, title, amount) values (1, 1, 'Tiling', 800);
    insert into change_orders (user_id, project_id, agreement_id, title, amount_delta, status, asked_by, decided_name, decided_by)
      values (1, 1, 1, 'Told to Bob', 1, 'accepted', 'homeowner', 'Rosa', 'homeowner'),
        (1, 1, 1, 'Told to Ada', 1, 'declined', 'homeowner', 'Rosa', 'homeowner'),
        (1, 1, 1, 'By link', 1, 'accepted', 'homeowner', 'Rosa', 'contractor'),
        (1, 1, 1, 'Ours', 1, 'accepted', 'contractor', 'Ada', 'homeowner'),
        (1, 1, 1, 'Open', 1, 'asked', 'homeowner', null, null);
    insert into activity (user_id, project_id, actor_id, via, action, kind, record_id, label, after)
      values (1, 1, 2, 'web', 'update', 'change_order', 1, 'Told to Bob', '{"status":"accepted"}')`);
  await migrate(connection, 'drizzle');
  const { rows } = await client.query(
    'select title, decided_by, recorded_name from change_orders order by id',
  );
  expect(rows.map(Object.values)).toEqual([
    ['Told to Bob', 'contractor', 'bob@example.com'],
    ['Told to Ada', 'contractor', 'Ada'],
    ['By link', 'contractor', null],
    ['Ours', 'homeowner', null],
    ['Open', null, null],
  ]);
  await client.end();
});

it('keeps sessions that people have, and takes their addresses as confirmed', async () => {
  const { client, connection } = await databaseBefore('0027');
  await client.query(`
    insert into users (email) values ('ada@example.com'), ('bob@example.com');
    insert into sessions (sid, user_id, sess, created_at, expire) values
      ('used', 1, '{"signedInWith":"password"}', now() - interval '20 days', now() + interval '9 days'),
      ('new', 1, '{"signedInWith":"google"}', now(), now() + interval '14 days')`);
  await migrate(connection, 'drizzle');
  const { rows: sessions } = await client.query(`
    select sid, id > 0 as has_id, round(extract(epoch from now() - last_used_at) / 86400)::int as days
    from sessions order by created_at`);
  expect(sessions).toEqual([
    { sid: 'used', has_id: true, days: 5 },
    { sid: 'new', has_id: true, days: 0 },
  ]);
  const { rows: users } = await client.query(
    'select email_confirmed_at is not null as confirmed, deletes_at from users',
  );
  expect(users).toEqual([1, 2].map(() => ({ confirmed: true, deletes_at: null })));
  await client.end();
});

it('keeps imports, and what they made can still be undone', async () => {
  const { client, connection } = await databaseBefore('0001');
  await client.query(FIRST_DATA);
  await migratePart(connection, '0025', { isIncluded: true });
  await client.query("insert into rooms (user_id, project_id, name) values (1, 1, 'Hall')");
  await client.query(IMPORT_DATA);
  await setPassword(client);
  const before = await readTables(client);
  await migrate(connection, 'drizzle');
  for (const table of before) {
    expect([table.name, await rowsOf(client, table)]).toEqual([table.name, table.rows]);
  }
  await client.end();

  const database = openTestDatabase(connection);
  const test = await createTestApp({ database });
  const ada = test.client();
  await ada.post('/api/login', ADA);
  expect((await ada.get('/api/imports/1')).json()).toMatchObject({ chosen: 1, total: '48.90' });
  expect((await ada.post('/api/imports/1/commit', {})).json()).toEqual({ created: 1 });
  expect((await ada.post('/api/imports/2/undo', {})).json()).toEqual({ removed: 1 });
  const { expenses } = (await ada.get('/api/expenses?projectId=1&sort=date')).json();
  expect(expenses.map(({ description }: { description: string }) => description)).toEqual([
    'Grout',
    'More tiles',
  ]);
  // Tom is named elsewhere, and the hall nowhere.
  expect((await ada.get('/api/contractors')).json()).toHaveLength(2);
  expect((await ada.get('/api/rooms?projectId=1')).json()).toEqual([]);
  await test.close();
  await database.close();
});

it('keeps decisions about taxes and how answers came about, and writes numbers as before', async () => {
  const { client, connection } = await databaseBefore('0001');
  await client.query(FIRST_DATA);
  await migratePart(connection, '0028', { isIncluded: true });
  const uses = [{ part: null, use: 'improvement' }];
  const details = {
    readAs: ['What is left of the budget'],
    filters: ['Category: Labor'],
    sources: [{ text: '3 expenses', count: 3, page: '/expenses?category=labor' }],
    choices: [],
    chart: { currency: 'USD', points: [{ label: 'Mar', amount: '5.00', page: '/expenses' }] },
  };
  await client.query("update expenses set tax_record = $1 where description = 'Tiles'", [
    JSON.stringify(uses),
  ]);
  await client.query("update ai_messages set details = $1 where role = 'assistant'", [details]);
  await setPassword(client);
  const before = await readTables(client);
  await migrate(connection, 'drizzle');
  for (const table of before) {
    expect([table.name, await rowsOf(client, table)]).toEqual([table.name, table.rows]);
  }
  const { rows } = await client.query(
    "select tax_record from expenses where description = 'Tiles'",
  );
  expect(rows).toEqual([{ tax_record: uses }]);
  await client.end();

  const database = openTestDatabase(connection);
  const test = await createTestApp({ database });
  const ada = test.client();
  expect((await ada.post('/api/login', ADA)).json()).toMatchObject({ locale: 'en-US' });
  expect((await ada.get('/api/projects/1/tax')).json()).toMatchObject({
    totals: { improvement: '120.50', open: '0.01' },
  });
  const [, answer] = (await ada.get('/api/ai-chat')).json();
  expect(answer).toMatchObject({ role: 'assistant', content: '$5', details });
  await test.close();
  await database.close();
});
