import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreLast } from '#server/testing/activity.ts';
import {
  createAgreement,
  createChangeOrder,
  createDocument,
  createPunchItem,
  createQuote,
  createScopeLine,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const creations: Record<string, (client: TestClient, projectId: number) => Promise<object>> = {
  'scope-lines': createScopeLine,
  quotes: createQuote,
  'change-orders': async (client, projectId) =>
    createChangeOrder(client, (await createAgreement(client, projectId)).id),
  documents: createDocument,
  'punch-items': createPunchItem,
};

describe('a deleted record of a contract', () => {
  it.each(Object.entries(creations))('comes back as it was: %s', async (path, create) => {
    const { client, project } = await ownerOfProject(test);
    const created = (await create(client, project.id)) as { id: number };
    expect((await client.delete(`/api/${path}/${created.id}`)).statusCode).toBe(204);
    const restored = await restoreLast(client, project.id);
    const expected = { ...created, version: expect.any(Number) };
    expect([restored.statusCode, restored.json()]).toEqual([200, expected]);
  });
});
