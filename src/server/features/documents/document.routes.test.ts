import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf, restoreLast } from '#server/testing/activity.ts';
import {
  createBill,
  createContractor,
  createDocument,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { StoredDocument } from '#shared/document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (text: ReturnType<typeof sql>) => test.database.db.execute(text);
const filesOf = async (userId: number) =>
  (await query(sql`select from uploads where user_id = ${userId}`)).rowCount;

async function upload(client: TestClient, projectId?: number): Promise<string> {
  const image = new Blob(['%PDF-1.4\n%%EOF\n']);
  const url = projectId === undefined ? '/api/upload' : `/api/upload?projectId=${projectId}`;
  return (await client.send('POST', url, await multipart({ image }))).json().imageUrl;
}

const sign = async (client: TestClient, s3Key: string) =>
  (await client.post('/api/signed-url', { s3Key })).statusCode;

const listed = async (client: TestClient, search: string) =>
  (await client.get(`/api/documents?${search}`)).json<StoredDocument[]>();

describe('a document', () => {
  it('is listed by project, contractor and kind', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    await createDocument(client, project.id, { title: 'Policy', contractorId: rosa.id });
    await createDocument(client, project.id, { title: 'Permit', kind: 'permit' });
    const titles = async (search: string) =>
      (await listed(client, search)).map(({ title }) => title);
    expect(await titles(`projectId=${project.id}`)).toEqual(['Permit', 'Policy']);
    expect(await titles(`projectId=${project.id}&contractorId=${rosa.id}`)).toEqual(['Policy']);
    expect(await titles(`projectId=${project.id}&kind=permit`)).toEqual(['Permit']);
  });

  it('is refused with records of another project, and with a file that was not uploaded', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const { client: stranger } = await ownerOfProject(test);
    for (const [field, value] of [
      ['milestoneId', (await createMilestone(client, other.id)).id],
      ['billId', (await createBill(client, other.id)).id],
      ['contractorId', (await createContractor(stranger)).id],
      ['key', await upload(stranger)],
      ['key', 'https://example.com/policy.pdf'],
    ] as const) {
      const input = { projectId: project.id, title: 'Policy', kind: 'other', [field]: value };
      const refused = await client.post('/api/documents', input);
      expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, [field]]);
    }
  });
});

describe('the file of a document', () => {
  it('opens for everyone in the project, and for nobody else', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const key = await upload(editor.client, project.id);
    expect(await sign(viewer.client, key)).toBe(404);
    await createDocument(editor.client, project.id, { key });
    for (const { client } of [owner, editor, viewer]) expect(await sign(client, key)).toBe(200);
    expect(await sign(stranger.client, key)).toBe(404);
    expect(await filesOf(owner.user.id)).toBe(1);
  });

  it('of another project of the owner stays closed, and cannot be brought into this one', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const key = await upload(owner.client);
    await createDocument(owner.client, cellar.id, { key });
    expect(await sign(editor.client, key)).toBe(404);
    const input = { projectId: project.id, title: 'Policy', kind: 'insurance', key };
    const refused = await editor.client.post('/api/documents', input);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['key']]);
  });

  it('is kept while the document can be restored, and opens again with it', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const key = await upload(client);
    const policy = await createDocument(client, project.id, {
      key,
      contractorId: rosa.id,
      expiresOn: '2027-01-31',
    });
    await client.delete(`/api/documents/${policy.id}`);
    expect(await sign(client, key)).toBe(404);
    await test.app.sweep();
    const restored = await restoreLast(client, project.id);
    expect(restored.statusCode).toBe(200);
    expect(await listed(client, `projectId=${project.id}`)).toEqual([policy]);
    expect(await sign(client, key)).toBe(200);
    const history = await activityOf(client, project.id, { kind: 'document' });
    expect(history.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
  });

  it('is removed after 30 days', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const key = await upload(client);
    const { id } = await createDocument(client, project.id, { key });
    await client.delete(`/api/documents/${id}`);
    await query(
      sql`update uploads set created_at = now() - interval '31 days' where user_id = ${user.id}`,
    );
    await test.app.sweep();
    expect(await filesOf(user.id)).toBe(1);
    const [deletion] = await activityOf(client, project.id);
    await query(sql`update activity set at = at - interval '30 days' where user_id = ${user.id}`);
    await test.app.sweep();
    expect(await filesOf(user.id)).toBe(0);
    const refused = await client.post(`/api/activity/${deletion?.id}/restore`);
    expect(refused.json()).toMatchObject({ code: 'gone' });
  });

  it('is not removed while a document or an expense uses it', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const key = await upload(client);
    await createDocument(client, project.id, { key });
    const { id } = await createDocument(client, project.id, { key });
    await client.put(`/api/documents/${id}`, { key: null });
    await query(sql`update uploads set created_at = now() - interval '31 days'`);
    await test.app.sweep();
    expect(await filesOf(user.id)).toBe(1);
    expect(await sign(client, key)).toBe(200);
  });

  it('counts in the storage of the owner', async () => {
    const { client, project } = await ownerOfProject(test);
    const used = async () => (await client.get('/api/subscription-status')).json().storageUsedBytes;
    const before = await used();
    await createDocument(client, project.id, { key: await upload(client) });
    expect(await used()).toBeGreaterThan(before);
  });
});
