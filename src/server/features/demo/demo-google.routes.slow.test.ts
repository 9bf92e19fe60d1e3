import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionCookieName } from '#server/http/session-cookie.ts';
import { createGoogleProvider } from '#server/integrations/google/google-provider.ts';
import { createExpense, createProject } from '#server/testing/factories.ts';
import {
  type OpenIdProvider,
  type Person,
  startOpenIdProvider,
  throughProvider,
} from '#server/testing/openid-provider.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Project } from '#shared/project.ts';
import type { User } from '#shared/user.ts';

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
function newPerson(overrides: Partial<Person> = {}): Person {
  counter += 1;
  return {
    sub: `visitor-${counter}`,
    email: `visitor-${counter}@example.com`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    ...overrides,
  };
}

async function openDemo() {
  const guest = test.client();
  const response = await guest.post('/api/demo');
  expect([response.statusCode, response.json().error]).toEqual([201, undefined]);
  return { guest, user: response.json<User>() };
}

const get = async <T>(browser: TestClient, url: string): Promise<T> =>
  (await browser.get(url)).json<T>();

/** Through Google's page and back. */
async function comeBack(browser: TestClient, url: string, person: Person | null) {
  google.visitor = person;
  const back = await throughProvider(url);
  return (await browser.get(back.pathname + back.search)).headers.location;
}

async function keepWith(browser: TestClient, person: Person | null) {
  const left = await browser.post('/api/auth/google/keep');
  expect([left.statusCode, left.json().error]).toEqual([200, undefined]);
  return comeBack(browser, left.json<{ url: string }>().url, person);
}

async function signInWith(browser: TestClient, person: Person) {
  const left = await browser.get('/api/auth/google');
  return comeBack(browser, left.headers.location ?? '', person);
}

/** The refusal, with the guest still in the demo. */
async function expectRefusal(person: Person | null, code: string) {
  const { guest, user } = await openDemo();
  expect(await keepWith(guest, person)).toBe(`/settings?google=${code}`);
  expect(await get(guest, '/api/user')).toEqual(user);
  return guest;
}

describe('signing up with Google from the demo', () => {
  it('makes the account one’s own, with what was added, and signs in to it again', async () => {
    const { guest, user } = await openDemo();
    const projects = await get<Project[]>(guest, '/api/projects');
    const deck = projects.find(({ name }) => name === 'Back deck')?.id ?? 0;
    await createExpense(guest, deck, { description: 'My own screws' });
    await createProject(guest, { name: 'Attic' });
    const person = newPerson({ picture: 'https://example.com/grace.png' });
    expect(await keepWith(guest, person)).toBe('/dashboard');

    const own = await get<User>(guest, '/api/user');
    expect(own).toMatchObject({
      id: user.id,
      email: person.email,
      firstName: 'Grace',
      lastName: 'Hopper',
      profileImageUrl: person.picture,
      isGuest: false,
      isEmailConfirmed: true,
    });
    expect(await get(guest, '/api/account')).toMatchObject({ hasPassword: false, hasGoogle: true });
    expect(await get(guest, '/api/sessions')).toMatchObject([{ signedInWith: 'google' }]);
    await test.app.sweep();
    expect(await get(guest, '/api/projects')).toMatchObject([
      { name: 'Back deck', isSample: true, memberCount: 1 },
      { name: 'Attic', isSample: false },
    ]);

    const elsewhere = test.client();
    expect(await signInWith(elsewhere, person)).toBe('/dashboard');
    expect((await get<User>(elsewhere, '/api/user')).id).toBe(user.id);
    const again = await guest.post('/api/auth/google/keep');
    expect([again.statusCode, again.json().error]).toEqual([409, 'This account is yours already.']);
  });

  it('leaves the guest in the demo if there is an account already', async () => {
    const known = newPerson();
    await signInWith(test.client(), known);
    await expectRefusal(known, 'google_has_account');
    // By its address, also of an account that has a password.
    const { user } = await test.signedIn();
    await expectRefusal(newPerson({ email: user.email.toUpperCase() }), 'google_has_account');
  });

  it('needs an address that Google has verified, and someone who agrees', async () => {
    await expectRefusal(newPerson({ email_verified: false }), 'google_unverified');
    const guest = await expectRefusal(null, 'google_denied');
    expect(await keepWith(guest, newPerson())).toBe('/dashboard');
  });

  it('works only for the guest who left, and until the demo ends', async () => {
    const { guest, user } = await openDemo();
    const left = await guest.post('/api/auth/google/keep');
    const other = await openDemo();
    // The browser belongs to another guest by now.
    const session = sessionCookieName(test.app.isHttps);
    guest.cookies.set(session, other.guest.cookies.get(session) ?? '');
    const person = newPerson();
    expect(await comeBack(guest, left.json<{ url: string }>().url, person)).toBe(
      '/settings?google=google_failed',
    );
    expect(await get(guest, '/api/user')).toMatchObject({ id: other.user.id, isGuest: true });

    const late = await guest.post('/api/auth/google/keep');
    await test.database.db.execute(sql`update users set guest_until = now()`);
    expect(await comeBack(guest, late.json<{ url: string }>().url, person)).toBe(
      '/settings?google=google_failed',
    );
    const { rows } = await test.database.db.execute(
      sql`select id from users where email = ${person.email} or google_id = ${person.sub}`,
    );
    expect([rows, user.isGuest]).toEqual([[], true]);
  });

  it('says so if Google does not answer, or is not set up', async () => {
    const issuer = new URL('http://127.0.0.1:9');
    for (const [provider, sentence] of [
      [createGoogleProvider({ ...client, issuer }), /^Google cannot be reached right now\./],
      [null, /^Google sign-in is not configured here\./],
    ] as const) {
      const own = await createTestApp({ google: provider });
      const guest = own.client();
      await guest.post('/api/demo');
      const left = await guest.post('/api/auth/google/keep');
      expect([left.statusCode, left.json().error]).toEqual([503, expect.stringMatching(sentence)]);
      await own.close();
    }
  });

  it('starts empty if the visitor keeps nothing', async () => {
    const { guest, user } = await openDemo();
    expect(await signInWith(guest, newPerson())).toBe('/dashboard');
    expect((await get<User>(guest, '/api/user')).id).not.toBe(user.id);
    expect(await get(guest, '/api/projects')).toEqual([]);
  });
});
