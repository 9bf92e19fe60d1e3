import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/session.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { testLimits } from '#server/testing/test-limits.ts';
import { hashToken } from './secret-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const COOKIE = 'plumbline_session';
let counter = 0;
const newEmail = () => `person${++counter}@example.com`;

async function storedSessions(userId: number) {
  return test.database.db.select().from(sessions).where(eq(sessions.userId, userId));
}

describe('POST /api/register', () => {
  it('creates the account, signs in and returns only what the browser may see', async () => {
    const client = test.client();
    const email = newEmail();
    const response = await client.post('/api/register', {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Ada',
      lastName: '',
      subscriptionStatus: 'active',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      email,
      firstName: 'Ada',
      lastName: null,
      profileImageUrl: null,
      subscriptionStatus: 'free',
      subscriptionEndDate: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isEmailConfirmed: true,
      deletesAt: null,
      isGuest: false,
      locale: 'en-US',
    });
    expect((await client.get('/api/user')).json()).toEqual(response.json());
    const [row] = await test.database.db.select().from(users).where(eq(users.email, email));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses a registered address, ignoring case, also if sent twice at once', async () => {
    const email = newEmail();
    const send = (address: string) =>
      test.client().post('/api/register', { email: address, password: PASSWORD });
    const responses = await Promise.all([send(email), send(email.toUpperCase())]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const late = await send(email);
    expect(late.statusCode).toBe(409);
    expect(late.json().error).toBe('An account with this e-mail already exists. Sign in instead.');
  });

  it('puts each error on its field', async () => {
    const response = await test
      .client()
      .post('/api/register', { email: 'x', password: 'short', confirmPassword: 'other' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: 'Please check the form for errors.',
      details: [
        { path: ['email'], message: 'Enter a valid e-mail address' },
        { path: ['password'], message: 'Password must be at least 8 characters' },
        { path: ['confirmPassword'], message: "Passwords don't match" },
      ],
    });
  });
});

describe('POST /api/login', () => {
  it('signs in with any case of the address and a new session each time', async () => {
    const { client, user } = await test.signedIn(newEmail());
    const first = client.cookies.get(COOKIE);
    const login = await client.post('/api/login', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(login.statusCode).toBe(200);
    expect(login.json()).toEqual(user);
    expect(client.cookies.get(COOKIE)).not.toBe(first);
    expect(await storedSessions(user.id)).toHaveLength(1);
  });

  it('gives the same answer for an unknown address and a wrong password', async () => {
    const { user } = await test.signedIn(newEmail());
    const answers = await Promise.all(
      [user.email, newEmail()].map(async (email) => {
        const response = await test.client().post('/api/login', { email, password: 'wrong' });
        return [response.statusCode, response.json().error];
      }),
    );
    expect(answers[0]).toEqual([401, 'The e-mail or password is not right.']);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('upgrades an old hash to the current parameters', async () => {
    const { client, user } = await test.signedIn(newEmail());
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await test.database.db.update(users).set({ password: weak }).where(eq(users.id, user.id));
    const login = await client.post('/api/login', { email: user.email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
    const [row] = await test.database.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.password).toContain('m=19456,t=2,p=1');
  });
});

describe('a session', () => {
  it('is a cookie that script cannot read, stored only as a hash', async () => {
    const client = test.client();
    const response = await client.post('/api/register', {
      email: newEmail(),
      password: PASSWORD,
    });
    const [session, hint] = [response.headers['set-cookie']].flat();
    expect(session).toMatch(/^plumbline_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toMatch(/^plumbline_signed_in=1; .*SameSite=Lax$/);
    const cookie = decodeURIComponent(client.cookies.get(COOKIE) ?? '');
    const token = cookie.slice(0, cookie.lastIndexOf('.'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [stored] = await storedSessions(response.json().id);
    expect(stored?.sid).toBe(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is Secure and bound to the host under https', async () => {
    const secure = await createTestApp({
      settings: {
        publicUrl: new URL('https://plumbline.example'),
        productName: 'Plumbline',
        trustProxy: false,
        limits: { ...testLimits, registrations: 10 },
      },
    });
    const response = await secure
      .client()
      .post('/api/register', { email: newEmail(), password: PASSWORD });
    const [session] = [response.headers['set-cookie']].flat();
    expect(session).toMatch(/^__Host-plumbline_session=.*; Secure/);
    expect(response.headers['strict-transport-security']).toContain('max-age=');
    await secure.close();
  });

  it('is never adopted from an unknown, forged or ended id', async () => {
    const { client, user } = await test.signedIn(newEmail());
    const cookie = client.cookies.get(COOKIE) ?? '';
    for (const forged of ['x', `${cookie}x`, encodeURIComponent(`${'A'.repeat(43)}.sig`)]) {
      client.cookies.set(COOKIE, forged);
      expect((await client.get('/api/user')).statusCode).toBe(401);
    }
    client.cookies.set(COOKIE, cookie);
    await test.database.db
      .update(sessions)
      .set({ expire: new Date(Date.now() - 1000).toISOString() })
      .where(eq(sessions.userId, user.id));
    expect((await client.get('/api/user')).statusCode).toBe(401);
    await test.app.sweep();
    expect(await storedSessions(user.id)).toEqual([]);
  });

  it('leaves no row for visitors', async () => {
    const before = await test.database.db.$count(sessions);
    expect((await test.client().get('/api/user')).statusCode).toBe(401);
    expect(await test.database.db.$count(sessions)).toBe(before);
  });

  it('ends at logout, for the cookie and for the server', async () => {
    const { client, user } = await test.signedIn(newEmail());
    const cookie = client.cookies.get(COOKIE) ?? '';
    expect((await client.post('/api/logout')).statusCode).toBe(204);
    expect(client.cookies.has(COOKIE)).toBe(false);
    client.cookies.set(COOKIE, cookie);
    expect((await client.get('/api/user')).statusCode).toBe(401);
    expect(await storedSessions(user.id)).toEqual([]);
    expect((await test.client().post('/api/logout')).statusCode).toBe(204);
  });
});

describe('POST /api/change-password', () => {
  it('leaves no session to overlapping sign-ins with the old password', async () => {
    const { client, user } = await test.signedIn(newEmail());
    const others = Array.from({ length: 8 }, () => test.client());
    const credentials = { email: user.email, password: PASSWORD };
    const [changed] = await Promise.all([
      client.post('/api/change-password', {
        currentPassword: PASSWORD,
        password: 'another long one',
      }),
      ...others.map((other) => other.post('/api/login', credentials)),
    ]);
    expect(changed?.statusCode).toBe(204);
    for (const other of others) expect((await other.get('/api/user')).statusCode).toBe(401);
  });

  it('requires the current password and ends every other session', async () => {
    const { client, user } = await test.signedIn(newEmail());
    const elsewhere = test.client();
    await elsewhere.post('/api/login', { email: user.email, password: PASSWORD });
    const wrong = await client.post('/api/change-password', {
      currentPassword: 'not it',
      password: 'another long one',
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().details).toEqual([
      { path: ['currentPassword'], message: 'This is not your current password' },
    ]);
    const changed = await client.post('/api/change-password', {
      currentPassword: PASSWORD,
      password: 'another long one',
      confirmPassword: 'another long one',
    });
    expect(changed.statusCode).toBe(204);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    const login = (password: string) =>
      test.client().post('/api/login', { email: user.email, password });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login('another long one')).statusCode).toBe(200);
  });
});
