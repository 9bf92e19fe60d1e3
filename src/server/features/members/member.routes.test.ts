import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpense, ownerOfProject, tiles } from '#server/testing/factories.ts';
import { invite, joined, sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { MemberList } from '#shared/member.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the list of members', () => {
  it('has the owner first, then the members, and the open invitations for the owner', async () => {
    const { project, owner, editor, viewer } = await sharedProject(test);
    const path = `/api/projects/${project.id}/members`;
    const { id, expiresAt } = await invite(owner.client, project.id, {
      email: 'next@example.com',
      role: 'viewer',
    });
    const { members, invitations } = (await owner.client.get(path)).json<MemberList>();
    const person = ({ id: userId, email }: { id: number; email: string }, role: string) => ({
      userId,
      name: email,
      email,
      role,
      joinedAt: expect.any(String),
    });
    expect(members).toEqual([
      person(owner.user, 'owner'),
      person(editor.user, 'editor'),
      person(viewer.user, 'viewer'),
    ]);
    expect(invitations).toEqual([{ id, email: 'next@example.com', role: 'viewer', expiresAt }]);
    for (const { client } of [editor, viewer]) {
      expect((await client.get(path)).json()).toEqual({ members, invitations: [] });
    }
  });

  it('is of one project only', async () => {
    const { owner } = await sharedProject(test);
    const other = await owner.client.post('/api/projects', { name: 'Bathroom', budget: '900' });
    const list = await owner.client.get(`/api/projects/${other.json().id}/members`);
    expect(list.json<MemberList>().members).toHaveLength(1);
  });
});

describe('a role', () => {
  it('is changed by the owner and holds from the next request on', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const path = `/api/projects/${project.id}/members/${viewer.user.id}`;
    const save = () => viewer.client.post('/api/expenses', { ...tiles, projectId: project.id });
    expect((await save()).statusCode).toBe(403);
    const changed = await owner.client.patch(path, { role: 'editor' });
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { userId: viewer.user.id, role: 'editor' },
    ]);
    expect((await save()).statusCode).toBe(201);
    await owner.client.patch(path, { role: 'viewer' });
    expect((await save()).statusCode).toBe(403);
  });

  it('cannot become owner, and the owner keeps theirs', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const members = `/api/projects/${project.id}/members`;
    const { client, user } = owner;
    expect((await client.patch(`${members}/${viewer.user.id}`, { role: 'owner' })).statusCode).toBe(
      400,
    );
    expect((await client.patch(`${members}/${user.id}`, { role: 'viewer' })).statusCode).toBe(400);
    expect((await client.delete(`${members}/${user.id}`)).statusCode).toBe(400);
  });

  it('is 404 for someone who is not in the project', async () => {
    const { project, owner, stranger } = await sharedProject(test);
    const path = `/api/projects/${project.id}/members/${stranger.user.id}`;
    expect((await owner.client.patch(path, { role: 'viewer' })).statusCode).toBe(404);
    expect((await owner.client.delete(path)).statusCode).toBe(404);
  });

  it('that changes during a save leaves the record saved or refused, as answered', async () => {
    const { project, owner, editor } = await sharedProject(test);
    const { id } = await createExpense(owner.client, project.id);
    const path = `/api/projects/${project.id}/members/${editor.user.id}`;
    for (let round = 0; round < 5; round += 1) {
      await owner.client.patch(path, { role: 'editor' });
      const description = `Round ${round}`;
      const [saved] = await Promise.all([
        editor.client.put(`/api/expenses/${id}`, { description }),
        owner.client.patch(path, { role: 'viewer' }),
      ]);
      expect([200, 403]).toContain(saved.statusCode);
      const now = (await owner.client.get(`/api/expenses/${id}`)).json().description;
      expect(now === description).toBe(saved.statusCode === 200);
      const later = await editor.client.put(`/api/expenses/${id}`, { description: 'Too late' });
      expect(later.statusCode).toBe(403);
    }
  });
});

describe('a membership', () => {
  it('ends when the owner removes the member', async () => {
    const { project, owner, editor, viewer } = await sharedProject(test);
    const path = `/api/projects/${project.id}/members/${viewer.user.id}`;
    expect((await editor.client.delete(path)).statusCode).toBe(403);
    expect((await owner.client.delete(path)).statusCode).toBe(204);
    expect((await viewer.client.get(`/api/projects/${project.id}`)).statusCode).toBe(404);
    expect((await viewer.client.get('/api/projects')).json()).toEqual([]);
    expect((await owner.client.delete(path)).statusCode).toBe(404);
  });

  it('ends when the member leaves', async () => {
    const { project, viewer } = await sharedProject(test);
    const path = `/api/projects/${project.id}/members/${viewer.user.id}`;
    expect((await viewer.client.delete(path)).statusCode).toBe(204);
    expect((await viewer.client.get(`/api/projects/${project.id}`)).statusCode).toBe(404);
    expect((await viewer.client.delete(path)).statusCode).toBe(404);
  });

  it('ends with the project, and the members are told by mail', async () => {
    const { project, owner, editor, viewer } = await sharedProject(test);
    await owner.client.delete(`/api/projects/${project.id}`);
    for (const { user } of [editor, viewer]) {
      const mails = () => test.mails.filter(({ to }) => to === user.email);
      await expect.poll(mails).toHaveLength(1);
      expect(mails()[0]?.subject).toBe(`${owner.user.email} deleted the project Kitchen`);
    }
  });

  it('of a project without members sends no mail at its end', async () => {
    const { client, project } = await ownerOfProject(test);
    const before = test.mails.length;
    await client.delete(`/api/projects/${project.id}`);
    expect(test.mails).toHaveLength(before);
  });

  it('takes nothing with it: what a member added stays', async () => {
    const { client, project } = await ownerOfProject(test);
    const member = await joined(test, client, project.id, 'editor');
    const { id } = await createExpense(member.client, project.id);
    await client.delete(`/api/projects/${project.id}/members/${member.user.id}`);
    expect((await client.get(`/api/expenses/${id}`)).json().addedBy).toEqual({
      id: member.user.id,
      name: member.user.email,
    });
  });
});
