import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf, restoreLast } from '#server/testing/activity.ts';
import { openEvents } from '#server/testing/event-reader.ts';
import { createExpense, createProject, ownerOfProject, tiles } from '#server/testing/factories.ts';
import { joined, sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { INBOX_MAX_FILES, type InboxItem } from '#shared/inbox.ts';
import { recordLimits } from '#shared/record-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const pdf = (text: string) => `%PDF-1.7\n${text}`;

/** A form with several files of the same field. */
async function formOf(projectId: number | null, texts: string[]) {
  const form = new FormData();
  if (projectId !== null) form.set('projectId', String(projectId));
  for (const [index, text] of texts.entries()) {
    form.append('image', new Blob([text]), `receipt ${index + 1}.pdf`);
  }
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

const send = async (client: TestClient, projectId: number | null, texts: string[]) =>
  client.send('POST', '/api/inbox', await formOf(projectId, texts));

async function added(client: TestClient, projectId: number, ...texts: string[]) {
  const response = await send(client, projectId, texts.map(pdf));
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const items = response.json<InboxItem[]>();
  const [item] = items;
  if (!item) throw new Error('Nothing was added');
  return { items, item };
}

async function listed(client: TestClient, projectId: number): Promise<InboxItem[]> {
  const response = await client.get(`/api/inbox?projectId=${projectId}`);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json();
}

const idsIn = async (client: TestClient, projectId: number) =>
  (await listed(client, projectId)).map(({ id }) => id);

async function countOf(table: string, userId: number): Promise<number> {
  const { rows } = await test.database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}`,
  );
  return Number(rows[0]?.['count']);
}

const age = (userId: number, days: number) =>
  test.database.db.execute(sql`
    update uploads set created_at = now() - make_interval(days => ${days})
    where user_id = ${userId}`);

describe('the inbox', () => {
  it('takes several files at once, in order, each with its reading', async () => {
    const { client, project } = await ownerOfProject(test);
    const { items } = await added(client, project.id, 'one', 'two', 'three');
    expect(items.map(({ name }) => name)).toEqual([
      'receipt 1.pdf',
      'receipt 2.pdf',
      'receipt 3.pdf',
    ]);
    expect(items[0]).toEqual({
      id: expect.any(Number),
      projectId: project.id,
      key: expect.stringMatching(/^receipts\/.*\.pdf$/),
      name: 'receipt 1.pdf',
      createdAt: expect.any(String),
      version: 1,
      thumbnailUrl: null,
      sameAs: null,
      // Nothing reads receipts in this test, and the answer does not promise that something will.
      reading: expect.objectContaining({ status: 'failed', total: null, duplicateOf: [] }),
    });
    expect(await listed(client, project.id)).toEqual(items);
    const count = await client.get(`/api/inbox/count?projectId=${project.id}`);
    expect(count.json()).toEqual({ count: 3 });
    expect(await listed(client, (await createProject(client)).id)).toEqual([]);
  });

  it('says if the same file waits already, or is on an expense', async () => {
    const { client, project } = await ownerOfProject(test);
    const { item } = await added(client, project.id, 'tiles');
    const again = (await added(client, project.id, 'tiles', 'glue')).items;
    expect(again.map(({ sameAs }) => sameAs)).toEqual([item.id, null]);
    const expense = await createExpense(client, project.id, { imageUrl: item.key });
    const [left] = await listed(client, project.id);
    expect(left).toMatchObject({ sameAs: null, reading: { duplicateOf: [expense.id] } });
  });

  it('takes the project from the query too', async () => {
    const { client, project } = await ownerOfProject(test);
    const url = `/api/inbox?projectId=${project.id}`;
    const response = await client.send('POST', url, await formOf(null, [pdf('one')]));
    expect(response.statusCode).toBe(201);
    expect(await listed(client, project.id)).toHaveLength(1);
  });

  it('is told by Next', async () => {
    const { client, project } = await ownerOfProject(test);
    await added(client, project.id, 'one', 'two');
    const next = await client.get(`/api/projects/${project.id}/next?today=2026-03-08`);
    expect(next.json().items).toEqual([{ kind: 'inbox_receipts', count: 2 }]);
  });
});

describe('an item', () => {
  it('leaves when an expense is saved with its file, by any member', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const { items } = await added(owner.client, project.id, 'one', 'two', 'three');
    const [first, second, third] = items;
    await createExpense(owner.client, project.id, { imageUrl: first?.key });
    await createExpense(editor.client, project.id, { imageUrl: second?.key });
    expect(await idsIn(editor.client, project.id)).toEqual([third?.id]);
    const expense = await createExpense(owner.client, project.id);
    const changes = { imageUrl: third?.key };
    expect((await owner.client.put(`/api/expenses/${expense.id}`, changes)).statusCode).toBe(200);
    expect(await idsIn(owner.client, project.id)).toEqual([]);
  });

  it('does not come back with a deletion of the expense, nor twice with its restore', async () => {
    const { client, project } = await ownerOfProject(test);
    const { item } = await added(client, project.id, 'one');
    const { id } = await createExpense(client, project.id, { imageUrl: item.key });
    await client.delete(`/api/expenses/${id}`);
    expect(await idsIn(client, project.id)).toEqual([]);
    expect((await restoreLast(client, project.id)).json()).toMatchObject({ imageUrl: item.key });
    expect(await idsIn(client, project.id)).toEqual([]);
  });

  it('becomes one expense if two people accept it at once', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const { item } = await added(owner.client, project.id, 'one');
    const body = { ...tiles, projectId: project.id, imageUrl: item.key };
    const url = `/api/expenses?inboxItemId=${item.id}`;
    const answers = await Promise.all(
      [owner, editor, owner, editor].map(({ client }) => client.post(url, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'conflict',
      error: 'This receipt is no longer in the inbox.',
    });
    expect(await countOf('expenses', owner.user.id)).toBe(1);
  });

  it('of another file does not become this expense', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const { items } = await added(client, project.id, 'one', 'two');
    const body = { ...tiles, projectId: project.id, imageUrl: items[1]?.key };
    const url = `/api/expenses?inboxItemId=${items[0]?.id}`;
    expect((await client.post(url, body)).statusCode).toBe(409);
    expect((await client.post(url, { ...tiles, projectId: project.id })).statusCode).toBe(409);
    expect(await countOf('expenses', user.id)).toBe(0);
    expect(await listed(client, project.id)).toHaveLength(2);
  });

  it('that is removed is told by the history, and can come back', async () => {
    const { client, project } = await ownerOfProject(test);
    const { item } = await added(client, project.id, 'one');
    expect(await activityOf(client, project.id, { kind: 'inbox_item' })).toEqual([]);
    expect((await client.delete(`/api/inbox/${item.id}`)).statusCode).toBe(204);
    expect((await client.delete(`/api/inbox/${item.id}`)).statusCode).toBe(404);
    expect(await idsIn(client, project.id)).toEqual([]);
    // While it is removed, nobody can use the file.
    const expense = { ...tiles, projectId: project.id, imageUrl: item.key };
    expect((await client.post('/api/expenses', expense)).statusCode).toBe(400);
    const [entry] = await activityOf(client, project.id, { kind: 'inbox_item' });
    expect(entry).toMatchObject({ action: 'delete', label: item.name, canRestore: true });
    const restored = await restoreLast(client, project.id);
    expect([restored.statusCode, restored.json()]).toEqual([200, item]);
    expect(await listed(client, project.id)).toEqual([item]);
  });
});

describe('what waits', () => {
  it('is never swept, and goes 30 days after someone removed it', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const { item } = await added(client, project.id, 'one');
    await age(user.id, 400);
    await test.app.sweep();
    expect(await idsIn(client, project.id)).toEqual([item.id]);
    expect((await client.post('/api/signed-url', { s3Key: item.key })).statusCode).toBe(200);
    await client.delete(`/api/inbox/${item.id}`);
    await test.app.sweep();
    expect(await countOf('uploads', user.id)).toBe(1);
    await test.database.db.execute(sql`
      update activity set at = now() - interval '31 days' where user_id = ${user.id}`);
    await test.app.sweep();
    expect(await countOf('uploads', user.id)).toBe(0);
    expect(await countOf('readings', user.id)).toBe(0);
  });

  it('counts in the storage', async () => {
    const { client, project } = await ownerOfProject(test);
    await added(client, project.id, 'one');
    const { storageUsedBytes } = (await client.get('/api/subscription-status')).json();
    expect(storageUsedBytes).toBe(pdf('one').length);
  });

  it('goes with its project, and comes back with it', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const { items } = await added(client, project.id, 'one', 'two');
    expect((await client.delete(`/api/projects/${project.id}`)).statusCode).toBe(204);
    expect(await countOf('inbox_items', user.id)).toBe(0);
    const [deleted] = (await client.get('/api/projects/deleted')).json();
    expect((await client.post(`/api/activity/${deleted.activityId}/restore`)).statusCode).toBe(200);
    expect(await listed(client, project.id)).toEqual(items);
  });

  it('is not left behind if the project is deleted during an upload', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, project, user } = await ownerOfProject(test);
      const [upload, deletion] = await Promise.all([
        send(client, project.id, [pdf('one')]),
        client.delete(`/api/projects/${project.id}`),
      ]);
      expect(deletion.statusCode).toBe(204);
      expect([201, 400, 404]).toContain(upload.statusCode);
      expect(await countOf('inbox_items', user.id)).toBe(0);
    }
  });
});

describe('a call with files', () => {
  it('takes 30 of them, and refuses more without storing any', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const texts = Array.from({ length: INBOX_MAX_FILES }, (_, index) => pdf(`file ${index}`));
    const refused = await send(client, project.id, [...texts, pdf('one more')]);
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ path: ['image'], message: 'Send at most 30 files at a time' }],
    ]);
    expect(await countOf('uploads', user.id)).toBe(0);
    expect((await send(client, project.id, texts)).statusCode).toBe(201);
    expect(await listed(client, project.id)).toHaveLength(INBOX_MAX_FILES);
  });

  it('stores all of them or none', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const refused = await send(client, project.id, [pdf('one'), 'not a receipt', pdf('two')]);
    expect(refused.statusCode).toBe(415);
    expect(await countOf('uploads', user.id)).toBe(0);
    expect(await listed(client, project.id)).toEqual([]);
  });

  it('needs a project and a file', async () => {
    const { client, project } = await ownerOfProject(test);
    expect((await send(client, null, [pdf('one')])).json().details[0].path).toEqual(['projectId']);
    expect((await send(client, project.id, [])).json().details[0].path).toEqual(['image']);
    expect((await client.post('/api/inbox', {})).statusCode).toBe(415);
    expect((await client.get('/api/inbox')).statusCode).toBe(400);
  });

  it('is refused with a sentence when the inbox is full', async () => {
    const { client, project, user } = await ownerOfProject(test);
    await test.database.db.execute(sql`
      insert into inbox_items (user_id, project_id, name, image_url)
      select ${user.id}, ${project.id}, 'Old', 'receipts/' || n
      from generate_series(1, ${recordLimits.inboxItemsPerProject - 1}) n`);
    const full = await send(client, project.id, [pdf('one'), pdf('two')]);
    expect(full.json()).toMatchObject({
      code: 'limit_reached',
      error:
        'The inbox of a project can hold 200 receipts. Accept or remove one that waits, then try again.',
    });
    expect(await countOf('uploads', user.id)).toBe(0);
    expect((await send(client, project.id, [pdf('one')])).statusCode).toBe(201);
  });
});

describe('in a shared project', () => {
  it('an editor works the inbox, and a viewer or a stranger sees none of it', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const { item } = await added(editor.client, project.id, 'one');
    expect(await idsIn(owner.client, project.id)).toEqual([item.id]);
    expect(await idsIn(editor.client, project.id)).toEqual([item.id]);
    expect((await viewer.client.get(`/api/inbox?projectId=${project.id}`)).statusCode).toBe(403);
    expect((await send(viewer.client, project.id, [pdf('two')])).statusCode).toBe(403);
    expect(await listed(stranger.client, project.id)).toEqual([]);
    expect((await send(stranger.client, project.id, [pdf('two')])).statusCode).toBe(404);
    const remove = (client: TestClient) => client.delete(`/api/inbox/${item.id}`);
    expect((await remove(viewer.client)).statusCode).toBe(403);
    expect((await remove(stranger.client)).statusCode).toBe(404);
    expect((await remove(editor.client)).statusCode).toBe(204);
  });

  it('a file can be opened by those who work that inbox only', async () => {
    const { project, owner, editor, viewer } = await sharedProject(test);
    const other = await createProject(owner.client);
    const elsewhere = await joined(test, owner.client, other.id, 'editor');
    const { item } = await added(owner.client, project.id, 'one');
    const open = async ({ client }: { client: TestClient }) =>
      (await client.post('/api/signed-url', { s3Key: item.key })).statusCode;
    expect(await open(editor)).toBe(200);
    expect(await open(viewer)).toBe(404);
    expect(await open(elsewhere)).toBe(404);
  });

  it('the others hear of it at once', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const reader = await openEvents(test, editor.client);
    const heard = (kind: string) =>
      expect
        .poll(() => reader.events.flatMap(({ kinds }) => kinds), { timeout: 15_000 })
        .toContain(kind);
    const { item } = await added(owner.client, project.id, 'one');
    await heard('inbox');
    await createExpense(owner.client, project.id, { imageUrl: item.key });
    await heard('expenses');
    reader.close();
  });
});
