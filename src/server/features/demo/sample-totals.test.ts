import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '#server/testing/calendar-entries.ts';
import { createBill, createExpense, ownerOfProject } from '#server/testing/factories.ts';
import {
  ADMIN_PASSWORD,
  createTestApp,
  REAL_SAMPLES,
  type TestApp,
} from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { AiMessage } from '#shared/ai-chat.ts';
import type { ExpenseList } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sampleFolder: REAL_SAMPLES });
});
afterAll(() => test.close());

const get = async <T>(client: TestClient, url: string): Promise<T> =>
  (await client.get(url)).json<T>();

/** Someone with a project of their own, one expense of $95.00 in it, and the sample. */
async function ownerWithSample() {
  const owner = await ownerOfProject(test);
  await createExpense(owner.client, owner.project.id, { amount: '95.00' });
  const sample = (await owner.client.post('/api/sample-project')).json<Project>();
  expect(sample.isSample).toBe(true);
  return { ...owner, sample };
}

const makeMailDue = (userId: number) =>
  test.database.db.execute(
    sql`update weekly_mails set next_at = now() - interval '1 minute' where user_id = ${userId}`,
  );

async function ask(client: TestClient, content: string, projectId: number): Promise<string> {
  await client.post('/api/ai-chat', { content, projectId });
  const messages = await get<AiMessage[]>(client, '/api/ai-chat');
  return messages.at(-1)?.content ?? '';
}

describe('what is added up over projects', () => {
  it('is the list of expenses and its file without the sample, unless they name it', async () => {
    const { client, project, sample } = await ownerWithSample();
    const all = await get<ExpenseList>(client, '/api/expenses?group=month');
    expect(all).toMatchObject({
      totalCount: 1,
      totalAmount: '95.00',
      totals: [{ currency: 'USD', amount: '95.00' }],
      months: [{ amount: '95.00' }],
    });
    const but = `/api/expenses?except=project:${project.id}`;
    expect(await get<ExpenseList>(client, but)).toMatchObject({ totalCount: 0 });
    const csv = await client.get('/api/expenses/export.csv');
    expect(csv.body.trim().split('\n')).toHaveLength(2);
    const named = await get<ExpenseList>(client, `/api/expenses?projectId=${sample.id}`);
    expect(named.totalCount).toBe(48);
    // A contractor of the sample has no other expenses, so theirs are listed.
    const [dan] = await get<{ id: number; totalPaid: string }[]>(client, '/api/contractors');
    const paid = await get<ExpenseList>(client, `/api/expenses?contractorId=${dan?.id}`);
    expect(paid.totalAmount).toBe(dan?.totalPaid);
  });

  it('is the sample if there is nothing else', async () => {
    const { client } = await test.signedIn();
    await client.post('/api/sample-project');
    expect(await get<ExpenseList>(client, '/api/expenses')).toMatchObject({ totalCount: 48 });
  });

  it('is not the sample in the weekly mail, also if nothing else waits', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await client.post('/api/sample-project');
    await client.put('/api/weekly-mail', { isOn: true, timeZone: 'UTC' });
    const mails = () => test.mails.filter(({ to }) => to === user.email);
    await makeMailDue(user.id);
    await test.app.sweep();
    expect(mails()).toEqual([]);
    await createBill(client, project.id, { title: 'Tiling', dueOn: '2026-01-02' });
    await makeMailDue(user.id);
    await test.app.sweep();
    expect(mails()).toMatchObject([{ subject: `This week in ${project.name}` }]);
  });

  it('is not the sample in the calendar feed, but in its own calendar', async () => {
    const { client, project, sample } = await ownerWithSample();
    await createBill(client, project.id, { title: 'Tiling', dueOn: '2026-01-02' });
    const { url } = (await client.post('/api/calendar-feed')).json<{ url: string }>();
    const feed = await test.app.inject({ url: new URL(url).pathname });
    expect(entriesOf(feed.body).map(({ summary }) => summary)).toEqual([
      expect.stringContaining('Tiling'),
    ]);
    const own = await client.get(`/api/projects/${sample.id}/calendar.ics`);
    expect(entriesOf(own.body).length).toBeGreaterThan(5);
  });

  it('is not the sample for the admin', async () => {
    const headers = { 'x-admin-password': ADMIN_PASSWORD };
    const ofAdmin = async (url: string) =>
      (await test.client().send('GET', url, { headers })).json();
    const { client, user } = await ownerOfProject(test);
    const before = await ofAdmin('/api/admin/stats');
    const own = await ofAdmin(`/api/admin/users?search=${user.email}`);
    expect(own).toMatchObject([{ projectCount: 1, expenseCount: 0, contractorCount: 0 }]);
    await client.post('/api/sample-project');
    expect(await ofAdmin('/api/admin/stats')).toEqual(before);
    expect(await ofAdmin(`/api/admin/users?search=${user.email}`)).toEqual(own);
  });
});

describe('the assistant', () => {
  it('adds up without the sample, and talks about it while it is open', async () => {
    const { client, project, sample } = await ownerWithSample();
    const total = 'How much did I spend across all projects?';
    for (const { id } of [project, sample]) {
      expect(await ask(client, total, id)).toContain('[$95.00]');
    }
    const table = await ask(client, 'How much is left across everything?', sample.id);
    expect(table).toContain('[$24,905.00]');
    expect(table).not.toContain(sample.name);
    expect(await ask(client, 'How much have I spent?', sample.id)).toContain('48 expenses');
    expect(await ask(client, 'Which milestones are coming up?', project.id)).not.toMatch(
      /inspection/i,
    );
    expect(await ask(client, 'Which agreements do I have?', project.id)).not.toContain(sample.name);
  });
});

it('everything counts in a demo, also beside a project of the visitor', async () => {
  const guest = test.client();
  await guest.post('/api/demo');
  await guest.post('/api/projects', { name: 'Attic', budget: '5000' });
  expect(await get<ExpenseList>(guest, '/api/expenses')).toMatchObject({ totalCount: 70 });
});
