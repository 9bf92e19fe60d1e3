import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WHOLE_TABLES } from '../testing/partitioned-schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const names = async (query: string, values: unknown[] = []) =>
  (await client.query<{ name: string }>(query, values)).rows.map(({ name }) => name);

it('has no trigger that runs once per statement, which no distributed Postgres has', async () => {
  expect(
    await names(
      `select c.relname || '.' || tgname as name from pg_trigger t join pg_class c on c.oid = tgrelid
       where not tgisinternal and (tgtype & 1) = 0`,
    ),
  ).toEqual([]);
});

it('has the owner in every unique key of an owned table', async () => {
  // The history is also read over all owners by its id, for open pages.
  const exceptions = ['activity_pkey'];
  const without = await names(
    `select i.relname as name from pg_index x
     join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and x.indisunique
       and c.relname <> all($1) and owner.attnum <> all(x.indkey::int[])
     order by 1`,
    [WHOLE_TABLES],
  );
  // The partitioned schema adds the owner to it.
  expect(exceptions).toEqual(expect.arrayContaining(without));
});
