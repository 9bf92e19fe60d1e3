import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateCounters } from '#server/db/tables/rate-counter.table.ts';
import { users } from '#server/db/tables/user.table.ts';
import { addAccounts } from '#server/testing/accounts.ts';
import { createContractor, createExpense, createProject } from '#server/testing/factories.ts';
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { AdminAction, AdminUser } from '#shared/admin.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(rateCounters));

const call = (method: 'GET' | 'POST', url: string, password: string | null = ADMIN_PASSWORD) =>
  test.client().send(method, url, {
    headers: password === null ? {} : { 'x-admin-password': password },
  });

const list = async (query: string) => {
  const response = await call('GET', `/api/admin/users${query}`);
  expect(response.statusCode).toBe(200);
  return {
    total: Number(response.headers['x-total-count']),
    rows: response.json<AdminUser[]>(),
  };
};

describe('the gate', () => {
  it('opens only with the password in its header', async () => {
    for (const password of [null, '', 'wrong', `${ADMIN_PASSWORD} `, ADMIN_PASSWORD.slice(1)]) {
      const response = await call('GET', '/api/admin/users', password);
      expect([response.statusCode, response.json().error]).toEqual([401, 'Invalid admin password']);
    }
    expect((await call('GET', '/api/admin/users')).statusCode).toBe(200);
    const { client } = await test.signedIn();
    expect((await client.get('/api/admin/stats')).statusCode).toBe(401);
    expect(test.logLines.join('\n')).not.toContain(ADMIN_PASSWORD);
  });

  it('closes after ten wrong passwords, also if all come at once', async () => {
    const burst = await Promise.all(
      Array.from({ length: 60 }, (_, index) => call('GET', '/api/admin/stats', `guess-${index}`)),
    );
    const statuses = burst.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    const right = await call('GET', '/api/admin/stats');
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(500);
  });

  it('is the same for changes, which must also come from our own page', async () => {
    const { user } = await test.signedIn();
    const url = `/api/admin/users/${user.id}/upgrade`;
    expect((await call('POST', url, 'wrong')).statusCode).toBe(401);
    const foreign = await test.app.inject({
      method: 'POST',
      url,
      headers: { 'x-admin-password': ADMIN_PASSWORD, origin: 'http://evil.example' },
    });
    expect(foreign.statusCode).toBe(403);
    const [row] = await test.database.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.subscriptionStatus).toBe('free');
  });
});

describe('the users', () => {
  it('are listed with every figure, none multiplied by another', async () => {
    const { client, user } = await test.signedIn();
    const kitchen = await createProject(client, { budget: '10000.10' });
    await createProject(client, { name: 'Bathroom', budget: '2500.25' });
    await createExpense(client, kitchen.id);
    await createExpense(client, kitchen.id);
    await createExpense(client, kitchen.id);
    await createContractor(client);
    await createContractor(client, { name: 'Ben' });
    const { rows } = await list('');
    expect(rows[0]).toEqual({
      id: user.id,
      firstName: null,
      lastName: null,
      email: user.email,
      subscriptionStatus: 'free',
      projectCount: 2,
      expenseCount: 3,
      contractorCount: 2,
      totalBudget: '12500.35',
      budgets: [{ currency: 'USD', amount: '12500.35' }],
      createdAt: user.createdAt,
      subscriptionEndDate: null,
      subscriptionSource: null,
      deletesAt: null,
    });
  });

  it('are searched, sorted and paged by the database', async () => {
    await addAccounts(
      test.database.db,
      ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((firstName, index) => ({
        email: `${firstName}@paged-example.com`,
        firstName,
        lastName: '100%_sure',
        subscriptionStatus: index === 1 ? 'active' : 'free',
        createdAt: `2020-01-0${index + 1}T00:00:00.000Z`,
      })),
    );
    const names = async (query: string) =>
      (await list(`?search=PAGED-example${query}`)).rows.map(({ firstName }) => firstName);
    expect(await names('')).toEqual(['Eve', 'Dee', 'Cid', 'Bob', 'Ann']);
    expect(await names('&sort=oldest')).toEqual(['Ann', 'Bob', 'Cid', 'Dee', 'Eve']);
    expect(await names('&sort=name')).toEqual(['Ann', 'Bob', 'Cid', 'Dee', 'Eve']);
    expect(await names('&sort=email&page=2&pageSize=2')).toEqual(['Cid', 'Dee']);
    expect(await names('&sort=pro-first')).toEqual(['Bob', 'Eve', 'Dee', 'Cid', 'Ann']);
    expect(await names('&page=9')).toEqual([]);
    expect((await list('?search=paged-example&pageSize=1')).total).toBe(5);
    expect((await list(`?search=${encodeURIComponent('100%_s')}`)).total).toBe(5);
    expect((await list('?search=10%25%25sure')).total).toBe(0);
    expect((await list('?search=bob%20100')).rows).toHaveLength(1);
    const everyone = await list('?sort=name&pageSize=100');
    expect(everyone.total).toBe(everyone.rows.length);
    expect(everyone.rows.slice(0, 5).map(({ firstName }) => firstName)).toEqual([
      'Ann',
      'Bob',
      'Cid',
      'Dee',
      'Eve',
    ]);
  });

  it.each(['sort=price', 'page=0', 'pageSize=101', 'search=%00'])(
    'are refused by %s',
    async (query) => {
      const response = await call('GET', `/api/admin/users?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().details).toHaveLength(1);
    },
  );
});

describe('the figures', () => {
  it('count everyone, and the revenue is exact', async () => {
    const { client, user } = await test.signedIn();
    const before = (await call('GET', '/api/admin/stats')).json();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await addAccounts(test.database.db, [
      { email: 'pro-1@example.com', subscriptionStatus: 'active' },
      {
        email: 'pro-2@example.com',
        subscriptionStatus: 'cancelled',
        subscriptionEndDate: tomorrow,
      },
      {
        email: 'ended@example.com',
        subscriptionStatus: 'cancelled',
        subscriptionEndDate: yesterday,
      },
    ]);
    await createExpense(client, (await createProject(client)).id);
    const after = (await call('GET', '/api/admin/stats')).json();
    expect(after).toEqual({
      userCount: before.userCount + 3,
      proUserCount: before.proUserCount + 2,
      projectCount: before.projectCount + 1,
      expenseCount: before.expenseCount + 1,
      monthlyRevenue: ((before.proUserCount + 2) * 4.99).toFixed(2),
    });
    const ended = await list('?search=ended@example.com');
    expect(ended.rows[0]?.subscriptionStatus).toBe('free');
    expect(user.subscriptionStatus).toBe('free');
  });
});

describe('a change', () => {
  it('upgrades and downgrades, returns a sentence and records the previous status', async () => {
    const { client, user } = await test.signedIn();
    const url = `/api/admin/users/${user.id}`;
    const upgraded = await call('POST', `${url}/upgrade`);
    expect([upgraded.statusCode, upgraded.json()]).toEqual([
      200,
      { message: `${user.email} is now on the Pro plan.` },
    ]);
    expect((await client.get('/api/subscription-status')).json()).toMatchObject({
      subscriptionStatus: 'active',
      renewalDate: null,
      hasBillingAccount: false,
    });
    expect((await list(`?search=${user.email}`)).rows[0]).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionSource: 'admin',
    });
    expect((await call('POST', `${url}/upgrade`)).statusCode).toBe(409);
    const downgraded = await call('POST', `${url}/downgrade`);
    expect(downgraded.json()).toEqual({ message: `${user.email} is now on the Free plan.` });
    expect((await call('POST', `${url}/downgrade`)).statusCode).toBe(409);
    expect((await client.get('/api/expenses/can_create')).json().limit).toBe(5);
    const actions = (await call('GET', '/api/admin/actions')).json<AdminAction[]>();
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'downgrade', userId: user.id, email: user.email, statusBefore: 'active' },
      { action: 'upgrade', userId: user.id, email: user.email, statusBefore: 'free' },
    ]);
  });

  it('to an unknown user is a 404 and leaves no record', async () => {
    const before = (await call('GET', '/api/admin/actions')).json<AdminAction[]>();
    for (const change of ['upgrade', 'downgrade']) {
      const response = await call('POST', `/api/admin/users/2147483647/${change}`);
      expect([response.statusCode, response.json().error]).toEqual([404, 'User not found.']);
    }
    expect((await call('POST', '/api/admin/users/abc/upgrade')).statusCode).toBe(400);
    expect((await call('GET', '/api/admin/actions')).json()).toEqual(before);
  });

  it('requested ten times at once happens once', async () => {
    const { user } = await test.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', `/api/admin/users/${user.id}/upgrade`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const actions = (await call('GET', '/api/admin/actions')).json<AdminAction[]>();
    expect(actions.filter(({ userId }) => userId === user.id)).toHaveLength(1);
  });
});
