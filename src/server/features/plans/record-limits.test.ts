import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat, listMessages } from '#server/testing/chat-client.ts';
import { createProject, makePro, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { recordLimits } from '#shared/record-limits.ts';

const AT_ONCE = 8;
const ROOM = 3;
const LARGEST_ANSWER_BYTES = 2_000_000;

const milestone = (projectId: number) => ({ title: 'Cabinets in', category: 'Kitchen', projectId });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const addProjects = (userId: number, many: number) =>
  test.database.db.execute(sql`
    insert into projects (user_id, name, budget, description)
    select ${userId}, repeat('n', 200), 1000, repeat('x', 5000) from generate_series(1, ${many})`);
const addContractors = (userId: number, many: number) =>
  test.database.db.execute(sql`
    insert into contractors (user_id, name, company, specialty, notes)
    select ${userId}, repeat('n', 200), repeat('c', 200), repeat('s', 200), repeat('x', 5000)
    from generate_series(1, ${many})`);
const addMilestones = (userId: number, projectId: number, many: number) =>
  test.database.db.execute(sql`
    insert into milestones (user_id, project_id, title, category, description, target_date)
    select ${userId}, ${projectId}, repeat('t', 200), 'Kitchen', repeat('x', 5000), '2026-03-08'
    from generate_series(1, ${many})`);

/**
 * How many of many simultaneous creations succeeded. The others were refused with this sentence.
 */
async function createAtOnce(client: TestClient, url: string, input: object, sentence: string) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => client.post(url, input)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  for (const answer of refused) {
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: sentence, code: 'limit_reached', requestId: expect.any(String) },
    ]);
  }
  return answers.length - refused.length;
}

const sizeOf = async (client: TestClient, url: string) =>
  Buffer.byteLength((await client.get(url)).body);

describe('an account can have', () => {
  it('only so many projects, also if they are created at once', async () => {
    const { client, user } = await test.signedIn();
    await addProjects(user.id, recordLimits.projects - ROOM);
    const created = await createAtOnce(
      client,
      '/api/projects',
      { name: 'Kitchen', budget: '25000' },
      'An account can hold 200 projects. Delete one that you no longer need, then try again.',
    );
    expect(created).toBe(ROOM);
    const list = (await client.get('/api/projects')).json<{ id: number }[]>();
    expect(list).toHaveLength(recordLimits.projects);
    expect(await sizeOf(client, '/api/projects')).toBeLessThan(LARGEST_ANSWER_BYTES);
    await client.delete(`/api/projects/${list[0]?.id}`);
    await createProject(client);
  });

  it('only so many contractors, on the paid plan too', async () => {
    const { client, user } = await test.signedIn();
    await makePro(test, user.id);
    await addContractors(user.id, recordLimits.contractors - ROOM);
    const created = await createAtOnce(
      client,
      '/api/contractors',
      { name: 'Rosa' },
      'An account can hold 300 contractors. Delete one that you no longer need, then try again.',
    );
    expect(created).toBe(ROOM);
    expect(await sizeOf(client, '/api/contractors')).toBeLessThan(LARGEST_ANSWER_BYTES);
    expect((await client.get('/api/contractors/count')).json()).toEqual({
      count: recordLimits.contractors,
      limit: null,
    });
  });

  it('only so many milestones of one project, also by moving them there', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await addMilestones(user.id, project.id, recordLimits.milestonesPerProject - ROOM);
    const sentence =
      'A project can hold 300 milestones. Delete one that you no longer need, then try again.';
    const created = await createAtOnce(client, '/api/milestones', milestone(project.id), sentence);
    expect(created).toBe(ROOM);
    const list = `/api/milestones?projectId=${project.id}`;
    expect(await sizeOf(client, list)).toBeLessThan(LARGEST_ANSWER_BYTES);

    const other = await createProject(client);
    const moving = (await client.post('/api/milestones', milestone(other.id))).json();
    const moved = await client.put(`/api/milestones/${moving.id}`, milestone(project.id));
    expect([moved.statusCode, moved.json().error]).toEqual([403, sentence]);
    expect((await client.get(list)).json()).toHaveLength(recordLimits.milestonesPerProject);
  });

  it('only so many milestones in total, also from a starter set', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await addMilestones(user.id, project.id, recordLimits.milestones - ROOM);
    const next = await createProject(client);
    const sentence =
      'An account can hold 2,000 milestones. Delete one that you no longer need, then try again.';
    const four = Array.from({ length: ROOM + 1 }, () => milestone(next.id));
    const set = await client.post('/api/milestones/starter_set', {
      projectId: next.id,
      milestones: four,
    });
    expect([set.statusCode, set.json().error]).toEqual([403, sentence]);
    const created = await createAtOnce(client, '/api/milestones', milestone(next.id), sentence);
    expect(created).toBe(ROOM);
    expect(await sizeOf(client, '/api/milestones')).toBeLessThan(LARGEST_ANSWER_BYTES);
    const calendar = await client.get(`/api/projects/${project.id}/calendar.ics`);
    expect(calendar.statusCode).toBe(200);
    expect(Buffer.byteLength(calendar.body)).toBeLessThan(LARGEST_ANSWER_BYTES);
  });

  it('what it had before, and can edit it', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await addProjects(user.id, recordLimits.projects);
    await addMilestones(user.id, project.id, recordLimits.milestonesPerProject + ROOM);
    expect((await client.get('/api/projects')).json()).toHaveLength(recordLimits.projects + 1);
    const list = (await client.get(`/api/milestones?projectId=${project.id}`)).json();
    expect(list).toHaveLength(recordLimits.milestonesPerProject + ROOM);
    const change = { ...milestone(project.id), title: 'Cabinets moved' };
    const edited = await client.put(`/api/milestones/${list[0].id}`, change);
    expect([edited.statusCode, edited.json().title]).toEqual([200, 'Cabinets moved']);
    const renamed = await client.put(`/api/projects/${project.id}`, { name: 'Pantry' });
    expect([renamed.statusCode, renamed.json().name]).toEqual([200, 'Pantry']);
  });

  it('the newest messages of the chat', async () => {
    const { client, user } = await test.signedIn();
    await test.database.db.execute(sql`
      insert into ai_messages (user_id, role, content, created_at)
      select ${user.id}, 'user', 'Question ' || n, now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, ${recordLimits.chatMessages}) n`);
    await chat(test, client, 'How much is left?');
    const { rows } = await test.database.db.execute<{ kept: number; oldest: string }>(sql`
      select count(*)::int as kept,
        (array_agg(content order by created_at, id))[1] as oldest
      from ai_messages where user_id = ${user.id}`);
    // The question and its answer replaced the two oldest.
    expect(rows).toEqual([{ kept: recordLimits.chatMessages, oldest: 'Question 3' }]);
    expect((await listMessages(client)).at(-2)).toEqual(['user', 'How much is left?']);
  });
});
