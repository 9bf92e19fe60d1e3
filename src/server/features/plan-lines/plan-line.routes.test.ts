import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPlanLine,
  createProject,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Room } from '#shared/room.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function list(client: TestClient, projectId: number): Promise<PlanLine[]> {
  return (await client.get(`/api/plan-lines?projectId=${projectId}`)).json();
}
const titlesIn = async (client: TestClient, projectId: number) =>
  (await list(client, projectId)).map(({ title }) => title);
const roomsIn = async (client: TestClient, projectId: number) =>
  (await client.get(`/api/rooms?projectId=${projectId}`)).json<Room[]>();

const line = (title: string, more: object = {}) => ({
  title,
  category: 'materials',
  planned: '10',
  ...more,
});

describe('a planned line', () => {
  it('is created, changed and deleted', async () => {
    const { client, project } = await ownerOfProject(test);
    const room = await createRoom(client, project.id);
    const created = await createPlanLine(client, project.id, { roomId: room.id, planned: 0.5 });
    expect(created).toEqual({
      id: expect.any(Number),
      projectId: project.id,
      roomId: room.id,
      title: 'Tiling',
      category: 'materials',
      planned: '0.50',
      isDone: false,
      position: 1,
      createdAt: expect.any(String),
      version: 1,
    });
    const url = `/api/plan-lines/${created.id}`;
    const changed = await client.put(url, { planned: '0', isDone: true, roomId: null, version: 1 });
    expect(changed.json()).toEqual({
      ...created,
      planned: '0.00',
      isDone: true,
      roomId: null,
      version: 2,
    });
    const late = await client.put(url, { planned: '1', version: 1 });
    expect([late.statusCode, late.json().current]).toEqual([409, changed.json()]);
    for (const bad of [{ planned: '-0.01' }, { title: '' }, { category: 'gold' }]) {
      expect((await client.put(url, bad)).json().details[0].path).toEqual(Object.keys(bad));
    }
    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.put(url, {})).json().error).toBe('Line not found.');
  });

  it('is refused with a room of another project', async () => {
    const { client, project } = await ownerOfProject(test);
    const room = await createRoom(client, (await createProject(client)).id);
    const input = { ...line('Tiles'), projectId: project.id, roomId: room.id };
    const refused = await client.post('/api/plan-lines', input);
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['roomId']]);
  });
});

describe('POST /api/plan-lines/batch', () => {
  const send = (client: TestClient, projectId: number, lines: object[]) =>
    client.post('/api/plan-lines/batch', { projectId, lines });

  it('adds lines after the others, and finds or creates their rooms by name', async () => {
    const { client, project } = await ownerOfProject(test);
    const kitchen = await createRoom(client, project.id, { name: 'Kitchen' });
    await createPlanLine(client, project.id, { title: 'First' });
    const answer = await send(client, project.id, [
      line('Tiles', { roomName: ' kitchen' }),
      line('Paint', { roomName: 'Hall' }),
      line('Doors', { roomName: 'HALL' }),
      line('Permit'),
      line('Sink', { roomId: kitchen.id, roomName: 'Hall' }),
    ]);
    expect(answer.statusCode).toBe(201);
    expect(await titlesIn(client, project.id)).toEqual([
      'First',
      'Tiles',
      'Paint',
      'Doors',
      'Permit',
      'Sink',
    ]);
    const rooms = await roomsIn(client, project.id);
    expect(rooms.map(({ name }) => name)).toEqual(['Kitchen', 'Hall']);
    const [, hall] = rooms;
    const roomIds = answer.json<PlanLine[]>().map(({ roomId }) => roomId);
    expect(roomIds).toEqual([kitchen.id, hall?.id, hall?.id, null, kitchen.id]);
  });

  it('adds none if one is wrong, and says which', async () => {
    const { client, project } = await ownerOfProject(test);
    const elsewhere = await createRoom(client, (await createProject(client)).id);
    for (const [wrong, field] of [
      [{ title: '' }, 'title'],
      [{ planned: 'much' }, 'planned'],
      [{ roomId: elsewhere.id }, 'roomId'],
    ] as const) {
      const lines = [line('Tiles', { roomName: 'Attic' }), line('Paint', wrong)];
      const refused = await send(client, project.id, lines);
      expect([refused.statusCode, refused.json().details[0].path.map(String)]).toEqual([
        400,
        ['lines', '1', field],
      ]);
    }
    expect((await send(client, project.id, [])).statusCode).toBe(400);
    expect(await list(client, project.id)).toEqual([]);
    expect(await roomsIn(client, project.id)).toEqual([]);
  });

  it('takes 500 long lines, and not 501', async () => {
    const { client, project } = await ownerOfProject(test);
    const lines = Array.from({ length: 501 }, (_, nth) =>
      line(`${nth} ${'ü'.repeat(190)}`, { roomName: `Room ${nth % 20}` }),
    );
    expect((await send(client, project.id, lines)).statusCode).toBe(400);
    expect((await send(client, project.id, lines.slice(1))).statusCode).toBe(201);
    expect(await list(client, project.id)).toHaveLength(500);
    expect(await roomsIn(client, project.id)).toHaveLength(20);
  });

  it('creates a room once if two batches name it at once', async () => {
    const { client, project } = await ownerOfProject(test);
    await Promise.all(
      [1, 2, 3].map(() => send(client, project.id, [line('Tiles', { roomName: 'Attic' })])),
    );
    expect(await roomsIn(client, project.id)).toHaveLength(1);
    const positions = (await list(client, project.id)).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3]);
  });
});

describe('PUT /api/plan-lines/order', () => {
  async function fourLines() {
    const { client, project } = await ownerOfProject(test);
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C', 'D']) {
      ids.push((await createPlanLine(client, project.id, { title })).id);
    }
    const order = (wanted: (number | undefined)[]) =>
      client.put('/api/plan-lines/order', { projectId: project.id, ids: wanted });
    return { client, project, ids, order };
  }

  it('puts the named lines first, and the others after them as they were', async () => {
    const { client, project, ids, order } = await fourLines();
    expect((await order([ids[3], ids[1]])).statusCode).toBe(204);
    expect(await titlesIn(client, project.id)).toEqual(['D', 'B', 'A', 'C']);
    await createPlanLine(client, project.id, { title: 'E' });
    expect(await titlesIn(client, project.id)).toEqual(['D', 'B', 'A', 'C', 'E']);
    // It is no change that a form has to hear about.
    expect((await list(client, project.id)).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
  });

  it('refuses lines that are not there', async () => {
    const { client, project, ids, order } = await fourLines();
    const other = await createPlanLine(client, (await createProject(client)).id);
    for (const wrong of [[other.id, ids[1]], [2_000_000_000], []]) {
      const refused = await order(wrong);
      expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['ids']]);
    }
    expect(await titlesIn(client, project.id)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('works for rooms too', async () => {
    const { client, project } = await ownerOfProject(test);
    const hall = await createRoom(client, project.id, { name: 'Hall' });
    const bath = await createRoom(client, project.id, { name: 'Bath' });
    const order = { projectId: project.id, ids: [bath.id, hall.id] };
    expect((await client.put('/api/rooms/order', order)).statusCode).toBe(204);
    const names = (await roomsIn(client, project.id)).map(({ name }) => name);
    expect(names).toEqual(['Bath', 'Hall']);
  });
});
