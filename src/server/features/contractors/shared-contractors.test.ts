import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAgreement,
  createContractor,
  createExpense,
  createMilestone,
  createProject,
  tiles,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { ListedContractor } from '#shared/contractor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = async <T>(client: TestClient, url: string) => (await client.get(url)).json<T>();

describe('contractors in a shared project', () => {
  const list = (client: TestClient, projectId?: number) =>
    get<ListedContractor[]>(
      client,
      projectId === undefined ? '/api/contractors' : `/api/contractors?projectId=${projectId}`,
    );

  it('of a shared project are the owner’s, with what was paid there', async () => {
    const { project, owner, viewer, stranger } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const { id: contractorId } = await createContractor(owner.client, { name: 'Rosa' });
    await createContractor(viewer.client, { name: 'Own painter' });
    await createExpense(owner.client, project.id, { contractorId, amount: '10' });
    await createExpense(owner.client, cellar.id, { contractorId, amount: '500' });
    expect(await list(owner.client, project.id)).toMatchObject([{ totalPaid: '510.00' }]);
    expect(await list(viewer.client, project.id)).toMatchObject([
      { name: 'Rosa', totalPaid: '10.00', expenseCount: 1 },
    ]);
    expect(await list(viewer.client)).toMatchObject([{ name: 'Own painter' }]);
    const refused = await stranger.client.get(`/api/contractors?projectId=${project.id}`);
    expect(refused.statusCode).toBe(404);
  });

  it('are added to the owner’s account by an editor, and to one’s own without a project', async () => {
    const { project, owner, editor, stranger } = await sharedProject(test);
    const add = (client: TestClient, input: { projectId?: number }) =>
      client.post('/api/contractors', { name: 'Tom', ...input });
    const added = await add(editor.client, { projectId: project.id });
    expect([added.statusCode, added.json().userId]).toEqual([201, owner.user.id]);
    expect((await add(editor.client, {})).json().userId).toBe(editor.user.id);
    const foreign = await add(stranger.client, { projectId: project.id });
    expect([foreign.statusCode, foreign.json().details]).toMatchObject([
      400,
      [{ path: ['projectId'] }],
    ]);
    const used = await editor.client.post('/api/expenses', {
      ...tiles,
      projectId: project.id,
      contractorId: added.json().id,
    });
    expect(used.json().contractor.name).toBe('Tom');
  });

  it('of the editor’s own account cannot be named in a shared project', async () => {
    const { project, editor } = await sharedProject(test);
    const own = await createContractor(editor.client);
    const refused = await editor.client.post('/api/expenses', {
      ...tiles,
      projectId: project.id,
      contractorId: own.id,
    });
    expect([refused.statusCode, refused.json().details]).toMatchObject([
      400,
      [{ path: ['contractorId'] }],
    ]);
  });

  it('are deleted by an editor unless another project names them', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const [here, elsewhere, agreed] = [
      await createContractor(owner.client),
      await createContractor(owner.client),
      await createContractor(owner.client),
    ];
    await createExpense(owner.client, project.id, { contractorId: here.id });
    await createMilestone(owner.client, cellar.id, { contractorId: elsewhere.id });
    await createAgreement(owner.client, cellar.id, { contractorId: agreed.id });
    const remove = (client: TestClient, { id }: { id: number }) =>
      client.delete(`/api/contractors/${id}`);
    expect((await remove(editor.client, here)).statusCode).toBe(204);
    expect((await remove(editor.client, elsewhere)).statusCode).toBe(403);
    expect((await remove(editor.client, agreed)).statusCode).toBe(403);
    expect((await remove(owner.client, elsewhere)).statusCode).toBe(204);
  });
});
