import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rooms } from '#server/db/tables/room.table.ts';
import { createProject, createRoom, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Room } from '#shared/room.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function list(client: TestClient, projectId: number): Promise<Room[]> {
  return (await client.get(`/api/rooms?projectId=${projectId}`)).json();
}
const namesIn = async (client: TestClient, projectId: number) =>
  (await list(client, projectId)).map(({ name }) => name);

describe('a room', () => {
  it('is created, listed, renamed and deleted', async () => {
    const { client, project } = await ownerOfProject(test);
    const room = await createRoom(client, project.id, { name: '  Kitchen ' });
    expect(room).toEqual({
      id: expect.any(Number),
      projectId: project.id,
      name: 'Kitchen',
      position: 1,
      createdAt: expect.any(String),
      version: 1,
    });
    expect(await list(client, project.id)).toEqual([room]);
    const url = `/api/rooms/${room.id}`;
    const renamed = await client.put(url, { name: 'Hall', version: 1 });
    expect([renamed.statusCode, renamed.json()]).toEqual([
      200,
      { ...room, name: 'Hall', version: 2 },
    ]);
    expect((await client.put(url, {})).json()).toEqual(renamed.json());
    const late = await client.put(url, { name: 'Bath', version: 1 });
    expect([late.statusCode, late.json().current]).toEqual([409, renamed.json()]);
    expect((await client.put(url, { name: ' ' })).json().details[0].path).toEqual(['name']);
    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.delete(url)).json().error).toBe('Room not found.');
    expect(await list(client, project.id)).toEqual([]);
  });

  it('stays in its project, even if a change names another', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const room = await createRoom(client, project.id);
    const changed = await client.put(`/api/rooms/${room.id}`, {
      projectId: other.id,
      name: 'Hall',
    });
    expect(changed.json()).toMatchObject({ projectId: project.id, name: 'Hall' });
  });

  it('is refused in a project of someone else', async () => {
    const { project } = await ownerOfProject(test);
    const { client } = await test.signedIn();
    const refused = await client.post('/api/rooms', { projectId: project.id, name: 'Mine' });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['projectId']]);
  });
});

describe('the rooms of a project', () => {
  it('are listed in the order of their creation, and over all projects without one', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await createProject(client);
    for (const name of ['Kitchen', 'Bath', 'Hall']) await createRoom(client, project.id, { name });
    await createRoom(client, other.id, { name: 'Deck' });
    expect(await namesIn(client, project.id)).toEqual(['Kitchen', 'Bath', 'Hall']);
    const all = (await client.get('/api/rooms')).json<Room[]>();
    expect(all.map(({ name }) => name).toSorted()).toEqual(['Bath', 'Deck', 'Hall', 'Kitchen']);
  });

  it('get different positions when they are created at once', async () => {
    const { client, project } = await ownerOfProject(test);
    await Promise.all(Array.from({ length: 8 }, () => createRoom(client, project.id)));
    const positions = (await list(client, project.id)).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are at most 200', async () => {
    const { client, ownerId, project } = await ownerOfProject(test);
    await test.database.db.insert(rooms).values(
      Array.from({ length: 199 }, (_, index) => ({
        userId: ownerId,
        projectId: project.id,
        name: `Room ${index}`,
      })),
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post('/api/rooms', { projectId: project.id, name: 'Last' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403, 403]);
    const refused = answers.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json()).toMatchObject({
      code: 'limit_reached',
      error: 'A project can hold 200 rooms. Delete one that you no longer need, then try again.',
    });
  });
});
