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

/** On another connection, longer than one may be silent with a query waiting. */
async function waitLongerThanSilence() {
  await other.db.execute(sql`select pg_sleep(3)`);
  await other.db.execute(sql`select pg_sleep(3)`);
}

it('gives up a query on a connection that was idle for long and fell silent', async () => {
  const cable = await startCable(inject('postgres'));
  const database = openDatabase({
    connection: { ...other.connection, ...cable.address() },
    onIdleError: () => {},
  });
  await database.ping();
  await waitLongerThanSilence();
  cable.silence();
  await expect(database.ping()).rejects.toSatisfy(isDatabaseUnavailable);
  await database.close();
  await cable.cut();
});

it('keeps a transaction that is idle for a while', async () => {
  const database = openDatabase({ connection: other.connection, onIdleError: () => {} });
  const transaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await waitLongerThanSilence();
    return tx.execute(sql`select 'still here' as answer`);
  });
  expect((await transaction).rows).toEqual([{ answer: 'still here' }]);
  await database.close();
});
