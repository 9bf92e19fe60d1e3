import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';

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
    // It has ended by now; a call elsewhere takes longer than the news of that.
    await other.db.execute(sql`select 1`);
    await tx.execute(sql`select 1`);
  });
  await expect(transaction).rejects.toThrow();
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});
