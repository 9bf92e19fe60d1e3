import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf, restoreLast } from '#server/testing/activity.ts';
import { atScale } from '#server/testing/at-scale.ts';
import { countedAtOnce } from '#server/testing/counted-at-once.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  makePro,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { DeletedProject } from '#shared/activity.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const restore = (client: TestClient, entryId: number | undefined) =>
  client.post(`/api/activity/${entryId}/restore`);
const deletedProjects = async (client: TestClient) =>
  (await client.get('/api/projects/deleted')).json<DeletedProject[]>();
const lastDeletion = async (client: TestClient, projectId: number) =>
  (await activityOf(client, projectId)).find(({ action }) => action === 'delete')?.id;
const query = (text: ReturnType<typeof sql>) => test.database.db.execute(text);

async function upload(client: TestClient): Promise<string> {
  const image = new Blob(['%PDF-1.4\n%%EOF\n']);
  return (await client.send('POST', '/api/upload', await multipart({ image }))).json().imageUrl;
}

const canOpen = async (client: TestClient, s3Key: string) =>
  (await client.post('/api/signed-url', { s3Key })).statusCode === 200;

describe('a deleted expense', () => {
  it('comes back with the same id, receipt and contractor, and is told as restored', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const imageUrl = await upload(client);
    const fields = { contractorId: rosa.id, imageUrl, notes: 'Blue', amount: '99999999.99' };
    const tiles = await createExpense(client, project.id, fields);
    await client.delete(`/api/expenses/${tiles.id}`);
    expect((await client.get(`/api/expenses/${tiles.id}`)).statusCode).toBe(404);
    expect(await canOpen(client, imageUrl)).toBe(false);
    await test.app.sweep();
    const restored = await restoreLast(client, project.id);
    expect([restored.statusCode, restored.json()]).toEqual([200, tiles]);
    expect((await client.get(`/api/expenses/${tiles.id}`)).json()).toEqual(tiles);
    expect(await canOpen(client, imageUrl)).toBe(true);
    expect((await client.get(`/api/projects/${project.id}/summary`)).json()).toMatchObject({
      totalSpent: '99999999.99',
    });
    const history = await activityOf(client, project.id, { kind: 'expense' });
    expect(history.map(({ action, canRestore }) => [action, canRestore])).toEqual([
      ['restore', false],
      ['delete', false],
      ['create', false],
    ]);
    expect(history[0]).toMatchObject({ label: 'Tiles', changes: [] });
  });

  it('comes back without a contractor who is gone', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const tiles = await createExpense(client, project.id, { contractorId: rosa.id });
    await client.delete(`/api/expenses/${tiles.id}`);
    const deletion = await lastDeletion(client, project.id);
    await client.delete(`/api/contractors/${rosa.id}`);
    expect((await restore(client, deletion)).json()).toEqual({
      ...tiles,
      contractorId: null,
      contractor: null,
    });
  });

  it('needs its project', async () => {
    const { client, project } = await ownerOfProject(test);
    const tiles = await createExpense(client, project.id);
    await client.delete(`/api/expenses/${tiles.id}`);
    const deletion = await lastDeletion(client, project.id);
    await client.delete(`/api/projects/${project.id}`);
    const early = await restore(client, deletion);
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: 'conflict', error: 'The project of this expense was deleted. Restore it first.' },
    ]);
    const [deleted] = await deletedProjects(client);
    expect((await restore(client, deleted?.activityId)).statusCode).toBe(200);
    expect((await restore(client, deletion)).json()).toEqual(tiles);
  });

  it('comes back once, also if requested several times at once', async () => {
    const { client, project } = await ownerOfProject(test);
    const tiles = await createExpense(client, project.id);
    await client.delete(`/api/expenses/${tiles.id}`);
    const deletion = await lastDeletion(client, project.id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(client, deletion)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
    const late = answers.find(({ statusCode }) => statusCode === 410);
    expect(late?.json()).toMatchObject({
      code: 'gone',
      error: 'This expense was restored already.',
    });
    expect((await client.get('/api/expenses')).json().totalCount).toBe(1);
  });

  it('can be deleted and restored again and again', async () => {
    const { client, project } = await ownerOfProject(test);
    const tiles = await createExpense(client, project.id);
    for (let round = 0; round < 3; round += 1) {
      await client.delete(`/api/expenses/${tiles.id}`);
      expect((await restoreLast(client, project.id)).json()).toEqual(tiles);
    }
  });

  it('is gone after 30 days, with its receipt, but stays in the history', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const imageUrl = await upload(client);
    const tiles = await createExpense(client, project.id, { imageUrl });
    await client.delete(`/api/expenses/${tiles.id}`);
    const deletion = await lastDeletion(client, project.id);
    await query(sql`update activity set at = at - interval '30 days' where user_id = ${user.id}`);
    await query(
      sql`update uploads set created_at = now() - interval '31 days' where user_id = ${user.id}`,
    );
    const refused = {
      code: 'gone',
      error: 'A deleted expense can be restored for 30 days. This one is gone.',
    };
    const [beforeSweep] = await activityOf(client, project.id);
    expect(beforeSweep).toMatchObject({ action: 'delete', canRestore: false });
    expect((await restore(client, deletion)).json()).toMatchObject(refused);
    await test.app.sweep();
    expect((await restore(client, deletion)).json()).toMatchObject(refused);
    const [entry] = await activityOf(client, project.id);
    expect(entry).toMatchObject({ action: 'delete', label: 'Tiles', changes: [] });
    expect((await query(sql`select from uploads where user_id = ${user.id}`)).rowCount).toBe(0);
  });

  it('keeps a receipt that another expense has, and shows it', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const imageUrl = await upload(client);
    const first = await createExpense(client, project.id, { imageUrl });
    const second = await createExpense(client, project.id, { imageUrl });
    await client.delete(`/api/expenses/${first.id}`);
    expect(await canOpen(client, imageUrl)).toBe(true);
    await client.put(`/api/expenses/${second.id}`, { imageUrl: null });
    expect(await canOpen(client, imageUrl)).toBe(false);
    const reused = await client.put(`/api/expenses/${second.id}`, { imageUrl });
    expect(reused.statusCode).toBe(400);
    expect((await query(sql`select from uploads where user_id = ${user.id}`)).rowCount).toBe(1);
    expect((await restoreLast(client, project.id)).json()).toEqual(first);
    expect(await canOpen(client, imageUrl)).toBe(true);
  });
});

describe('a deleted milestone', () => {
  it('comes back as it was', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const fields = { contractorId: rosa.id, targetDate: '2026-05-01' };
    const { id } = await createMilestone(client, project.id, fields);
    const done = (await client.patch(`/api/milestones/${id}/complete`)).json();
    await client.delete(`/api/milestones/${id}`);
    expect((await restoreLast(client, project.id)).json()).toEqual(done);
  });
});

describe('a deleted contractor', () => {
  it('comes back with its links, except to what has another contractor by now', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const jonas = await createContractor(client, { name: 'Jonas Berg' });
    const [kept, moved] = [
      await createExpense(client, project.id, { contractorId: rosa.id }),
      await createExpense(client, project.id, { contractorId: rosa.id }),
    ];
    const never = await createExpense(client, project.id);
    const doors = await createMilestone(client, project.id, { contractorId: rosa.id });
    await client.delete(`/api/contractors/${rosa.id}`);
    await client.put(`/api/expenses/${moved.id}`, { contractorId: jonas.id });
    const restored = await restoreLast(client, project.id);
    expect([restored.statusCode, restored.json()]).toEqual([200, rosa]);
    const contractorOf = async (id: number) =>
      (await client.get(`/api/expenses/${id}`)).json().contractorId;
    expect(await contractorOf(kept.id)).toBe(rosa.id);
    expect(await contractorOf(moved.id)).toBe(jonas.id);
    expect(await contractorOf(never.id)).toBeNull();
    const milestones = (await client.get(`/api/milestones?projectId=${project.id}`)).json();
    expect(milestones).toEqual([doors]);
  });

  it('is restored from the activity of any project of its owner', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const rosa = await createContractor(client);
    await client.delete(`/api/contractors/${rosa.id}`);
    expect(await lastDeletion(client, other.id)).toBe(await lastDeletion(client, project.id));
    expect((await restoreLast(client, other.id)).json()).toEqual(rosa);
  });
});

describe('a deleted project', () => {
  async function furnished() {
    const owner = await ownerOfProject(test);
    const { client, project, user } = owner;
    const rosa = await createContractor(client);
    const imageUrl = await upload(client);
    await createExpense(client, project.id, { contractorId: rosa.id, imageUrl });
    await createExpense(client, project.id, { amount: '0.01' });
    await createMilestone(client, project.id, { contractorId: rosa.id });
    const { user: member } = await test.signedIn();
    await query(sql`insert into project_members (user_id, project_id, member_id, role)
      values (${user.id}, ${project.id}, ${member.id}, 'editor')`);
    const state = async () => [
      (await client.get(`/api/projects/${project.id}`)).json(),
      (await client.get(`/api/expenses?projectId=${project.id}`)).json(),
      (await client.get(`/api/milestones?projectId=${project.id}`)).json(),
      (await query(sql`select * from project_members where project_id = ${project.id}`)).rows,
      (await client.get('/api/subscription-status')).json(),
    ];
    return { ...owner, imageUrl, member, rosa, state };
  }

  it('comes back with everything in it', async () => {
    const { client, project, imageUrl, state } = await furnished();
    const before = await state();
    await client.delete(`/api/projects/${project.id}`);
    expect((await client.get('/api/expenses')).json().totalCount).toBe(0);
    expect(await canOpen(client, imageUrl)).toBe(false);
    expect((await client.get(`/api/projects/${project.id}/activity`)).statusCode).toBe(404);
    const [deleted, ...others] = await deletedProjects(client);
    expect(others).toEqual([]);
    expect(await deletedProjects((await test.signedIn()).client)).toEqual([]);
    expect(deleted).toEqual({
      activityId: expect.any(Number),
      id: project.id,
      name: 'Kitchen',
      deletedAt: expect.stringMatching(/Z$/),
      expenseCount: 2,
    });
    await test.app.sweep();
    const restored = await restore(client, deleted?.activityId);
    expect([restored.statusCode, restored.json()]).toEqual([200, before[0]]);
    expect(await state()).toEqual(before);
    expect(await canOpen(client, imageUrl)).toBe(true);
    expect(await deletedProjects(client)).toEqual([]);
    const told = (await activityOf(client, project.id)).map(({ action, kind }) => [action, kind]);
    expect(told.slice(0, 3)).toEqual([
      ['restore', 'project'],
      ['delete', 'project'],
      ['create', 'milestone'],
    ]);
    expect((await restore(client, deleted?.activityId)).statusCode).toBe(410);
  });

  it('comes back without a contractor or a member who is gone', async () => {
    const { client, project, member, rosa } = await furnished();
    await client.delete(`/api/projects/${project.id}`);
    await client.delete(`/api/contractors/${rosa.id}`);
    await query(sql`delete from users where id = ${member.id}`);
    const [deleted] = await deletedProjects(client);
    expect((await restore(client, deleted?.activityId)).statusCode).toBe(200);
    const { expenses } = (await client.get('/api/expenses')).json();
    expect(expenses.map(({ contractorId }: { contractorId: null }) => contractorId)).toEqual([
      null,
      null,
    ]);
    const members = await query(sql`select from project_members where project_id = ${project.id}`);
    expect(members.rowCount).toBe(0);
  });

  it('is gone after 30 days with everything in it', async () => {
    const { client, user, project } = await furnished();
    await client.delete(`/api/projects/${project.id}`);
    const [deleted] = await deletedProjects(client);
    await query(sql`update activity set at = at - interval '30 days' where user_id = ${user.id}`);
    await query(
      sql`update uploads set created_at = now() - interval '31 days' where user_id = ${user.id}`,
    );
    expect(await deletedProjects(client)).toEqual([]);
    await test.app.sweep();
    expect((await restore(client, deleted?.activityId)).statusCode).toBe(410);
    const left = await query(sql`select kind from activity
      where user_id = ${user.id} and (before is not null or part_of is not null)`);
    expect(left.rows).toEqual([]);
    expect((await query(sql`select from uploads where user_id = ${user.id}`)).rowCount).toBe(0);
  });

  it('with thousands of expenses comes back whole', async () => {
    const count = atScale(5_001, 10_001);
    const { client, user, project } = await ownerOfProject(test);
    await test.database.db.transaction((tx) =>
      countedAtOnce(
        (statement) => tx.execute(statement),
        () =>
          tx.execute(sql`insert into expenses
            (user_id, project_id, description, amount, category, payment_method, date)
            select ${user.id}, ${project.id}, 'Tiles ' || n, n / 100.0, 'materials', 'cash', '2026-01-01'
            from generate_series(1, ${count}::int) n`),
      ),
    );
    const summary = async () => (await client.get(`/api/projects/${project.id}/summary`)).json();
    const before = await summary();
    await client.delete(`/api/projects/${project.id}`);
    const [deleted] = await deletedProjects(client);
    expect(deleted?.expenseCount).toBe(count);
    expect((await restore(client, deleted?.activityId)).statusCode).toBe(200);
    expect(await summary()).toEqual(before);
  });
});

describe('the limits of a plan', () => {
  const FREE_EXPENSES = 5;
  const full = (noun: string) => [
    403,
    { code: 'plan_limit', upgradeRequired: true, error: expect.stringContaining(noun) },
  ];
  const answerOf = ({ statusCode, json }: Awaited<ReturnType<TestClient['post']>>) => [
    statusCode,
    json(),
  ];

  it('hold for a restored expense, and for one that is created meanwhile', async () => {
    const { client, user, project } = await ownerOfProject(test, { plan: 'free' });
    const tiles = await createExpense(client, project.id);
    await client.delete(`/api/expenses/${tiles.id}`);
    for (let n = 0; n < FREE_EXPENSES; n += 1) await createExpense(client, project.id);
    const refused = await restoreLast(client, project.id);
    expect(answerOf(refused)).toMatchObject(full('5 expenses on the free plan'));
    await makePro(test, user.id);
    expect((await restoreLast(client, project.id)).json()).toEqual(tiles);
  });

  it('hold for a restored contractor', async () => {
    const { client, project } = await ownerOfProject(test, { plan: 'free' });
    const rosa = await createContractor(client);
    await client.delete(`/api/contractors/${rosa.id}`);
    for (const name of ['A', 'B', 'C']) await createContractor(client, { name });
    const refused = await restoreLast(client, project.id);
    expect(answerOf(refused)).toMatchObject(full('3 contractors on the free plan'));
  });

  it('hold for all expenses of a restored project together', async () => {
    const { client, project } = await ownerOfProject(test, { plan: 'free' });
    for (let n = 0; n < 3; n += 1) await createExpense(client, project.id);
    await client.delete(`/api/projects/${project.id}`);
    const other = await createProject(client, { name: 'Bath' });
    for (let n = 0; n < 3; n += 1) await createExpense(client, other.id);
    const [deleted] = await deletedProjects(client);
    const refused = await restore(client, deleted?.activityId);
    expect(answerOf(refused)).toMatchObject(full('5 expenses on the free plan'));
    expect((await client.get('/api/projects')).json()).toHaveLength(1);
    const [{ id }] = (await client.get('/api/expenses')).json().expenses;
    await client.delete(`/api/expenses/${id}`);
    expect((await restore(client, deleted?.activityId)).statusCode).toBe(200);
    expect((await client.get('/api/expenses')).json().totalCount).toBe(FREE_EXPENSES);
  });
});

describe('an entry', () => {
  it('that is no deletion, or is absent, or is of another user cannot be restored', async () => {
    const { client, project } = await ownerOfProject(test);
    const tiles = await createExpense(client, project.id);
    const [creation] = await activityOf(client, project.id);
    await client.delete(`/api/expenses/${tiles.id}`);
    const deletion = await lastDeletion(client, project.id);
    const { client: stranger } = await test.signedIn();
    for (const response of [
      await restore(client, creation?.id),
      await restore(client, 999_999_999_999),
      await restore(stranger, deletion),
      await restore(stranger, creation?.id),
    ]) {
      expect([response.statusCode, response.json().error]).toEqual([404, 'Entry not found.']);
    }
    expect((await client.post('/api/activity/x/restore')).statusCode).toBe(400);
  });

  it('of something deleted together with a project is no entry of its own', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await createExpense(client, project.id);
    await client.delete(`/api/projects/${project.id}`);
    const { rows } = await query(
      sql`select id from activity where user_id = ${user.id} and part_of is not null`,
    );
    expect(rows).toHaveLength(1);
    expect((await restore(client, Number(rows[0]?.['id']))).statusCode).toBe(404);
  });
});
