import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activityOf } from '#server/testing/activity.ts';
import { atScale } from '#server/testing/at-scale.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const kinds = ['project', 'contractor', 'milestone', 'expense'] as const;
type Kind = (typeof kinds)[number];

const step = fc.record({
  action: fc.constantFrom('create', 'update', 'update', 'delete', 'delete', 'restore', 'restore'),
  kind: fc.constantFrom(...kinds, 'expense' as const, 'milestone' as const),
  nth: fc.nat(20),
  cents: fc.integer({ min: 10_000, max: 9_999_999 }),
  text: fc.constantFrom('Tiles', 'Doors', 'Paint'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Row = Record<string, string | number | boolean | null> & { id: number };
type Undo = () => Promise<unknown>;

/** An account, changed through the calls, and its rows as they are in the database. */
async function openBook() {
  const { client, user, project } = await ownerOfProject(test);
  const rows = async (kind: Kind): Promise<Row[]> => {
    const { rows } = await test.database.db.execute<{ row: Row }>(
      sql`select to_jsonb(t) - 'version' - 'updated_at' as row
          from ${sql.identifier(`${kind}s`)} t where user_id = ${user.id} order by id`,
    );
    return rows.map(({ row }) => row);
  };
  const state = async () => {
    const { rows: counts } = await test.database.db.execute(sql`
      select expense_count, contractor_count,
        (select jsonb_agg(t order by t::text) from expense_totals t
          where t.user_id = c.user_id and t.expense_count <> 0) as totals
      from account_counts c where user_id = ${user.id}`);
    const records = await Promise.all(kinds.map(rows));
    return { records, counts };
  };
  const bath = await createProject(client, { name: 'Bath' });
  const [rosa, jonas] = [await createContractor(client), await createContractor(client)];
  await createExpense(client, project.id, { contractorId: rosa.id });
  await createExpense(client, bath.id, { contractorId: jonas.id, category: 'labor' });
  await createExpense(client, bath.id);
  await createMilestone(client, project.id, { contractorId: rosa.id });
  return { client, user, home: project, rows, state };
}
type Book = Awaited<ReturnType<typeof openBook>>;

const at = <T>(list: T[], nth: number): T | undefined => list[nth % Math.max(1, list.length)];
const addressOf = (kind: Kind, id: number) => `/api/${kind}s/${id}`;
const money = (cents: number) => (cents / 100).toFixed(2);

const partsOf = (cents: number) =>
  [cents - 30, 20, 10].map((part, index) => ({
    category: ['materials', 'tools', 'materials'][index],
    amount: money(part),
  }));

async function must(response: ReturnType<TestClient['get']>) {
  const { statusCode, body } = await response;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return body === '' ? null : JSON.parse(body);
}

/** The deletions that can be taken back, over all projects. */
async function deletions({ user }: Book): Promise<{ id: number; kind: Kind; record_id: number }[]> {
  const { rows } = await test.database.db.execute<{ id: string; kind: Kind; record_id: number }>(
    sql`select id, kind, record_id from activity
        where user_id = ${user.id} and action = 'delete' and restored_at is null and part_of is null
        order by id desc`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

async function restoreNewest(book: Book, kind: Kind, id: number) {
  const entry = (await deletions(book)).find((each) => each.kind === kind && each.record_id === id);
  return must(book.client.post(`/api/activity/${entry?.id}/restore`));
}

async function inputFor({ rows }: Book, { kind, nth, cents, text }: Step) {
  const project = at(await rows('project'), nth);
  const contractorId = at([...(await rows('contractor')), null], nth)?.id ?? null;
  switch (kind) {
    case 'project':
      return { name: `${text} room`, budget: money(cents) };
    case 'contractor':
      return { name: text, hourlyRate: money(cents) };
    case 'milestone':
      return project && { title: text, category: 'Kitchen', projectId: project.id, contractorId };
    case 'expense':
      return (
        project && {
          description: text,
          amount: money(cents),
          kind: nth % 5 === 0 ? 'refund' : 'expense',
          lines: nth % 3 === 0 ? partsOf(cents) : [],
          category: nth % 2 ? 'materials' : 'labor',
          paymentMethod: 'cash',
          date: '2026-03-08',
          projectId: project.id,
          contractorId,
        }
      );
  }
}

async function newestEntryId({ user }: Book): Promise<number> {
  const { rows } = await test.database.db.execute<{ newest: string }>(
    sql`select max(id) as newest from activity where user_id = ${user.id}`,
  );
  return Number(rows[0]?.newest);
}

/**
 * The call that gives a record its old fields back, from what the history tells. A save that
 * changed nothing left no entry after `lastEntryId`.
 */
async function undoUpdate(
  { client, home }: Book,
  { kind, row, lastEntryId }: { kind: Kind; row: Row; lastEntryId: number },
): Promise<Undo | null> {
  const projectId = kind === 'project' ? row.id : (row['project_id'] ?? home.id);
  const [entry] = await activityOf(client, Number(projectId), { kind, recordId: row.id });
  if (!entry || entry.id <= lastEntryId) return null;
  const fields = entry.changes.filter(({ field, from }) => field !== 'completedDate' || from);
  const before = Object.fromEntries(
    fields.map(({ field, from }) => [field, field === 'lines' ? JSON.parse(String(from)) : from]),
  );
  return () => must(client.put(addressOf(kind, row.id), before));
}

/** Does the step if it is possible, and returns what takes it back. */
async function perform(book: Book, wanted: Step): Promise<Undo | null> {
  const { client, rows } = book;
  const { action, kind, nth } = wanted;
  if (action === 'restore') {
    // Deleting a contractor again would not undo its restore: a record that has another contractor
    // by now was not linked again.
    const entries = (await deletions(book)).filter((each) => each.kind !== 'contractor');
    const entry = at(entries, nth);
    const response = entry && (await client.post(`/api/activity/${entry.id}/restore`));
    // 409: its project is deleted.
    if (!entry || response?.statusCode === 409) return null;
    expect(response?.statusCode).toBe(200);
    return () => must(client.delete(addressOf(entry.kind, entry.record_id)));
  }
  if (action === 'create') {
    const input = await inputFor(book, wanted);
    if (!input) return null;
    const { id } = await must(client.post(`/api/${kind}s`, input));
    return () => must(client.delete(addressOf(kind, id)));
  }
  const all = await rows(kind);
  // One project stays, so that there is always an Activity to read.
  const row = at(kind === 'project' ? all.slice(1) : all, nth);
  if (!row) return null;
  const address = addressOf(kind, row.id);
  if (action === 'delete') {
    await must(client.delete(address));
    return () => restoreNewest(book, kind, row.id);
  }
  const changes = await inputFor(book, wanted);
  const completion = kind === 'milestone' ? { isCompleted: nth % 2 === 0 } : {};
  const lastEntryId = await newestEntryId(book);
  await must(client.put(address, { ...changes, ...completion }));
  const saved = (await rows(kind)).find(({ id }) => id === row.id);
  return saved ? undoUpdate(book, { kind, row: saved, lastEntryId }) : null;
}

async function wrongTotals(): Promise<unknown> {
  return (await test.database.db.execute(sql`select recount()`)).rows[0]?.['recount'];
}

it('changes, deletions and restores keep the totals right, and can all be undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const book = await openBook();
      const first = await book.state();
      const undos: Undo[] = [];
      for (const each of steps) {
        const undo = await perform(book, each);
        if (undo) undos.push(undo);
      }
      expect(await wrongTotals()).toBe(0);
      for (const undo of undos.reverse()) await undo();
      expect(await wrongTotals()).toBe(0);
      expect(await book.state()).toEqual(first);
    }),
    // A busy machine makes fewer runs.
    { numRuns: atScale(10, 25), interruptAfterTimeLimit: 30_000 },
  );
});
