import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations } from '#server/db/tables/invitation.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { ownerOfProject } from '#server/testing/factories.ts';
import { invite, joined } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { INVITATION_ENDED } from '#shared/invitation.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);
const rowOf = async (id: number) => {
  const rows = await test.database.db.select().from(invitations).where(eq(invitations.id, id));
  return rows[0];
};
const expire = (id: number) =>
  test.database.db
    .update(invitations)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(invitations.id, id));

describe('an invitation', () => {
  it('by mail names who invites and to what, and its link', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await test.database.db
      .update(users)
      .set({ firstName: 'Rosa', lastName: 'Okafor' })
      .where(eq(users.id, user.id));
    const email = 'guest-of-rosa@example.com';
    const invitation = await invite(client, project.id, { email, role: 'viewer' });
    expect(invitation).toMatchObject({ email, role: 'viewer' });
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Rosa Okafor invites you to Kitchen');
    expect(mail?.text).toContain(`Rosa Okafor (${user.email})`);
    expect(mail?.text).toContain('the project “Kitchen” on Plumbline. You can see its expenses');
    expect(mail?.link).toBe(invitation.url);
  });

  it('by mail has the names in one line each, so that they add no text of their own', async () => {
    const { client, project } = await ownerOfProject(test);
    const name = 'Kitchen\r\n\r\nYour account is locked.\u2028Sign in at\u202e evil.example';
    await client.put(`/api/projects/${project.id}`, { name });
    const email = 'guest-of-mallory@example.com';
    await invite(client, project.id, { email, role: 'viewer' });
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    const shown = 'Kitchen Your account is locked. Sign in at  evil.example';
    expect(mail?.subject).toContain(`invites you to ${shown}`);
    expect(mail?.text).toContain(`“${shown}” on Plumbline.`);
    expect(mail?.text.split('\n\n')).toHaveLength(4);
  });

  it('by link sends no mail, lasts seven days and is stored as a hash', async () => {
    const { client, project } = await ownerOfProject(test);
    const before = test.mails.length;
    const { id, url, token, email, expiresAt } = await invite(client, project.id);
    expect(url).toBe(`http://localhost:3000/invite/${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(email).toBeNull();
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect(JSON.stringify(await rowOf(id))).not.toContain(token);
    expect(test.mails).toHaveLength(before);
  });

  it('shows who invites to what, signed in or not', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const { token, expiresAt } = await invite(client, project.id, { role: 'viewer' });
    for (const reader of [test.client(), (await test.signedIn()).client]) {
      const response = await reader.get(`/api/invitations/${token}`);
      expect(response.json()).toEqual({
        projectName: 'Kitchen',
        inviterName: user.email,
        role: 'viewer',
        expiresAt,
      });
    }
  });

  it('lets someone in with its role, once', async () => {
    const { client, project } = await ownerOfProject(test);
    const { token } = await invite(client, project.id, { role: 'editor' });
    const guest = await test.signedIn();
    const accepted = await guest.client.post(`/api/invitations/${token}/accept`);
    expect(accepted.statusCode).toBe(200);
    expect(accepted.json()).toMatchObject({ id: project.id, role: 'editor', memberCount: 2 });
    for (const reader of [guest.client, (await test.signedIn()).client]) {
      const again = await reader.post(`/api/invitations/${token}/accept`);
      expect([again.statusCode, again.json().error]).toEqual([410, INVITATION_ENDED]);
    }
    expect((await test.client().get(`/api/invitations/${token}`)).statusCode).toBe(410);
  });

  it('is 401 for a visitor who accepts, and stays open', async () => {
    const { client, project } = await ownerOfProject(test);
    const { token } = await invite(client, project.id);
    expect((await test.client().post(`/api/invitations/${token}/accept`)).statusCode).toBe(401);
    expect((await test.client().get(`/api/invitations/${token}`)).statusCode).toBe(200);
  });

  it('is 410 with one sentence when it has expired or was withdrawn', async () => {
    const { client, project } = await ownerOfProject(test);
    const expired = await invite(client, project.id);
    await expire(expired.id);
    const revoked = await invite(client, project.id);
    expect((await client.delete(`/api/invitations/${revoked.id}`)).statusCode).toBe(204);
    expect((await client.delete(`/api/invitations/${revoked.id}`)).statusCode).toBe(204);
    const guest = await test.signedIn();
    for (const { token } of [expired, revoked]) {
      const shown = await test.client().get(`/api/invitations/${token}`);
      const accepted = await guest.client.post(`/api/invitations/${token}/accept`);
      for (const response of [shown, accepted]) {
        expect(response.statusCode).toBe(410);
        expect(response.json()).toEqual({
          error: INVITATION_ENDED,
          code: 'gone',
          requestId: expect.any(String),
        });
      }
    }
    expect((await guest.client.get(`/api/projects/${project.id}`)).statusCode).toBe(404);
  });

  it('is 404 if nobody issued it, or its project is gone', async () => {
    const { client, project } = await ownerOfProject(test);
    const { token } = await invite(client, project.id);
    await client.delete(`/api/projects/${project.id}`);
    const guest = await test.signedIn();
    for (const unknown of [token, 'made-up', 'x'.repeat(150), "' or 1=1 --"]) {
      const path = `/api/invitations/${encodeURIComponent(unknown)}`;
      expect((await test.client().get(path)).statusCode).toBe(404);
      expect((await guest.client.post(`${path}/accept`)).statusCode).toBe(404);
    }
  });

  it('is not used up by the owner', async () => {
    const { client, project } = await ownerOfProject(test);
    const { token } = await invite(client, project.id);
    const own = await client.post(`/api/invitations/${token}/accept`);
    expect([own.statusCode, own.json().error]).toEqual([409, 'This project is your own.']);
    expect((await test.client().get(`/api/invitations/${token}`)).statusCode).toBe(200);
  });

  it('gives a member more, and never less', async () => {
    const { client, project } = await ownerOfProject(test);
    const member = await joined(test, client, project.id, 'viewer');
    const roles = [];
    for (const role of ['editor', 'viewer']) {
      const { token } = await invite(client, project.id, { role });
      const response = await member.client.post(`/api/invitations/${token}/accept`);
      roles.push(response.json().role);
    }
    expect(roles).toEqual(['editor', 'editor']);
  });

  it('cannot be withdrawn after it was accepted', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id, token } = await invite(client, project.id);
    const guest = await test.signedIn();
    await guest.client.post(`/api/invitations/${token}/accept`);
    const refused = await client.delete(`/api/invitations/${id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  });

  it('needs a role and, if there is one, an address that can be one', async () => {
    const { client, project } = await ownerOfProject(test);
    const send = (body: object) => client.post(`/api/projects/${project.id}/invitations`, body);
    for (const [body, field] of [
      [{}, 'role'],
      [{ role: 'owner' }, 'role'],
      [{ role: 'viewer', email: 'nobody' }, 'email'],
    ] as const) {
      const response = await send(body);
      expect([response.statusCode, response.json().details[0].path]).toEqual([400, [field]]);
    }
  });
});

describe('limits', () => {
  it('refuse more than 50 members and open invitations of a project', async () => {
    const { client, project } = await ownerOfProject(test);
    await test.database.db.execute(sql`
      insert into invitations (user_id, project_id, role, token_hash, expires_at)
      select ${project.userId}, ${project.id}, 'viewer', ${project.id} || '-' || n, now() + interval '1 day'
      from generate_series(1, 49) n`);
    await joined(test, client, project.id, 'viewer');
    const refused = await client.post(`/api/projects/${project.id}/invitations`, {
      role: 'viewer',
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'limit_reached', error: expect.stringContaining('50 members and invitations') },
    ]);
  });

  it('refuse too many invitations of one person a day, and too many mails to one address', async () => {
    const { client, project } = await ownerOfProject(test);
    const send = (body: object) => client.post(`/api/projects/${project.id}/invitations`, body);
    const mailed = await Promise.all(
      Array.from({ length: 11 }, () => send({ role: 'viewer', email: 'often@example.com' })),
    );
    expect(mailed.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    await test.database.db.delete(invitations).where(eq(invitations.projectId, project.id));
    const rest = await Promise.all(Array.from({ length: 40 }, () => send({ role: 'viewer' })));
    const refused = rest.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });

  it('refuse someone who tries out tokens, but not a real one from the same address', async () => {
    const remoteAddress = '203.0.113.9';
    const open = (token: string) =>
      test.client().send('GET', `/api/invitations/${token}`, { remoteAddress });
    for (let i = 0; i < 30; i += 1) expect((await open('guess')).statusCode).toBe(404);
    expect((await open('guess')).statusCode).toBe(429);
    const { client, project } = await ownerOfProject(test);
    const { token } = await invite(client, project.id);
    expect((await open(token)).statusCode).toBe(200);
  });
});

it('forgets invitations a month after they ended', async () => {
  const { client, project } = await ownerOfProject(test);
  const { id, token } = await invite(client, project.id);
  await expire(id);
  await test.app.sweep();
  expect((await test.client().get(`/api/invitations/${token}`)).statusCode).toBe(410);
  await test.database.db
    .update(invitations)
    .set({ expiresAt: sql`now() - interval '31 days'` })
    .where(eq(invitations.id, id));
  await test.app.sweep();
  expect(await rowOf(id)).toBeUndefined();
});

describe('at once', () => {
  it('only one of two people gets an invitation', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let round = 0; round < 5; round += 1) {
      const { token } = await invite(client, project.id);
      const guests = [await test.signedIn(), await test.signedIn()];
      const answers = await Promise.all(
        guests.map((guest) => guest.client.post(`/api/invitations/${token}/accept`)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
      const seen = await Promise.all(
        guests.map((guest) => guest.client.get(`/api/projects/${project.id}`)),
      );
      expect(seen.map(({ statusCode }) => statusCode)).toEqual(
        answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 404)),
      );
    }
  });

  it('accepting and withdrawing do not both succeed', async () => {
    const { client, project } = await ownerOfProject(test);
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await invite(client, project.id);
      const guest = await test.signedIn();
      const [accepted, revoked] = await Promise.all([
        guest.client.post(`/api/invitations/${token}/accept`),
        client.delete(`/api/invitations/${id}`),
      ]);
      expect([
        [200, 409],
        [410, 204],
      ]).toContainEqual([accepted.statusCode, revoked.statusCode]);
      const seen = await guest.client.get(`/api/projects/${project.id}`);
      expect(seen.statusCode).toBe(accepted.statusCode === 200 ? 200 : 404);
    }
  });

  it('inviting and deleting the project end without a fault', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, project } = await ownerOfProject(test);
      const path = `/api/projects/${project.id}`;
      const [invited, removed] = await Promise.all([
        client.post(`${path}/invitations`, { role: 'viewer' }),
        client.delete(path),
      ]);
      expect(removed.statusCode).toBe(204);
      expect([201, 404]).toContain(invited.statusCode);
    }
  });

  it('accepting and deleting the project end without a member of nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, project } = await ownerOfProject(test);
      const { token } = await invite(client, project.id);
      const guest = await test.signedIn();
      const [accepted, removed] = await Promise.all([
        guest.client.post(`/api/invitations/${token}/accept`),
        client.delete(`/api/projects/${project.id}`),
      ]);
      expect(removed.statusCode).toBe(204);
      expect([200, 404, 410]).toContain(accepted.statusCode);
      expect((await guest.client.get('/api/projects')).json()).toEqual([]);
    }
  });
});
