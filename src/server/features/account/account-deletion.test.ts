import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTraces } from '#server/testing/account-traces.ts';
import { createProject } from '#server/testing/factories.ts';
import { furnishAccount, uploadPhoto } from '#server/testing/furnished-account.ts';
import { receiptStores } from '#server/testing/receipt-stores.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const remove = (client: TestClient, password: string | undefined = PASSWORD) =>
  client.send('DELETE', '/api/account', { payload: { password } });

const signIn = async (email: string, password = PASSWORD, on = test) => {
  const client = on.client();
  return { client, response: await client.post('/api/login', { email, password }) };
};

/** Lets the seven days pass. */
const passDays = (userId: number, on = test) =>
  on.database.db.execute(
    sql`update users set deletes_at = deletes_at - interval '7 days' where id = ${userId}`,
  );

const mailsTo = (email: string, on = test) => on.mails.filter(({ to }) => to === email);

describe('deleting an account', () => {
  it('needs the password, and counts wrong ones together with those of other calls', async () => {
    const { client, user } = await test.signedIn();
    for (const [password, message] of [
      [undefined, 'Enter your current password'],
      ['a wrong guess', 'This is not your current password'],
    ] as const) {
      const response = await client.send('DELETE', '/api/account', { payload: { password } });
      expect([response.statusCode, response.json().details]).toEqual([
        400,
        [{ path: ['password'], message }],
      ]);
    }
    const guess = { currentPassword: 'another guess', password: 'a new long one' };
    for (let tries = 0; tries < 9; tries += 1) await client.post('/api/change-password', guess);
    expect((await remove(client)).statusCode).toBe(429);
    expect((await client.get('/api/user')).json()).toMatchObject({ id: user.id, deletesAt: null });
  });

  it('ends sessions, links, invitations and the calendar at once', async () => {
    const { client, user } = await test.signedIn();
    const { client: phone } = await signIn(user.email);
    const { link } = await furnishAccount(test, client, user.id, 'Quixote');
    const { url: feed } = (await client.get('/api/calendar-feed')).json();
    const visitor = test.client();
    const linkPath = `/api/links/${new URL(link.url).pathname.split('/').at(-1)}`;
    expect((await visitor.get(new URL(feed).pathname)).statusCode).toBe(200);
    expect((await visitor.get(linkPath)).statusCode).toBe(200);

    const response = await remove(client);

    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(client.cookies.size).toBe(0);
    expect((await phone.get('/api/user')).statusCode).toBe(401);
    expect((await visitor.get(new URL(feed).pathname)).statusCode).toBe(404);
    expect((await visitor.get(linkPath)).statusCode).toBe(410);
    const [mail] = mailsTo(user.email);
    expect(mail?.subject).toMatch(
      /^Your Plumbline account is deleted on [A-Z][a-z]{2} \d+, \d{4}$/,
    );
    expect(mail?.link).toBe('http://localhost:3000/login');
    await test.database.db.execute(sql`update weekly_mails set next_at = now()`);
    const sent = mailsTo(user.email).length;
    await test.app.sweep();
    expect(mailsTo(user.email)).toHaveLength(sent);
  });

  it('can be taken back by signing in, which opens nothing else before', async () => {
    const { client, user } = await test.signedIn();
    const project = await createProject(client);
    await remove(client);
    await test.app.sweep();
    const { client: again, response } = await signIn(user.email);
    expect(response.statusCode).toBe(200);
    expect(Date.parse(response.json().deletesAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    for (const url of ['/api/projects', `/api/projects/${project.id}`, '/api/sessions']) {
      expect([(await again.get(url)).statusCode, (await again.get(url)).json().code]).toEqual([
        403,
        'forbidden',
      ]);
    }
    expect((await again.post('/api/projects', { name: 'New', budget: '1' })).statusCode).toBe(403);
    const keep = await Promise.all([1, 2].map(() => again.post('/api/account/keep')));
    for (const kept of keep) {
      expect([kept.statusCode, kept.json().deletesAt]).toEqual([200, null]);
    }
    expect((await again.get(`/api/projects/${project.id}`)).statusCode).toBe(200);
    await test.app.sweep();
    expect((await again.get('/api/user')).statusCode).toBe(200);
  });

  it('cannot be taken back after seven days', async () => {
    const { client, user } = await test.signedIn();
    await remove(client);
    const { client: again } = await signIn(user.email);
    await passDays(user.id);
    const late = await again.post('/api/account/keep');
    expect([late.statusCode, late.json().error]).toEqual([
      410,
      'The seven days are over, and this account is being removed. You can make a new one.',
    ]);
    await test.app.sweep();
    expect((await again.post('/api/account/keep')).statusCode).toBe(401);
  });

  it('happens once, however often it is asked for at the same time', async () => {
    const { client, user } = await test.signedIn();
    const owner = await test.signedIn();
    const project = await createProject(owner.client);
    await joined(test, owner.client, project.id, 'editor', { client, user } as never);
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(client)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(statuses.has(204)).toBe(true);
    expect([...statuses].every((status) => status === 204 || status === 401)).toBe(true);
    expect(mailsTo(user.email)).toHaveLength(1);
  });

  it('keeps the address until it is gone, and then gives nothing of the old account back', async () => {
    const { client, user } = await test.signedIn();
    await createProject(client, { name: 'Old kitchen' });
    await remove(client);
    const register = () =>
      test.client().post('/api/register', { email: user.email, password: 'a brand new one' });
    const taken = await register();
    expect([taken.statusCode, taken.json().error]).toEqual([
      409,
      'An account with this e-mail already exists. Sign in instead.',
    ]);
    await passDays(user.id);
    await test.app.sweep();
    expect((await signIn(user.email)).response.statusCode).toBe(401);
    expect((await register()).statusCode).toBe(201);
    const { client: fresh, response } = await signIn(user.email, 'a brand new one');
    expect(response.json().id).not.toBe(user.id);
    expect((await fresh.get('/api/projects')).json()).toEqual([]);
  });

  it('can also be reached by a new password, for someone who forgot the old one', async () => {
    const { client, user } = await test.signedIn();
    await remove(client);
    await test.client().post('/api/forgot-password', { email: user.email });
    await expect.poll(() => mailsTo(user.email).at(-1)?.link).toContain('#token=');
    const token = mailsTo(user.email).at(-1)?.link.split('#token=')[1];
    const reset = { token, password: 'a new long password' };
    expect((await test.client().post('/api/reset-password', reset)).statusCode).toBe(204);
    const { client: again } = await signIn(user.email, 'a new long password');
    expect((await again.post('/api/account/keep')).json()).toMatchObject({ deletesAt: null });
  });

  it('is shown to the admin', async () => {
    const { client, user } = await test.signedIn();
    await remove(client);
    const response = await test.app.inject({
      url: `/api/admin/users?search=${user.email}`,
      headers: { 'x-admin-password': 'admin-of-the-test' },
    });
    expect(response.json()).toMatchObject([{ id: user.id, deletesAt: expect.any(String) }]);
  });
});

describe('the members of shared projects', () => {
  it('are told what goes, keep it for seven days, and are told if it stays', async () => {
    const { client, user } = await test.signedIn();
    await client.put('/api/account', { firstName: 'Ada' });
    const project = await createProject(client, { name: 'Shared kitchen' });
    const second = await createProject(client, { name: 'Shared bath' });
    const editor = await joined(test, client, project.id, 'editor');
    await joined(test, client, second.id, 'viewer', editor);
    const preview = (await client.get('/api/account/deletion')).json();
    expect(preview).toEqual({
      projects: [
        { id: project.id, name: 'Shared kitchen', otherMembers: 1 },
        { id: second.id, name: 'Shared bath', otherMembers: 1 },
      ],
      memberOf: [],
      hasSubscription: false,
    });
    expect((await editor.client.get('/api/account/deletion')).json().memberOf).toEqual([
      { id: project.id, name: 'Shared kitchen' },
      { id: second.id, name: 'Shared bath' },
    ]);

    await remove(client);

    const [told, ...others] = mailsTo(editor.user.email);
    expect(others).toEqual([]);
    expect(told?.subject).toBe('Ada deletes an account, and projects with it');
    expect(told?.text).toContain('“Shared kitchen”, “Shared bath”');
    expect((await editor.client.get(`/api/projects/${project.id}`)).statusCode).toBe(200);

    const { client: again } = await signIn(user.email);
    await again.post('/api/account/keep');
    expect(mailsTo(editor.user.email).at(-1)?.subject).toBe(
      'Ada keeps the account, and “Shared kitchen”, “Shared bath” stay',
    );
  });

  it('keep what someone added, without the name', async () => {
    const owner = await test.signedIn();
    const project = await createProject(owner.client);
    const { client, user } = await test.signedIn();
    await client.put('/api/account', { firstName: 'Zenobia' });
    await joined(test, owner.client, project.id, 'editor', { client, user } as never);
    const tiles = {
      description: 'Tiles',
      amount: '5',
      category: 'materials',
      paymentMethod: 'cash',
    };
    await client.post('/api/expenses', { ...tiles, date: '2026-03-08', projectId: project.id });
    await remove(client);
    await passDays(user.id);
    await test.app.sweep();
    const { expenses } = (await owner.client.get(`/api/expenses?projectId=${project.id}`)).json();
    expect(expenses).toMatchObject([{ description: 'Tiles', addedBy: { name: 'Former member' } }]);
    const history = (await owner.client.get(`/api/projects/${project.id}/activity`)).body;
    expect(history).not.toContain('Zenobia');
    expect(history).toContain('Former member');
    const { members } = (await owner.client.get(`/api/projects/${project.id}/members`)).json();
    expect(members).toHaveLength(1);
  });
});

/** Tables without anything of a person, and why. */
const IMPERSONAL: Record<string, string> = {
  rate_counters: 'hashed names of what is counted, for some minutes',
  schema_migrations: 'the migrations of the database',
  chat_streams: 'an answer that is being written',
  stripe_events: 'the numbers of events, without a person',
  admin_actions: 'what admins did, by the number of the account',
  password_resets: 'ends with the deletion itself',
  email_confirmations: 'ends with the deletion itself',
};

describe.each(Object.entries(receiptStores))(
  'after seven days, with files on %s',
  (_, openStore) => {
    it('nothing is left in any table or in the file store', async () => {
      const store = await openStore();
      const own = await createTestApp({
        receiptStorage: store.storage,
        temporaryFolder: store.temporaryFolder,
      });
      const word = `zz${randomBytes(6).toString('hex')}`;
      const { client, user } = await own.signedIn(`${word}@example.com`);
      const neighbor = await own.signedIn();
      await furnishAccount(own, neighbor.client, neighbor.user.id, 'neighbor');
      const kept = await store.listKeys();
      await furnishAccount(own, client, user.id, word);
      // Something in a project of someone else, and someone else in the own one.
      const theirs = await createProject(neighbor.client, { name: 'Theirs' });
      await joined(own, neighbor.client, theirs.id, 'editor', { client, user } as never);
      const [{ id: ownProject }] = (await client.get('/api/projects')).json();
      await joined(own, client, ownProject, 'viewer', neighbor as never);
      const tiles = {
        description: 'Tiles',
        amount: '5',
        category: 'materials',
        paymentMethod: 'cash',
      };
      await client.post('/api/expenses', { ...tiles, date: '2026-03-08', projectId: theirs.id });

      const before = await countTraces(own.database.db, user.id, word);
      // Records that hang on others by their own keys have no number of the person.
      const empty = Object.entries(before).filter(
        ([, { byNumber, byWord }]) => byNumber + byWord === 0,
      );
      expect(empty.map(([name]) => name).filter((name) => !(name in IMPERSONAL))).toEqual([
        'sandbox_checkouts',
      ]);
      expect((await store.listKeys()).length).toBeGreaterThan(kept.length);
      const stayed = (await countTraces(own.database.db, neighbor.user.id, 'neighbor')) as object;

      expect((await remove(client)).statusCode).toBe(204);
      await passDays(user.id, own);
      await own.app.sweep();

      const after = await countTraces(own.database.db, user.id, word);
      const left = Object.entries(after).filter(
        ([, { byNumber, byWord }]) => byNumber + byWord > 0,
      );
      // In the projects of others, without the name.
      expect(Object.fromEntries(left)).toEqual({
        activity: { byNumber: expect.any(Number), byWord: 0 },
        expenses: { byNumber: 1, byWord: 0 },
      });
      expect(await store.listKeys()).toEqual(kept);
      expect(await countTraces(own.database.db, neighbor.user.id, 'neighbor')).toMatchObject({
        ...stayed,
        project_members: { byNumber: 0 },
        activity: expect.anything(),
      });
      const { rows } = await own.database.db.execute(sql`
      select (select count(*)::int from sandbox_checkouts) as checkouts, recount() as wrong`);
      expect(rows).toEqual([{ checkouts: 1, wrong: 0 }]);
      expect(own.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
      await own.close();
      await store.close();
    });

    it('a file that arrives while the account is removed does not stay either', async () => {
      const store = await openStore();
      const arriving = Promise.withResolvers<void>();
      const removed = Promise.withResolvers<void>();
      let isSlow = false;
      const own = await createTestApp({
        receiptStorage: {
          ...store.storage,
          async put(key, file) {
            if (isSlow) {
              isSlow = false;
              arriving.resolve();
              await removed.promise;
            }
            await store.storage.put(key, file);
          },
        },
        temporaryFolder: store.temporaryFolder,
      });
      const { client, user } = await own.signedIn();
      const project = await createProject(client);
      const editor = await joined(own, client, project.id, 'editor');
      await remove(client);
      isSlow = true;
      const upload = uploadPhoto(editor.client, 7, `?projectId=${project.id}`);
      const failed = expect(upload).rejects.toThrow('not_found');
      await arriving.promise;
      await passDays(user.id, own);
      await own.app.sweep();
      removed.resolve();
      await failed;
      expect(await store.listKeys()).toEqual([]);
      await own.close();
      await store.close();
    });
  },
);

it('removes the largest accounts in short statements', async () => {
  const { client, user } = await test.signedIn();
  const project = await createProject(client);
  await test.database.db.execute(sql`
    insert into expenses (user_id, project_id, description, amount, category, payment_method, date)
    select ${user.id}, ${project.id}, 'Tiles ' || n, 1, 'materials', 'cash', '2026-03-08'
    from generate_series(1, 2500) n`);
  await remove(client);
  await passDays(user.id);
  await test.app.sweep();
  const { rows } = await test.database.db.execute(sql`
    select (select count(*)::int from users where id = ${user.id}) as users,
      (select count(*)::int from expenses where user_id = ${user.id}) as expenses`);
  expect(rows).toEqual([{ users: 0, expenses: 0 }]);
});
