import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createProject,
  tiles,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = async <T>(client: TestClient, url: string) => (await client.get(url)).json<T>();

describe('the plan of a shared project', () => {
  it('is the owner’s: limits count on the owner’s account, and an editor is told whose plan it is', async () => {
    const { project, owner, editor } = await sharedProject(test, { plan: 'free' });
    for (let i = 0; i < 5; i += 1) await createExpense(editor.client, project.id);
    for (let i = 0; i < 3; i += 1) {
      await createContractor(editor.client, { projectId: project.id });
    }
    const query = `?projectId=${project.id}`;
    const count = (client: TestClient, path: string) => get<object>(client, path + query);
    expect(await count(editor.client, '/api/expenses/can_create')).toEqual({
      canCreate: false,
      count: 5,
      limit: 5,
    });
    expect(await count(editor.client, '/api/contractors/count')).toEqual({ count: 3, limit: 3 });
    expect(await get(editor.client, '/api/contractors/count')).toEqual({ count: 0, limit: 3 });
    for (const [noun, path, body] of [
      ['expenses', '/api/expenses', tiles],
      ['contractors', '/api/contractors', { name: 'Tom' }],
    ] as const) {
      const refused = await editor.client.post(path, { ...body, projectId: project.id });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        code: 'plan_limit',
        upgradeRequired: true,
        error: `${owner.user.email}, who owns this project, has reached the limit of ${noun === 'expenses' ? 5 : 3} ${noun} on the free plan. Ask them to upgrade to add more ${noun}.`,
      });
    }
    const own = await createProject(editor.client);
    expect((await createExpense(editor.client, own.id)).id).toBeGreaterThan(0);
  });
});
