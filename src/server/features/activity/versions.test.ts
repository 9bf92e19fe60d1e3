import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityOf } from '#server/testing/activity.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function furnished() {
  const owner = await ownerOfProject(test);
  const { client, project } = owner;
  const records = {
    project,
    expense: await createExpense(client, project.id),
    contractor: await createContractor(client),
    milestone: await createMilestone(client, project.id),
  };
  return { ...owner, records };
}

const texts = {
  project: 'description',
  expense: 'notes',
  contractor: 'notes',
  milestone: 'description',
} as const;

describe.each(['project', 'expense', 'contractor', 'milestone'] as const)('a %s', (kind) => {
  const field = texts[kind];

  it('counts its changes, and refuses a save on top of another with what it is now', async () => {
    const { client, records } = await furnished();
    const { id, version } = records[kind];
    const url = `/api/${kind}s/${id}`;
    expect(version).toBe(1);
    const first = await client.put(url, { [field]: 'first', version: 1 });
    expect(first.json()).toMatchObject({ [field]: 'first', version: 2 });
    const second = await client.put(url, { [field]: 'second', version: 1 });
    expect([second.statusCode, second.json()]).toEqual([
      409,
      {
        code: 'conflict',
        error: `Someone else changed this ${kind} in the meantime. Compare your version with theirs, then save again.`,
        current: first.json(),
        requestId: expect.any(String),
      },
    ]);
    const ahead = await client.put(url, { [field]: 'third', version: 3 });
    expect(ahead.statusCode).toBe(409);
    const last = await client.put(url, { [field]: 'last' });
    expect(last.json()).toMatchObject({ [field]: 'last', version: 3 });
  });

  it('takes a whole number as its version', async () => {
    const { client, records } = await furnished();
    for (const version of [0, 1.5, '1', null, 2 ** 31]) {
      const response = await client.put(`/api/${kind}s/${records[kind].id}`, { version });
      expect(response.json().details).toEqual([
        { path: ['version'], message: 'The version must be a whole number' },
      ]);
    }
  });

  it('is saved by exactly one of several people who saw the same version', async () => {
    const { client, project, records } = await furnished();
    const { id, version } = records[kind];
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) =>
        client.put(`/api/${kind}s/${id}`, { [field]: text, version }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json().current).toEqual(winner);
    }
    expect(await activityOf(client, project.id, { kind, recordId: id })).toHaveLength(2);
  });

  it('is either changed and then deleted, or deleted and not found', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { client, project, records } = await furnished();
      const url = `/api/${kind}s/${records[kind].id}`;
      const [change, deletion] = await Promise.all([
        client.put(url, { [field]: 'changed' }),
        client.delete(url),
      ]);
      expect(deletion.statusCode).toBe(204);
      expect([200, 404]).toContain(change.statusCode);
      if (kind === 'project') continue;
      const [last, ...earlier] = await activityOf(client, project.id, {
        kind,
        recordId: records[kind].id,
      });
      expect(last?.action).toBe('delete');
      expect(earlier.map(({ action }) => action)).toEqual(
        change.statusCode === 200 ? ['update', 'create'] : ['create'],
      );
    }
  });
});

it('completing a milestone takes a version too', async () => {
  const { client, records } = await furnished();
  const url = `/api/milestones/${records.milestone.id}`;
  const changed = await client.put(url, { title: 'Doors in', version: 1 });
  const late = await client.patch(`${url}/complete`, { version: 1 });
  expect([late.statusCode, late.json().current]).toEqual([409, changed.json()]);
  const completed = await client.patch(`${url}/complete`, { version: 2 });
  expect(completed.json()).toMatchObject({ isCompleted: true, version: 3 });
});

it('a conflict of another user’s record looks like an absent one', async () => {
  const { records } = await furnished();
  const { client: stranger } = await test.signedIn();
  for (const kind of ['project', 'expense', 'contractor', 'milestone'] as const) {
    const response = await stranger.put(`/api/${kind}s/${records[kind].id}`, { version: 99 });
    expect([response.statusCode, response.json().current]).toEqual([404, undefined]);
  }
});
