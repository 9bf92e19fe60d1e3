import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnerId } from '#server/db/owner-id.ts';
import { expenses } from '#server/db/tables/expense.table.ts';
import { projects } from '#server/db/tables/project.table.ts';
import { uploads } from '#server/db/tables/upload.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { createS3Storage } from '#server/integrations/storage/s3-storage.ts';
import { multipart } from '#server/testing/multipart.ts';
import { type ReceiptStore, receiptStores } from '#server/testing/receipt-stores.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { testLimits } from '#server/testing/test-limits.ts';
import { createAccess } from '../access/access.service.ts';
import { createPlans } from '../plans/plan.service.ts';
import { createRateLimits } from '../rate-limits/rate-limit.service.ts';
import { removeReceipts } from './receipt.repository.ts';
import { createReceipts, type Receipts } from './receipt.service.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const thumbnailOf = (key: string) => key.replace(/\.\w+$/, '.thumbnail.webp');

describe.each(Object.entries(receiptStores))('receipts in the %s storage', (name, openStore) => {
  let store: ReceiptStore;
  let test: TestApp;
  let receipts: Receipts;
  const failures: unknown[] = [];
  beforeAll(async () => {
    store = await openStore();
    const { storage, temporaryFolder } = store;
    test = await createTestApp({ receiptStorage: storage, temporaryFolder });
    const { db } = test.database;
    const plans = createPlans(db, testLimits.storageBytes);
    const parts = { db, rateLimits: createRateLimits(db), plans, storage, temporaryFolder };
    receipts = createReceipts({ ...parts, onRemovalFailed: (error) => failures.push(error) });
  });
  afterAll(async () => {
    await test.close();
    await store.close();
    expect(failures).toEqual([]);
  });

  async function newUser(): Promise<OwnerId> {
    return (await test.signedIn()).ownerId;
  }

  const scopeOf = (id: OwnerId) => createAccess(test.database.db).accountScope({ id });

  async function upload(userId: OwnerId, content: Buffer): Promise<string> {
    const scope = { ownerId: userId, actorId: userId };
    const receive = (file: string) => writeFile(file, content);
    return (await receipts.uploadReceipt(scope, receive, ({ store }) => store())).imageUrl;
  }

  async function saveExpense(userId: number, receipt: string): Promise<number> {
    const { db } = test.database;
    const project = { userId, name: 'Kitchen', budget: '1000.00' };
    const [made] = await db.insert(projects).values(project).returning({ id: projects.id });
    const [expense] = await db
      .insert(expenses)
      .values({
        userId,
        projectId: made?.id ?? 0,
        description: 'Tiles',
        amount: '10.00',
        category: 'materials',
        paymentMethod: 'cash',
        date: '2026-03-08',
        attachments: [{ key: receipt, type: null, name: 'till', size: null }],
      })
      .returning({ id: expenses.id });
    return expense?.id ?? 0;
  }

  const rowsOf = (userId: number) =>
    test.database.db.select().from(uploads).where(eq(uploads.userId, userId));
  const age = (userId: number, hours: number) =>
    test.database.db
      .update(uploads)
      .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(uploads.userId, userId));
  const filesOf = async (...keys: string[]) => {
    const names = keys.map((key) => key.replace(/\.\w+$/, ''));
    return (await store.listKeys()).filter((key) => names.some((name) => key.startsWith(name)));
  };

  describe('requireUsable', () => {
    it('accepts nothing, an external address and the user’s own upload', async () => {
      const userId = await newUser();
      const key = await upload(userId, await png(10, 10));
      for (const receipt of [null, undefined, 'https://example.com/receipt.jpg']) {
        await expect(receipts.requireUsable(scopeOf(userId), receipt)).resolves.toBeNull();
      }
      await expect(receipts.requireUsable(scopeOf(userId), key)).resolves.toEqual({
        type: 'image/png',
        size: expect.any(Number),
      });
    });

    it('refuses another user’s key, an absent one and any other text', async () => {
      const [owner, stranger] = [await newUser(), await newUser()];
      const key = await upload(owner, await png(10, 10));
      const absent = `receipts/${'x'.repeat(32)}.png`;
      const refused = [key, absent, thumbnailOf(key), 'file:///etc/passwd', ''];
      for (const receipt of refused) {
        await expect(receipts.requireUsable(scopeOf(stranger), receipt)).rejects.toMatchObject({
          code: 'validation',
          details: [{ path: ['imageUrl'], message: 'Choose a receipt that you uploaded' }],
        });
      }
    });

    it('keeps the upload until the transaction that refers to it has ended', async () => {
      const userId = await newUser();
      const key = await upload(userId, await png(10, 10));
      const locked = Promise.withResolvers<void>();
      const saving = test.database.db.transaction(async (tx) => {
        await receipts.requireUsable(scopeOf(userId), key, tx);
        locked.resolve();
        await expect
          .poll(async () => {
            const { rows } = await test.database.db.execute(
              sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            );
            return rows.length;
          })
          .toBe(1);
        await tx.insert(projects).values({ userId, name: 'Bath', budget: '500.00' });
        await tx.insert(expenses).values({
          userId,
          projectId: sql`(select max(id) from projects where user_id = ${userId})`,
          description: 'Sink',
          amount: '1.00',
          category: 'materials',
          paymentMethod: 'cash',
          date: '2026-03-08',
          attachments: [{ key, type: null, name: 'till', size: null }],
        });
      });
      await locked.promise;
      await Promise.all([receipts.discardUnused(userId, [key]), saving]);
      expect(await rowsOf(userId)).toMatchObject([{ key, isStored: true }]);
      expect(await filesOf(key)).toEqual([key, thumbnailOf(key)].sort());
    });
  });

  describe('discardUnused', () => {
    it('removes the file, its thumbnail and its row once no expense refers to it', async () => {
      const userId = await newUser();
      const key = await upload(userId, await png(10, 10));
      const pdf = await upload(userId, Buffer.from('%PDF-1.7'));
      const kept = await upload(userId, await png(12, 12));
      const expenseId = await saveExpense(userId, key);
      await receipts.discardUnused(userId, [key, null, 'https://example.com/a.jpg']);
      expect(await filesOf(key)).toHaveLength(2);

      await test.database.db.delete(expenses).where(eq(expenses.id, expenseId));
      await receipts.discardUnused(userId, [key, pdf]);
      expect(await filesOf(key, pdf)).toEqual([]);
      expect((await rowsOf(userId)).map((row) => row.key)).toEqual([kept]);
    });

    it('keeps another user’s upload', async () => {
      const [owner, stranger] = [await newUser(), await newUser()];
      const key = await upload(owner, await png(10, 10));
      await receipts.discardUnused(stranger, [key]);
      await removeReceipts(test.database.db, stranger, [key]);
      expect(await filesOf(key)).toHaveLength(2);
      expect(await rowsOf(owner)).toHaveLength(1);
    });
  });

  describe('thumbnailLinks', () => {
    it('are for the user’s own images, small, and the same when requested again', async () => {
      const [owner, stranger] = [await newUser(), await newUser()];
      const key = await upload(owner, await png(800, 400));
      const small = await upload(owner, await png(30, 20));
      const pdf = await upload(owner, Buffer.from('%PDF-1.7'));
      const asked = [key, key, small, pdf, 'https://example.com/a.jpg'];
      const links = await receipts.thumbnailLinks(scopeOf(owner), asked);
      expect([...links.keys()].sort()).toEqual([key, small].sort());
      expect(await receipts.thumbnailLinks(scopeOf(owner), [key, small])).toEqual(links);
      expect(await receipts.thumbnailLinks(scopeOf(stranger), asked)).toEqual(new Map());

      const content = async (link = '') => {
        if (link.startsWith('http')) return Buffer.from(await (await fetch(link)).arrayBuffer());
        const response = await test.client().get(link);
        expect(response.headers['content-type']).toBe('image/webp');
        return response.rawPayload;
      };
      const picture = await sharp(await content(links.get(key))).metadata();
      expect(picture).toMatchObject({ format: 'webp', width: 320, height: 160 });
      expect(await sharp(await content(links.get(small))).metadata()).toMatchObject({
        width: 30,
        height: 20,
      });
    });
  });

  describe('sweep', () => {
    it('removes only what no expense has referred to for a day', async () => {
      const userId = await newUser();
      const unused = await upload(userId, await png(10, 10));
      const used = await upload(userId, await png(10, 10));
      await saveExpense(userId, used);
      await age(userId, 23);
      await test.app.sweep();
      expect(await rowsOf(userId)).toHaveLength(2);
      await age(userId, 25);
      await test.app.sweep();
      expect(await filesOf(unused, used)).toEqual([used, thumbnailOf(used)].sort());
      expect((await rowsOf(userId)).map(({ key }) => key)).toEqual([used]);
    });

    it('removes the files of a deleted account', async () => {
      const userId = await newUser();
      const key = await upload(userId, await png(10, 10));
      await saveExpense(userId, key);
      await test.database.db.delete(users).where(eq(users.id, userId));
      await age(userId, 25);
      await receipts.sweep();
      expect([await filesOf(key), await rowsOf(userId)]).toEqual([[], []]);
    });

    it('finishes what a crash left unfinished', async () => {
      const userId = await newUser();
      const key = await upload(userId, await png(10, 10));
      await test.database.db
        .update(uploads)
        .set({ isStored: false })
        .where(eq(uploads.userId, userId));
      await expect(receipts.signReceipt(scopeOf(userId), key)).rejects.toMatchObject({
        code: 'not_found',
      });
      await age(userId, 25);
      const [stale, fresh] = ['upload-old', 'upload-new'].map((name) =>
        path.join(store.temporaryFolder, name),
      ) as [string, string];
      for (const folder of [stale, fresh]) {
        await mkdir(folder);
        await writeFile(path.join(folder, 'received'), 'half');
      }
      const yesterday = Date.now() / 1000 - 25 * 3600;
      await utimes(stale, yesterday, yesterday);
      await receipts.sweep();
      expect([await filesOf(key), await rowsOf(userId)]).toEqual([[], []]);
      expect(await readdir(store.temporaryFolder)).toEqual(['upload-new']);
    });

    it('continues over many pages', async () => {
      const userId = await newUser();
      const row = { userId, type: 'image/png' as const, size: 1, sha256: '' };
      // A page has 500. A test of S3 takes ten times as long, and is about two pages.
      const length = name === 'disk' ? 1_001 : 501;
      const rows = Array.from({ length }, (_, index) => ({
        ...row,
        key: `receipts/${String(index).padStart(32, '0')}.pdf`,
      }));
      await test.database.db.insert(uploads).values(rows);
      await age(userId, 25);
      await receipts.sweep();
      expect(await rowsOf(userId)).toEqual([]);
    });
  });
});

describe('a storage that cannot be reached', () => {
  it('is named in a 503, loses no upload, and never fails a deletion', async () => {
    const receiptStorage = await createS3Storage({
      bucket: 'receipts',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:1',
      accessKeyId: 'id',
      secretAccessKey: 'a secret key',
    });
    const test = await createTestApp({ receiptStorage });
    const { client, user, ownerId } = await test.signedIn();
    const image = new Blob([new Uint8Array(await png(10, 10))]);
    const response = await client.send('POST', '/api/upload', await multipart({ image }));
    expect([response.statusCode, response.json().error]).toEqual([
      503,
      'The receipt storage cannot be reached right now. Try again in a moment.',
    ]);
    expect(response.headers['retry-after']).toBeDefined();
    const { db } = test.database;
    const own = eq(uploads.userId, user.id);
    const [left] = await db.select().from(uploads).where(own);
    expect(left).toMatchObject({ isStored: false });
    const key = left?.key ?? '';
    expect((await client.post('/api/signed-url', { s3Key: key })).statusCode).toBe(404);

    await db.update(uploads).set({ isStored: true }).where(own);
    const failures: unknown[] = [];
    const receipts = createReceipts({
      db,
      rateLimits: createRateLimits(db),
      plans: createPlans(db, testLimits.storageBytes),
      storage: receiptStorage,
      temporaryFolder: test.dataDir,
      onRemovalFailed: (error) => failures.push(error),
    });
    await receipts.discardUnused(ownerId, [key]);
    expect(failures).toHaveLength(1);
    expect(await db.select().from(uploads).where(own)).toMatchObject([{ key, isStored: false }]);
    expect(test.logLines.join('\n')).not.toContain('a secret key');
    await test.close();
  });
});
