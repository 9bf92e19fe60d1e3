import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/session.table.ts';
import { createGoogleProvider } from '#server/integrations/google/google-provider.ts';
import {
  type OpenIdProvider,
  startOpenIdProvider,
  throughProvider,
} from '#server/testing/openid-provider.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const client = { clientId: 'plumbline', clientSecret: 'a-secret-of-the-test' };
let google: OpenIdProvider;
let test: TestApp;
beforeAll(async () => {
  google = await startOpenIdProvider({
    ...client,
    redirectUri: 'http://localhost:3000/api/auth/google/callback',
  });
  test = await createTestApp({
    google: createGoogleProvider({ ...client, issuer: google.issuer }),
  });
});
afterAll(async () => {
  await test.close();
  await google.close();
});

let counter = 0;
function newPerson() {
  counter += 1;
  return { sub: `person-${counter}`, email: `p${counter}@example.com`, email_verified: true };
}

/** Through Google's page and back. */
async function comeBack(browser: TestClient, url: string): Promise<string | undefined> {
  const back = await throughProvider(url);
  return (await browser.get(back.pathname + back.search)).headers.location;
}

async function signIn(person: ReturnType<typeof newPerson>, browser = test.client(), query = '') {
  google.visitor = person;
  const left = await browser.get(`/api/auth/google${query}`);
  return { browser, location: await comeBack(browser, left.headers.location ?? '') };
}

const startLink = (browser: TestClient, password?: string) =>
  browser.post('/api/auth/google/link', { password });

async function link(browser: TestClient, person: ReturnType<typeof newPerson>) {
  google.visitor = person;
  const { url } = (await startLink(browser, PASSWORD)).json<{ url: string }>();
  return comeBack(browser, url);
}

const accountOf = async (browser: TestClient) => (await browser.get('/api/account')).json();

async function ageSession(userId: number) {
  await test.database.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, userId));
}

describe('an account with a password', () => {
  it('links Google, with any address there, and can then sign in both ways', async () => {
    const { client: own, user } = await test.signedIn();
    const person = newPerson();
    expect(await link(own, person)).toBe('/settings?google=link');
    expect(await accountOf(own)).toMatchObject({ hasPassword: true, hasGoogle: true });
    const { browser } = await signIn(person);
    expect((await browser.get('/api/user')).json()).toMatchObject({ id: user.id });
    const login = { email: user.email, password: PASSWORD };
    expect((await test.client().post('/api/login', login)).statusCode).toBe(200);
    expect(test.mails.filter(({ to }) => to === user.email)).toMatchObject([
      { subject: 'Google is linked to your Plumbline account' },
    ]);
  });

  it('needs its password for that', async () => {
    const { client: own } = await test.signedIn();
    for (const password of [undefined, 'a wrong guess']) {
      expect((await startLink(own, password)).statusCode).toBe(400);
    }
    expect((await test.client().post('/api/auth/google/link', {})).statusCode).toBe(401);
  });

  it('does not get a Google account that belongs to another one here', async () => {
    const person = newPerson();
    await signIn(person);
    const { client: own } = await test.signedIn();
    expect(await link(own, person)).toBe('/settings?google=google_linked_elsewhere');
    expect(await accountOf(own)).toMatchObject({ hasGoogle: false });
  });

  it('gets no link that another account has started in the same browser', async () => {
    const { client: own, user } = await test.signedIn();
    google.visitor = newPerson();
    const { url } = (await startLink(own, PASSWORD)).json<{ url: string }>();
    const other = await test.signedIn();
    for (const [name, value] of other.client.cookies) own.cookies.set(name, value);
    expect(await comeBack(own, url)).toBe('/settings?google=google_failed');
    expect(await accountOf(own)).toMatchObject({ hasGoogle: false });
    const login = { email: user.email, password: PASSWORD };
    await own.post('/api/login', login);
    expect(await accountOf(own)).toMatchObject({ hasGoogle: false });
  });

  it('unlinks Google, which ends what came in by it', async () => {
    const { client: own } = await test.signedIn();
    const person = newPerson();
    await link(own, person);
    const { browser } = await signIn(person);
    const unlink = (password?: string) =>
      own.send('DELETE', '/api/auth/google', { payload: { password } });
    expect((await unlink('a wrong guess')).statusCode).toBe(400);
    expect((await unlink(PASSWORD)).statusCode).toBe(204);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect(await accountOf(own)).toMatchObject({ hasGoogle: false });
    expect((await unlink(PASSWORD)).statusCode).toBe(409);
  });
});

describe('an account with Google only', () => {
  it('never loses its only way in', async () => {
    const { browser } = await signIn(newPerson());
    const response = await browser.send('DELETE', '/api/auth/google', { payload: {} });
    expect([response.statusCode, response.json().code]).toEqual([409, 'conflict']);
  });

  it('sets a password after a fresh sign-in, and can then unlink', async () => {
    const person = newPerson();
    const { browser } = await signIn(person);
    const user = (await browser.get('/api/user')).json();
    await ageSession(user.id);
    const set = () => browser.post('/api/set-password', { password: 'a first password' });
    expect((await set()).json()).toMatchObject({
      code: 'forbidden',
      error: 'Sign in with Google again, so that we know it is you.',
    });
    expect((await signIn(person, browser, '?again=1')).location).toBe('/settings?google=again');
    expect((await set()).statusCode).toBe(204);
    expect((await set()).statusCode).toBe(409);
    const login = { email: user.email, password: 'a first password' };
    expect((await test.client().post('/api/login', login)).statusCode).toBe(200);
    const unlink = { payload: { password: 'a first password' } };
    expect((await browser.send('DELETE', '/api/auth/google', unlink)).statusCode).toBe(204);
  });

  it('is not proven by someone else’s Google account, and stays signed in', async () => {
    const { browser } = await signIn(newPerson());
    const user = (await browser.get('/api/user')).json();
    await ageSession(user.id);
    const { location } = await signIn(newPerson(), browser, '?again=1');
    expect(location).toBe('/settings?google=google_other');
    expect((await browser.get('/api/user')).json()).toMatchObject({ id: user.id });
    expect(await accountOf(browser)).toMatchObject({ isGoogleFresh: false });
  });

  it('is deleted after a fresh sign-in, and kept by the next one', async () => {
    const person = newPerson();
    const { browser } = await signIn(person);
    const user = (await browser.get('/api/user')).json();
    const remove = () => browser.send('DELETE', '/api/account', { payload: {} });
    await ageSession(user.id);
    expect((await remove()).statusCode).toBe(403);
    await signIn(person, browser, '?again=1');
    expect((await remove()).statusCode).toBe(204);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    const { browser: again } = await signIn(person);
    expect((await again.get('/api/projects')).statusCode).toBe(403);
    expect((await again.post('/api/account/keep')).json()).toMatchObject({ deletesAt: null });
  });
});
