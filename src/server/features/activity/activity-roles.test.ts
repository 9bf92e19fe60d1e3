import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '#server/http/scope.ts';
import { createExpense, createProject, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Role } from '#shared/access.ts';
import { activityQuerySchema, type DeletedProject } from '#shared/activity.ts';
import { type Activity, createActivity } from './activity.service.ts';

let test: TestApp;
let activity: Activity;
beforeAll(async () => {
  test = await createTestApp();
  activity = createActivity(test.database.db, {} as never);
});
afterAll(() => test.close());

async function furnished() {
  const { client, ownerId, project } = await ownerOfProject(test);
  const secret = await createProject(client, { name: 'A secret' });
  const tiles = await createExpense(client, secret.id);
  await client.put(`/api/expenses/${tiles.id}`, { projectId: project.id });
  await client.delete(`/api/expenses/${tiles.id}`);
  await client.delete(`/api/projects/${secret.id}`);
  const [deleted] = (await client.get('/api/projects/deleted')).json<DeletedProject[]>();
  const as = (role: Role): Scope => ({
    ownerId,
    actorId: ownerId,
    role,
    projectId: project.id,
    reach: [{ ownerId, projectId: project.id }],
    tab: null,
  });
  const list = (role: Role) =>
    activity.listActivity(as(role), project.id, activityQuerySchema.parse({}));
  return { as, list, deleted, secret, project };
}

it('offers to restore only to those who may', async () => {
  const { list } = await furnished();
  const canRestore = async (role: Role) => (await list(role)).entries[0]?.canRestore;
  expect(await Promise.all((['owner', 'editor', 'viewer'] as const).map(canRestore))).toEqual([
    true,
    true,
    false,
  ]);
});

it('tells a member no name of another project', async () => {
  const { list, secret, project } = await furnished();
  const move = { field: 'projectId', from: secret.id, to: project.id, toLabel: 'Kitchen' };
  const moveFor = async (role: Role) => (await list(role)).entries[1]?.changes;
  expect(await moveFor('owner')).toEqual([{ ...move, fromLabel: 'A secret' }]);
  expect(await moveFor('editor')).toEqual([move]);
});

it('lets only the owner restore a project', async () => {
  const { as, deleted } = await furnished();
  await expect(
    activity.restoreRecord(as('editor'), deleted?.activityId ?? 0),
  ).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Only the owner of this project can do this.',
  });
});
