import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessPolicy, RecordKind, RecordNeed } from '#server/http/scope.ts';
import {
  createContractor,
  createExpense,
  createMilestone,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type Permission, permissionsOf, type Role } from '#shared/access.ts';
import { createAccess, requirePermission } from './access.service.ts';

let test: TestApp;
let access: AccessPolicy;
beforeAll(async () => {
  test = await createTestApp();
  access = createAccess(test.database.db);
});
afterAll(() => test.close());

async function furnished() {
  const { client, user, project } = await ownerOfProject(test);
  const ids = {
    project: project.id,
    expense: (await createExpense(client, project.id)).id,
    milestone: (await createMilestone(client, project.id)).id,
    contractor: (await createContractor(client)).id,
  } satisfies Partial<Record<RecordKind, number>>;
  const { entries } = (
    await client.get(`/api/projects/${project.id}/activity?kind=expense`)
  ).json();
  return { user, ids: { ...ids, activity: entries[0].id as number } };
}

describe.each(['project', 'expense', 'milestone', 'contractor', 'activity'] as const)(
  'a %s',
  (by) => {
    const need: RecordNeed = { permission: 'records.change', by, from: 'params' };

    it('is found by its id, with its owner and its project', async () => {
      const { user, ids } = await furnished();
      expect(await access.recordScope(user, need, ids[by])).toEqual({
        ownerId: user.id,
        actorId: user.id,
        role: 'owner',
        projectId: by === 'contractor' ? null : ids.project,
        reach: [{ ownerId: user.id, projectId: null }],
      });
    });

    it('of another user looks like an absent one', async () => {
      const { ids } = await furnished();
      const { user: stranger } = await test.signedIn();
      const refused = { code: 'not_found', message: expect.stringMatching(/^\w+ not found\.$/) };
      await expect(access.recordScope(stranger, need, ids[by])).rejects.toMatchObject(refused);
      await expect(access.recordScope(stranger, need, 2_000_000_000)).rejects.toMatchObject(
        refused,
      );
    });
  },
);

it('looks for another user’s project, if a list or a form names it, in the caller’s own account', async () => {
  const { ids } = await furnished();
  const { user } = await test.signedIn();
  const own = access.accountScope(user);
  for (const from of ['query', 'body'] as const) {
    const need = { permission: 'records.read', by: 'project', from } as const;
    expect(await access.recordScope(user, need, ids.project)).toEqual(own);
  }
});

describe('a member', () => {
  const reading = { permission: 'records.read', from: 'params' } as const;

  it('reaches the shared project, and through a contractor no list at all', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const contractor = await createContractor(owner.client);
    const { ownerId } = owner;
    const scope = { ownerId, actorId: viewer.user.id, role: 'viewer' };
    const inProject = { ...reading, by: 'project' } as const;
    expect(await access.recordScope(viewer.user, inProject, project.id)).toEqual({
      ...scope,
      projectId: project.id,
      reach: [{ ownerId, projectId: project.id }],
    });
    const ofAccount = { ...reading, by: 'contractor' } as const;
    expect(await access.recordScope(viewer.user, ofAccount, contractor.id)).toEqual({
      ...scope,
      projectId: null,
      reach: [],
    });
  });

  it('sees everything of their own account and each shared project', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const { reach } = await access.everythingScope(viewer.user);
    expect(reach).toEqual([
      { ownerId: viewer.ownerId, projectId: null },
      { ownerId: owner.ownerId, projectId: project.id },
    ]);
  });
});

it('answers 403 to a role without the permission, and names the roles that have it', () => {
  const sentences: [Role, Permission, string][] = [
    ['viewer', 'records.change', 'Only the owner or an editor of this project can do this.'],
    ['editor', 'project.change', 'Only the owner of this project can do this.'],
    ['editor', 'project.delete', 'Only the owner of this project can do this.'],
    ['editor', 'members.change', 'Only the owner of this project can do this.'],
  ];
  for (const [role, permission, message] of sentences) {
    expect(() => requirePermission(role, permission)).toThrow(
      expect.objectContaining({ code: 'forbidden', message }),
    );
  }
  for (const permission of permissionsOf.editor) requirePermission('editor', permission);
});
