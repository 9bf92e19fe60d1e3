import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordResets } from '#server/db/tables/password-reset.table.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The mail is sent after the response, so that the response time reveals nothing. */
async function askForLink(email: string): Promise<string> {
  const sent = test.mails.length;
  const response = await test.client().post('/api/forgot-password', { email });
  expect(response.statusCode).toBe(202);
  await expect.poll(() => test.mails.length).toBeGreaterThan(sent);
  return test.mails.at(-1)?.link ?? '';
}

const tokenOf = (link: string) => new URL(link).hash.replace('#token=', '');
const reset = (token: string, password = 'a new long password') =>
  test.client().post('/api/reset-password', { token, password, confirmPassword: password });

describe('a forgotten password', () => {
  it('can be replaced through the mailed link, once, which ends every session', async () => {
    const { client, user } = await test.signedIn();
    const link = await askForLink(user.email.toUpperCase());
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/);
    expect(test.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: 'Choose a new Plumbline password',
      text: expect.stringContaining(link),
    });
    const [first, second] = await Promise.all([reset(tokenOf(link)), reset(tokenOf(link))]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([204, 400]);
    expect((await client.get('/api/user')).statusCode).toBe(401);
    const login = (password: string) =>
      test.client().post('/api/login', { email: user.email, password });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login('a new long password')).statusCode).toBe(200);
  });

  it('gives the same answer for an unknown address, and sends nothing', async () => {
    const { user } = await test.signedIn();
    const sent = test.mails.length;
    const unknown = await test.client().post('/api/forgot-password', { email: 'no@example.com' });
    await askForLink(user.email);
    const known = await test.client().post('/api/forgot-password', { email: user.email });
    expect(unknown.statusCode).toBe(202);
    expect(unknown.json()).toEqual(known.json());
    expect(test.mails.slice(sent).map(({ to }) => to)).not.toContain('no@example.com');
  });

  it('is answered before the mail is sent, so that a slow mail server reveals nothing', async () => {
    const mailing = Promise.withResolvers<void>();
    const sent: string[] = [];
    const slow = await createTestApp({
      mailer: {
        async send({ to }) {
          await mailing.promise;
          sent.push(to);
        },
      },
    });
    const { client, user } = await slow.signedIn();
    const response = await client.post('/api/forgot-password', { email: user.email });
    expect([response.statusCode, sent]).toEqual([202, []]);
    mailing.resolve();
    await expect.poll(() => sent).toEqual([user.email]);
    await slow.close();
  });

  it('sends at most five messages, however many are requested at once', async () => {
    const { user } = await test.signedIn();
    const ask = () => test.client().post('/api/forgot-password', { email: user.email });
    const answers = await Promise.all(Array.from({ length: 15 }, ask));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const sent = () => test.mails.filter(({ to }) => to === user.email);
    await expect.poll(() => sent().length).toBe(5);
    const working = await Promise.all(sent().map(({ link }) => reset(tokenOf(link))));
    expect(working.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(sent()).toHaveLength(5);
    expect(test.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('gives no way back in after the password was changed', async () => {
    const { client, user } = await test.signedIn();
    const link = await askForLink(user.email);
    const change = { currentPassword: PASSWORD, password: 'another long one' };
    expect((await client.post('/api/change-password', change)).statusCode).toBe(204);
    expect((await reset(tokenOf(link))).statusCode).toBe(400);
  });

  it('of one user does not affect others: their sessions, passwords and links stay', async () => {
    const other = await test.signedIn();
    const feed = (await other.client.post('/api/calendar-feed', {})).json();
    const link = await askForLink(other.user.email);
    const { client, user } = await test.signedIn();
    const change = { currentPassword: PASSWORD, password: 'another long one' };
    expect((await client.post('/api/change-password', change)).statusCode).toBe(204);
    expect((await reset(tokenOf(await askForLink(user.email)))).statusCode).toBe(204);
    expect((await other.client.get('/api/user')).statusCode).toBe(200);
    expect((await other.client.get('/api/calendar-feed')).json()).toEqual(feed);
    const login = { email: other.user.email, password: PASSWORD };
    expect((await test.client().post('/api/login', login)).statusCode).toBe(200);
    expect((await reset(tokenOf(link))).statusCode).toBe(204);
  });

  it('invalidates an earlier link when a new one is requested', async () => {
    const { user } = await test.signedIn();
    const earlier = await askForLink(user.email);
    const later = await askForLink(user.email);
    expect((await reset(tokenOf(earlier))).statusCode).toBe(400);
    expect((await reset(tokenOf(later))).statusCode).toBe(204);
  });

  it('refuses an expired or unknown link, and keeps the link after a mistyped password', async () => {
    const { user } = await test.signedIn();
    const link = await askForLink(user.email);
    expect((await reset(tokenOf(link), 'short')).json().details).toEqual([
      { path: ['password'], message: 'Password must be at least 8 characters' },
    ]);
    await test.database.db.update(passwordResets).set({ expire: sql`now()` });
    for (const token of [tokenOf(link), 'made-up']) {
      const response = await reset(token);
      expect(response.statusCode).toBe(400);
      const message = 'This link has expired or was already used. Ask for a new one.';
      expect(response.json()).toMatchObject({
        error: message,
        code: 'validation',
        details: [{ path: ['token'], message }],
      });
    }
    expect(
      (await test.client().post('/api/login', { email: user.email, password: PASSWORD }))
        .statusCode,
    ).toBe(200);
  });
});
