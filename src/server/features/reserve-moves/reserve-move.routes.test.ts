import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf } from '#server/testing/activity.ts';
import {
  createPlanLine,
  createProject,
  createReserveMove,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addMoney } from '#shared/money.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { ReserveMove } from '#shared/reserve-move.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function list(client: TestClient, projectId: number): Promise<ReserveMove[]> {
  return (await client.get(`/api/reserve-moves?projectId=${projectId}`)).json();
}
const reserveOf = async (client: TestClient, projectId: number) =>
  addMoney((await list(client, projectId)).map(({ amount }) => amount));
async function plannedOf(client: TestClient, { id, projectId }: PlanLine) {
  const lines = (await client.get(`/api/plan-lines?projectId=${projectId}`)).json<PlanLine[]>();
  return lines.find((line) => line.id === id)?.planned;
}

async function funded() {
  const owner = await ownerOfProject(test);
  const { client, project } = owner;
  const line = await createPlanLine(client, project.id, { planned: '1000' });
  const fund = await createReserveMove(client, project.id, { amount: '500' });
  const draw = (amount: string, more: object = {}) =>
    client.post('/api/reserve-moves', {
      projectId: project.id,
      amount,
      planLineId: line.id,
      ...more,
    });
  const reverse = ({ id }: { id: number }) => client.delete(`/api/reserve-moves/${id}`);
  return { ...owner, line, fund, draw, reverse };
}

describe('a draw on the reserve', () => {
  it('is planned for its line, with an entry for both, newest first', async () => {
    const { client, project, line, fund, draw } = await funded();
    const drawn = await draw('-120.50', { reason: 'rotten joists' });
    expect([drawn.statusCode, drawn.json()]).toEqual([
      201,
      {
        id: expect.any(Number),
        projectId: project.id,
        amount: '-120.50',
        planLineId: line.id,
        changeOrderId: null,
        reason: 'rotten joists',
        reversesId: null,
        createdAt: expect.any(String),
        addedBy: null,
      },
    ]);
    expect(await list(client, project.id)).toEqual([drawn.json(), fund]);
    expect(await plannedOf(client, line)).toBe('1120.50');
    const [first, second] = await activityOf(client, project.id);
    expect([first?.kind, first?.changes]).toEqual([
      'reserve_move',
      expect.arrayContaining([
        { field: 'planLineId', from: null, to: line.id, toLabel: 'Tiling' },
        { field: 'amount', from: null, to: '-120.50' },
      ]),
    ]);
    expect([second?.kind, second?.action, second?.changes]).toEqual([
      'plan_line',
      'update',
      [{ field: 'planned', from: '1000.00', to: '1120.50' }],
    ]);
  });

  it('takes at most what is left, and says how much', async () => {
    const { client, project, line, draw } = await funded();
    const refused = await draw('-500.01');
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ path: ['amount'], message: 'The reserve has only $500.00 left' }],
    ]);
    expect((await draw('-500')).statusCode).toBe(201);
    expect(await reserveOf(client, project.id)).toBe('0.00');
    expect(await plannedOf(client, line)).toBe('1500.00');
  });

  it('of the last of it succeeds once if several make it at once', async () => {
    const { client, project, line, draw } = await funded();
    const answers = await Promise.all(Array.from({ length: 6 }, () => draw('-300')));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().details[0].message).toBe('The reserve has only $200.00 left');
    expect(await reserveOf(client, project.id)).toBe('200.00');
    expect(await plannedOf(client, line)).toBe('1300.00');
  });

  it('names a line of the same project', async () => {
    const { client, draw } = await funded();
    const other = await createPlanLine(client, (await createProject(client)).id);
    for (const planLineId of [null, other.id, 2_000_000_000]) {
      const refused = await draw('-1', { planLineId });
      expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, ['planLineId']]);
    }
    const changed = await draw('-1', { changeOrderId: 1 });
    expect(changed.json().details[0].path).toEqual(['changeOrderId']);
    expect((await draw('0')).json().details[0].path).toEqual(['amount']);
  });
});

it('a line gives back at most what it has planned', async () => {
  const { client, project, line, draw } = await funded();
  const refused = await draw('1000.01');
  expect(refused.json().details).toEqual([
    { path: ['amount'], message: 'Tiling has only $1,000.00 planned' },
  ]);
  expect((await draw('1000')).statusCode).toBe(201);
  expect(await plannedOf(client, line)).toBe('0.00');
  expect(await reserveOf(client, project.id)).toBe('1500.00');
});

describe('a reversal', () => {
  it('adds the opposite move once, and changes the plan back', async () => {
    const { client, project, line, draw, reverse } = await funded();
    const drawn = (await draw('-200', { reason: 'rotten joists' })).json<ReserveMove>();
    const answers = await Promise.all([1, 2, 3].map(() => reverse(drawn)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409]);
    const [newest, ...earlier] = await list(client, project.id);
    expect(newest).toMatchObject({
      amount: '200.00',
      planLineId: line.id,
      reason: 'rotten joists',
      reversesId: drawn.id,
    });
    expect(earlier).toHaveLength(2);
    expect(await plannedOf(client, line)).toBe('1000.00');
    expect((await reverse(newest ?? drawn)).statusCode).toBe(409);
  });

  it('is refused if the reserve or the plan has less than that by now', async () => {
    const { client, project, line, fund, draw, reverse } = await funded();
    const drawn = (await draw('-200')).json<ReserveMove>();
    const early = await reverse(fund);
    expect([early.statusCode, early.json().error]).toEqual([
      400,
      'The reserve has only $300.00 left',
    ]);
    await client.put(`/api/plan-lines/${line.id}`, { planned: '199.99' });
    const late = await reverse(drawn);
    expect([late.statusCode, late.json().error]).toEqual([400, 'Tiling has only $199.99 planned']);
    await client.delete(`/api/plan-lines/${line.id}`);
    expect((await reverse(drawn)).statusCode).toBe(400);
    expect(await reserveOf(client, project.id)).toBe('300.00');
  });
});

it('a move names the member who made it', async () => {
  const { project, owner, editor } = await sharedProject(test);
  const move = await createReserveMove(editor.client, project.id);
  expect(move.addedBy).toMatchObject({ id: editor.user.id });
  expect(await list(owner.client, project.id)).toEqual([move]);
});
