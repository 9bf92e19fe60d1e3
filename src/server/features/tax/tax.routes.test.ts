import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ActivityEntry } from '#shared/activity.ts';
import { activitySentence, sentenceText } from '#shared/activity-sentence.ts';
import type { TaxChanges, TaxEntryList, TaxRecord } from '#shared/tax.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const recordOf = async (client: TestClient, projectId: number, query = '') =>
  (await client.get(`/api/projects/${projectId}/tax${query}`)).json<TaxRecord>();

const entriesOf = async (client: TestClient, projectId: number, query = '') =>
  (await client.get(`/api/projects/${projectId}/tax/entries${query}`)).json<TaxEntryList>();

const decide = (client: TestClient, projectId: number, body: object) =>
  client.put(`/api/projects/${projectId}/tax`, body);

describe('the tax record', () => {
  it('suggests a use with a reason, and adds up what was decided by year', async () => {
    const { client, project } = await ownerOfProject(test);
    const contractor = await createContractor(client, { company: 'Okafor Tile' });
    const room = await createRoom(client, project.id, { name: 'Bath' });
    const roof = await createExpense(client, project.id, {
      description: 'New roof',
      amount: '9999.99',
      date: '2025-12-31',
    });
    const tiling = await createExpense(client, project.id, {
      description: 'Floor tiles',
      amount: '0.02',
      contractorId: contractor.id,
      roomId: room.id,
    });
    await createExpense(client, project.id, { description: 'Roof repair', amount: '50' });

    const { entries, next } = await entriesOf(client, project.id);
    expect(next).toBeNull();
    expect(entries.map(({ suggestion }) => [suggestion.use, suggestion.reason])).toEqual([
      ['repair', 'fixing'],
      ['improvement', 'interior'],
      ['improvement', 'exterior'],
    ]);
    expect(entries[1]).toMatchObject({
      payee: 'Okafor Tile (Rosa Okafor)',
      room: 'Bath',
      amount: '0.02',
      receipts: 0,
      decision: null,
      use: null,
    });

    const answer = await decide(client, project.id, {
      decisions: [
        { expenseId: roof.id, use: 'improvement' },
        { expenseId: tiling.id, use: 'improvement' },
      ],
    });
    expect(answer.json<TaxChanges>()).toEqual({
      changed: [
        { expenseId: roof.id, part: null, use: 'improvement', was: null },
        { expenseId: tiling.id, part: null, use: 'improvement', was: null },
      ],
      left: 0,
    });
    const record = await recordOf(client, project.id);
    expect(record.totals).toEqual({
      improvement: '10000.01',
      repair: '0.00',
      notPart: '0.00',
      open: '50.00',
      openCount: 1,
      count: 3,
    });
    expect(record.years.map(({ year, improvement }) => [year, improvement])).toEqual([
      [2026, '0.02'],
      [2025, '9999.99'],
    ]);
    expect(record.reasons).toMatchObject([{ reason: 'fixing', count: 1, amount: '50.00' }]);
    expect(record.notice).toBe('Not tax advice.');
    expect(record).toMatchObject({
      rulesEdition: 2022,
      source: expect.stringContaining('in its edition of 2022'),
    });
  });

  it('accepts all of a reason, of a year, and takes it back', async () => {
    const { client, project } = await ownerOfProject(test);
    for (const date of ['2025-05-01', '2026-05-01', '2026-06-01']) {
      await createExpense(client, project.id, { description: 'Paint', amount: '10', date });
    }
    const accept = { reason: 'paint', year: 2026 };
    const { changed } = (await decide(client, project.id, { accept })).json<TaxChanges>();
    expect(changed).toHaveLength(2);
    expect((await recordOf(client, project.id)).totals).toMatchObject({
      repair: '20.00',
      open: '10.00',
    });
    const back = changed.map(({ expenseId, part, was }) => ({ expenseId, part, use: was }));
    await decide(client, project.id, { decisions: back });
    expect((await recordOf(client, project.id)).totals).toMatchObject({
      repair: '0.00',
      openCount: 3,
    });
    // Nobody can accept what the rules do not suggest.
    const unclear = await createExpense(client, project.id, { description: 'Home Depot' });
    await decide(client, project.id, { accept: { reason: 'unclear' } });
    const { entries } = await entriesOf(client, project.id, `?expenseId=${unclear.id}`);
    expect(entries).toMatchObject([{ use: null }]);
  });

  it('decides the parts of a split expense by category', async () => {
    const { client, project } = await ownerOfProject(test);
    const expense = await createExpense(client, project.id, {
      description: 'Bath order',
      amount: '100',
      lines: [
        { category: 'materials', roomId: null, planLineId: null, amount: '60' },
        { category: 'tools', roomId: null, planLineId: null, amount: '30' },
        { category: 'materials', roomId: null, planLineId: null, amount: '10' },
      ],
    });
    const { entries } = await entriesOf(client, project.id);
    expect(entries.map(({ part, amount }) => [part, amount])).toEqual([
      ['materials', '70.00'],
      ['tools', '30.00'],
    ]);
    await decide(client, project.id, {
      decisions: [
        { expenseId: expense.id, part: 'materials', use: 'improvement' },
        { expenseId: expense.id, part: 'tools', use: 'not_part' },
      ],
    });
    expect((await recordOf(client, project.id)).totals).toMatchObject({
      improvement: '70.00',
      notPart: '30.00',
      openCount: 0,
    });
    const whole = await decide(client, project.id, {
      decisions: [{ expenseId: expense.id, use: 'improvement' }],
    });
    expect(whole.statusCode).toBe(400);
    // A page may end between two parts of one expense.
    const first = await entriesOf(client, project.id, '?limit=1');
    const second = await entriesOf(
      client,
      project.id,
      `?limit=1&after=${encodeURIComponent(first.next ?? '')}`,
    );
    expect([first, second].map(({ entries: [entry] }) => entry?.part)).toEqual([
      'materials',
      'tools',
    ]);
    expect(second.next).toBeNull();
  });

  it('lets a refund lower what it refunds, without a decision of its own', async () => {
    const { client, project } = await ownerOfProject(test);
    const bought = await createExpense(client, project.id, {
      description: 'Floor tiles',
      amount: '300',
      date: '2025-11-30',
    });
    const refund = { kind: 'refund', refundOfId: bought.id, description: 'Returned', amount: '40' };
    await createExpense(client, project.id, { ...refund, date: '2026-01-05' });
    expect((await recordOf(client, project.id)).reasons).toMatchObject([
      { reason: 'interior' },
      { reason: 'refund', use: null, amount: '-40.00' },
    ]);
    await decide(client, project.id, { decisions: [{ expenseId: bought.id, use: 'improvement' }] });
    const { totals, years } = await recordOf(client, project.id);
    expect(totals).toMatchObject({ improvement: '260.00', openCount: 0 });
    expect(years.map(({ improvement }) => improvement)).toEqual(['-40.00', '300.00']);
  });

  it('is in the history, which a decision without a change is not', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const { id, version } = await createExpense(client, project.id, { description: 'New roof' });
    const decisions = [{ expenseId: id, use: 'improvement' }];
    await decide(client, project.id, { decisions });
    const again = await decide(client, project.id, { decisions });
    expect(again.json<TaxChanges>().changed).toEqual([]);
    const url = `/api/projects/${project.id}/activity?kind=expense&recordId=${id}`;
    const { entries } = (await client.get(url)).json<{ entries: ActivityEntry[] }>();
    expect(entries.map(({ action }) => action)).toEqual(['update', 'create']);
    const [update] = entries;
    expect(update?.changes).toEqual([{ field: 'taxRecord', from: null, to: 'improvement' }]);
    if (!update) throw new Error('There is no entry');
    expect(sentenceText(activitySentence(update, user.id))).toContain('tax record');
    // Someone who has the form open can still save it.
    const saved = await client.put(`/api/expenses/${id}`, { description: 'Roof', version });
    expect(saved.statusCode).toBe(200);
  });

  it('comes back with a restored expense', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id } = await createExpense(client, project.id, { description: 'New roof' });
    await decide(client, project.id, { decisions: [{ expenseId: id, use: 'improvement' }] });
    await client.delete(`/api/expenses/${id}`);
    expect((await recordOf(client, project.id)).totals.count).toBe(0);
    const { entries } = (await client.get(`/api/projects/${project.id}/activity`)).json<{
      entries: ActivityEntry[];
    }>();
    await client.post(`/api/activity/${entries[0]?.id}/restore`);
    expect((await recordOf(client, project.id)).totals.improvement).toBe('120.50');
  });

  it('is for editors to decide, and for viewers to see', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const { id } = await createExpense(owner.client, project.id, { description: 'New roof' });
    const body = { decisions: [{ expenseId: id, use: 'improvement' }] };
    expect((await decide(viewer.client, project.id, body)).statusCode).toBe(403);
    expect((await decide(stranger.client, project.id, body)).statusCode).toBe(404);
    expect((await decide(editor.client, project.id, body)).statusCode).toBe(200);
    expect((await recordOf(viewer.client, project.id)).totals.improvement).toBe('120.50');
  });

  it('refuses an expense of another project, and a malformed call', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await ownerOfProject(test);
    const { id } = await createExpense(other.client, other.project.id);
    for (const body of [
      { decisions: [{ expenseId: id, use: 'improvement' }] },
      { decisions: [{ expenseId: 0, use: 'improvement' }] },
      { decisions: [] },
      { decisions: [{ expenseId: id, use: 'deduct' }] },
      { accept: { reason: 'paint', year: 20_266 } },
      {},
    ]) {
      expect([body, (await decide(client, project.id, body)).statusCode]).toEqual([body, 400]);
    }
    for (const query of ['year=0000', 'after=2026-13-45%201%20', 'limit=0', 'state=some']) {
      const answer = await client.get(`/api/projects/${project.id}/tax/entries?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });

  it('is a CSV file without formulas, with what it is not', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id } = await createExpense(client, project.id, { description: '=1+1' });
    await decide(client, project.id, { decisions: [{ expenseId: id, use: 'repair' }] });
    const file = await client.get(`/api/projects/${project.id}/tax.csv?year=2026`);
    expect(file.headers['content-disposition']).toMatch(/kitchen-tax-record-.*\.csv/);
    const [titles, line, notice] = file.body.split('\r\n');
    expect(titles).toContain('Year,Date,Payee,Description');
    expect(line).toContain(`'=1+1,Materials,,120.50,Repair,Undecided`);
    expect(line?.endsWith(`No,E-${id}`)).toBe(true);
    expect(notice).toContain('Not tax advice.');
  });
});
