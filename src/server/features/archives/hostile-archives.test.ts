import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { archiveOf, sendArchive, sha256, smallProject, zipOf } from '#server/testing/archives.ts';
import { makePro } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
let client: Awaited<ReturnType<TestApp['signedIn']>>['client'];
let userId: number;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  const account = await test.signedIn();
  client = account.client;
  userId = account.user.id;
  await makePro(test, userId);
});
afterAll(() => test.close());

const PDF = Buffer.from('%PDF-1.7\nA receipt');
const pdfFile = (name: string, content: Uint8Array = PDF) => ({
  entry: { name, content },
  listed: { path: name, type: 'application/pdf', size: content.length, sha256: sha256(content) },
});
const room = { id: 1, name: 'Bath', position: 0, createdAt: '2026-03-01T10:00:00.000Z' };
const expense = {
  id: 1,
  date: '2026-03-14',
  description: 'Floor tiles',
  kind: 'expense',
  amount: '2380.00',
  category: 'materials',
  paymentMethod: 'cash',
  contractorId: null,
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  overrideReason: null,
  refundOfId: null,
  lines: [],
  notes: null,
  attachments: [] as object[],
  taxRecord: [],
  createdAt: '2026-03-14T10:00:00.000Z',
};
const withFile = (key: string) => ({
  ...expense,
  attachments: [{ key, type: 'application/pdf', name: 'Receipt', size: PDF.length }],
});
const withFiles = ({ entry, listed }: ReturnType<typeof pdfFile>, changes: object = {}) =>
  archiveOf(
    { ...smallProject, expenses: [withFile(listed.path)], files: [{ ...listed, ...changes }] },
    [entry],
  );
const receipt = pdfFile('receipts/a.pdf');

/** yazl refuses such a name, so another one of the same length is replaced in the bytes. */
async function named(name: string) {
  const other = 'x'.repeat(name.length);
  const bytes = await withFiles(pdfFile(other));
  return Buffer.from(bytes.toString('latin1').replaceAll(other, name), 'latin1');
}

const hostile: Record<string, [make: () => Promise<Buffer<ArrayBuffer>>, sentence: RegExp]> = {
  'no ZIP': [async () => Buffer.from('hello'), /it is no ZIP file/],
  'an empty file': [async () => Buffer.alloc(0), /it is no ZIP file/],
  'a ZIP of something else': [
    () => zipOf([{ name: 'a.txt', content: 'a' }]),
    /it has no archive\.json/,
  ],
  'a cut-off archive': [
    async () => Buffer.from((await withFiles(receipt)).subarray(0, 400)),
    /it is no ZIP file/,
  ],
  'no checksums': [
    () => zipOf([{ name: 'archive.json', content: JSON.stringify(smallProject) }]),
    /it has no SHA256SUMS/,
  ],
  'a changed archive.json': [
    () =>
      zipOf([
        { name: 'archive.json', content: JSON.stringify(smallProject) },
        { name: 'SHA256SUMS', content: `${sha256('other')}  archive.json\n` },
      ]),
    /"archive\.json" in the archive is not the one that was saved/,
  ],
  'no JSON': [() => archiveOf('{"format": "plumbline-archive", '), /archive\.json cannot be read/],
  'broken UTF-8': [
    async () => {
      const json = Buffer.from([0x7b, 0xff, 0xfe, 0x7d]);
      return zipOf([
        { name: 'archive.json', content: json },
        { name: 'SHA256SUMS', content: `${sha256(json)}  archive.json` },
      ]);
    },
    /archive\.json cannot be read/,
  ],
  'another format': [
    () => archiveOf({ ...smallProject, format: 'other' }),
    /This is not a Plumbline archive/,
  ],
  'a later version': [() => archiveOf({ ...smallProject, version: 99 }), /newer version/],
  'a version that is none': [
    () => archiveOf({ ...smallProject, version: '1; drop' }),
    /not a Plumbline/,
  ],
  'no project': [() => archiveOf({ format: 'plumbline-archive', version: 1 }), /it has no project/],
  'an unknown part': [
    () => archiveOf({ ...smallProject, users: [{ id: 1 }] }),
    /unknown part "users"/,
  ],
  'a name twice in the JSON': [
    () => archiveOf(JSON.stringify(smallProject).replace('{', '{"version":1,')),
    /archive\.json cannot be read/,
  ],
  'a huge record': [
    () => archiveOf({ ...smallProject, rooms: [{ ...room, name: 'x'.repeat(3_000_000) }] }),
    /archive\.json cannot be read/,
  ],
  'deep JSON': [
    () =>
      archiveOf(JSON.stringify(smallProject).replace('}}', `}, "rooms": ${'['.repeat(400_000)}`)),
    /archive\.json cannot be read/,
  ],
  'a megabyte that unpacks to many': [
    () => archiveOf(`${' '.repeat(40_000_000)}${JSON.stringify(smallProject)}`),
    /archive\.json cannot be read/,
  ],
  'a wrong type': [
    () => archiveOf({ ...smallProject, expenses: [{ ...expense, amount: 2380 }] }),
    /record 1 in "expenses" has a wrong "amount"/,
  ],
  'an amount that does not fit': [
    () => archiveOf({ ...smallProject, expenses: [{ ...expense, amount: '99999999999.00' }] }),
    /wrong "amount"/,
  ],
  'a day that does not exist': [
    () => archiveOf({ ...smallProject, expenses: [{ ...expense, date: '2026-02-31' }] }),
    /wrong "date"/,
  ],
  'text that cannot be stored': [
    () => archiveOf({ ...smallProject, rooms: [{ ...room, name: 'a\0b' }] }),
    /wrong "name"/,
  ],
  'a record that is no object': [
    () => archiveOf({ ...smallProject, rooms: [null] }),
    /the record in "rooms"/,
  ],
  'an id twice': [() => archiveOf({ ...smallProject, rooms: [room, room] }), /wrong "id"/],
  'too many records': [
    () =>
      archiveOf({
        ...smallProject,
        rooms: Array.from({ length: 201 }, (_, index) => ({ ...room, id: index + 1 })),
      }),
    /A project can hold 200 rooms/,
  ],
  'a reference out of the archive': [
    () => archiveOf({ ...smallProject, expenses: [{ ...expense, roomId: 1 }] }),
    /names the record 1 of "rooms", which is not there/,
  ],
  'a reference within a list out of the archive': [
    () => archiveOf({ ...smallProject, expenses: [{ ...expense, refundOfId: 2 }] }),
    /names the record 2 of "expenses"/,
  ],
  'parts that do not add up': [
    () => {
      const part = { category: 'labor', roomId: null, planLineId: null, amount: '1.00' };
      return archiveOf({ ...smallProject, expenses: [{ ...expense, lines: [part] }] });
    },
    /record 1 in "expenses" is not right/,
  ],
  'records that contradict each other': [
    () => {
      const item = { name: 'a', key: receipt.listed.path, createdAt: room.createdAt };
      const inboxItems = [
        { id: 1, ...item },
        { id: 2, ...item },
      ];
      return archiveOf({ ...smallProject, inboxItems, files: [receipt.listed] }, [receipt.entry]);
    },
    /its records contradict each other/,
  ],
  'a key of the storage': [
    () =>
      archiveOf({
        ...smallProject,
        expenses: [withFile('receipts/abcdefghijklmnopqrstuvwxyz012345.pdf')],
      }),
    /does not list the file "receipts\/abc/,
  ],
  'a script for an address': [
    () => archiveOf({ ...smallProject, expenses: [withFile('javascript:alert(1)')] }),
    /does not list the file/,
  ],
  'a file that is not there': [
    () =>
      archiveOf({
        ...smallProject,
        expenses: [withFile('a.pdf')],
        files: [pdfFile('a.pdf').listed],
      }),
    /lacks the file "a\.pdf"/,
  ],
  'a wrong checksum': [
    () => withFiles(receipt, { sha256: sha256('other') }),
    /"receipts\/a\.pdf" in the archive is not the one that was saved/,
  ],
  'a wrong size': [() => withFiles(receipt, { size: 5 }), /is not the one that was saved/],
  'a file that is too large': [
    () => withFiles(receipt, { size: 11 * 1024 * 1024 }),
    /"files" has a wrong "size"/,
  ],
  'bytes of another kind': [
    () => withFiles(pdfFile('receipts/a.pdf', Buffer.from('MZ a program'))),
    /"receipts\/a\.pdf" in the archive is not what it says it is/,
  ],
  'a claim of another kind': [
    () => withFiles(receipt, { type: 'image/png' }),
    /is not what it says it is/,
  ],
  'a damaged picture': [
    () => {
      const content = Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1');
      return withFiles(pdfFile('receipts/a.png', content), { type: 'image/png' });
    },
    /cannot be used\. This image is damaged/,
  ],
  'two files of one name': [
    () =>
      archiveOf(
        { ...smallProject, expenses: [withFile('a.pdf')], files: [pdfFile('a.pdf').listed] },
        [pdfFile('a.pdf').entry, pdfFile('a.pdf', Buffer.from('%PDF-other')).entry],
      ),
    /two files named "a\.pdf"/,
  ],
  'a path out of its folder': [() => named('../../../../tmp/a.pdf'), /name that is not allowed/],
  'an absolute path': [() => named('/etc/cron.d/a.pdf'), /name that is not allowed/],
  'a path of Windows': [() => named('..\\..\\windows\\a.pdf'), /name that is not allowed/],
};

async function countAll() {
  const { rows } = await test.database.db.execute<Record<string, number>>(sql`select
    (select count(*)::int from projects where user_id = ${userId}) as projects,
    (select count(*)::int from contractors where user_id = ${userId}) as contractors,
    (select count(*)::int from uploads where user_id = ${userId}) as uploads,
    (select count(*)::int from activity where user_id = ${userId}) as entries,
    (select stored_bytes::int from account_counts where user_id = ${userId}) as bytes`);
  return rows[0];
}

const filesIn = async (folder: string) =>
  (await readdir(path.join(test.dataDir, folder), { recursive: true }).catch(() => [])).length;

it.each(Object.entries(hostile))(
  'refuses %s, and keeps nothing of it',
  async (_, [make, sentence]) => {
    const response = await sendArchive(client, await make());
    expect([response.statusCode, response.json()]).toEqual([
      expect.toSatisfy((status: number) => status === 400 || status === 403),
      expect.objectContaining({ error: expect.stringMatching(sentence) }),
    ]);
    expect(await countAll()).toEqual({
      projects: 0,
      contractors: 0,
      uploads: 0,
      entries: 0,
      bytes: 0,
    });
    expect([await filesIn('receipts'), await filesIn('tmp')]).toEqual([0, 0]);
  },
);
