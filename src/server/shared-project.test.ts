import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Expense, ExpenseList } from '#shared/expense.ts';
import type { Milestone } from '#shared/milestone.ts';
import type { Project } from '#shared/project.ts';
import { expenses } from './db/tables/expense.table.ts';
import { users } from './db/tables/user.table.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
} from './testing/factories.ts';
import { joined, sharedProject } from './testing/sharing.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = async <T>(client: TestClient, url: string) => (await client.get(url)).json<T>();

describe('the list of projects', () => {
  it('has own and shared ones, with the role, the owner and the number of people', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const own = await createProject(viewer.client, { name: 'Garage' });
    const seen = { ...project, owner: { id: owner.user.id, name: owner.user.email } };
    const list = (client: TestClient) => get<Project[]>(client, '/api/projects');
    expect(await list(owner.client)).toEqual([{ ...seen, role: 'owner', memberCount: 3 }]);
    expect(await list(editor.client)).toEqual([{ ...seen, role: 'editor', memberCount: 3 }]);
    expect(await list(viewer.client)).toEqual([
      { ...seen, role: 'viewer', memberCount: 3 },
      { ...own, role: 'owner', memberCount: 1 },
    ]);
    expect(await list(stranger.client)).toEqual([]);
    expect(await get(viewer.client, `/api/projects/${project.id}`)).toEqual({
      ...seen,
      role: 'viewer',
      memberCount: 3,
    });
  });

  it('leaves out the owner’s other projects', async () => {
    const { owner, editor } = await sharedProject(test);
    const other = await createProject(owner.client, { name: 'Secret cellar' });
    const list = await get<Project[]>(editor.client, '/api/projects');
    expect(list.map(({ id }) => id)).not.toContain(other.id);
    expect((await editor.client.get(`/api/projects/${other.id}`)).statusCode).toBe(404);
  });
});

describe('lists without a project', () => {
  it('cover own and shared projects, and nothing else of their owners', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const garage = await createProject(viewer.client, { name: 'Garage' });
    const shared = await createExpense(owner.client, project.id, { amount: '100' });
    await createExpense(owner.client, cellar.id, { amount: '1000', description: 'Wine' });
    const own = await createExpense(viewer.client, garage.id, { amount: '10' });
    const titles = ['Shared step', 'Cellar step', 'Own step'];
    await createMilestone(owner.client, project.id, { title: titles[0], targetDate: '2026-05-01' });
    await createMilestone(owner.client, cellar.id, { title: titles[1], targetDate: '2026-05-02' });
    await createMilestone(viewer.client, garage.id, { title: titles[2], targetDate: '2026-05-03' });

    const list = await get<ExpenseList>(viewer.client, '/api/expenses?group=month');
    expect(list.expenses.map(({ id }) => id).toSorted()).toEqual([shared.id, own.id].toSorted());
    expect(list).toMatchObject({ totalCount: 2, totalAmount: '110.00' });
    expect(list.months).toMatchObject([{ month: '2026-03', count: 2, amount: '110.00' }]);
    const found = await get<ExpenseList>(viewer.client, '/api/expenses?search=wine');
    expect(found.totalCount).toBe(0);

    const csv = (await viewer.client.get('/api/expenses/export.csv')).body;
    expect(csv).toContain(',Kitchen,');
    expect(csv).toContain(',Garage,');
    expect(csv).not.toContain('Cellar');
    const milestones = await get<Milestone[]>(viewer.client, '/api/milestones');
    expect(milestones.map(({ title }) => title)).toEqual(['Shared step', 'Own step']);

    const feed = (await viewer.client.post('/api/calendar-feed')).json<{ url: string }>();
    const calendar = (await test.client().get(new URL(feed.url).pathname)).body;
    expect(titles.map((title) => calendar.includes(title))).toEqual([true, false, true]);
  });

  it('find an expense by a contractor of the shared project’s owner', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const contractor = await createContractor(owner.client, { name: 'Ottoline' });
    await createExpense(owner.client, project.id, { contractorId: contractor.id });
    await createExpense(owner.client, project.id);
    for (const query of [`projectId=${project.id}&`, '']) {
      const url = `/api/expenses?${query}search=ottoline`;
      expect((await get<ExpenseList>(viewer.client, url)).totalCount).toBe(1);
    }
  });
});

describe('in a shared project', () => {
  it('every figure is the same for everyone', async () => {
    const { project, owner, editor, viewer } = await sharedProject(test);
    await createExpense(editor.client, project.id, { amount: '250' });
    for (const part of ['summary', 'next?today=2026-03-09', 'calendar.ics']) {
      const [one, ...others] = await Promise.all(
        [owner, editor, viewer].map(({ client }) =>
          client.get(`/api/projects/${project.id}/${part}`),
        ),
      );
      expect(one?.statusCode).toBe(200);
      for (const other of others) expect(other.body).toBe(one?.body);
    }
  });

  it('each record tells who added it, and a list asks for names only if a member did', async () => {
    const { project, owner, editor } = await sharedProject(test);
    await test.database.db
      .update(users)
      .set({ firstName: 'Tom', lastName: 'Brandt' })
      .where(eq(users.id, editor.user.id));
    const tom = { id: editor.user.id, name: 'Tom Brandt' };
    const theirs = await createExpense(owner.client, project.id);
    const added = await createExpense(editor.client, project.id, { date: '2026-03-07' });
    expect([theirs.addedBy, added.addedBy]).toEqual([null, tom]);
    expect([added.userId, added.projectId]).toEqual([owner.user.id, project.id]);
    const { expenses: list } = await get<ExpenseList>(
      owner.client,
      `/api/expenses?projectId=${project.id}`,
    );
    expect(list.map(({ addedBy }) => addedBy)).toEqual([null, tom]);
    const changed = await owner.client.put(`/api/expenses/${added.id}`, { amount: '1' });
    expect(changed.json().addedBy).toEqual(tom);
    const milestone = await createMilestone(editor.client, project.id);
    expect(milestone.addedBy).toEqual(tom);
    const csv = (await owner.client.get(`/api/expenses/export.csv?projectId=${project.id}`)).body;
    expect(csv).toContain(',Tom Brandt,');
    expect(csv).toContain(`,${owner.user.email},`);

    await test.database.db.delete(users).where(eq(users.id, editor.user.id));
    expect((await get<Expense>(owner.client, `/api/expenses/${added.id}`)).addedBy).toEqual({
      id: tom.id,
      name: 'Former member',
    });
  });

  it('the assistant answers everyone in it, and only about what they can see', async () => {
    const { project, owner, viewer, stranger } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    await createExpense(owner.client, project.id, { amount: '123.45' });
    await createExpense(owner.client, cellar.id, { amount: '987.65' });
    const question = 'How much have I spent in total?';
    const ask = async (client: TestClient) =>
      (await client.post('/api/ai-chat', { content: question })).body;
    expect(await ask(viewer.client)).toContain('123.45');
    expect(await ask(viewer.client)).not.toContain('987.65');
    expect(await ask(viewer.client)).not.toContain('1,111.10');
    expect(await ask(owner.client)).toContain('1,111.10');
    expect(await ask(stranger.client)).not.toContain('123.45');
  });
});

describe('moving a record', () => {
  it('needs an editor in both projects, of one owner', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const [edited, viewed, hidden] = [
      await createProject(owner.client, { name: 'Edited' }),
      await createProject(owner.client, { name: 'Viewed' }),
      await createProject(owner.client, { name: 'Hidden' }),
    ];
    const own = await createProject(editor.client, { name: 'Own' });
    await joined(test, owner.client, edited.id, 'editor', editor);
    await joined(test, owner.client, viewed.id, 'viewer', editor);
    const expense = await createExpense(owner.client, project.id);
    const milestone = await createMilestone(owner.client, project.id);
    for (const record of [`/api/expenses/${expense.id}`, `/api/milestones/${milestone.id}`]) {
      for (const { id: projectId } of [viewed, hidden, own]) {
        const refused = await editor.client.put(record, { projectId });
        expect([refused.statusCode, refused.json().details]).toMatchObject([
          400,
          [{ path: ['projectId'] }],
        ]);
      }
      expect((await editor.client.put(record, { projectId: project.id })).statusCode).toBe(200);
      const moved = await editor.client.put(record, { projectId: edited.id });
      expect([moved.statusCode, moved.json().projectId]).toEqual([200, edited.id]);
    }
    const rows = await test.database.db
      .select()
      .from(expenses)
      .where(eq(expenses.projectId, own.id));
    expect(rows).toEqual([]);
  });

  it('does not carry one’s own record into a shared project', async () => {
    const { project, editor } = await sharedProject(test);
    const own = await createProject(editor.client, { name: 'Own' });
    const expense = await createExpense(editor.client, own.id);
    const refused = await editor.client.put(`/api/expenses/${expense.id}`, {
      projectId: project.id,
    });
    expect(refused.statusCode).toBe(400);
  });
});
