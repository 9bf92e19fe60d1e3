import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpense, createProject } from '#server/testing/factories.ts';
import { createTestApp, REAL_SAMPLES, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Project } from '#shared/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sampleFolder: REAL_SAMPLES });
});
afterAll(() => test.close());

const get = async <T>(client: TestClient, url: string): Promise<T> =>
  (await client.get(url)).json<T>();

async function addSample(client: TestClient): Promise<Project> {
  const response = await client.post('/api/sample-project');
  expect([response.statusCode, response.json().error]).toEqual([201, undefined]);
  return response.json<Project>();
}

const files = async (userId: number) => {
  const { rows } = await test.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from uploads where user_id = ${userId}`,
  );
  return rows[0]?.count;
};

describe('the sample project in one’s own account', () => {
  it('does not count against the plan, but what is added to it does', async () => {
    const { client } = await test.signedIn();
    const sample = await addSample(client);
    expect(sample).toMatchObject({ isSample: true, memberCount: 1, role: 'owner' });
    const free = { canCreate: true, count: 0, limit: 5 };
    expect(await get(client, '/api/expenses/can_create')).toEqual(free);
    expect(await get(client, '/api/contractors/count')).toEqual({ count: 0, limit: 3 });
    expect(await get(client, '/api/subscription-status')).toMatchObject({ storageUsedBytes: 0 });
    for (let added = 0; added < 5; added += 1) await createExpense(client, sample.id);
    const sixth = await client.post('/api/expenses', {
      ...{ projectId: sample.id, description: 'Tiles', amount: '5', category: 'materials' },
      ...{ paymentMethod: 'cash', date: '2026-03-08' },
    });
    expect([sixth.statusCode, sixth.json().code]).toEqual([403, 'plan_limit']);
    // One of the sample goes, and gives no room.
    const list = await get<{ expenses: { id: number; description: string }[] }>(
      client,
      `/api/expenses?projectId=${sample.id}&search=Bathroom mirror`,
    );
    await client.delete(`/api/expenses/${list.expenses[0]?.id}`);
    expect(await get(client, '/api/expenses/can_create')).toMatchObject({ count: 5 });
  });

  it('is there once, also if it is asked for twice at the same time', async () => {
    const { client } = await test.signedIn();
    const [one, two] = await Promise.all([addSample(client), addSample(client)]);
    expect(two?.id).toBe(one?.id);
    expect((await addSample(client)).id).toBe(one?.id);
    expect(await get(client, '/api/projects')).toHaveLength(1);
    const { rows } = await test.database.db.execute(sql`
      select count(*)::int as lost from uploads u
      where not is_stored and user_id = ${one?.userId}`);
    expect(rows).toEqual([{ lost: 0 }]);
  });

  it('goes with one call, and takes its contractors and files along', async () => {
    const { client, user } = await test.signedIn();
    const own = await createProject(client);
    await addSample(client);
    expect(await files(user.id)).toBe(48);
    const [dan] = await get<{ id: number }[]>(client, '/api/contractors');
    await createExpense(client, own.id, { contractorId: dan?.id });
    expect((await client.delete('/api/sample-project')).statusCode).toBe(204);
    expect(await get(client, '/api/projects')).toMatchObject([{ id: own.id }]);
    // The one that a record of a real project names stays, and still counts as the sample's.
    expect(await get(client, '/api/contractors')).toMatchObject([{ id: dan?.id }]);
    expect(await get(client, '/api/contractors/count')).toEqual({ count: 0, limit: 3 });
    expect(await get(client, '/api/projects/deleted')).toEqual([]);
    expect(await files(user.id)).toBe(0);
    expect((await client.delete('/api/sample-project')).statusCode).toBe(404);
    expect((await addSample(client)).isSample).toBe(true);
  });

  it('can be restored if the person had changed something in it', async () => {
    const { client } = await test.signedIn();
    const sample = await addSample(client);
    await createExpense(client, sample.id);
    await client.delete('/api/sample-project');
    expect(await get(client, '/api/projects/deleted')).toMatchObject([{ name: sample.name }]);
  });
});
