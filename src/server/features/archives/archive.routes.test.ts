import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, sendArchive, sha256, smallProject, unzip } from '#server/testing/archives.ts';
import {
  createContractor,
  createDocument,
  createExpense,
  createProject,
  createRoom,
  makePro,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Expense } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function upload(
  client: TestClient,
  projectId: number,
  bytes: string | Uint8Array<ArrayBuffer>,
) {
  const form = await multipart({ image: new Blob([bytes]) });
  const response = await client.send('POST', `/api/upload?projectId=${projectId}`, form);
  return response.json<{ imageUrl: string }>().imageUrl;
}

async function archive(client: TestClient, projectId: number) {
  const response = await client.get(`/api/projects/${projectId}/archive.zip`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  return Buffer.from(response.rawPayload);
}

async function restored(client: TestClient, bytes: Buffer<ArrayBuffer>): Promise<Project> {
  const response = await sendArchive(client, bytes);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json();
}

const textIn = async (bytes: Buffer, name: string) =>
  (await unzip(bytes)).get(name)?.toString('utf8') ?? '';

const expensesOf = async (client: TestClient, projectId: number) =>
  (await client.get(`/api/expenses?projectId=${projectId}`)).json<{ expenses: Expense[] }>()
    .expenses;

describe('GET /api/projects/:id/archive.zip', () => {
  it('has every file under a speaking name, with its checksum', async () => {
    const { client, project } = await ownerOfProject(test);
    const key = await upload(client, project.id, '%PDF-1.7\nA');
    const twin = await upload(client, project.id, '%PDF-1.7\nB');
    const tiles = { description: 'Floor: tiles / "blue"', amount: '2380', date: '2026-03-14' };
    await createExpense(client, project.id, { ...tiles, imageUrl: key });
    await createExpense(client, project.id, { ...tiles, imageUrl: twin });
    const bytes = await archive(client, project.id);
    const files = await unzip(bytes);
    const receipts = [...files.keys()].filter((name) => name.endsWith('.pdf'));
    expect(receipts).toEqual([
      'receipts/2026-03-14 Floor tiles blue $2380.00.pdf',
      'receipts/2026-03-14 Floor tiles blue $2380.00 (2).pdf',
    ]);
    const sums = files.get('SHA256SUMS')?.toString().trimEnd().split('\n') ?? [];
    const expected = [...files].filter(([name]) => name !== 'SHA256SUMS');
    expect(sums.toSorted()).toEqual(
      expected.map(([name, content]) => `${sha256(content)}  ${name}`).toSorted(),
    );
    expect(JSON.parse(await textIn(bytes, 'archive.json')).files).toEqual(
      receipts.map((name) => ({
        path: name,
        type: 'application/pdf',
        size: 10,
        sha256: sha256(files.get(name) ?? ''),
      })),
    );
    // The folder goes after the last byte is sent.
    await expect.poll(() => readdir(path.join(test.dataDir, 'tmp'))).toEqual([]);
  });

  it('has spreadsheets with names instead of ids, and no formulas', async () => {
    const { client, project } = await ownerOfProject(test);
    const room = await createRoom(client, project.id, { name: '=1+1' });
    const contractor = await createContractor(client, { name: 'Rosa' });
    await createContractor(client, { name: 'Not of this project' });
    const about = { roomId: room.id, contractorId: contractor.id, kind: 'refund' };
    await createExpense(client, project.id, about);
    const bytes = await archive(client, project.id);
    const csv = await textIn(bytes, 'expenses.csv');
    expect(csv).toContain(
      'Date,Description,Kind,Amount,Category,Payment Method,Contractor,Plan Line',
    );
    expect(csv).toContain("2026-03-08,Tiles,refund,-120.50,materials,credit_card,Rosa,,'=1+1,");
    expect(await textIn(bytes, 'contractors.csv')).not.toContain('Not of this project');
    expect(await textIn(bytes, 'budget.csv')).toContain('Not planned,,,0.00,-120.50');
  });

  it('is for everyone in the project, without the inbox for those who only read', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const form = await multipart({ image: new Blob(['%PDF-1.7\nWaiting']) });
    await owner.client.send('POST', `/api/inbox?projectId=${project.id}`, form);
    await createExpense(editor.client, project.id);
    for (const { client } of [owner, editor]) {
      expect(await textIn(await archive(client, project.id), 'inbox-items.csv')).toContain(
        'inbox/',
      );
    }
    const names = [...(await unzip(await archive(viewer.client, project.id))).keys()];
    expect(names.filter((name) => name.includes('inbox'))).toEqual([]);
    const json = JSON.parse(await textIn(await archive(viewer.client, project.id), 'archive.json'));
    expect(json.expenses).toMatchObject([{ description: 'Tiles', addedBy: editor.user.email }]);
    const refused = await stranger.client.get(`/api/projects/${project.id}/archive.zip`);
    expect(refused.statusCode).toBe(404);
  });
});

describe('POST /api/archives', () => {
  it('makes a copy each time, and one for a key', async () => {
    const { client, project } = await ownerOfProject(test);
    await createExpense(client, project.id);
    const bytes = await archive(client, project.id);
    const first = await restored(client, bytes);
    const second = await restored(client, bytes);
    expect(new Set([project.id, first.id, second.id]).size).toBe(3);
    expect(first).toMatchObject({ name: 'Kitchen', budget: '25000.00', totalSpent: '120.50' });
    const key = { 'idempotency-key': 'archive-1' };
    const answers = [
      await sendArchive(client, bytes, key),
      await sendArchive(client, bytes, key),
    ].map((response) => [response.statusCode, response.json<Project>().id]);
    expect(answers[0]).toEqual(answers[1]);
    expect((await client.get('/api/projects')).json()).toHaveLength(4);
    const other = await sendArchive(client, await archiveOf(smallProject), key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
  });

  it('tells of the new project in its history', async () => {
    const { client, project } = await ownerOfProject(test);
    await createExpense(client, project.id);
    const copy = await restored(client, await archive(client, project.id));
    const { entries } = (await client.get(`/api/projects/${copy.id}/activity`)).json();
    expect(entries).toMatchObject([{ action: 'create', kind: 'project', label: 'Kitchen' }]);
  });

  it('lets records of others count as added by the one who restores them', async () => {
    const { project, editor, viewer } = await sharedProject(test);
    await makePro(test, viewer.user.id);
    await createExpense(editor.client, project.id);
    const copy = await restored(viewer.client, await archive(viewer.client, project.id));
    expect(copy).toMatchObject({ role: 'owner', memberCount: 1 });
    expect(await expensesOf(viewer.client, copy.id)).toMatchObject([{ addedBy: null, version: 1 }]);
  });

  it('adds a contractor only if the account has none like it', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client, { name: 'Rosa' });
    await createExpense(client, project.id, { contractorId: rosa.id });
    const bytes = await archive(client, project.id);
    const copy = await restored(client, bytes);
    expect(await expensesOf(client, copy.id)).toMatchObject([{ contractorId: rosa.id }]);
    await client.put(`/api/contractors/${rosa.id}`, { phone: '555 0100' });
    const later = await restored(client, bytes);
    const [expense] = await expensesOf(client, later.id);
    expect(expense?.contractor).toMatchObject({ name: 'Rosa' });
    expect(expense?.contractorId).not.toBe(rosa.id);
    expect((await client.get('/api/contractors/count')).json()).toMatchObject({ count: 2 });
  });

  it('keeps to the plan of the account', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let count = 0; count < 4; count += 1) await createExpense(client, project.id);
    const four = await archive(client, project.id);
    const free = await test.signedIn();
    await restored(free.client, four);
    const refused = await sendArchive(free.client, four);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'plan_limit', upgradeRequired: true }),
    ]);
    expect((await free.client.get('/api/projects')).json()).toHaveLength(1);
  });

  it('keeps to the contractors of the plan, and takes back the files', async () => {
    const { client, project } = await ownerOfProject(test);
    const names = ['A', 'B', 'C', 'D'];
    for (const name of names) {
      const contractor = await createContractor(client, { name });
      await createDocument(client, project.id, {
        contractorId: contractor.id,
        key: await upload(client, project.id, `%PDF-1.7\n${name}`),
      });
    }
    const free = await test.signedIn();
    const files = () => readdir(path.join(test.dataDir, 'receipts'));
    const before = await files();
    const refused = await sendArchive(free.client, await archive(client, project.id));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_limit']);
    expect(await files()).toEqual(before);
    expect((await free.client.get('/api/projects')).json()).toEqual([]);
  });

  it('removes what a picture says about its place, and keeps one that says nothing', async () => {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const plain = await image.clone().jpeg({ quality: 30 }).toBuffer();
    const telling = await image
      .withExif({ IFD0: { Copyright: 'A home' } })
      .jpeg()
      .toBuffer();
    const { client } = await ownerOfProject(test);
    for (const [bytes, isKept] of [
      [plain, true],
      [telling, false],
    ] as const) {
      const file = { path: 'a.jpg', type: 'image/jpeg', size: bytes.length, sha256: sha256(bytes) };
      const document = {
        ...{ id: 1, title: 'Wall', kind: 'photo', stage: null, takenOn: null, expiresOn: null },
        ...{ notes: null, contractorId: null, agreementId: null, billId: null, quoteId: null },
        ...{ changeOrderId: null, roomId: null, milestoneId: null, key: 'a.jpg' },
        ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z' },
      };
      const copy = await restored(
        client,
        await archiveOf({ ...smallProject, documents: [document], files: [file] }, [
          { name: 'a.jpg', content: bytes },
        ]),
      );
      const files = await unzip(await archive(client, copy.id));
      const stored = files.get('photos/2026-03-01 Wall.jpg') ?? Buffer.alloc(0);
      expect(stored.equals(bytes)).toBe(isKept);
      expect(stored.includes('A home')).toBe(false);
    }
  });

  it('needs a form with a file', async () => {
    const { client } = await test.signedIn();
    const form = await multipart({ other: new Blob(['a']) });
    expect((await client.send('POST', '/api/archives', form)).json()).toMatchObject({
      error: 'Choose an archive to restore',
    });
    const json = await client.send('POST', '/api/archives', { payload: { file: 'a' } });
    expect(json.statusCode).toBe(415);
  });
});

describe('GET /api/account/archive.zip', () => {
  it('has an archive of each own project, and the account', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await createExpense(client, project.id);
    await createProject(client, { name: 'Kitchen', budget: '500' });
    await createContractor(client, { name: 'Of no project' });
    const shared = await sharedProject(test);
    const invitation = await shared.owner.client.post(
      `/api/projects/${shared.project.id}/invitations`,
      { role: 'viewer' },
    );
    const token = invitation.json<{ url: string }>().url.split('/').at(-1);
    await client.post(`/api/invitations/${token}/accept`);

    const response = await client.get('/api/account/archive.zip');
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    const files = await unzip(Buffer.from(response.rawPayload));
    expect([...files.keys()].toSorted()).toEqual([
      'README.txt',
      'account.json',
      'projects/Kitchen (2).zip',
      'projects/Kitchen.zip',
    ]);
    const account = JSON.parse(files.get('account.json')?.toString() ?? '');
    expect(account).toMatchObject({
      account: { email: user.email, subscriptionStatus: 'active' },
      memberships: [{ project: 'Kitchen', role: 'viewer' }],
      contractors: [{ name: 'Of no project' }],
    });
    expect(JSON.stringify(account)).not.toMatch(/password|argon2|token|stripe/i);
    const copy = await restored(client, Buffer.from(files.get('projects/Kitchen.zip') ?? ''));
    expect(copy).toMatchObject({ name: 'Kitchen', totalSpent: '120.50' });
  });
});
