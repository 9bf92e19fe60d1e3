import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createBill,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  createRoom,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const isWaiting = async () => {
  const { rows } = await test.database.db.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
};

type Call = (client: TestClient, url: string, change: object) => ReturnType<TestClient['put']>;

const calls: [string, Call][] = [
  ['changed', (client, url, change) => client.put(url, change)],
  ['shown', (client, url, change) => client.put(url, { ...change, version: 9 })],
  ['deleted', (client, url) => client.delete(url)],
];

describe.each([
  { kind: 'expenses', create: createExpense, change: { description: 'Mine now' } },
  { kind: 'milestones', create: createMilestone, change: { title: 'Mine now' } },
  { kind: 'rooms', create: createRoom, change: { name: 'Mine now' } },
  { kind: 'plan-lines', create: createPlanLine, change: { title: 'Mine now' } },
  { kind: 'agreements', create: createAgreement, change: { title: 'Mine now' } },
  { kind: 'bills', create: createBill, change: { title: 'Mine now' } },
])('one of the $kind that moves to another project meanwhile', ({ kind, create, change }) => {
  it.each(calls)('is not %s by an editor', async (_, call) => {
    const { project, owner, editor } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Secret cellar' });
    const { id } = await create(owner.client, project.id);
    const table = sql.identifier(kind.replace('-', '_'));
    const calling = await test.database.db.transaction(async (tx) => {
      await tx.execute(sql`select from ${table} where id = ${id} for update`);
      // Boxed, because the transaction must not wait for the answer.
      const answer = { sent: call(editor.client, `/api/${kind}/${id}`, change) };
      await expect.poll(isWaiting).toBe(true);
      await tx.execute(sql`update ${table} set project_id = ${cellar.id} where id = ${id}`);
      return answer;
    });
    const refused = await calling.sent;
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'not_found' }]);
    const { rows } = await test.database.db.execute(
      sql`select version from ${table} where id = ${id}`,
    );
    expect(rows).toEqual([{ version: 1 }]);
  });
});
