import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpense, createProject } from '#server/testing/factories.ts';
import { receiptStores } from '#server/testing/receipt-stores.ts';
import {
  ADMIN_PASSWORD,
  createTestApp,
  PASSWORD,
  REAL_SAMPLES,
  type TestApp,
} from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { testLimits } from '#server/testing/test-limits.ts';
import type { Bill } from '#shared/bill.ts';
import type { Expense } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { User } from '#shared/user.ts';

let test: TestApp;
/** With the samples as people see them, which take longer to add. */
let real: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  real = await createTestApp({ sampleFolder: REAL_SAMPLES });
});
afterAll(async () => {
  await test.close();
  await real.close();
});

const get = async <T>(client: TestClient, url: string): Promise<T> =>
  (await client.get(url)).json<T>();
const listProjects = (client: TestClient) => get<Project[]>(client, '/api/projects');

async function openDemo(on = test) {
  const client = on.client();
  const response = await client.post('/api/demo');
  expect([response.statusCode, response.json().error]).toEqual([201, undefined]);
  return { client, user: response.json<User>() };
}

/** Each test has an address of its own, because few demos may come from one. */
const endDemo = (userId: number, on = test) =>
  on.database.db.execute(
    sql`update users set guest_until = now() - interval '1 second' where id = ${userId}`,
  );

const account = (email: string) => ({ email, password: PASSWORD, firstName: 'Ada' });

describe('the demo', () => {
  it('opens an account with three projects that look like a renovation of today', async () => {
    const { client, user } = await openDemo(real);
    expect(user).toMatchObject({ isGuest: true, firstName: 'Guest', deletesAt: null });
    expect(await get(client, '/api/user')).toEqual(user);

    const projects = await listProjects(client);
    expect(
      projects.map(({ name, isSample, memberCount }) => [name, isSample, memberCount]),
    ).toEqual([
      ['Maple Street renovation', false, 2],
      ['Guest bathroom', false, 2],
      ['Back deck', false, 2],
    ]);
    const house = projects[0]?.id ?? 0;
    const { expenses } = await get<{ expenses: Expense[] }>(client, '/api/expenses?pageSize=100');
    expect(expenses).toHaveLength(70);
    expect(expenses.every(({ attachments }) => attachments.length === 1)).toBe(true);
    expect(expenses.filter(({ addedBy }) => addedBy?.name === 'Sam Rivera').length).toBe(15);
    expect(await get(client, '/api/contractors')).toHaveLength(8);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(expenses[0]?.date).toBe(yesterday);

    const budget = await get<ProjectBudget>(client, `/api/projects/${house}/budget`);
    const over = budget.lines.filter(({ variance }) => Number(variance) < 0);
    expect(over.map(({ title }) => title)).toEqual(['Tile and flooring']);
    expect(Number(budget.totals.variance)).toBeGreaterThan(0);
    const bills = await get<Bill[]>(client, `/api/bills?projectId=${house}`);
    const today = new Date().toISOString().slice(0, 10);
    expect(bills.filter(({ dueOn }) => dueOn !== null && dueOn > today)).toHaveLength(2);
    expect(await get(client, `/api/projects/${house}/members`)).toMatchObject({
      members: [{ name: 'Guest' }, { name: 'Sam Rivera', role: 'editor' }],
    });
    expect((await client.get(`/api/projects/${house}/analytics?today=${today}`)).statusCode).toBe(
      200,
    );
    const { rows } = await real.database.db.execute(sql`select recount() as wrong`);
    expect(rows).toEqual([{ wrong: 0 }]);
    const key = expenses[0]?.imageUrl;
    expect((await client.post('/api/signed-url', { s3Key: key })).statusCode).toBe(200);
  });

  it('leaves someone who is signed in as they are, also a guest', async () => {
    const { client, user } = await test.signedIn();
    const refused = await client.post('/api/demo');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect(await get(client, '/api/user')).toMatchObject({ id: user.id });
    expect(await listProjects(client)).toEqual([]);
  });

  it('can be turned off, and has room for so many', async () => {
    const off = await createTestApp({ settings: settings({ openDemos: null }) });
    const refused = await off.client().post('/api/demo');
    expect([refused.statusCode, refused.json().error]).toEqual([
      503,
      'There is no demo on this server. Create a free account instead.',
    ]);
    await off.close();

    const small = await createTestApp({ settings: settings({ openDemos: 1 }) });
    const { user } = await openDemo(small);
    expect((await small.client().post('/api/demo')).statusCode).toBe(503);
    await small.database.db.execute(sql`update users set guest_until = now()`);
    await small.app.sweep();
    expect((await openDemo(small)).user.id).toBeGreaterThan(user.id);
    await small.close();
  });

  it('opens only so often from one address', async () => {
    const own = await createTestApp({ settings: settings({ openDemos: 1 }) });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await own.client().post('/api/demo')).statusCode);
    }
    expect(statuses).toEqual([201, ...Array<number>(9).fill(503), 429]);
    await own.close();
  });
});

const settings = ({ openDemos }: { openDemos: number | null }) => ({
  publicUrl: new URL('http://localhost:3000'),
  productName: 'Plumbline',
  trustProxy: false,
  limits: { ...testLimits, openDemos },
});

describe('a guest', () => {
  it('can add as much as the free plan holds, and few files', async () => {
    const { client } = await openDemo();
    const [house] = await listProjects(client);
    const projectId = house?.id ?? 0;
    expect(await get(client, '/api/expenses/can_create')).toEqual({
      canCreate: true,
      count: 0,
      limit: 5,
    });
    for (let added = 0; added < 5; added += 1) await createExpense(client, projectId);
    const refused = await client.post('/api/expenses', {
      ...{ projectId, description: 'Tiles', amount: '5', category: 'materials' },
      ...{ paymentMethod: 'cash', date: '2026-03-08' },
    });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        error: 'You can add 5 expenses to the demo. Create a free account to go on.',
        code: 'limit_reached',
        requestId: expect.any(String),
      },
    ]);
  });

  it('downloads and changes only so much', async () => {
    const { client } = await test.signedIn();
    const { id } = await createProject(client);
    await test.database.db.execute(sql`
      update users set guest_until = now() + interval '1 day'
      where id = (select user_id from projects where id = ${id})`);
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await client.get(`/api/projects/${id}/calendar.ics`)).statusCode).toBe(200);
    }
    const refused = await client.get(`/api/projects/${id}/calendar.ics`);
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      expect.stringContaining('That is enough for a demo.'),
    ]);
    for (let tries = 0; tries < 300; tries += 1) await client.delete('/api/ai-chat');
    expect((await client.delete('/api/ai-chat')).statusCode).toBe(429);
    expect((await client.get('/api/projects')).statusCode).toBe(200);
  });

  it('reaches nobody: no mail is sent to anyone', async () => {
    const { client, user } = await openDemo(real);
    const before = real.mails.length;
    const [house] = await listProjects(client);
    const id = house?.id ?? 0;
    const { members } = await get<{ members: { userId: number }[] }>(
      client,
      `/api/projects/${id}/members`,
    );
    await client.delete(`/api/projects/${id}/members/${members[1]?.userId}`);
    const changes = await get<{ id: number; status: string }[]>(
      client,
      `/api/change-orders?projectId=${id}`,
    );
    const asked = changes.find(({ status }) => status === 'asked');
    const decided = await client.post(`/api/change-orders/${asked?.id}/decision`, {
      decision: 'accepted',
      name: 'Guest',
    });
    expect(decided.statusCode).toBe(200);
    const quotes = await get<{ id: number; version: number }[]>(
      client,
      `/api/quotes?projectId=${id}`,
    );
    expect(quotes.length).toBeGreaterThan(0);
    await client.delete(`/api/projects/${id}`);
    await real.client().post('/api/forgot-password', { email: user.email });
    await real.app.sweep();
    expect(real.mails.slice(before)).toEqual([]);
  });

  it('is no customer: neither counted nor listed for the admin', async () => {
    const headers = { 'x-admin-password': ADMIN_PASSWORD };
    const stats = async () =>
      (await test.client().send('GET', '/api/admin/stats', { headers })).json();
    const before = await stats();
    const { user } = await openDemo();
    expect(await stats()).toEqual(before);
    const listed = await test
      .client()
      .send('GET', '/api/admin/users?search=guest.invalid', { headers });
    expect(listed.json()).toEqual([]);
    const upgrade = await test
      .client()
      .send('POST', `/api/admin/users/${user.id}/upgrade`, { headers });
    expect(upgrade.statusCode).toBe(404);
  });

  it('gets answers from the built-in assistant, also where a model is set', async () => {
    const own = await createTestApp({
      assistant: {
        // biome-ignore lint/correctness/useYield: it must not be asked at all
        async *answer() {
          throw new Error('A model costs money');
        },
      },
    });
    const { client } = await openDemo(own);
    await client.post('/api/ai-chat', { content: 'How much is left?' });
    const messages = await get<{ role: string; content: string }[]>(client, '/api/ai-chat');
    expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: expect.any(String) });
    await own.close();
  });
});

/** Counters have no names, and the migrations are no data. */
const KEPT = ['rate_counters', 'schema_migrations'];

describe.each(Object.entries(receiptStores))('after a day, with files on %s', (_, openStore) => {
  it('the account is closed, and then nothing of it is left', async () => {
    const store = await openStore();
    const own = await createTestApp({
      receiptStorage: store.storage,
      temporaryFolder: store.temporaryFolder,
    });
    const { client } = await openDemo(own);
    await createProject(client, { name: 'My own' });
    // Each sample has eight pictures, and each picture a thumbnail.
    expect((await store.listKeys()).length).toBe(3 * 8 * 2);
    await own.database.db.execute(sql`update users set guest_until = now()`);
    expect((await client.get('/api/projects')).statusCode).toBe(401);
    await own.app.sweep();
    const { rows: tables } = await own.database.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    for (const { name } of tables.filter(({ name: table }) => !KEPT.includes(table))) {
      const { rows } = await own.database.db.execute(
        sql`select count(*)::int as left from ${sql.identifier(name)}`,
      );
      expect([name, rows]).toEqual([name, [{ left: 0 }]]);
    }
    expect(await store.listKeys()).toEqual([]);
    await own.close();
    await store.close();
  });
});

describe('keeping the demo', () => {
  it('makes the account one’s own, with the projects that were changed', async () => {
    const { client, user } = await openDemo(real);
    const projects = await listProjects(client);
    const deck = projects.find(({ name }) => name === 'Back deck')?.id ?? 0;
    await createExpense(client, deck, { description: 'My own screws' });
    await createProject(client, { name: 'Attic' });
    const email = `keeper-${user.id}@example.com`;
    const kept = await client.post('/api/demo/account', account(email));
    expect([kept.statusCode, kept.json()]).toEqual([
      201,
      expect.objectContaining({ id: user.id, email, firstName: 'Ada', isGuest: false }),
    ]);
    await real.app.sweep();
    const left = await listProjects(client);
    expect(left.map(({ name, isSample, memberCount }) => [name, isSample, memberCount])).toEqual([
      ['Back deck', true, 1],
      ['Attic', false, 1],
    ]);
    expect(await get(client, '/api/expenses/can_create')).toMatchObject({ count: 1, limit: 5 });
    expect(await get(client, '/api/contractors')).toMatchObject([{ name: 'Dan Kowalski' }]);
    expect(await get(client, '/api/projects/deleted')).toEqual([]);
    const elsewhere = real.client();
    const login = await elsewhere.post('/api/login', { email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
    expect(await listProjects(elsewhere)).toHaveLength(2);
    expect((await client.post('/api/demo/account', account(email))).statusCode).toBe(409);
  });

  it('refuses an address that is taken, and a demo that has ended', async () => {
    const { user: other } = await test.signedIn();
    const { client, user } = await openDemo();
    const taken = await client.post('/api/demo/account', account(other.email.toUpperCase()));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'conflict']);
    expect(await get(client, '/api/user')).toMatchObject({ id: user.id, isGuest: true });
    await endDemo(user.id);
    const late = await client.post('/api/demo/account', account('late@example.com'));
    expect(late.statusCode).toBe(401);
  });

  it('is not needed for a new account, which starts empty', async () => {
    const { client, user } = await openDemo();
    const made = await client.post('/api/register', account(`fresh-${user.id}@example.com`));
    expect(made.json()).toMatchObject({ isGuest: false });
    expect(made.json<User>().id).not.toBe(user.id);
    expect(await listProjects(client)).toEqual([]);
  });
});
