import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type DatabaseCable, startCable } from '../testing/database-cable.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type DatabaseClient, openDatabase } from './client.ts';
import { isDatabaseUnavailable } from './database-faults.ts';

let other: TestDatabase;
let cable: DatabaseCable;
let database: DatabaseClient;
beforeAll(async () => {
  other = await createTestDatabase();
  cable = await startCable(inject('postgres'));
});
afterAll(async () => {
  await cable.cut();
  await other.close();
});
beforeEach(() => {
  database = openDatabase({
    connection: { ...other.connection, ...cable.address() },
    onIdleError: () => {},
  });
  return () => database.close();
});

const numberOf = async (value: number) =>
  (await database.lookups.execute(sql`select ${value}::int as value, pg_backend_pid() as pid`))
    .rows[0] as { value: number; pid: number };

it('answers each of many statements with its own rows, over one connection', async () => {
  const values = Array.from({ length: 200 }, (_, i) => i);
  const rows = await Promise.all(values.map(numberOf));
  expect(rows.map(({ value }) => value)).toEqual(values);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
  expect(database.poolState().total).toBe(0);
});

it('fails one statement without touching those around it', async () => {
  const results = await Promise.allSettled([
    numberOf(1),
    database.lookups.execute(sql`select 1 / ${0}::int`),
    numberOf(2),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('opens again after the database ended the connection', async () => {
  const { pid } = await numberOf(1);
  const waiting = database.lookups.execute(sql`select pg_sleep(60)`);
  const refused = expect(Promise.all([waiting, numberOf(2)])).rejects.toSatisfy(
    isDatabaseUnavailable,
  );
  await other.db.execute(sql`select pg_terminate_backend(${pid}, 10000)`);
  await refused;
  expect(await numberOf(3)).toMatchObject({ value: 3 });
});

it('gives up what waits on a silent connection, and opens another one', async () => {
  const { pid } = await numberOf(1);
  cable.silence();
  const results = await Promise.allSettled([numberOf(2), numberOf(3)]);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected' });
    expect(result).toHaveProperty('reason', expect.toSatisfy(isDatabaseUnavailable));
  }
  cable.carryNewConnections();
  const next = await numberOf(4);
  expect(next.value).toBe(4);
  expect(next.pid).not.toBe(pid);
});

it('opens when the database can be reached again', async () => {
  await cable.cut();
  await expect(numberOf(1)).rejects.toSatisfy(isDatabaseUnavailable);
  await cable.plugIn();
  expect(await numberOf(2)).toMatchObject({ value: 2 });
});
