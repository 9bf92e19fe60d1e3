import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContractor, createProject, createQuote } from '#server/testing/factories.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ confirmsEmail: true });
});
afterAll(() => test.close());

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `person${counter}@example.com`;
};

const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);
const tokenIn = (email: string, at = -1) => mailsTo(email).at(at)?.link.split('#token=')[1] ?? '';
const confirm = (token: string) => test.client().post('/api/confirm-email', { token });
const change = (client: TestClient, email: string, password: string | undefined = PASSWORD) =>
  client.put('/api/account/email', { email, password });

async function register(email = newAddress()) {
  const client = test.client();
  const response = await client.post('/api/register', { email, password: PASSWORD });
  expect(response.statusCode).toBe(201);
  return { client, email, user: response.json() };
}

const login = (email: string) => test.client().post('/api/login', { email, password: PASSWORD });

describe('a new account', () => {
  it('works at once, and is confirmed by the link in the mail, once', async () => {
    const { client, email, user } = await register();
    expect(user).toMatchObject({ isEmailConfirmed: false });
    await createProject(client);
    expect(mailsTo(email)).toMatchObject([
      {
        subject: 'Confirm your e-mail address for Plumbline',
        link: expect.stringMatching(/^http:\/\/localhost:3000\/confirm-email#token=[\w-]{43}$/),
      },
    ]);
    const token = tokenIn(email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await client.get('/api/user')).json()).toMatchObject({ isEmailConfirmed: true });
    expect((await client.post('/api/account/email/confirmation')).statusCode).toBe(409);
  });

  it('sends nothing to other people before that', async () => {
    const { client, email } = await register();
    const { id } = await createProject(client);
    const invite = () =>
      client.post(`/api/projects/${id}/invitations`, { email: 'guest@x.example', role: 'viewer' });
    const refused = await invite();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'email_unconfirmed']);
    expect(refused.json().error).toMatch(/^Confirm your e-mail address first\./);
    const { id: contractorId } = await createContractor(client, { email: 'rosa@x.example' });
    const winner = await createQuote(client, id, { contractorId });
    const loser = await createQuote(client, id, { contractorId });
    const accepting = { declineIds: [loser.id], mailDeclined: true };
    expect((await client.post(`/api/quotes/${winner.id}/accept`, accepting)).json().code).toBe(
      'email_unconfirmed',
    );
    expect(mailsTo('guest@x.example')).toEqual([]);
    await confirm(tokenIn(email));
    expect((await invite()).statusCode).toBe(201);
    await expect.poll(() => mailsTo('guest@x.example')).toHaveLength(1);
  });

  it('gets the mail again, a few times; the last one works', async () => {
    const { client, email } = await register();
    const again = () => client.post('/api/account/email/confirmation');
    for (let times = 0; times < 3; times += 1) expect((await again()).statusCode).toBe(202);
    const many = await again();
    expect([many.statusCode, many.json().error]).toEqual([
      429,
      expect.stringMatching(/^We have just sent you several mails\. Please wait/),
    ]);
    expect(mailsTo(email)).toHaveLength(4);
    expect((await confirm(tokenIn(email, 0))).statusCode).toBe(400);
    expect((await confirm(tokenIn(email))).statusCode).toBe(200);
  });

  it('is also confirmed by a link to a new password, which went to the same address', async () => {
    const { email } = await register();
    await test.client().post('/api/forgot-password', { email });
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    const reset = { token: tokenIn(email), password: PASSWORD };
    expect((await test.client().post('/api/reset-password', reset)).statusCode).toBe(204);
    expect((await login(email)).json()).toMatchObject({ isEmailConfirmed: true });
  });

  it('needs no confirmation if the server has no mail', async () => {
    const plain = await createTestApp();
    const response = await plain
      .client()
      .post('/api/register', { email: 'ada@example.com', password: PASSWORD });
    expect(response.json()).toMatchObject({ isEmailConfirmed: true });
    expect(plain.mails).toEqual([]);
    await plain.close();
  });
});

describe('another address', () => {
  it('counts once it is confirmed; until then the old one does, and hears of it', async () => {
    const { client, user } = await test.signedIn();
    const email = newAddress();
    expect((await change(client, email)).statusCode).toBe(202);
    expect((await client.get('/api/account')).json()).toMatchObject({ newEmail: email });
    expect((await client.get('/api/user')).json()).toMatchObject({ email: user.email });
    expect((await login(email)).statusCode).toBe(401);
    expect(mailsTo(user.email).at(-1)?.subject).toBe(
      'Your Plumbline account is about to get another e-mail address',
    );
    expect((await confirm(tokenIn(email))).json()).toEqual({ email });
    expect((await client.get('/api/user')).json()).toMatchObject({ email });
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(user.email)).statusCode).toBe(401);
    expect(mailsTo(user.email).at(-1)?.subject).toBe(
      'Your Plumbline account has another e-mail address now',
    );
  });

  it('needs the password, and is refused if it is the present one or none', async () => {
    const { client, user } = await test.signedIn();
    const wrong = await change(client, newAddress(), 'a wrong guess');
    expect(wrong.json().details).toEqual([
      { path: ['password'], message: 'This is not your current password' },
    ]);
    const same = await change(client, user.email.toUpperCase());
    expect(same.json().details).toEqual([
      { path: ['email'], message: 'This is your address already' },
    ]);
    expect((await change(client, 'nobody')).statusCode).toBe(400);
  });

  it('of someone else is answered in the same way, and only its owner is told', async () => {
    const other = await test.signedIn();
    const { client, user } = await test.signedIn();
    expect((await change(client, other.user.email)).statusCode).toBe(202);
    expect((await client.get('/api/account')).json()).toMatchObject({
      newEmail: other.user.email,
    });
    expect(mailsTo(other.user.email)).toMatchObject([
      { subject: 'You already have a Plumbline account', link: 'http://localhost:3000/login' },
    ]);
    expect((await client.post('/api/account/email/confirmation')).statusCode).toBe(202);
    expect(mailsTo(other.user.email).at(-1)?.link).toBe('http://localhost:3000/login');
    expect((await client.get('/api/user')).json()).toMatchObject({ email: user.email });
  });

  it('goes to the one who registers it before it is confirmed', async () => {
    const { client, user } = await test.signedIn();
    const email = newAddress();
    await change(client, email);
    const token = tokenIn(email);
    await register(email);
    expect((await confirm(token)).statusCode).toBe(400);
    expect((await client.get('/api/user')).json()).toMatchObject({ email: user.email });
  });

  it('ends the links that were mailed to the old one', async () => {
    const { client, user } = await test.signedIn();
    await test.client().post('/api/forgot-password', { email: user.email });
    await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
    const token = tokenIn(user.email);
    const email = newAddress();
    await change(client, email);
    await confirm(tokenIn(email));
    const reset = await test.client().post('/api/reset-password', { token, password: PASSWORD });
    expect(reset.statusCode).toBe(400);
  });

  it('is given up, replaced by a second one, ended by a new password, and expires', async () => {
    const { client } = await test.signedIn();
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await change(client, first);
    expect((await client.delete('/api/account/email')).statusCode).toBe(204);
    expect((await confirm(tokenIn(first))).statusCode).toBe(400);
    await change(client, second);
    await change(client, third);
    expect((await confirm(tokenIn(second))).statusCode).toBe(400);
    const passwords = { currentPassword: PASSWORD, password: 'another long one' };
    await client.post('/api/change-password', passwords);
    expect((await confirm(tokenIn(third))).statusCode).toBe(400);

    const other = await test.signedIn();
    const email = newAddress();
    await change(other.client, email);
    await test.database.db.execute(sql`update email_confirmations set expire = now()`);
    expect((await confirm(tokenIn(email))).statusCode).toBe(400);
    await test.app.sweep();
    const { rows } = await test.database.db.execute(sql`select from email_confirmations`);
    expect(rows).toEqual([]);
  });

  it('does not give an account that was deleted another address', async () => {
    const { client, user } = await test.signedIn();
    const email = newAddress();
    await change(client, email);
    await client.send('DELETE', '/api/account', { payload: { password: PASSWORD } });
    expect((await confirm(tokenIn(email))).statusCode).toBe(400);
    expect((await login(user.email)).json()).toMatchObject({ email: user.email });
  });

  it('limits made-up links from one address', async () => {
    for (let tries = 0; tries < 40; tries += 1) await confirm(`made-up-${tries}`);
    expect((await confirm('made-up')).statusCode).toBe(429);
  });
});
