import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { currentCall } from './current-call.ts';
import { createExpense, createProject, makePro } from './factories.ts';
import { furnishAccount } from './furnished-account.ts';
import { joined } from './sharing.ts';
import { type StatementRecorder, strayStatements } from './statement-recorder.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** As if on that many machines. `npm run test:partitioned` takes 16. */
const PARTITIONS = inject('partitions') || 4;

let test: TestApp;
let recorder: StatementRecorder;
beforeAll(async () => {
  test = await createTestApp({}, PARTITIONS);
  if (!test.recorder) throw new Error('Nothing is recorded');
  recorder = test.recorder;
});
afterAll(() => test.close());

/** The partition that has the records of an account. */
async function partitionOf(userId: number): Promise<string> {
  const { rows } = await test.database.db.execute<{ schema: string }>(sql`
    select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_inherits i on i.inhrelid = c.oid and i.inhparent = 'projects'::regclass,
      generate_series(0, ${PARTITIONS}::int - 1) r
    where satisfies_hash_partition('projects'::regclass, ${PARTITIONS}::int, r, ${userId}::int)
      and n.nspname = 'p' || lpad(r::text, 2, '0')`);
  return rows[0]?.schema ?? '';
}

/** The partitions that each statement of some work read, without those that read none. */
async function partitionsDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const start = recorder.statements.length;
  await work();
  return recorder.statements
    .slice(start)
    .map(({ partitions }) => [...partitions])
    .filter((partitions) => partitions.length > 0);
}

/** Asks everything that can be asked about an account and a project, except for whole files. */
async function readAll(client: TestClient, projectId: number): Promise<void> {
  const urls = test.app.apiRoutes
    .filter(({ method, access }) => method === 'GET' && access === 'user')
    .map(({ url }) => url.replace('/api/projects/:id', `/api/projects/${projectId}`))
    .filter((url) => !/:|\/api\/events|\.(pdf|zip|xlsx)$/.test(url));
  for (const url of urls) {
    const { statusCode } = await client.get(url);
    expect([url, statusCode < 500]).toEqual([url, true]);
  }
}

/** Two accounts whose records are apart, the first with a project that others may join. */
async function neighbors() {
  const owner = await test.signedIn();
  const project = await createProject(owner.client);
  let other = await test.signedIn();
  while ((await partitionOf(other.user.id)) === (await partitionOf(owner.user.id))) {
    other = await test.signedIn();
  }
  return { owner, project, other };
}

it('has a partition for each account, in every owned table', async () => {
  const { rows } = await test.database.db.execute<{ name: string; parts: number }>(sql`
    select c.relname as name, count(*)::int as parts from pg_inherits i
    join pg_class c on c.oid = i.inhparent where c.relkind = 'p' group by 1`);
  expect(new Set(rows.map(({ parts }) => parts))).toEqual(new Set([PARTITIONS]));
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['projects', 'expenses', 'contractors', 'activity', 'uploads', 'bills']),
  );
});

describe('the recorder', () => {
  const call = { method: 'GET', url: '/api/contractors' };
  const straysOf = async (statement: ReturnType<typeof sql>) => {
    const start = recorder.statements.length;
    await currentCall.run(call, async () => recorder.database.db.execute(statement));
    const strays = strayStatements(recorder.statements.splice(start), {
      routes: test.app.apiRoutes,
      partitions: PARTITIONS,
    });
    return strays.map((stray) => stray.replace(/:.*/s, ''));
  };
  const who = 'GET /api/contractors';

  it('is content with a statement that names one owner', async () => {
    expect(await straysOf(sql`select id from projects where user_id = 1`)).toEqual([]);
    expect(
      await straysOf(
        sql`select p.id from projects p join expenses e using (user_id) where user_id = 1 and e.id = 2`,
      ),
    ).toEqual([]);
  });

  it('notices one that asks all owners', async () => {
    expect(await straysOf(sql`select id from expenses where notes = 'a'`)).toEqual([
      `${who} scans expenses`,
      `${who} reads ${PARTITIONS} partitions`,
    ]);
    expect(await straysOf(sql`select from projects where id = 1`)).toEqual([
      `${who} reads ${PARTITIONS} partitions`,
    ]);
  });

  it('notices one that asks two owners', async () => {
    const { owner, other } = await neighbors();
    const ids = sql`(${owner.user.id}, ${other.user.id})`;
    expect(await straysOf(sql`delete from rooms where user_id in ${ids}`)).toEqual([
      `${who} reads 2 partitions`,
    ]);
  });

  it('notices one that reads all of a table', async () => {
    expect(await straysOf(sql`select from users where first_name = 'Ada'`)).toEqual([
      `${who} scans users`,
    ]);
  });

  it('notices what a trigger does', async () => {
    await test.database.db.execute(sql`
      create function count_all() returns trigger language plpgsql as
        'begin perform count(*) from contractors where name = new.type; return null; end'`);
    await test.database.db.execute(sql`
      create trigger count_all after insert on stripe_events for each row execute function count_all()`);
    expect(
      await straysOf(sql`insert into stripe_events (event_id, type) values ('1', 'a')`),
    ).toEqual([`${who} scans contractors`, `${who} reads ${PARTITIONS} partitions`]);
  });
});

describe('where a question goes', () => {
  it('of someone alone: to their own partition, for every kind of record', async () => {
    const { client, user } = await test.signedIn();
    const read = await partitionsDuring(async () => {
      // Also of a project that has nothing yet.
      await readAll(client, (await createProject(client)).id);
      const { project } = await furnishAccount(test, client, user.id, 'alone');
      await readAll(client, project.id);
    });
    const home = await partitionOf(user.id);
    expect(read.length).toBeGreaterThan(100);
    expect(new Set(read.map(String))).toEqual(new Set([home]));
  });

  it('of a member about a project: to its owner’s partition, after a look at their own', async () => {
    const { owner, project, other } = await neighbors();
    await joined(test, owner.client, project.id, 'editor', other);
    const { id } = await createExpense(owner.client, project.id);
    const [there, here] = [await partitionOf(owner.user.id), await partitionOf(other.user.id)];
    const read = await partitionsDuring(async () => {
      expect((await other.client.get(`/api/expenses/${id}`)).statusCode).toBe(200);
    });
    expect(read[0]).toEqual([here]);
    expect(new Set(read.slice(1).map(String))).toEqual(new Set([there]));
  });

  it('of a member about everything: to theirs and to that of each owner who shares', async () => {
    const { owner, project, other } = await neighbors();
    await makePro(test, owner.user.id);
    await joined(test, owner.client, project.id, 'viewer', other);
    const read = await partitionsDuring(() => other.client.get('/api/expenses'));
    const homes = new Set([await partitionOf(owner.user.id), await partitionOf(other.user.id)]);
    expect(new Set(read.flat())).toEqual(homes);
  });
});
