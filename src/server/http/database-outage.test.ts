import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { type DatabaseCable, startCable } from '#server/testing/database-cable.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** How long a user waits at most, and how soon calls work again when the database is back. */
const ANSWER_MS = 10_000;
const RECOVERY_MS = 15_000;

let cable: DatabaseCable;
let direct: TestApp;
let test: TestApp;
beforeAll(async () => {
  direct = await createTestApp();
  cable = await startCable(inject('postgres'));
  const behindCable = openDatabase({
    connection: { ...direct.database.connection, ...cable.address() },
    onIdleError: () => {},
  });
  test = await createTestApp({ database: behindCable });
});
afterAll(async () => {
  await test.close();
  await direct.close();
  await cable.cut();
});

it('answers 503 while the database is down and recovers when it is back', async () => {
  const { client } = await test.signedIn();
  expect((await client.get('/api/health')).json()).toEqual({ status: 'ok' });
  await cable.cut();
  for (const response of [
    await client.get('/api/projects'),
    await client.get('/api/projects'),
    await client.post('/api/projects', { name: 'Kitchen', budget: 100 }),
    await client.post('/api/login', { email: 'a@example.com', password: 'x' }),
    await client.get('/api/health'),
  ]) {
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.json().error).toMatch(/^The database cannot be reached/);
  }
  await cable.plugIn();
  expect((await client.get('/api/health')).statusCode).toBe(200);
  expect((await client.get('/api/projects')).json()).toEqual([]);
});

it('answers in time when the database falls silent, and recovers with new connections', async () => {
  const { client } = await test.signedIn();
  // Several connections are open now, and all of them will be silent.
  await Promise.all(Array.from({ length: 8 }, () => client.get('/api/projects')));
  cable.silence();
  const begin = performance.now();
  const responses = await Promise.all([
    client.get('/api/projects'),
    client.get('/api/projects'),
    client.post('/api/projects', { name: 'Kitchen', budget: 100 }),
    client.post('/api/login', { email: 'a@example.com', password: 'x' }),
    client.get('/api/health'),
  ]);
  expect(performance.now() - begin).toBeLessThan(ANSWER_MS);
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.json().error).toMatch(/^The database cannot be reached/);
  }
  cable.carryNewConnections();
  const back = performance.now();
  expect((await client.get('/api/health')).statusCode).toBe(200);
  expect((await client.get('/api/projects')).json()).toEqual([]);
  expect(performance.now() - back).toBeLessThan(RECOVERY_MS);
});

it('notices the silence at the first call, also on idle connections', async () => {
  const { client } = await test.signedIn();
  await Promise.all(Array.from({ length: 8 }, () => client.get('/api/projects')));
  cable.silence();
  cable.carryNewConnections();
  expect((await client.get('/api/projects')).statusCode).toBe(503);
  expect((await client.get('/api/projects')).statusCode).toBe(200);
});

it('says so if the database has no space left', async () => {
  const { client } = await direct.signedIn();
  await direct.database.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
    begin raise 'could not extend file' using errcode = 'disk_full'; end $$`);
  await direct.database.db.execute(
    sql`create trigger no_room before insert on projects execute function no_room()`,
  );
  const response = await client.post('/api/projects', { name: 'Kitchen', budget: '1000' });
  expect([response.statusCode, response.json().error]).toEqual([
    503,
    'The server has no room left to save this. Try again later.',
  ]);
});
