import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expenses } from '#server/db/tables/expense.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Project } from '#shared/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const kitchen = { name: 'Kitchen', description: 'New counters', budget: '25000' };

async function ownerWithProject() {
  const owner = await test.signedIn();
  const created = await owner.client.post('/api/projects', kitchen);
  expect(created.statusCode).toBe(201);
  return { ...owner, project: created.json<Project>() };
}

describe('POST /api/projects', () => {
  it('returns the record with money as text, starting now', async () => {
    const before = Date.now();
    const { project, user } = await ownerWithProject();
    expect(project).toEqual({
      id: expect.any(Number),
      currency: 'USD',
      region: null,
      role: 'owner',
      owner: { id: user.id, name: user.email },
      memberCount: 1,
      userId: user.id,
      name: 'Kitchen',
      description: 'New counters',
      budget: '25000.00',
      startDate: expect.any(String),
      isSample: false,
      version: 1,
      totalSpent: '0.00',
    });
    expect(Math.abs(Date.parse(project.startDate ?? '') - before)).toBeLessThan(60_000);
  });

  it('refuses bad input with a sentence on each field and stores nothing', async () => {
    const { client } = await test.signedIn();
    const response = await client.post('/api/projects', { name: 'ab', budget: '99.99' });
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toEqual([
      { path: ['name'], message: 'Project name must be at least 3 characters long' },
      { path: ['budget'], message: 'Budget must be at least $100' },
    ]);
    expect((await client.get('/api/projects')).json()).toEqual([]);
  });

  it('ignores unknown fields, above all the owner', async () => {
    const { user: other } = await test.signedIn();
    const { client, user } = await test.signedIn();
    const response = await client.post('/api/projects', {
      ...kitchen,
      id: 999_999,
      userId: other.id,
      totalSpent: '5.00',
    });
    expect(response.json()).toMatchObject({ userId: user.id, totalSpent: '0.00' });
    expect(response.json().id).not.toBe(999_999);
  });

  it('stores text as it was typed', async () => {
    const { client } = await test.signedIn();
    const name = '<b>Küche</b> %_\\ 🏠 \'"; drop table projects;--';
    const { id } = (await client.post('/api/projects', { name, budget: 100 })).json<Project>();
    expect((await client.get(`/api/projects/${id}`)).json()).toMatchObject({
      name,
      budget: '100.00',
    });
  });
});

describe('GET /api/projects', () => {
  it('lists the user’s own in the order of creation, each with its spending', async () => {
    const { client, user, project } = await ownerWithProject();
    await client.post('/api/projects', { name: 'Bathroom', budget: '9000.10' });
    const expense = {
      userId: user.id,
      projectId: project.id,
      description: 'Tiles',
      category: 'materials',
      paymentMethod: 'cash',
      date: '2026-03-08',
    };
    await test.database.db.insert(expenses).values([
      { ...expense, amount: '0.10' },
      { ...expense, amount: '0.20' },
    ]);
    const list = (await client.get('/api/projects')).json<Project[]>();
    expect(list.map(({ name, totalSpent }) => [name, totalSpent])).toEqual([
      ['Kitchen', '0.30'],
      ['Bathroom', '0.00'],
    ]);
  });
});

describe('PUT /api/projects/{id}', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { client, project } = await ownerWithProject();
    const url = `/api/projects/${project.id}`;
    const changed = await client.put(url, { budget: 30000.5, startDate: '2026-01-15' });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({
      ...project,
      version: 2,
      budget: '30000.50',
      startDate: '2026-01-15T12:00:00.000Z',
    });
    expect((await client.put(url, { description: '' })).json().description).toBeNull();
    expect((await client.put(url, {})).json()).toMatchObject({ name: 'Kitchen' });
    expect((await client.put(url, { name: 'x' })).statusCode).toBe(400);
    expect((await client.get(url)).json()).toMatchObject({ name: 'Kitchen', budget: '30000.50' });
  });
});

describe('a start date', () => {
  it('comes back as the same day, in any year that can be stored', async () => {
    const { client } = await test.signedIn();
    const start = async (startDate: string) =>
      client.post('/api/projects', { name: 'Old house', budget: 100, startDate });
    for (const day of ['0001-01-01', '0099-12-31', '1900-02-28', '9999-12-31']) {
      expect((await start(day)).json().startDate).toBe(`${day}T12:00:00.000Z`);
    }
    for (const edge of ['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00']) {
      expect((await start(edge)).statusCode).toBe(400);
    }
  });
});

describe('DELETE /api/projects/{id}', () => {
  it('deletes its expenses and milestones too', async () => {
    const { client, user, project } = await ownerWithProject();
    const { db } = test.database;
    const owned = { userId: user.id, projectId: project.id };
    await db.insert(expenses).values({
      ...owned,
      description: 'Paint',
      amount: '10.00',
      category: 'materials',
      paymentMethod: 'cash',
      date: '2026-03-08',
    });
    await db.insert(milestones).values({ ...owned, title: 'Paint', category: 'Painting' });
    expect((await client.delete(`/api/projects/${project.id}`)).statusCode).toBe(204);
    expect((await client.get(`/api/projects/${project.id}`)).statusCode).toBe(404);
    const left = (await db.$count(expenses)) + (await db.$count(milestones));
    const others = await db.select().from(expenses);
    expect(others.filter((row) => row.projectId === project.id)).toEqual([]);
    expect(left).toBe(others.length);
  });
});

describe('another user’s project', () => {
  it('looks like an absent one, and does not change', async () => {
    const { project, client: owner } = await ownerWithProject();
    const { client: stranger } = await test.signedIn();
    const answers = async (id: number | string) => {
      const responses = [
        await stranger.get(`/api/projects/${id}`),
        await stranger.get(`/api/projects/${id}/summary`),
        await stranger.put(`/api/projects/${id}`, { name: 'Mine now' }),
        await stranger.delete(`/api/projects/${id}`),
      ];
      return responses.map((response) => {
        const { requestId, ...body } = response.json();
        expect(requestId).toEqual(expect.any(String));
        return [response.statusCode, body];
      });
    };
    const refused = [404, { error: 'Project not found.', code: 'not_found' }];
    expect(await answers(project.id)).toEqual(Array(4).fill(refused));
    expect(await answers('99999999999')).toEqual(Array(4).fill(refused));
    expect((await owner.get(`/api/projects/${project.id}`)).json()).toEqual(project);
    expect((await stranger.get('/api/projects')).json()).toEqual([]);
  });

  it('needs a signed-in caller and a well-formed id', async () => {
    const visitor = test.client();
    expect((await visitor.get('/api/projects')).statusCode).toBe(401);
    expect((await visitor.post('/api/projects', kitchen)).statusCode).toBe(401);
    const { client } = await test.signedIn();
    for (const id of ['abc', '-1', '1.5', '0x10']) {
      expect((await client.get(`/api/projects/${id}`)).statusCode).toBe(400);
    }
  });
});
