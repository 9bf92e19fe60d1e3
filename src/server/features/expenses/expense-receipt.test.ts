import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpense, ownerOfProject, tiles } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function upload(client: TestClient): Promise<string> {
  const pdf = new Blob(['%PDF-1.4\n%%EOF\n']);
  const response = await client.send('POST', '/api/upload', await multipart({ image: pdf }));
  expect(response.statusCode).toBe(201);
  return response.json().imageUrl;
}

const canOpen = async (client: TestClient, s3Key: string) =>
  (await client.post('/api/signed-url', { s3Key })).statusCode === 200;

describe('the receipt of an expense', () => {
  it('must be the user’s own upload', async () => {
    const { client, project } = await ownerOfProject(test);
    const { client: stranger, project: theirs } = await ownerOfProject(test);
    const imageUrl = await upload(client);
    const taken = await stranger.post('/api/expenses', {
      ...tiles,
      projectId: theirs.id,
      imageUrl,
    });
    expect(taken.json().details).toEqual([
      { path: ['imageUrl'], message: 'Choose a receipt that you uploaded' },
    ]);
    expect((await createExpense(client, project.id, { imageUrl })).imageUrl).toBe(imageUrl);
  });

  it('has a thumbnail in a list, unless the client shows none', async () => {
    const { client, project } = await ownerOfProject(test);
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer();
    const form = await multipart({ image: new Blob([new Uint8Array(picture)]) });
    const { imageUrl } = (await client.send('POST', '/api/upload', form)).json();
    await createExpense(client, project.id, { imageUrl });
    const list = `/api/expenses?projectId=${project.id}`;
    const [shown] = (await client.get(list)).json().expenses;
    expect(shown.thumbnailUrl).toMatch(/signature=/);
    const plain = (await client.get(`${list}&thumbnails=false`)).json();
    expect(plain.expenses).toEqual([{ ...shown, thumbnailUrl: null }]);
    expect((await client.get(`${list}&thumbnails=no`)).statusCode).toBe(400);
  });

  it('is removed with its expense, its replacement or its project', async () => {
    const { client, project } = await ownerOfProject(test);
    const [deleted, replaced, kept] = [
      await upload(client),
      await upload(client),
      await upload(client),
    ];
    const first = await createExpense(client, project.id, { imageUrl: deleted });
    const second = await createExpense(client, project.id, { imageUrl: replaced });
    await client.delete(`/api/expenses/${first.id}`);
    await client.put(`/api/expenses/${second.id}`, { imageUrl: kept });
    expect(await canOpen(client, deleted)).toBe(false);
    expect(await canOpen(client, replaced)).toBe(false);
    expect(await canOpen(client, kept)).toBe(true);
    await client.delete(`/api/projects/${project.id}`);
    expect(await canOpen(client, kept)).toBe(false);
  });

  it('is never lost for a saved expense, however deletions and saves overlap', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let round = 0; round < 12; round += 1) {
      const imageUrl = await upload(client);
      const first = await createExpense(client, project.id, { imageUrl });
      const [, second] = await Promise.all([
        client.delete(`/api/expenses/${first.id}`),
        client.post('/api/expenses', { ...tiles, projectId: project.id, imageUrl }),
      ]);
      expect([201, 400]).toContain(second.statusCode);
      if (second.statusCode === 201) expect(await canOpen(client, imageUrl)).toBe(true);
    }
  });
});
