import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateCounters } from '#server/db/tables/rate-counter.table.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import { testLimits } from '#server/testing/test-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    settings: {
      publicUrl: new URL('http://localhost:3000'),
      productName: 'Plumbline',
      trustProxy: false,
      limits: { ...testLimits, registrations: 12 },
    },
  });
});
afterAll(() => test.close());

const login = (remoteAddress: string, email: string, password: string) =>
  test.client().send('POST', '/api/login', { remoteAddress, payload: { email, password } });

describe('guessing a password', () => {
  it('stops after ten failures from one address, with the time to wait', async () => {
    const { user } = await test.signedIn();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await login('192.0.2.1', user.email, `guess ${tries}`)).statusCode).toBe(401);
    }
    const stopped = await login('192.0.2.1', user.email, PASSWORD);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(500);
    expect(stopped.json().error).toBe('Too many tries. Please wait 10 minutes and try again.');
    expect((await login('192.0.2.2', user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('stops parallel guesses soon after the tenth', async () => {
    const { user } = await test.signedIn();
    const burst = await Promise.all(
      Array.from({ length: 60 }, (_, index) => login('192.0.2.9', user.email, `guess ${index}`)),
    );
    const tried = burst.filter(({ statusCode }) => statusCode === 401).length;
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThanOrEqual(13);
  });

  it('stops tries of many accounts from one address; an IPv6 network counts as one', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const address = `2001:db8:1:2::${tries.toString(16)}`;
      expect((await login(address, `nobody${tries}@example.com`, 'x')).statusCode).toBe(401);
    }
    expect((await login('2001:db8:1:2:ffff::1', 'else@example.com', 'x')).statusCode).toBe(429);
    expect((await login('2001:db8:1:3::1', 'else@example.com', 'x')).statusCode).toBe(401);
  });

  it('counts only failures: a success clears the account, and normal sign-ins never add up', async () => {
    const { user } = await test.signedIn();
    for (let tries = 0; tries < 11; tries += 1) {
      expect((await login('192.0.2.20', user.email, PASSWORD)).statusCode).toBe(200);
    }
    for (let tries = 0; tries < 4; tries += 1) await login('192.0.2.20', user.email, 'typo');
    expect((await login('192.0.2.20', user.email, PASSWORD)).statusCode).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await login('192.0.2.20', user.email, 'typo')).statusCode).toBe(401);
    }
  });

  it('is possible again after the window', async () => {
    const { user } = await test.signedIn();
    for (let tries = 0; tries < 11; tries += 1) await login('192.0.2.30', user.email, 'guess');
    expect((await login('192.0.2.30', user.email, PASSWORD)).statusCode).toBe(429);
    await test.database.db.update(rateCounters).set({ resetsAt: sql`now()` });
    expect((await login('192.0.2.30', user.email, PASSWORD)).statusCode).toBe(200);
    await test.app.sweep();
    expect(await test.database.db.$count(rateCounters)).toBe(0);
  });
});

describe('registering', () => {
  it('is limited by address, also if all come at once', async () => {
    const register = (index: number) =>
      test.client().send('POST', '/api/register', {
        remoteAddress: '192.0.2.77',
        payload: { email: `burst${index}@example.com`, password: PASSWORD },
      });
    const burst = await Promise.all(Array.from({ length: 30 }, (_, index) => register(index)));
    const statuses = burst.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
  });
});
