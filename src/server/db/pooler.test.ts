import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEvents } from '../testing/event-reader.ts';
import { createExpense, createProject } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTransactionPooler } from '../testing/transaction-pooler.ts';
import { type DatabaseClient, openDatabase } from './client.ts';

let direct: TestDatabase;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
let pooled: DatabaseClient;
let test: TestApp;
beforeAll(async () => {
  direct = await createTestDatabase();
  pooler = await startTransactionPooler(direct.connection);
  pooled = openDatabase({
    connection: { ...direct.connection, ...pooler.address() },
    directConnection: direct.connection,
    poolWaitMs: 60_000,
    onIdleError: () => {},
  });
  test = await createTestApp({ database: pooled });
});
afterAll(async () => {
  await test.close();
  await pooled.close();
  await pooler.close();
  await direct.close();
});

it('gives two transactions in a row two sessions', async () => {
  const pid = async () => (await pooled.db.execute(sql`select pg_backend_pid() as pid`)).rows[0];
  expect(await pid()).not.toEqual(await pid());
});

it('breaks a server that does not know of it', async () => {
  const careless = await startTransactionPooler(direct.connection, { settings: 'dropped' });
  const database = openDatabase({
    connection: { ...direct.connection, ...careless.address() },
    onIdleError: () => {},
  });
  const ask = () => database.db.execute(sql`select ${1}::int as answer`);
  await ask();
  await expect(ask()).rejects.toMatchObject({ cause: { code: '26000' } });
  await database.close();
  await careless.close();
});

it('serves many calls at once, also several times the same', async () => {
  const { client } = await test.signedIn();
  const project = await createProject(client);
  for (let round = 0; round < 3; round += 1) {
    const calls = Array.from({ length: 4 }, () => client.get('/api/projects'));
    const budget = client.get(`/api/projects/${project.id}/budget`);
    const search = client.get(`/api/expenses?projectId=${project.id}&search=tile`);
    const expense = client.post('/api/contractors', { name: `Rosa ${round}` });
    const answers = await Promise.all([...calls, budget, search, expense]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 200, 200, 200, 201,
    ]);
  }
});

it('listens over the direct address', async () => {
  const heard = Promise.withResolvers<void>();
  const listening = pooled.listen({
    channel: 'changes',
    onMessage: () => {},
    onHearing: heard.resolve,
    onDeaf: heard.reject,
  });
  await expect(heard.promise).resolves.toBeUndefined();
  await listening.stop();
});

it('tells open pages what changed', async () => {
  const { client } = await test.signedIn();
  const project = await createProject(client);
  const reader = await openEvents(test, client);
  await createExpense(client, project.id);
  await expect.poll(() => reader.events.length).toBeGreaterThan(0);
  reader.close();
});
