import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocument, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows the document as it is now to someone who saved an older version', async () => {
  const { client, project } = await ownerOfProject(test);
  const { id } = await createDocument(client, project.id);
  const current = (await client.put(`/api/documents/${id}`, { notes: 'Renewed' })).json();
  const refused = await client.put(`/api/documents/${id}`, { notes: 'Old', version: 1 });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'conflict', current }),
  ]);
});
