import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf } from '#server/testing/activity.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('GET /api/projects/{id}/activity', () => {
  it('tells who did what, when, and which fields changed from what to what', async () => {
    const { client, user } = await test.signedIn('maria@example.com');
    const project = await createProject(client, { budget: '25000' });
    const rosa = await createContractor(client);
    const tiles = await createExpense(client, project.id, { amount: '2380' });
    const url = `/api/expenses/${tiles.id}`;
    await client.put(url, { amount: '2410.00', contractorId: rosa.id, imageUrl: 'https://e.co/r' });
    await client.delete(url);
    const entries = await activityOf(client, project.id);
    const shared = {
      at: expect.stringMatching(/Z$/),
      actor: { id: user.id, name: 'maria@example.com' },
      via: 'web',
      id: expect.any(Number),
    };
    const ofTiles = { ...shared, kind: 'expense', recordId: tiles.id, label: 'Tiles' };
    const given = [
      { field: 'projectId', from: null, to: project.id, toLabel: 'Kitchen' },
      { field: 'description', from: null, to: 'Tiles' },
      { field: 'amount', from: null, to: '2380.00' },
      { field: 'category', from: null, to: 'materials' },
      { field: 'paymentMethod', from: null, to: 'credit_card' },
      { field: 'date', from: null, to: '2026-03-08' },
    ];
    expect(entries).toEqual([
      { ...ofTiles, action: 'delete', changes: expect.any(Array), canRestore: true },
      {
        ...ofTiles,
        action: 'update',
        changes: [
          { field: 'contractorId', from: null, to: rosa.id, toLabel: 'Rosa Okafor' },
          { field: 'amount', from: '2380.00', to: '2410.00' },
          { field: 'imageUrl', from: null, to: 'https://e.co/r' },
        ],
        canRestore: false,
      },
      { ...ofTiles, action: 'create', changes: given, canRestore: false },
      {
        ...shared,
        action: 'create',
        kind: 'contractor',
        recordId: rosa.id,
        label: 'Rosa Okafor',
        changes: [{ field: 'name', from: null, to: 'Rosa Okafor' }],
        canRestore: false,
      },
      {
        ...shared,
        action: 'create',
        kind: 'project',
        recordId: project.id,
        label: 'Kitchen',
        changes: [
          { field: 'name', from: null, to: 'Kitchen' },
          { field: 'budget', from: null, to: '25000.00' },
          { field: 'startDate', from: null, to: project.startDate },
          { field: 'currency', from: null, to: 'USD' },
        ],
        canRestore: false,
      },
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'amount', from: '2410.00', to: null });
  });

  it('tells each kind of change of a milestone and of a contractor', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client, { hourlyRate: '95.5' });
    await client.put(`/api/contractors/${rosa.id}`, { hourlyRate: '100', phone: '555' });
    const milestone = await createMilestone(client, project.id, { contractorId: rosa.id });
    const url = `/api/milestones/${milestone.id}`;
    const completed = await client.patch(`${url}/complete`);
    await client.put(url, { isCompleted: false, title: 'Doors in' });
    const [reopening, completion] = await activityOf(client, project.id, { kind: 'milestone' });
    const { completedDate } = completed.json();
    expect(completion?.changes).toEqual([
      { field: 'completedDate', from: null, to: completedDate },
      { field: 'isCompleted', from: false, to: true },
    ]);
    expect(reopening).toMatchObject({
      label: 'Doors in',
      changes: [
        { field: 'title', from: 'Cabinets in', to: 'Doors in' },
        { field: 'completedDate', from: completedDate, to: null },
        { field: 'isCompleted', from: true, to: false },
      ],
    });
    const [change] = await activityOf(client, project.id, { kind: 'contractor' });
    expect(change?.changes).toEqual([
      { field: 'phone', from: null, to: '555' },
      { field: 'hourlyRate', from: '95.50', to: '100.00' },
    ]);
    await client.delete(`/api/contractors/${rosa.id}`);
    const created = (await activityOf(client, project.id, { kind: 'milestone' })).at(-1);
    expect(created?.changes).toContainEqual({
      field: 'contractorId',
      from: null,
      to: rosa.id,
      toLabel: 'Rosa Okafor',
    });
  });

  it('tells the parts of a split expense as text, and that an expense is a refund', async () => {
    const { client, project } = await ownerOfProject(test);
    const back = await createExpense(client, project.id, { kind: 'refund', amount: '100' });
    const part = { category: 'labor', roomId: null, planLineId: null };
    const lines = [
      { ...part, amount: '60.00' },
      { ...part, category: 'tools', amount: '40.00' },
    ];
    const url = `/api/expenses/${back.id}`;
    await client.put(url, { lines });
    await client.put(url, { lines: [] });
    const [joined, split, created] = await activityOf(client, project.id, { kind: 'expense' });
    const [change] = split?.changes ?? [];
    expect([change?.field, change?.from]).toEqual(['lines', null]);
    expect(JSON.parse(String(change?.to))).toEqual(lines);
    expect(joined?.changes).toEqual([{ field: 'lines', from: change?.to, to: null }]);
    expect(created?.changes).toContainEqual({ field: 'kind', from: null, to: 'refund' });
    expect(created?.changes.map(({ field }) => field)).not.toContain('lines');
  });

  it('tells nothing about a save that changes nothing, and keeps the version', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const tiles = await createExpense(client, project.id, { notes: 'Blue' });
    const doors = await createMilestone(client, project.id);
    const before = await activityOf(client, project.id);
    const url = `/api/projects/${project.id}`;
    const kitchen = { ...project, totalSpent: '120.50' };
    expect((await client.put(url, kitchen)).json()).toEqual(kitchen);
    expect((await client.put(url, {})).json()).toEqual(kitchen);
    expect((await client.put(`/api/expenses/${tiles.id}`, tiles)).json()).toEqual(tiles);
    expect((await client.put(`/api/contractors/${rosa.id}`, rosa)).json()).toEqual(rosa);
    const same = { title: doors.title, isCompleted: false, contractorId: null };
    expect((await client.put(`/api/milestones/${doors.id}`, same)).json()).toEqual(doors);
    expect(await activityOf(client, project.id)).toEqual(before);
  });

  it('tells each milestone of a starter set', async () => {
    const { client, project } = await ownerOfProject(test);
    const milestones = ['First', 'Second'].map((title) => ({ title, category: 'Kitchen' }));
    await client.post('/api/milestones/starter_set', { projectId: project.id, milestones });
    const entries = await activityOf(client, project.id, { kind: 'milestone' });
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['create', 'Second'],
      ['create', 'First'],
    ]);
  });

  it('is read in pages, by kind, by person and by record', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const [first] = [
      await createExpense(client, project.id),
      await createExpense(client, project.id),
      await createMilestone(client, project.id),
    ];
    await client.put(`/api/expenses/${first.id}`, { notes: 'Blue' });
    const all = await activityOf(client, project.id);
    expect(all).toHaveLength(5);
    const read: unknown[] = [];
    let next: number | null = null;
    do {
      const before: string = next === null ? '' : `&before=${next}`;
      const page = (
        await client.get(`/api/projects/${project.id}/activity?limit=2${before}`)
      ).json();
      read.push(...page.entries);
      next = page.next;
    } while (next !== null);
    expect(read).toEqual(all);
    const kinds = async (query: Record<string, string | number>) =>
      (await activityOf(client, project.id, query)).map(({ kind, action }) => `${action} ${kind}`);
    expect(await kinds({ kind: 'milestone' })).toEqual(['create milestone']);
    expect(await kinds({ userId: user.id })).toHaveLength(5);
    expect(await kinds({ userId: user.id + 1 })).toEqual([]);
    expect(await kinds({ kind: 'expense', recordId: first.id })).toEqual([
      'update expense',
      'create expense',
    ]);
    for (const bad of ['limit=0', 'limit=201', 'limit=x', 'before=-1', 'kind=rooms', 'userId=x']) {
      const response = await client.get(`/api/projects/${project.id}/activity?${bad}`);
      expect([bad, response.statusCode]).toEqual([bad, 400]);
    }
  });

  it('has nothing of another project, and nothing at all for another user', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client, { name: 'Bath' });
    await createExpense(client, other.id);
    const kinds = (await activityOf(client, project.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['project']);
    const { client: stranger } = await test.signedIn();
    const response = await stranger.get(`/api/projects/${project.id}/activity`);
    expect([response.statusCode, response.json().error]).toEqual([404, 'Project not found.']);
    await createContractor(stranger);
    const own = await createProject(stranger);
    expect(await activityOf(stranger, own.id)).toHaveLength(2);
  });

  it('names the tab of a change, and ignores a malformed one', async () => {
    const { client, user, project } = await ownerOfProject(test);
    for (const tab of ['Tab-1_a', 'no spaces', 'x'.repeat(65), '']) {
      await client.send('PUT', `/api/projects/${project.id}`, {
        headers: { 'x-tab': tab },
        payload: { description: `by ${tab}` },
      });
    }
    const { rows } = await test.database.db.execute(
      sql`select tab from activity where user_id = ${user.id} and action = 'update' order by id`,
    );
    expect(rows.map(({ tab }) => tab)).toEqual(['Tab-1_a', null, null, null]);
  });

  it('tells changes of members, and of a person whose account is gone', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const { user: member } = await joined(test, client, project.id, 'viewer');
    const membership = `/api/projects/${project.id}/members/${member.id}`;
    await client.patch(membership, { role: 'editor' });
    await client.patch(membership, { role: 'editor' });
    await client.delete(membership);
    await test.database.db.execute(sql`delete from users where id = ${member.id}`);
    const ofMember = { recordId: member.id, label: member.email, canRestore: false };
    expect(await activityOf(client, project.id, { kind: 'member' })).toMatchObject([
      { ...ofMember, action: 'delete', actor: { id: user.id } },
      {
        ...ofMember,
        action: 'update',
        changes: [{ field: 'role', from: 'viewer', to: 'editor' }],
      },
      { ...ofMember, action: 'create', actor: null },
    ]);
  });
});

it('the history of an account ends with it', async () => {
  const { user } = await ownerOfProject(test);
  const { db } = test.database;
  const entries = () => db.execute(sql`select from activity where user_id = ${user.id}`);
  expect((await entries()).rowCount).toBe(1);
  await db.execute(sql`delete from users where id = ${user.id}`);
  expect((await entries()).rowCount).toBe(0);
});
