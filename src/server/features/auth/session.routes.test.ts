import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/session.table.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { Session } from '#shared/session.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function signedInOn(email: string, userAgent: string) {
  const client = test.client();
  await client.send('POST', '/api/login', {
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return client;
}

const list = async (client: ReturnType<TestApp['client']>) =>
  (await client.get('/api/sessions')).json<Session[]>();

describe('where someone is signed in', () => {
  it('is listed with the device, this one first, and without anything that opens a session', async () => {
    const { client, user } = await test.signedIn();
    await test.database.db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '50 minutes'` })
      .where(eq(sessions.userId, user.id));
    await signedInOn(user.email, IPHONE);
    const listed = await list(client);
    expect(listed).toEqual([
      expect.objectContaining({ device: null, isCurrent: true }),
      {
        id: expect.any(Number),
        device: 'Safari on iPhone',
        signedInWith: 'password',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: false,
      },
    ]);
  });

  it('ends one by one, also for someone who uses it in this moment', async () => {
    const { client, user } = await test.signedIn();
    const phone = await signedInOn(user.email, IPHONE);
    const [other] = (await list(client)).filter(({ isCurrent }) => !isCurrent);
    expect((await client.delete(`/api/sessions/${other?.id}`)).statusCode).toBe(204);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await client.delete(`/api/sessions/${other?.id}`)).statusCode).toBe(404);
    expect(await list(client)).toHaveLength(1);
  });

  it('ends everywhere else at once', async () => {
    const { client, user } = await test.signedIn();
    const others = await Promise.all([1, 2, 3].map(() => signedInOn(user.email, IPHONE)));
    expect((await client.delete('/api/sessions')).statusCode).toBe(204);
    for (const other of others) expect((await other.get('/api/user')).statusCode).toBe(401);
    expect(await list(client)).toMatchObject([{ isCurrent: true }]);
  });

  it('is nobody else’s to see or to end', async () => {
    const { client } = await test.signedIn();
    const stranger = await test.signedIn();
    const [own] = await list(client);
    expect((await stranger.client.delete(`/api/sessions/${own?.id}`)).statusCode).toBe(404);
    expect(await list(stranger.client)).toHaveLength(1);
    expect((await stranger.client.delete('/api/sessions')).statusCode).toBe(204);
    expect((await client.get('/api/user')).statusCode).toBe(200);
  });

  it('is written at most once an hour', async () => {
    const { client, user } = await test.signedIn();
    const age = async (minutes: number) => {
      await test.database.db.execute(sql`
        update sessions set last_used_at = now() - make_interval(mins => ${minutes})
        where user_id = ${user.id}`);
      await client.get('/api/user');
      const { rows } = await test.database.db.execute(sql`
        select round(extract(epoch from now() - last_used_at) / 60)::int as minutes
        from sessions where user_id = ${user.id}`);
      return rows[0]?.['minutes'];
    };
    expect(await age(59)).toBe(59);
    expect(await age(61)).toBe(0);
  });
});
