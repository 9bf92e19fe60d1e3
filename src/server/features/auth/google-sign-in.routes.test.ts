import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/user.table.ts';
import { createGoogleProvider } from '#server/integrations/google/google-provider.ts';
import {
  type OpenIdProvider,
  type Person,
  startOpenIdProvider,
  throughProvider,
} from '#server/testing/openid-provider.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const client = { clientId: 'plumbline', clientSecret: 'a-secret-of-the-test' };
const redirectUri = 'http://localhost:3000/api/auth/google/callback';
let google: OpenIdProvider;
let test: TestApp;
beforeAll(async () => {
  google = await startOpenIdProvider({ ...client, redirectUri });
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
    sub: `google-${counter}`,
    email: `g${counter}@example.com`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    ...overrides,
  };
}

async function leaveForGoogle(browser: TestClient): Promise<URL> {
  const left = await browser.get('/api/auth/google');
  expect(left.statusCode).toBe(302);
  return throughProvider(left.headers.location ?? '');
}

async function signIn(person: Person | null, browser = test.client()) {
  google.visitor = person;
  const back = await leaveForGoogle(browser);
  const landed = await browser.get(back.pathname + back.search);
  return { browser, location: landed.headers.location };
}

describe('signing in with Google', () => {
  it('sends state, nonce and a PKCE challenge along', async () => {
    const left = await test.client().get('/api/auth/google');
    const { searchParams } = new URL(left.headers.location ?? '');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    }
    expect(left.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('creates an account for a new user and finds it again, also after the e-mail has changed', async () => {
    const person = newPerson();
    const first = await signIn(person);
    expect(first.location).toBe('/dashboard');
    const user = (await first.browser.get('/api/user')).json();
    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Grace',
      lastName: 'Hopper',
      subscriptionStatus: 'free',
    });
    const again = await signIn({ ...person, email: 'moved@example.com' });
    expect((await again.browser.get('/api/user')).json()).toEqual(user);
  });

  it('links an account with the same verified e-mail and drops its password and sessions', async () => {
    const person = newPerson();
    const { client: earlier, user } = await test.signedIn(person.email.toUpperCase());
    const { browser, location } = await signIn(person);
    expect(location).toBe('/dashboard');
    expect((await browser.get('/api/user')).json().id).toBe(user.id);
    expect((await earlier.get('/api/user')).statusCode).toBe(401);
    const login = await test
      .client()
      .post('/api/login', { email: person.email, password: PASSWORD });
    expect(login.statusCode).toBe(401);
  });

  it('never links or creates an account by an unverified e-mail', async () => {
    const person = newPerson({ email_verified: false });
    const { client: owner } = await test.signedIn(person.email);
    const { browser, location } = await signIn(person);
    expect(location).toBe('/login?error=google_unverified');
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await owner.get('/api/user')).statusCode).toBe(200);
    const stranger = newPerson({ email_verified: false });
    expect((await signIn(stranger)).location).toBe('/login?error=google_unverified');
    const rows = await test.database.db.select().from(users).where(eq(users.email, stranger.email));
    expect(rows).toEqual([]);
  });

  it('does not give an account to another Google identity with the same e-mail', async () => {
    const person = newPerson();
    await signIn(person);
    const { location } = await signIn({ ...person, sub: 'google-somebody-else' });
    expect(location).toBe('/login?error=google_taken');
  });

  it('returns with a message if the user declines', async () => {
    const { browser, location } = await signIn(null);
    expect(location).toBe('/login?error=google_denied');
    expect((await browser.get('/api/user')).statusCode).toBe(401);
  });

  it('refuses an answer whose state was changed, replayed or made for another browser', async () => {
    google.visitor = newPerson();
    const victim = test.client();
    const back = await leaveForGoogle(victim);
    const tampered = new URL(back);
    tampered.searchParams.set('state', 'x'.repeat(43));
    const refused = async (browser: TestClient, url: URL) => {
      const { headers } = await browser.get(url.pathname + url.search);
      expect(headers.location).toBe('/login?error=google_failed');
      expect((await browser.get('/api/user')).statusCode).toBe(401);
    };
    await refused(test.client(), back);
    await refused(victim, tampered);
    await refused(victim, back);
  });

  it('refuses an identity that is not signed with the provider’s key', async () => {
    const forger = await startOpenIdProvider({ ...client, redirectUri, signsWithUnknownKey: true });
    forger.visitor = newPerson();
    const deceived = await createTestApp({
      google: createGoogleProvider({ ...client, issuer: forger.issuer }),
    });
    const browser = deceived.client();
    const back = await leaveForGoogle(browser);
    const landed = await browser.get(back.pathname + back.search);
    expect(landed.headers.location).toBe('/login?error=google_failed');
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    await deceived.close();
    await forger.close();
  });

  it('is 503 if not configured, and returns to the sign-in page if Google is unreachable', async () => {
    const without = await createTestApp();
    expect((await without.client().get('/api/auth/google')).statusCode).toBe(503);
    await without.close();
    const unreachable = await createTestApp({
      google: createGoogleProvider({ ...client, issuer: new URL('http://127.0.0.1:9') }),
    });
    const response = await unreachable.client().get('/api/auth/google');
    expect(response.headers.location).toBe('/login?error=google_failed');
    await unreachable.close();
  });
});
