import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { milestones } from '#server/db/tables/milestone.table.ts';
import {
  createContractor,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addDays, toCalendarDate } from '#shared/dates.ts';
import type { Milestone } from '#shared/milestone.ts';
import { findMilestone, hasMilestones } from './milestone.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const owner = () => ownerOfProject(test, { plan: 'free' });
const list = async (client: TestClient, projectId: number) =>
  (await client.get(`/api/milestones?projectId=${projectId}`)).json<Milestone[]>();

describe('POST /api/milestones', () => {
  it('returns the record, open, and ignores fields that the form does not set', async () => {
    const { client, user, project } = await owner();
    const response = await client.post('/api/milestones', {
      projectId: project.id,
      title: '  Cabinets in ',
      description: '',
      category: 'Kitchen',
      targetDate: '2026-04-30',
      isCompleted: true,
      completedDate: '2026-01-01T00:00:00Z',
      userId: 1,
      id: 7,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      addedBy: null,
      userId: user.id,
      projectId: project.id,
      contractorId: null,
      title: 'Cabinets in',
      description: null,
      category: 'Kitchen',
      targetDate: '2026-04-30',
      isCompleted: false,
      completedDate: null,
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
    });
    expect(await list(client, project.id)).toEqual([response.json()]);
  });

  it('stores an empty or absent target date as null', async () => {
    const { client, project } = await owner();
    for (const targetDate of ['', null, undefined]) {
      expect((await createMilestone(client, project.id, { targetDate })).targetDate).toBeNull();
    }
  });

  it('refuses bad input with a sentence on each field and stores nothing', async () => {
    const { client, project } = await owner();
    const refused = await client.post('/api/milestones', {
      projectId: project.id,
      title: ' ',
      description: 'x'.repeat(5_001),
      category: 'Gardening',
      targetDate: '2026-02-30',
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toEqual([
      { path: ['title'], message: 'Title is required' },
      { path: ['description'], message: 'Description can have at most 5,000 characters' },
      { path: ['category'], message: 'Category is required' },
      { path: ['targetDate'], message: 'Target date must be a day that exists' },
    ]);
    for (const bad of [{ targetDate: 5 }, { targetDate: 'soon' }, { title: 'x'.repeat(201) }]) {
      const input = { title: 'Paint', category: 'Painting', projectId: project.id, ...bad };
      expect((await client.post('/api/milestones', input)).statusCode).toBe(400);
    }
    expect(await list(client, project.id)).toEqual([]);
  });

  it('accepts only the user’s own project', async () => {
    const { project: foreign } = await owner();
    const { client, project } = await owner();
    for (const projectId of [foreign.id, 2_147_483_647]) {
      const input = { title: 'Paint', category: 'Painting', projectId };
      const refused = await client.post('/api/milestones', input);
      expect([refused.statusCode, refused.json().details]).toEqual([
        400,
        [{ path: ['projectId'], message: 'Choose one of your projects' }],
      ]);
    }
    const { id } = await createMilestone(client, project.id);
    const moved = await client.put(`/api/milestones/${id}`, { projectId: foreign.id });
    expect(moved.statusCode).toBe(400);
  });
});

describe('GET /api/milestones', () => {
  it('lists one project, or all of the user’s own, and no one else’s', async () => {
    const { client, project } = await owner();
    const attic = await createProject(client, { name: 'Attic' });
    const first = await createMilestone(client, project.id, { targetDate: '2026-05-01' });
    const second = await createMilestone(client, attic.id, { targetDate: '2026-04-01' });
    expect(await list(client, attic.id)).toEqual([second]);
    expect((await client.get('/api/milestones')).json()).toEqual([second, first]);
    const { client: stranger } = await test.signedIn();
    expect(await list(stranger, project.id)).toEqual([]);
    expect((await stranger.get('/api/milestones')).json()).toEqual([]);
    expect((await client.get('/api/milestones?projectId=x')).statusCode).toBe(400);
  });

  it('has open ones first, then dated before undated by date, then by creation', async () => {
    const { client, user } = await owner();
    // Few different values, so that all ties occur.
    const stored = fc.record({
      isCompleted: fc.boolean(),
      targetDate: fc.constantFrom(null, '0001-01-01', '2026-03-08', '2026-03-09', '9999-12-31'),
      createdAt: fc.constantFrom(
        '2026-01-01T00:00:00.000Z',
        '2026-01-01T00:00:00.001Z',
        '2026-02-01T00:00:00.000Z',
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 12 }), async (rows) => {
        const project = await createProject(client);
        await test.database.db.insert(milestones).values(
          rows.map((row, index) => ({
            ...row,
            userId: user.id,
            projectId: project.id,
            title: String(index),
            category: 'Planning',
          })),
        );
        const shown = await list(client, project.id);
        expect(shown.map(({ title }) => Number(title)).toSorted((a, b) => a - b)).toEqual([
          ...rows.keys(),
        ]);
        for (const [index, later] of shown.slice(1).entries()) {
          expect(shownBefore(shown[index] as Milestone, later)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  /** The order as the product describes it, one rule per line. */
  function shownBefore(first: Milestone, second: Milestone): boolean {
    if (first.isCompleted !== second.isCompleted) return second.isCompleted;
    if (first.targetDate !== second.targetDate) {
      if (first.targetDate === null) return false;
      return second.targetDate === null || first.targetDate < second.targetDate;
    }
    if (first.createdAt !== second.createdAt) return first.createdAt < second.createdAt;
    return first.id < second.id;
  }
});

describe('completing', () => {
  it('sets the date to now once, also if requested twice at once', async () => {
    const { client, project } = await owner();
    const milestone = await createMilestone(client, project.id);
    const url = `/api/milestones/${milestone.id}`;
    const before = Date.now();
    const answers = await Promise.all([
      client.patch(`${url}/complete`),
      client.patch(`${url}/complete`),
    ]);
    const [first, second] = answers.map((answer) => answer.json<Milestone>());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(first).toEqual({
      ...milestone,
      isCompleted: true,
      completedDate: expect.any(String),
      version: 2,
    });
    expect(Math.abs(Date.parse(first?.completedDate ?? '') - before)).toBeLessThan(60_000);
    expect(second?.completedDate).toBe(first?.completedDate);
    expect((await client.put(url, { isCompleted: true })).json()).toEqual(first);
  });

  it('can be undone, which removes its date', async () => {
    const { client, project } = await owner();
    const milestone = await createMilestone(client, project.id);
    const url = `/api/milestones/${milestone.id}`;
    await client.patch(`${url}/complete`);
    expect((await client.put(url, { isCompleted: false })).json()).toEqual({
      ...milestone,
      version: 3,
    });
  });
});

describe('the day of completion', () => {
  it('can be another day than today, with the completion or later', async () => {
    const { client, project } = await owner();
    const { id } = await createMilestone(client, project.id);
    const url = `/api/milestones/${id}`;
    const completed = await client.patch(`${url}/complete`, { completedDate: '2026-03-02' });
    expect(completed.json()).toMatchObject({
      isCompleted: true,
      completedDate: '2026-03-02T12:00:00.000Z',
    });
    // A plain Complete keeps it.
    expect((await client.patch(`${url}/complete`)).json()).toEqual(completed.json());
    expect((await client.patch(`${url}/complete`, {})).json()).toEqual(completed.json());
    const moved = await client.put(url, { completedDate: '2026-02-27' });
    expect(moved.json()).toEqual({
      ...completed.json<Milestone>(),
      completedDate: '2026-02-27T12:00:00.000Z',
      version: 3,
    });
    const reopened = await client.put(url, { isCompleted: false, completedDate: '2026-02-01' });
    expect(reopened.json()).toMatchObject({ isCompleted: false, completedDate: null });
  });

  it('is refused for an open milestone, for a future day and for one that does not exist', async () => {
    const { client, project } = await owner();
    const milestone = await createMilestone(client, project.id);
    const url = `/api/milestones/${milestone.id}`;
    const refused = await client.put(url, { title: 'Other', completedDate: '2026-02-27' });
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ path: ['completedDate'], message: 'Complete the milestone before you date it' }],
    ]);
    const farAhead = addDays(toCalendarDate(new Date()), 3);
    for (const completedDate of [farAhead, '2026-02-30', 'yesterday', 5]) {
      expect((await client.patch(`${url}/complete`, { completedDate })).statusCode).toBe(400);
    }
    expect(await list(client, project.id)).toEqual([milestone]);
    const { client: stranger } = await owner();
    expect((await stranger.put(url, { completedDate: '2026-02-27' })).statusCode).toBe(404);
  });
});

describe('the contractor of a milestone', () => {
  it('is the user’s own, can be removed, and can be deleted without the milestone', async () => {
    const { client, project } = await owner();
    const rosa = await createContractor(client);
    const { client: other } = await owner();
    const theirs = await createContractor(other);
    const milestone = await createMilestone(client, project.id, { contractorId: rosa.id });
    expect(milestone.contractorId).toBe(rosa.id);
    const url = `/api/milestones/${milestone.id}`;
    const input = { title: 'Paint', category: 'Painting', projectId: project.id };
    for (const refused of [
      await client.put(url, { contractorId: theirs.id }),
      await client.post('/api/milestones', { ...input, contractorId: theirs.id }),
      await client.post('/api/milestones', { ...input, contractorId: 2_147_483_647 }),
    ]) {
      expect([refused.statusCode, refused.json().details]).toEqual([
        400,
        [{ path: ['contractorId'], message: 'Choose one of your contractors' }],
      ]);
    }
    expect((await client.put(url, { contractorId: null })).json().contractorId).toBeNull();
    await client.put(url, { contractorId: rosa.id });
    expect((await client.delete(`/api/contractors/${rosa.id}`)).statusCode).toBe(204);
    expect(await list(client, project.id)).toEqual([
      { ...milestone, contractorId: null, version: 3 },
    ]);
  });
});

describe('PUT /api/milestones/{id}', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { client, project } = await owner();
    const milestone = await createMilestone(client, project.id, { targetDate: '2026-04-30' });
    const url = `/api/milestones/${milestone.id}`;
    await client.patch(`${url}/complete`);
    const changed = await client.put(url, { title: 'Doors in', targetDate: '' });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      {
        ...milestone,
        title: 'Doors in',
        targetDate: null,
        isCompleted: true,
        completedDate: expect.any(String),
        version: 3,
      },
    ]);
    expect((await client.put(url, {})).json()).toEqual(changed.json());
    expect((await client.put(url, { title: '' })).statusCode).toBe(400);
    expect(await list(client, project.id)).toEqual([changed.json()]);
  });
});

describe('another user’s milestone', () => {
  it('looks like an absent one, and does not change', async () => {
    const { client, project } = await owner();
    const milestone = await createMilestone(client, project.id);
    const { client: stranger, ownerId } = await owner();
    expect(await hasMilestones(test.database.db, ownerId, project.id)).toBe(false);
    for (const id of [milestone.id, 99_999_999_999]) {
      for (const response of [
        await stranger.put(`/api/milestones/${id}`, { title: 'Mine' }),
        await stranger.patch(`/api/milestones/${id}/complete`),
        await stranger.delete(`/api/milestones/${id}`),
      ]) {
        expect([response.statusCode, response.json().error]).toEqual([404, 'Milestone not found.']);
      }
    }
    expect(await list(client, project.id)).toEqual([milestone]);
    expect((await client.delete(`/api/milestones/${milestone.id}`)).statusCode).toBe(204);
    expect(await list(client, project.id)).toEqual([]);
  });
});

describe('POST /api/milestones/starter_set', () => {
  const set = [
    { title: 'Permit granted', category: 'Permits', targetDate: '2026-05-01' },
    { title: 'Old kitchen out', category: 'Demolition', targetDate: '2026-04-01' },
    { title: 'Some day', category: 'Painting', description: 'Two coats' },
  ];

  it('creates all of them in one step, in timeline order', async () => {
    const { client, project } = await owner();
    const response = await client.post('/api/milestones/starter_set', {
      projectId: project.id,
      milestones: set,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json<Milestone[]>().map(({ title }) => title)).toEqual([
      'Old kitchen out',
      'Permit granted',
      'Some day',
    ]);
    expect(await list(client, project.id)).toEqual(response.json());
  });

  it('creates none of them if one is wrong, and says which', async () => {
    const { client, project } = await owner();
    const refused = await client.post('/api/milestones/starter_set', {
      projectId: project.id,
      milestones: [set[0], { ...set[1], title: '' }],
    });
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ path: ['milestones', '1', 'title'], message: 'Title is required' }],
    ]);
    for (const amount of [0, 51]) {
      const milestones = Array.from({ length: amount }, () => set[0]);
      const input = { projectId: project.id, milestones };
      expect((await client.post('/api/milestones/starter_set', input)).statusCode).toBe(400);
    }
    expect(await list(client, project.id)).toEqual([]);
  });

  it('is created once if sent ten times at once, and never on a timeline with milestones', async () => {
    const { client, project } = await owner();
    const send = () =>
      client.post('/api/milestones/starter_set', { projectId: project.id, milestones: set });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    expect((await send()).json().error).toContain('has milestones already');
    expect(await list(client, project.id)).toHaveLength(3);
  });

  it('accepts only the user’s own project', async () => {
    const { project: foreign } = await owner();
    const { client } = await owner();
    const refused = await client.post('/api/milestones/starter_set', {
      projectId: foreign.id,
      milestones: set,
    });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['projectId']]);
  });
});

it('a milestone is not found in another account', async () => {
  const { client, ownerId, project } = await ownerOfProject(test);
  const milestone = await createMilestone(client, project.id);
  const { ownerId: stranger } = await test.signedIn();
  const { db } = test.database;
  expect(await findMilestone(db, ownerId, milestone.id)).toMatchObject({ id: milestone.id });
  expect(await findMilestone(db, stranger, milestone.id)).toBeUndefined();
});
