import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startCable } from '../testing/database-cable.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { isDatabaseUnavailable } from './database-faults.ts';

let other: TestDatabase;
beforeAll(async () => {
  other = await createTestDatabase();
});
afterAll(() => other.close());

it('survives a connection that breaks between two queries of a transaction', async () => {
  const database = openDatabase({ connection: other.connection, onIdleError: () => {} });
  const transaction = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.['pid']}, 10000)`);
    // This call takes longer than the notification, so the connection has ended by now.
    await other.db.execute(sql`select 1`);
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});

it('gives up a transaction whose connection falls silent, and drops such connections', async () => {
  const cable = await startCable(inject('postgres'));
  const database = openDatabase({
    connection: { ...other.connection, ...cable.address() },
    onIdleError: () => {},
  });
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    cable.silence();
    await tx.execute(sql`select 2`);
  });
  await expect(transaction).rejects.toSatisfy(isDatabaseUnavailable);
  expect(database.poolState().total).toBe(0);
  cable.carryNewConnections();
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
  await cable.cut();
});
