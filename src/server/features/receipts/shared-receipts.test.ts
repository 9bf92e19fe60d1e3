import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#server/db/tables/upload.table.ts';
import { createExpense, createProject, tiles } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ExpenseList } from '#shared/expense.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(client: TestClient, projectId?: number) {
  const query = projectId === undefined ? '' : `?projectId=${projectId}`;
  const form = await multipart({ image: new Blob([PNG]) });
  return client.send('POST', `/api/upload${query}`, form);
}

const get = async <T>(client: TestClient, url: string) => (await client.get(url)).json<T>();

const path = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

describe('receipts in a shared project', () => {
  it('of a shared project are the owner’s files, which everyone in it can open', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const sent = await upload(editor.client, project.id);
    expect(sent.statusCode).toBe(201);
    const { imageUrl } = sent.json<{ imageUrl: string }>();
    const [row] = await test.database.db.select().from(uploads).where(eq(uploads.key, imageUrl));
    expect(row?.userId).toBe(owner.user.id);
    const sign = (client: TestClient) => client.post('/api/signed-url', { s3Key: imageUrl });
    expect((await sign(editor.client)).statusCode).toBe(200);
    expect((await sign(viewer.client)).statusCode).toBe(404);

    await createExpense(editor.client, project.id, { imageUrl });
    for (const { client } of [owner, editor, viewer]) {
      const { signedUrl } = (await sign(client)).json<{ signedUrl: string }>();
      expect((await test.client().get(path(signedUrl))).statusCode).toBe(200);
    }
    expect((await sign(stranger.client)).statusCode).toBe(404);
    expect((await upload(viewer.client, project.id)).statusCode).toBe(403);
    expect((await upload(stranger.client, project.id)).statusCode).toBe(404);
  });

  it('of another project of the owner stay closed', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const { imageUrl } = (await upload(owner.client)).json<{ imageUrl: string }>();
    await createExpense(owner.client, cellar.id, { imageUrl });
    const refused = await editor.client.post('/api/signed-url', { s3Key: imageUrl });
    expect(refused.statusCode).toBe(404);
    // Nor can an expense bring them into the shared project.
    const { id } = await createExpense(editor.client, project.id);
    const body = { ...tiles, projectId: project.id, imageUrl };
    const added = await editor.client.post('/api/expenses', body);
    const changed = await editor.client.put(`/api/expenses/${id}`, { imageUrl });
    for (const response of [added, changed]) {
      expect([response.statusCode, response.json().details]).toMatchObject([
        400,
        [{ path: ['imageUrl'] }],
      ]);
    }
  });

  it('end with the membership: a link of a former member opens nothing', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const { imageUrl } = (await upload(owner.client)).json<{ imageUrl: string }>();
    await createExpense(owner.client, project.id, { imageUrl });
    const linksOf = async (client: TestClient) => {
      const signed = await client.post('/api/signed-url', { s3Key: imageUrl });
      const list = await get<ExpenseList>(client, `/api/expenses?projectId=${project.id}`);
      return [signed.json<{ signedUrl: string }>().signedUrl, list.expenses[0]?.thumbnailUrl ?? ''];
    };
    const theirs = await linksOf(viewer.client);
    const own = await linksOf(owner.client);
    const open = (links: string[]) =>
      Promise.all(links.map(async (link) => (await test.client().get(path(link))).statusCode));
    expect(await open([...theirs, ...own])).toEqual([200, 200, 200, 200]);
    await owner.client.delete(`/api/projects/${project.id}/members/${viewer.user.id}`);
    expect(await open(theirs)).toEqual([404, 404]);
    expect(await open(own)).toEqual([200, 200]);
    const asOwner = theirs.map((link) => link.replace(/reader=\d+&/, ''));
    expect(await open(asOwner)).toEqual([403, 403]);
  });

  it('are not stored for someone who was removed while they sent one', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const form = await multipart({ image: new Blob([PNG]) });
    const halves = [form.payload.subarray(0, 100), form.payload.subarray(100)] as const;
    async function* slowly() {
      yield halves[0];
      await owner.client.delete(`/api/projects/${project.id}/members/${editor.user.id}`);
      yield halves[1];
    }
    const sent = await editor.client.send('POST', `/api/upload?projectId=${project.id}`, {
      headers: form.headers,
      payload: Readable.from(slowly()),
    });
    expect(sent.statusCode).toBe(404);
    const rows = await test.database.db
      .select()
      .from(uploads)
      .where(eq(uploads.userId, owner.user.id));
    expect(rows).toEqual([]);
  });
});
