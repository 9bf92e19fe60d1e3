import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { SHEET, sendSheet } from '#server/testing/imports.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Contractor } from '#shared/contractor.ts';
import type { Expense } from '#shared/expense.ts';
import type { Import, ImportRowPage } from '#shared/import.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** On the free plan. */
async function freeOwner() {
  const { client } = await test.signedIn();
  return { client, project: await createProject(client) };
}

async function read(client: TestClient, projectId: number, sheet?: string): Promise<Import> {
  const sent = await sendSheet(client, projectId, sheet);
  expect([sent.statusCode, sent.body]).toEqual([201, expect.any(String)]);
  return sent.json<Import>();
}

const commit = (client: TestClient, id: number) => client.post(`/api/imports/${id}/commit`, {});

async function expensesOf(client: TestClient, projectId: number): Promise<Expense[]> {
  const list = await client.get(`/api/expenses?projectId=${projectId}&pageSize=100&sort=date`);
  return list.json<{ expenses: Expense[] }>().expenses;
}

const rowsOf = async (client: TestClient, id: number, query = '') =>
  (await client.get(`/api/imports/${id}/rows${query}`)).json<ImportRowPage>().rows;

describe('a spreadsheet', () => {
  it('is read, shown and becomes expenses with their contractors and rooms', async () => {
    const { client, project } = await ownerOfProject(test);
    const known = await createContractor(client, { name: 'Ben', company: 'ORTIZ tiling' });
    const draft = await read(client, project.id);
    expect(draft).toMatchObject({
      projectId: project.id,
      status: 'draft',
      columns: ['Date', 'Description', 'Amount', 'Contractor', 'Room'],
      mapping: { date: 0, description: 1, amount: 2, contractor: 3, room: 4, debit: null },
      rows: 3,
      chosen: 3,
      total: '2743.90',
      problems: [],
      duplicates: [],
      names: {
        contractors: [
          { text: 'Ortiz Tiling', id: known.id, isLeftOut: false },
          { text: 'Home Center', id: null, isLeftOut: false },
        ],
        rooms: [{ text: 'Bath', id: null, isLeftOut: false }],
      },
    });
    expect(draft.sample[0]).toEqual([
      '2026-03-01',
      'Floor tiles',
      '2380.00',
      'Ortiz Tiling',
      'Bath',
    ]);
    expect(await expensesOf(client, project.id)).toEqual([]);
    expect((await commit(client, draft.id)).json()).toEqual({ created: 3 });
    const [tiles, grout, permit] = await expensesOf(client, project.id);
    expect(tiles).toMatchObject({ amount: '2380.00', date: '2026-03-01', contractorId: known.id });
    expect(grout).toMatchObject({ contractor: { name: 'Home Center' }, roomId: tiles?.roomId });
    expect(permit).toMatchObject({ contractorId: null, roomId: null, category: 'other' });
  });

  it('is understood with headings of one small word, which mean nothing within others', async () => {
    const { client, project } = await ownerOfProject(test);
    const short =
      'Paid on,To,For what,Amount (USD),How\n3/5/2026,Ortiz,Rough-in,"$4,000",check #1182\n';
    const { mapping, id } = await read(client, project.id, short);
    expect(mapping).toMatchObject({ date: 0, contractor: 1, amount: 3, paymentMethod: 4 });
    expect(await rowsOf(client, id)).toMatchObject([{ paymentMethod: 'check' }]);
    const longer = 'Date,To do,Cost,How many\n3/5/2026,Rough-in,"$4,000",2\n';
    expect((await read(client, project.id, longer)).mapping).toMatchObject({
      contractor: null,
      paymentMethod: null,
    });
  });

  it('adds nothing the second time, and what was changed by hand counts as there', async () => {
    const { client, project } = await ownerOfProject(test);
    await commit(client, (await read(client, project.id)).id);
    const again = await read(client, project.id);
    expect(again).toMatchObject({ chosen: 0, duplicates: [{ row: 2 }, { row: 3 }, { row: 4 }] });
    // Even if all rows are ticked.
    await client.send('PUT', `/api/imports/${again.id}`, { payload: { skip: [] } });
    expect((await commit(client, again.id)).json()).toEqual({ created: 0 });
    expect(await expensesOf(client, project.id)).toHaveLength(3);
  });

  it('is undone exactly: what it made goes, what was there or is used stays', async () => {
    const { client, project } = await ownerOfProject(test);
    const before = await createExpense(client, project.id);
    const { id } = await read(client, project.id);
    await commit(client, id);
    const contractors = (await client.get('/api/contractors')).json<Contractor[]>();
    const ortiz = contractors.find(({ name }) => name === 'Ortiz Tiling');
    const later = await createExpense(client, project.id, { contractorId: ortiz?.id });
    const undone = await client.post(`/api/imports/${id}/undo`, {});
    expect([undone.statusCode, undone.json()]).toEqual([200, { removed: 3 }]);
    const left = await expensesOf(client, project.id);
    expect(left.map((expense) => expense.id).toSorted()).toEqual([before.id, later.id].toSorted());
    const names = (await client.get('/api/contractors')).json<Contractor[]>();
    expect(names.map(({ name }) => name)).toEqual(['Ortiz Tiling']);
    expect((await client.get(`/api/rooms?projectId=${project.id}`)).json()).toEqual([]);
    expect((await client.post(`/api/imports/${id}/undo`, {})).statusCode).toBe(409);
    // The same file can be imported again now.
    const again = await read(client, project.id);
    expect(again.chosen).toBe(3);
  });

  it('starts with likely duplicates unticked, and they can be ticked', async () => {
    const { client, project } = await ownerOfProject(test);
    const same = { description: 'floor TILES, grey', amount: '2380', date: '2026-03-03' };
    const there = await createExpense(client, project.id, same);
    await createExpense(client, project.id, { ...same, description: 'Deposit' });
    const draft = await read(client, project.id);
    expect(draft).toMatchObject({ chosen: 2, duplicates: [{ row: 2, expenseId: there.id }] });
    expect(await rowsOf(client, draft.id, '?show=left_out')).toMatchObject([
      { row: 2, reason: 'duplicate', isSkipped: true },
    ]);
    await client.send('PUT', `/api/imports/${draft.id}`, { payload: { skip: [3] } });
    expect((await commit(client, draft.id)).json()).toEqual({ created: 2 });
    const amounts = (await expensesOf(client, project.id)).map(({ amount }) => amount);
    expect(amounts).not.toContain('48.90');
  });

  it('is corrected by hand, and the next file with these headings starts so', async () => {
    const { client, project } = await ownerOfProject(test);
    const sheet = 'A,B,C\n05/03/2026,Paint,-12\n06/03/2026,Brush,-3\n';
    const draft = await read(client, project.id, sheet);
    expect(draft).toMatchObject({ dayOrder: 'mdy', signs: 'negative' });
    const changed = await client.send('PUT', `/api/imports/${draft.id}`, {
      payload: {
        dayOrder: 'dmy',
        signs: 'positive',
        mapping: { ...draft.mapping, notes: 1 },
        names: { contractors: [] },
      },
    });
    expect(changed.json()).toMatchObject({ total: '-15.00', mapping: { notes: 1 } });
    await commit(client, draft.id);
    expect(await expensesOf(client, project.id)).toMatchObject([
      { date: '2026-03-05', kind: 'refund', amount: '12.00', notes: 'Paint' },
      { date: '2026-03-06', kind: 'refund', amount: '3.00' },
    ]);
    const next = await read(client, project.id, 'a,b,c\n07/03/2026,Tape,-4\n');
    expect(next).toMatchObject({ dayOrder: 'dmy', signs: 'positive', mapping: { notes: 1 } });
    const wrong = await client.send('PUT', `/api/imports/${next.id}`, {
      payload: { mapping: { ...next.mapping, date: 9 } },
    });
    expect([wrong.statusCode, wrong.json().details]).toMatchObject([
      400,
      [{ path: ['mapping.date'] }],
    ]);
  });

  it('is refused as a whole if the plan has no room, and keeps its rows', async () => {
    const { client, project } = await freeOwner();
    const rows = Array.from({ length: 6 }, (_, index) => `2026-01-0${index + 1},Item,${index + 1}`);
    const { id } = await read(client, project.id, ['Date,Item,Cost', ...rows].join('\n'));
    const refused = await commit(client, id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'plan_limit', upgradeRequired: true },
    ]);
    expect(await expensesOf(client, project.id)).toEqual([]);
    await client.send('PUT', `/api/imports/${id}`, { payload: { skip: [2, 3] } });
    expect((await commit(client, id)).json()).toEqual({ created: 4 });
  });

  it('leaves names out for which the plan has no room, and keeps them in the notes', async () => {
    const { client, project } = await freeOwner();
    for (const name of ['Ada', 'Ben']) await createContractor(client, { name });
    const draft = await read(client, project.id);
    expect(draft.names.contractors.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true]);
    await commit(client, draft.id);
    const [, grout] = await expensesOf(client, project.id);
    expect(grout).toMatchObject({ contractorId: null, notes: 'Paid to Home Center' });
  });

  it('is committed once, however often it is sent at once', async () => {
    const { client, project } = await ownerOfProject(test);
    const [one, other] = [await read(client, project.id), await read(client, project.id)];
    const answers = await Promise.all(
      [one, one, one, other, other].map(({ id }) => commit(client, id)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    expect(await expensesOf(client, project.id)).toHaveLength(3);
  });

  it('can have thousands of rows', async () => {
    const { client, project } = await ownerOfProject(test);
    const rows = Array.from({ length: 2_500 }, (_, row) => `2026-03-01,Item ${row},${row}.25,Shop`);
    const draft = await read(client, project.id, ['Date,Item,Cost,Vendor', ...rows].join('\n'));
    expect(draft.chosen).toBe(2_500);
    expect((await commit(client, draft.id)).json()).toEqual({ created: 2_500 });
    const summary = await client.get(`/api/projects/${project.id}/summary`);
    expect(summary.json()).toMatchObject({ totalSpent: '3124375.00' });
    expect((await client.post(`/api/imports/${draft.id}/undo`, {})).json()).toEqual({
      removed: 2_500,
    });
    expect((await client.get(`/api/projects/${project.id}/summary`)).json()).toMatchObject({
      totalSpent: '0.00',
    });
  });

  it('can be discarded until it is committed', async () => {
    const { client, project } = await ownerOfProject(test);
    const [one, other] = [await read(client, project.id), await read(client, project.id)];
    expect((await client.delete(`/api/imports/${one.id}`)).statusCode).toBe(204);
    expect((await client.get(`/api/imports/${one.id}`)).statusCode).toBe(404);
    await commit(client, other.id);
    expect((await client.delete(`/api/imports/${other.id}`)).statusCode).toBe(409);
    expect((await client.get(`/api/imports?projectId=${project.id}`)).json()).toMatchObject([
      { id: other.id, status: 'committed', created: 3, rows: 3 },
    ]);
  });
});

/** A ZIP whose list says that an entry is this large. */
function zipThatSays(bytes: number): Uint8Array<ArrayBuffer> {
  const zip = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(10) }));
  const list = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt32LE(bytes, list + 24);
  return new Uint8Array(zip);
}

describe('a file that is no spreadsheet', () => {
  it.each([
    ['nothing', '', 'Choose a file to import'],
    ['blank lines', '\n\n', 'The file has no rows.'],
    ['bytes', 'a\0b', 'This file is not a spreadsheet. Choose a CSV or XLSX file.'],
    ['a PDF', '%PDF-1.7', 'This is a PDF. Choose a CSV or XLSX file.'],
    [
      'a broken XLSX',
      'PK\x03\x04 and no more',
      expect.stringMatching(/^This XLSX file cannot be read/),
    ],
    [
      'a bomb',
      zipThatSays(2_000_000_000),
      'The file is too large to read. Split it into smaller files.',
    ],
    [
      'too many rows',
      '1,2\n'.repeat(20_001),
      expect.stringMatching(/^The file has more than 20,000 rows/),
    ],
  ])('is refused with a sentence: %s', async (_, content, sentence) => {
    const { client, project } = await ownerOfProject(test);
    const refused = await sendSheet(client, project.id, content);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ details: [{ path: ['file'], message: sentence }] }),
    ]);
  });

  it('never computes formulas: they stay text', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id } = await read(client, project.id, 'Date,Item,Cost\n2026-01-01,=cmd|calc,5\n');
    await commit(client, id);
    expect(await expensesOf(client, project.id)).toMatchObject([{ description: '=cmd|calc' }]);
  });

  it('needs a project and a form', async () => {
    const { client } = await ownerOfProject(test);
    expect((await sendSheet(client, 0)).json().details).toMatchObject([{ path: ['projectId'] }]);
    const plain = await client.send('POST', '/api/imports', { payload: { file: SHEET } });
    expect(plain.statusCode).toBe(415);
  });
});
