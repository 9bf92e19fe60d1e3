import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { users } from './tables/user.table.ts';

const STATEMENT_TIMED_OUT = '57014';
const LOCK_TIMED_OUT = '55P03';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe.concurrent('the database cancels', () => {
  it('a statement that takes more than 5 seconds', async () => {
    const { rows } = await test.database.db.execute(sql`show statement_timeout`);
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
    await expect(test.database.db.execute(sql`select pg_sleep(8)`)).rejects.toMatchObject({
      cause: { code: STATEMENT_TIMED_OUT },
    });
  });

  it('waiting more than 2 seconds for another transaction’s lock, with a message', async () => {
    const { rows } = await test.database.db.execute(sql`show lock_timeout`);
    expect(rows).toEqual([{ lock_timeout: '2s' }]);
    const { client, user } = await test.signedIn();
    const project = await createProject(client);
    const released = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = test.database.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, user.id)).for('update');
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const rename = sql`update users set first_name = 'Ada' where id = ${user.id}`;
    const [refused] = await Promise.all([
      client.delete(`/api/projects/${project.id}`),
      expect(test.database.db.execute(rename)).rejects.toMatchObject({
        cause: { code: LOCK_TIMED_OUT },
      }),
    ]);
    expect(refused.statusCode).toBe(503);
    released.resolve();
    await holding;
    expect((await client.delete(`/api/projects/${project.id}`)).statusCode).toBe(204);
  });
});
