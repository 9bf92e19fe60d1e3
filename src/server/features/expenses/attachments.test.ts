import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#server/db/tables/upload.table.ts';
import { createExpense, createProject, ownerOfProject, tiles } from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ActivityEntry } from '#shared/activity.ts';
import { activitySentence, sentenceText } from '#shared/activity-sentence.ts';
import type { Expense } from '#shared/expense.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PDF = '%PDF-1.4\n%%EOF\n';

async function upload(client: TestClient, projectId?: number): Promise<string> {
  const url = projectId === undefined ? '/api/upload' : `/api/upload?projectId=${projectId}`;
  const sent = await client.send('POST', url, await multipart({ image: new Blob([PDF]) }));
  return sent.json<{ imageUrl: string }>().imageUrl;
}

async function several(client: TestClient, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) keys.push(await upload(client));
  return keys;
}

const asFiles = (keys: string[]) =>
  keys.map((key, index) => ({ key, name: `page-${index + 1}.pdf` }));
const keysOf = ({ attachments }: Expense) => attachments.map(({ key }) => key);

const canOpen = async (client: TestClient, s3Key: string) =>
  (await client.post('/api/signed-url', { s3Key })).statusCode === 200;

const change = async (client: TestClient, { id }: Expense, changes: object) =>
  (await client.put(`/api/expenses/${id}`, changes)).json<Expense>();

/** A day later, when what nothing refers to is removed. */
async function sweepOld(keys: string[]) {
  for (const key of keys) {
    await test.database.db
      .update(uploads)
      .set({ createdAt: new Date(Date.now() - 48 * 3_600_000).toISOString() })
      .where(eq(uploads.key, key));
  }
  await test.app.sweep();
}

describe('the files of an expense', () => {
  it('are answered in their order with what they are, and the first is the receipt', async () => {
    const { client, project } = await ownerOfProject(test);
    const keys = await several(client, 3);
    const expense = await createExpense(client, project.id, { attachments: asFiles(keys) });
    const [first] = keys;
    expect(expense.imageUrl).toBe(first);
    expect(expense.attachments).toEqual(
      keys.map((key, index) => ({
        key,
        type: 'application/pdf',
        name: `page-${index + 1}.pdf`,
        size: PDF.length,
      })),
    );
    const { expenses } = (await client.get(`/api/expenses?projectId=${project.id}`)).json();
    expect(expenses[0].attachments).toEqual(expense.attachments);

    const reversed = keys.toReversed();
    const reordered = await change(client, expense, {
      attachments: reversed.map((key) => ({ key })),
    });
    expect([keysOf(reordered), reordered.imageUrl]).toEqual([reversed, reversed[0]]);
    // Their names stay.
    expect(reordered.attachments[0]?.name).toBe('page-3.pdf');
    const unchanged = await change(client, expense, { attachments: reordered.attachments });
    expect(unchanged.version).toBe(reordered.version);
  });

  it('keep the others if a call names only the first', async () => {
    const { client, project } = await ownerOfProject(test);
    const [first = '', second = '', next = ''] = await several(client, 3);
    const expense = await createExpense(client, project.id, { imageUrl: first });
    expect(expense.attachments).toMatchObject([{ key: first, name: 'receipt.pdf' }]);
    await change(client, expense, { attachments: asFiles([first, second]) });
    expect(keysOf(await change(client, expense, { imageUrl: next }))).toEqual([next, second]);
    expect(await canOpen(client, first)).toBe(false);
    expect(keysOf(await change(client, expense, { imageUrl: null }))).toEqual([second]);
    expect(await change(client, expense, { imageUrl: null })).toMatchObject({
      imageUrl: null,
      attachments: [],
    });
    const both = { imageUrl: first, attachments: [{ key: second }] };
    expect((await client.put(`/api/expenses/${expense.id}`, both)).json().details).toEqual([
      { path: ['imageUrl'], message: 'The receipt must be the first of the files' },
    ]);
    const web = 'https://example.com/bill?no=1';
    expect(await change(client, expense, { imageUrl: web })).toMatchObject({
      imageUrl: web,
      attachments: [{ key: web, type: null, name: 'example.com', size: null }],
    });
  });

  it('are at most twenty, each once, and the account’s own', async () => {
    const { client, project } = await ownerOfProject(test);
    const { client: stranger } = await ownerOfProject(test);
    const key = await upload(client);
    const theirs = await upload(stranger);
    const web = (index: number) => ({ key: `https://example.com/${index}` });
    const send = async (attachments: unknown) =>
      (await client.post('/api/expenses', { ...tiles, projectId: project.id, attachments })).json<{
        error?: string;
        details?: { path: unknown[] }[];
      }>();
    const many = Array.from({ length: 21 }, (_, index) => web(index));
    expect((await send(many)).details).toMatchObject([
      { message: 'An expense can have at most 20 files' },
    ]);
    expect(await send(many.slice(1))).toMatchObject({ imageUrl: web(1).key });
    expect((await send([{ key }, { key }])).details).toMatchObject([
      { message: 'A file is in the list twice' },
    ]);
    for (const name of ['x'.repeat(201), 'a\0b']) {
      expect((await send([{ key, name }])).details).toMatchObject([
        { path: ['attachments', '0', 'name'] },
      ]);
    }
    for (const wrong of [theirs, `receipts/${'x'.repeat(32)}.pdf`]) {
      expect((await send([{ key }, { key: wrong }])).details).toEqual([
        { path: ['attachments'], message: 'Choose a file that you uploaded' },
      ]);
    }
    expect((await send([{ key: 'receipts/x' }])).details?.[0]?.path).toEqual([
      'attachments',
      '0',
      'key',
    ]);
  });

  it('are removed when the expense no longer has them, and swept only then', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const keys = await several(client, 3);
    const [first = '', second = '', third = ''] = keys;
    const expense = await createExpense(client, project.id, { attachments: asFiles(keys) });
    await sweepOld(keys);
    expect(await canOpen(client, third)).toBe(true);
    await change(client, expense, { attachments: asFiles([first, third]) });
    expect(await canOpen(client, second)).toBe(false);
    const rows = await test.database.db.select().from(uploads).where(eq(uploads.userId, user.id));
    expect(rows.map(({ key }) => key).toSorted()).toEqual([first, third].toSorted());
  });

  it('wait with a deleted expense and come back with it', async () => {
    const { client, project } = await ownerOfProject(test);
    const keys = await several(client, 3);
    const expense = await createExpense(client, project.id, { attachments: asFiles(keys) });
    await client.delete(`/api/expenses/${expense.id}`);
    await sweepOld(keys);
    for (const key of keys) expect(await canOpen(client, key)).toBe(false);
    const again = await client.post('/api/expenses', {
      ...tiles,
      projectId: project.id,
      attachments: [{ key: keys[1] }],
    });
    expect(again.statusCode).toBe(400);
    const { entries } = (await client.get(`/api/projects/${project.id}/activity`)).json();
    const restored = await client.post(`/api/activity/${entries[0].id}/restore`);
    expect(restored.json()).toEqual(expense);
    for (const key of keys) expect(await canOpen(client, key)).toBe(true);

    // With the whole project, too.
    await client.delete(`/api/projects/${project.id}`);
    for (const key of keys) expect(await canOpen(client, key)).toBe(false);
  });

  it('are seen by those who see the project that the expense is in', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const keys = [await upload(owner.client), await upload(editor.client, project.id)];
    const expense = await createExpense(editor.client, project.id, {
      attachments: asFiles([keys[1] ?? '']),
    });
    await change(owner.client, expense, { attachments: asFiles(keys) });
    for (const key of keys) {
      for (const { client } of [owner, editor, viewer])
        expect(await canOpen(client, key)).toBe(true);
      expect(await canOpen(stranger.client, key)).toBe(false);
    }
    // An editor keeps what is there and cannot take the file of another project.
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const closed = await upload(owner.client);
    await createExpense(owner.client, cellar.id, {
      attachments: asFiles([await upload(owner.client), closed]),
    });
    const taken = await editor.client.put(`/api/expenses/${expense.id}`, {
      attachments: asFiles([...keys, closed]),
    });
    expect(taken.statusCode).toBe(400);
    await change(owner.client, expense, { projectId: cellar.id });
    for (const key of keys) expect(await canOpen(viewer.client, key)).toBe(false);
  });

  it('are told in the history', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const [first = '', second = ''] = await several(client, 2);
    const expense = await createExpense(client, project.id);
    await change(client, expense, { imageUrl: first });
    await change(client, expense, { attachments: asFiles([first, second]) });
    await change(client, expense, { attachments: asFiles([second, first]) });
    await change(client, expense, { attachments: asFiles([second]) });
    const { entries } = (await client.get(`/api/projects/${project.id}/activity`)).json<{
      entries: ActivityEntry[];
    }>();
    const sentences = entries.map((entry) => sentenceText(activitySentence(entry, user.id)));
    expect(sentences.slice(0, 4)).toEqual([
      'You removed a file from Tiles',
      'You reordered the files of Tiles',
      'You added a file to Tiles',
      'You added a receipt to Tiles',
    ]);
  });
});
