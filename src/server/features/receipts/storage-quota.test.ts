import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#server/db/tables/upload.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts';
import { createExpense, createProject, makePro } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { testLimits } from '#server/testing/test-limits.ts';
import { createPlans } from '../plans/plan.service.ts';
import { createRateLimits } from '../rate-limits/rate-limit.service.ts';
import { createReceipts } from './receipt.service.ts';

const LIMITS = { free: 10 * 1024 * 1024, pro: 20 * 1024 * 1024 };
const MB = 1024 * 1024;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    settings: {
      publicUrl: new URL('http://localhost:3000'),
      productName: 'Plumbline',
      trustProxy: false,
      limits: { ...testLimits, storageBytes: LIMITS },
    },
  });
});
afterAll(() => test.close());

const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], size);

async function upload(client: TestClient, size: number) {
  const image = new Blob([new Uint8Array(pdfOf(size))]);
  return client.send('POST', '/api/upload', await multipart({ image }));
}

async function storageOf(client: TestClient) {
  const { storageUsedBytes, storageLimitBytes } = (
    await client.get('/api/subscription-status')
  ).json();
  return { used: storageUsedBytes, limit: storageLimitBytes };
}

async function bytesOf(userId: number): Promise<number> {
  const rows = await test.database.db.select().from(uploads).where(eq(uploads.userId, userId));
  return rows.reduce((sum, { size }) => sum + size, 0);
}

describe('receipt storage', () => {
  it('is shown with the limit of the plan', async () => {
    const { client, user } = await test.signedIn();
    expect(await storageOf(client)).toEqual({ used: 0, limit: LIMITS.free });
    expect((await upload(client, 3 * MB)).statusCode).toBe(201);
    expect(await storageOf(client)).toEqual({ used: 3 * MB, limit: LIMITS.free });
    await makePro(test, user.id);
    expect(await storageOf(client)).toEqual({ used: 3 * MB, limit: LIMITS.pro });
  });

  it('fills up to the last byte, and then the free plan says what to do', async () => {
    const { client } = await test.signedIn();
    expect((await upload(client, 9 * MB)).statusCode).toBe(201);
    const refused = await upload(client, MB + 1);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'storage_full',
      upgradeRequired: true,
      error:
        "You've reached the limit of 10 MB for receipts and other files on the free plan. Delete files you no longer need, or upgrade to keep 20 MB.",
    });
    expect((await upload(client, MB)).statusCode).toBe(201);
    expect((await upload(client, 9)).statusCode).toBe(403);
    expect((await storageOf(client)).used).toBe(LIMITS.free);
  });

  it('has more room on the paid plan, which does not ask for an upgrade when it is full', async () => {
    const { client, user } = await test.signedIn();
    await makePro(test, user.id);
    for (const size of [8, 8, 4]) expect((await upload(client, size * MB)).statusCode).toBe(201);
    const refused = await upload(client, 9);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'storage_full',
      error:
        "You've reached the limit of 20 MB for receipts and other files. Delete files you no longer need to make room.",
      requestId: expect.any(String),
    });
  });

  it('shrinks when a receipt is removed', async () => {
    const { client } = await test.signedIn();
    const project = await createProject(client);
    const { imageUrl } = (await upload(client, 10 * MB)).json();
    const { id } = await createExpense(client, project.id, { imageUrl });
    expect((await upload(client, 9)).statusCode).toBe(403);
    expect((await client.put(`/api/expenses/${id}`, { imageUrl: null })).statusCode).toBe(200);
    expect((await storageOf(client)).used).toBe(0);
    expect((await upload(client, 9)).statusCode).toBe(201);
  });

  it('counts the receipt of a deleted expense until it can no longer be restored', async () => {
    const { client, user } = await test.signedIn();
    const project = await createProject(client);
    const { imageUrl } = (await upload(client, 10 * MB)).json();
    const { id } = await createExpense(client, project.id, { imageUrl });
    await client.delete(`/api/expenses/${id}`);
    await test.database.db.execute(
      sql`update uploads set created_at = now() - interval '60 days' where user_id = ${user.id}`,
    );
    await test.app.sweep();
    expect((await storageOf(client)).used).toBe(10 * MB);
    await test.database.db.execute(
      sql`update activity set at = now() - interval '30 days' where user_id = ${user.id}`,
    );
    await test.app.sweep();
    expect((await storageOf(client)).used).toBe(0);
  });

  it('never exceeds the limit, also if fifty are sent at once', async () => {
    const { client, user, ownerId } = await test.signedIn();
    expect((await upload(client, 9 * MB)).statusCode).toBe(201);
    // Room for ten and a half of them.
    const size = Math.floor(MB / 10.5);
    // Directly at the service: over HTTP, a busy server may refuse some for another reason.
    const { db } = test.database;
    const receipts = createReceipts({
      db,
      rateLimits: createRateLimits(db),
      plans: createPlans(db, LIMITS),
      storage: createDiskStorage({ folder: test.dataDir, linkSecret: test.sessionSecret }),
      temporaryFolder: path.join(test.dataDir, 'tmp'),
      onRemovalFailed: (error) => expect.unreachable(String(error)),
    });
    const receive = (file: string) => writeFile(file, pdfOf(size));
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        receipts.uploadReceipt({ ownerId, actorId: user.id }, receive, ({ store }) => store()),
      ),
    );
    const refused = sent.flatMap((each) => (each.status === 'rejected' ? each.reason.code : []));
    expect(refused).toEqual(Array(40).fill('storage_full'));
    expect(await bytesOf(user.id)).toBe(9 * MB + 10 * size);
    expect((await storageOf(client)).used).toBe(9 * MB + 10 * size);
  });

  it('outlives the account without harm', async () => {
    const { client, user } = await test.signedIn();
    await upload(client, MB);
    await test.database.db.delete(users).where(eq(users.id, user.id));
    await test.database.db
      .update(uploads)
      .set({ createdAt: '2026-01-01T00:00:00Z' })
      .where(eq(uploads.userId, user.id));
    await test.app.sweep();
    expect(await bytesOf(user.id)).toBe(0);
  });
});
