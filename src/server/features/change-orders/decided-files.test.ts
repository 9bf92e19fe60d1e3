import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreLast } from '#server/testing/activity.ts';
import { createDocument } from '#server/testing/factories.ts';
import { accept, dealing, decide, listChanges } from '#server/testing/links.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ChangePage, ContractorPage } from '#shared/link-page.ts';
import { type DecidedContent, decidedHash, decidedText } from './decided-hash.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function uploadPdf(client: TestClient, text: string): Promise<string> {
  const form = await multipart({ image: new Blob([`%PDF-1.7 ${text}`]) });
  return (await client.send('POST', '/api/upload', form)).json().imageUrl;
}

/** A change with a file, and links to it. */
async function withPlan() {
  const email = `${randomUUID()}@example.com`;
  const deal = await dealing(test, { contractor: { email } });
  const { client, project, change, changeLink, contractorLink, visitor } = deal;
  const add = async (title: string, text = title) =>
    createDocument(client, project.id, {
      title,
      kind: 'other',
      changeOrderId: change.id,
      key: await uploadPdf(client, text),
    });
  const plan = await add('Plan');
  const readChange = async () =>
    (await visitor.get(`/api/links/${changeLink.token}`)).json<ChangePage>().change;
  const readWork = async () =>
    (await visitor.get(`/api/links/${contractorLink.token}`)).json<ContractorPage>().changes[0];
  const copies = () =>
    test.mails.filter(({ to, subject }) => to === email && / the change /.test(subject));
  return { ...deal, email, add, plan, readChange, readWork, copies };
}

it('covers the files: name, size and content are in the hash and in the copy', async () => {
  const { client, project, changeLink, visitor, add, copies } = await withPlan();
  await add('Two\nlines');
  await decide(visitor, changeLink.token);
  await expect.poll(copies).toHaveLength(1);
  const text = copies()[0]?.text ?? '';
  const files = [
    ['Plan', 13, sha256('%PDF-1.7 Plan')],
    ['Two\nlines', 18, sha256('%PDF-1.7 Two\nlines')],
  ];
  const line = text.split('\n').at(-1) ?? '';
  expect(JSON.parse(line).at(-1)).toEqual(files);
  expect(text).toContain(`Files:
> Plan, under 0.1 MB, SHA-256 ${files[0]?.[2]}
> Two lines, under 0.1 MB, SHA-256 ${files[1]?.[2]}
`);
  const [change] = await listChanges(client, project.id);
  expect(sha256(line)).toBe(change?.decidedHash);
});

it('has the form of earlier decisions where there are no files', () => {
  const content: DecidedContent = {
    agreement: { title: 'Tiling', amount: '4200.00' },
    ...{ id: 7, title: 'Floor', reason: null, amountDelta: '600.00', daysDelta: 2 },
    ...{ askedBy: 'homeowner', decision: 'accepted', name: 'Ana', comment: null },
    ...{ decidedAt: '2026-03-08T12:00:00.000Z', recordedName: null, files: [] },
  };
  const before =
    '["Tiling","4200.00",7,"Floor",null,"600.00",2,"homeowner","accepted","Ana",null,"2026-03-08T12:00:00.000Z"]';
  expect(decidedText(content)).toBe(before);
  expect(decidedHash(content)).toBe(sha256(before));
  const recorded = { ...content, recordedName: 'Maria' };
  expect(decidedText(recorded)).toBe(before.replace(/]$/, ',"Maria"]'));
  const file = { title: 'Plan', size: 3, sha256: 'ab' };
  const hashes = [
    [],
    [file],
    [{ ...file, title: 'plan' }],
    [{ ...file, size: 4 }],
    [{ ...file, sha256: 'ac' }],
    [file, file],
  ].map((files) => decidedHash({ ...content, files }));
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('does not count a decision about files that someone has swapped meanwhile', async () => {
  const { client, changeLink, visitor, plan, readChange } = await withPlan();
  const { filesHash } = await readChange();
  const key = await uploadPdf(client, 'another');
  await client.put(`/api/documents/${plan.id}`, { key });
  const stale = await decide(visitor, changeLink.token, { ...accept, filesHash });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
  expect((await readChange()).status).toBe('asked');
  const seen = { ...accept, filesHash: (await readChange()).filesHash };
  expect((await decide(visitor, changeLink.token, seen)).statusCode).toBe(200);
});

it('keeps the files of a decided change as they are', async () => {
  const { client, changeLink, visitor, plan } = await withPlan();
  await decide(visitor, changeLink.token);
  const path = `/api/documents/${plan.id}`;
  const key = await uploadPdf(client, 'another');
  for (const change of [{ key }, { key: null }, { title: 'Plan B' }, { changeOrderId: null }]) {
    const refused = await client.put(path, change);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'This file belongs to a decided change, so it stays as it is.',
    ]);
  }
  expect((await client.delete(path)).statusCode).toBe(409);
  expect((await client.put(path, { title: 'Plan', notes: 'Signed' })).statusCode).toBe(200);
});

it('says of a file that comes later that nobody has decided about it', async () => {
  const { client, project, changeLink, visitor, add, readWork } = await withPlan();
  const draft = await add('Draft');
  expect((await client.delete(`/api/documents/${draft.id}`)).statusCode).toBe(204);
  await decide(visitor, changeLink.token);
  await add('Signed paper');
  await restoreLast(client, project.id);
  expect((await readWork())?.files.map(({ title, isLater }) => [title, isLater])).toEqual([
    ['Plan', false],
    ['Draft', true],
    ['Signed paper', true],
  ]);
});
