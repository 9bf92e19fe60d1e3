import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendArchive } from '#server/testing/archives.ts';
import { atScale } from '#server/testing/at-scale.ts';
import { makePro } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { projectImage } from '#server/testing/project-image.ts';
import { type RandomProject, randomProject } from '#server/testing/random-project.ts';
import { storeProject } from '#server/testing/stored-project.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Project } from '#shared/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const colored = () =>
  sharp({
    create: { width: 30, height: 20, channels: 3, background: { r: 200, g: 90, b: 10 } },
  }).composite([{ input: Buffer.from('<svg width="30" height="20"><circle r="8"/></svg>') }]);

async function upload(client: TestClient, bytes: Buffer<ArrayBuffer>) {
  const form = await multipart({ image: new Blob([bytes]) });
  const response = await client.send('POST', '/api/upload', form);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<{ imageUrl: string }>().imageUrl;
}

/** A file of each type, as uploads are. */
async function uploadAll(client: TestClient) {
  const kinds = {
    'image/jpeg': await colored().jpeg().toBuffer(),
    'image/png': await colored().png().toBuffer(),
    'image/gif': await colored().gif().toBuffer(),
    'application/pdf': Buffer.from(`%PDF-1.7\n${Math.random()}`),
  };
  const used = [];
  for (const [type, bytes] of Object.entries(kinds)) {
    const key = await upload(client, Buffer.from(bytes));
    used.push({ key, type, size: (await bytesOf(key)).length });
  }
  const waiting = [];
  for (let count = 0; count < 2; count += 1) {
    waiting.push(await upload(client, Buffer.from(`%PDF-1.7\n${Math.random()}`)));
  }
  return { used, waiting };
}

const bytesOf = (key: string) => readFile(path.join(test.dataDir, key));
const contentOf = async (key: string) =>
  createHash('sha256')
    .update(await bytesOf(key))
    .digest('hex');

async function proAccount() {
  const account = await test.signedIn();
  await makePro(test, account.user.id);
  return account;
}

async function goOutAndIn(random: RandomProject) {
  const from = await proAccount();
  const files = await uploadAll(from.client);
  const projectId = await storeProject(test.database.db, from.user.id, { random, files });
  const archive = await from.client.get(`/api/projects/${projectId}/archive.zip`);
  expect([archive.statusCode, archive.headers['content-length']]).toEqual([
    200,
    String(archive.rawPayload.length),
  ]);
  const to = await proAccount();
  const response = await sendArchive(to.client, Buffer.from(archive.rawPayload));
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const copy = response.json<Project>();
  const { db } = test.database;
  const image = (userId: number, id: number) =>
    projectImage(db, { userId, projectId: id, contentOf });
  expect(await image(to.user.id, copy.id)).toEqual(await image(from.user.id, projectId));
  const budgets = [
    (await from.client.get(`/api/projects/${projectId}/budget`)).json().totals,
    (await to.client.get(`/api/projects/${copy.id}/budget`)).json().totals,
  ];
  expect(budgets[1]).toEqual(budgets[0]);
}

it('reads an archive of version 1', async () => {
  const { client, user } = await proAccount();
  const folder = path.join(import.meta.dirname, 'fixtures');
  const response = await sendArchive(client, await readFile(path.join(folder, 'version-1.zip')));
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const place = { userId: user.id, projectId: response.json<Project>().id };
  const image = await projectImage(test.database.db, { ...place, contentOf });
  expect(image).toMatchObject(
    JSON.parse(await readFile(path.join(folder, 'version-1.expected.json'), 'utf8')),
  );
});

it('makes a project of an archive that is equal in every record and file', async () => {
  await fc.assert(fc.asyncProperty(randomProject, goOutAndIn), { numRuns: atScale(6, 15) });
}, 120_000);
