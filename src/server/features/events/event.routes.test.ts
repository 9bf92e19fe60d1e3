import { connect } from 'node:net';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen as listenAt } from '#server/db/notifications.ts';
import { atScale } from '#server/testing/at-scale.ts';
import { listeningPort } from '#server/testing/chat-client.ts';
import { type EventReader, openEvents } from '#server/testing/event-reader.ts';
import { createProject, ownerOfProject } from '#server/testing/factories.ts';
import { createTestApp, PASSWORD, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { ActivityKind } from '#shared/activity.ts';

let test: TestApp;
const readers: EventReader[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => test.close());

async function open(client: TestClient, options?: Parameters<typeof openEvents>[2]) {
  const reader = await openEvents(test, client, options);
  readers.push(reader);
  return reader;
}

interface Entry {
  ownerId: number;
  projectId: number | null;
  actorId?: number;
  kind?: ActivityKind;
  tab?: string;
  recordId?: number;
  action?: string;
  before?: object;
}

type Runner = Pick<pg.Client, 'query'>;

async function insertEntry(on: Runner, entry: Entry): Promise<void> {
  const { ownerId, projectId, actorId = ownerId, kind = 'expense', tab = null } = entry;
  const { recordId = 1, action = 'update', before = null } = entry;
  await on.query(
    `insert into activity (user_id, project_id, actor_id, via, tab, action, kind, record_id, label, before)
     values ($1, $2, $3, 'web', $4, $5, $6, $7, 'Tiles', $8)`,
    [ownerId, projectId, actorId, tab, action, kind, recordId, before],
  );
}

async function withConnection<T>(
  work: (client: pg.Client) => Promise<T>,
  connection = test.database.connection,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A saved change, and the message of the process that saved it. */
const change = (entry: Entry) =>
  withConnection(async (client) => {
    await insertEntry(client, entry);
    await client.query("select pg_notify('changes', '')");
  });

/** So many at once that a test must forget them at its end. */
const importExpenses = ({ ownerId, projectId }: Entry, count: number) =>
  withConnection(async (client) => {
    await client.query(
      `insert into activity (user_id, project_id, actor_id, via, action, kind, record_id, label)
       select $1, $2, $1, 'web', 'create', 'expense', n, 'Tiles' from generate_series(1, $3::int) n`,
      [ownerId, projectId, count],
    );
    await client.query('notify changes');
  });

const forget = (ownerId: number) =>
  test.database.db.execute(sql`delete from activity where user_id = ${ownerId}`);

async function addMember(ownerId: number, projectId: number, memberId: number): Promise<void> {
  await test.database.db.execute(sql`
    insert into project_members (user_id, project_id, member_id, role)
    values (${ownerId}, ${projectId}, ${memberId}, 'viewer')`);
}

const changed = (projectId: number | null, ...kinds: string[]) => ({
  type: 'changed',
  projectId,
  kinds,
});

/** Waits until the reader has these events, and shows what else it has. */
const seen = (reader: EventReader) => expect.poll(() => reader.events);

/** A later change that reaches the reader shows that nothing came before it. */
async function expectNothingBut(reader: EventReader, ownerId: number, events: object[] = []) {
  await change({ ownerId, projectId: null, kind: 'contractor', tab: 'a-marker' });
  await seen(reader).toEqual([...events, changed(null, 'contractors')]);
}

it('is an event stream that proxies pass on at once', async () => {
  const { client } = await test.signedIn();
  const reader = await open(client);
  expect(reader.status).toBe(200);
  expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(reader.headers['cache-control']).toBe('no-store, no-transform');
  expect(reader.headers['x-accel-buffering']).toBe('no');
  await expect.poll(() => reader.comments.length).toBeGreaterThan(0);
});

it('refuses a tab and an age that are none', async () => {
  const { client } = await test.signedIn();
  for (const query of ['tab=', `tab=${'x'.repeat(65)}`, 'tab=a%0Ab', 'age=-1', 'age=soon']) {
    expect([query, (await client.get(`/api/events?${query}`)).statusCode]).toEqual([query, 400]);
  }
});

describe('a change', () => {
  it('reaches the owner and the members of its project, and nobody else', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const [editor, outsider, elsewhere] = await Promise.all([1, 2, 3].map(() => test.signedIn()));
    if (!editor || !outsider || !elsewhere) throw new Error('Nobody signed in');
    await addMember(user.id, project.id, editor.user.id);
    await addMember(user.id, other.id, elsewhere.user.id);
    const own = await open(client);
    const member = await open(editor.client);
    const stranger = await open(outsider.client);
    const memberElsewhere = await open(elsewhere.client);

    await change({ ownerId: user.id, projectId: project.id, actorId: editor.user.id });

    await seen(own).toEqual([changed(project.id, 'expenses')]);
    await seen(member).toEqual([changed(project.id, 'expenses')]);
    await expectNothingBut(memberElsewhere, user.id);
    await expectNothingBut(stranger, outsider.user.id);
  });

  it('is told after a call that saved it, without anyone else saying so', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const reader = await open(client, { query: '?tab=second' });
    await withConnection((connection) =>
      insertEntry(connection, { ownerId: user.id, projectId: project.id, kind: 'project' }),
    );
    await client.put(`/api/projects/${project.id}`, { name: 'Kitchen and pantry' });
    await seen(reader).toEqual([changed(project.id, 'projects')]);
  });

  it('is not told to the tab that made it, only to the person’s other tabs', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const first = await open(client, { query: '?tab=first' });
    const second = await open(client, { query: '?tab=second' });
    await change({ ownerId: user.id, projectId: project.id, tab: 'first' });
    await seen(second).toEqual([changed(project.id, 'expenses')]);
    await expectNothingBut(first, user.id);
  });

  it('is told to a tab of someone else that has the same name', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const editor = await test.signedIn();
    await addMember(user.id, project.id, editor.user.id);
    const own = await open(client, { query: '?tab=same' });
    const change1 = { ownerId: user.id, projectId: project.id, tab: 'same' };
    await change({ ...change1, actorId: editor.user.id });
    await seen(own).toEqual([changed(project.id, 'expenses')]);
  });

  it('of a contractor names no project, for the owner and for members', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const viewer = await test.signedIn();
    await addMember(user.id, project.id, viewer.user.id);
    const both = [await open(client), await open(viewer.client)];
    await change({ ownerId: user.id, projectId: null, kind: 'contractor' });
    for (const reader of both) await seen(reader).toEqual([changed(null, 'contractors')]);
  });

  it('that moves a record is one for both projects', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const left = await createProject(client);
    const reader = await open(client);
    const before = { project_id: left.id };
    await change({ ownerId: user.id, projectId: project.id, before });
    await seen(reader).toEqual(
      expect.arrayContaining([changed(project.id, 'expenses'), changed(left.id, 'expenses')]),
    );
  });

  it('of many records at once is one event for each project', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const reader = await open(client);
    await importExpenses({ ownerId: user.id, projectId: project.id }, atScale(5_000, 100_000));
    await seen(reader).toEqual([changed(project.id, 'expenses')]);
    await expectNothingBut(reader, user.id, [changed(project.id, 'expenses')]);
    await forget(user.id);
  });
});

describe('a member who is removed', () => {
  it('is told so, and hears nothing of the project afterwards', async () => {
    const { user, project } = await ownerOfProject(test);
    const viewer = await test.signedIn();
    await addMember(user.id, project.id, viewer.user.id);
    const reader = await open(viewer.client);
    await withConnection(async (connection) => {
      await connection.query('begin');
      await connection.query('delete from project_members where member_id = $1', [viewer.user.id]);
      const recordId = viewer.user.id;
      await insertEntry(connection, {
        ...{ ownerId: user.id, projectId: project.id, kind: 'member', action: 'delete', recordId },
      });
      await connection.query('commit');
    });
    await seen(reader).toContainEqual(changed(project.id, 'members'));
    await change({ ownerId: user.id, projectId: project.id });
    await change({ ownerId: viewer.user.id, projectId: null, kind: 'contractor' });
    await seen(reader).toContainEqual(changed(null, 'contractors'));
    expect(reader.events.filter(({ kinds }) => kinds.includes('expenses'))).toEqual([]);
  });

  it('is told at once if the whole project is deleted', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const viewer = await test.signedIn();
    await addMember(user.id, project.id, viewer.user.id);
    const reader = await open(viewer.client);
    expect((await client.delete(`/api/projects/${project.id}`)).statusCode).toBe(204);
    await seen(reader).toContainEqual(changed(project.id, 'members'));
  });
});

describe('the stream ends', () => {
  it('when the user signs out', async () => {
    const { client, user } = await test.signedIn();
    const elsewhere = test.client();
    await elsewhere.post('/api/login', { email: user.email, password: PASSWORD });
    const left = await open(client);
    const kept = await open(elsewhere);
    await client.post('/api/logout');
    await expect.poll(left.isEnded).toBe(true);
    await expectNothingBut(kept, user.id);
    expect(kept.isEnded()).toBe(false);
  });

  it('with a changed password, except for the session that changed it', async () => {
    const { client, user } = await test.signedIn();
    const elsewhere = test.client();
    await elsewhere.post('/api/login', { email: user.email, password: PASSWORD });
    const own = await open(client);
    const other = await open(elsewhere);
    const password = 'another horse entirely';
    await client.post('/api/change-password', { currentPassword: PASSWORD, password });
    await expect.poll(other.isEnded).toBe(true);
    expect(own.isEnded()).toBe(false);
  });

  it('with the account', async () => {
    const { client, user } = await test.signedIn();
    const reader = await open(client);
    await test.database.db.execute(sql`delete from users where id = ${user.id}`);
    await expect.poll(reader.isEnded).toBe(true);
  });

  it('with the session that has expired', async () => {
    const { client, user } = await test.signedIn();
    const reader = await open(client);
    await test.database.db.execute(
      sql`update sessions set expire = now() where user_id = ${user.id}`,
    );
    await withConnection((connection) => connection.query("notify changes, 'sessions'"));
    await expect.poll(reader.isEnded).toBe(true);
  });

  it('for the oldest one, when a person has more than ten', async () => {
    const { client, user } = await test.signedIn();
    const all: EventReader[] = [];
    for (let count = 0; count < 11; count += 1) all.push(await open(client));
    await expect
      .poll(() => all.map((reader) => reader.isEnded()))
      .toEqual([true, ...Array(10).fill(false)]);
    const [, second] = all;
    if (second) await expectNothingBut(second, user.id);
  });

  it('for a reader that does not read, which frees its connection', async () => {
    const { client, user } = await test.signedIn();
    const other = await test.signedIn();
    const reading = await open(other.client);
    const connections = () => promisify(test.app.server.getConnections).call(test.app.server);
    const others = await connections();
    const socket = connect(await listeningPort(test), '127.0.0.1').pause();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(`GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
    await expect.poll(connections).toBe(others + 1);
    // More than the buffers of the system hold. Each message is one event for this person.
    const leave = `select pg_notify('changes', 'left ' || n || ' ' || $1) from generate_series($2::int, $2 + 99) n`;
    await withConnection(async (connection) => {
      for (let n = 0; (await connections()) > others && n < 200_000; n += 100) {
        await connection.query(leave, [user.id, n]);
      }
    });
    expect(await connections()).toBe(others);
    socket.destroy();
    await expectNothingBut(reading, other.user.id);
  });
});

describe('after a gap', () => {
  async function interrupted() {
    const owner = await ownerOfProject(test);
    const other = await createProject(owner.client);
    // After a gap, a stream may repeat what it knows, such as these creations.
    await forget(owner.user.id);
    const reader = await open(owner.client, { query: '?tab=own' });
    await expect.poll(reader.lastId).toBeDefined();
    reader.close();
    return { ...owner, other, lastId: reader.lastId() };
  }

  it('the reader hears at once what it missed, except of its own tab', async () => {
    const { client, user, project, other, lastId } = await interrupted();
    const stranger = await ownerOfProject(test);
    await change({ ownerId: user.id, projectId: project.id });
    await change({ ownerId: user.id, projectId: project.id, kind: 'milestone' });
    await change({ ownerId: user.id, projectId: other.id, tab: 'own' });
    await change({ ownerId: stranger.user.id, projectId: stranger.project.id });
    const again = await open(client, { query: '?tab=own', lastId });
    await seen(again).toEqual([changed(project.id, 'expenses', 'milestones')]);
    await expectNothingBut(again, user.id, [changed(project.id, 'expenses', 'milestones')]);
  });

  it('a member hears of the projects that are still shared, and of the one that was not', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const other = await createProject(client);
    const viewer = await test.signedIn();
    await addMember(user.id, project.id, viewer.user.id);
    await forget(user.id);
    const reader = await open(viewer.client);
    await expect.poll(reader.lastId).toBeDefined();
    reader.close();
    await change({ ownerId: user.id, projectId: project.id });
    await change({ ownerId: user.id, projectId: other.id });
    const recordId = viewer.user.id;
    await change({ ownerId: user.id, projectId: other.id, kind: 'member', recordId });
    const again = await open(viewer.client, { lastId: reader.lastId() });
    await seen(again).toHaveLength(2);
    expect(again.events).toEqual(
      expect.arrayContaining([changed(project.id, 'expenses'), changed(other.id, 'members')]),
    );
  });

  it('it hears of a change that took its number before the gap and was saved in it', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const entry = { ownerId: user.id, projectId: project.id };
    await withConnection(async (slow) => {
      await slow.query('begin');
      await insertEntry(slow, { ...entry, kind: 'milestone' });
      const reader = await open(client);
      await change(entry);
      await seen(reader).toEqual([changed(project.id, 'expenses')]);
      reader.close();
      await slow.query('commit');
      const again = await open(client, { lastId: reader.lastId() });
      await seen(again).toContainEqual(
        expect.objectContaining({ kinds: expect.arrayContaining(['milestones']) }),
      );
    });
  });

  it('it hears of everything if it was away for very long', async () => {
    const { client, lastId } = await interrupted();
    const { user, project } = await ownerOfProject(test);
    await importExpenses({ ownerId: user.id, projectId: project.id }, 20_001);
    const again = await open(client, { lastId });
    const everything = [
      ...['projects', 'expenses', 'contractors', 'milestones', 'members'],
      ...['rooms', 'planLines', 'agreements', 'bills', 'reserveMoves'],
      ...['scopeLines', 'quotes', 'changeOrders', 'documents', 'punchItems', 'submissions'],
      'inbox',
    ];
    await seen(again).toEqual([changed(null, ...everything)]);
    await forget(user.id);
  });

  it('it hears of changes in very many projects in one event, and stays open', async () => {
    const { client, user, lastId } = await interrupted();
    await withConnection((connection) =>
      connection.query(
        `insert into activity (user_id, project_id, actor_id, via, action, kind, record_id, label)
         select $1, n, $1, 'web', 'update', kind, 1, 'Tiles'
         from generate_series(1, 300) n, unnest('{project,expense,milestone,member}'::text[]) kind`,
        [user.id],
      ),
    );
    const again = await open(client, { lastId });
    const changedKinds = changed(null, 'expenses', 'members', 'milestones', 'projects');
    await seen(again).toEqual([changedKinds]);
    await expectNothingBut(again, user.id, [changedKinds]);
    await forget(user.id);
  });

  it('a new page hears of what was saved while it loaded', async () => {
    const { client, user, project } = await ownerOfProject(test);
    await change({ ownerId: user.id, projectId: project.id });
    const loaded = await open(client, { query: '?tab=new&age=4000' });
    await seen(loaded).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          projectId: project.id,
          kinds: expect.arrayContaining(['expenses']),
        }),
      ]),
    );
  });
});

it('tells of a change that took its number first and was saved last', async () => {
  const { client, user, project } = await ownerOfProject(test);
  const reader = await open(client);
  const entry = { ownerId: user.id, projectId: project.id };
  await withConnection(async (slow) => {
    await slow.query('begin');
    await insertEntry(slow, { ...entry, kind: 'milestone' });
    await change(entry);
    await seen(reader).toEqual([changed(project.id, 'expenses')]);
    await slow.query('commit');
    await slow.query('notify changes');
  });
  await seen(reader).toEqual([changed(project.id, 'expenses'), changed(project.id, 'milestones')]);
});

it('tells of what was saved while its own connection was broken', async () => {
  const { client, user, project } = await ownerOfProject(test);
  const reader = await open(client);
  await change({ ownerId: user.id, projectId: project.id });
  await seen(reader).toHaveLength(1);
  await withConnection(async (connection) => {
    const { rowCount } = await connection.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'plumbline events' and datname = current_database()`,
    );
    expect(rowCount).toBe(1);
    await insertEntry(connection, { ownerId: user.id, projectId: project.id, kind: 'milestone' });
  });
  await seen(reader).toEqual([changed(project.id, 'expenses'), changed(project.id, 'milestones')]);
  // And the new connection hears again.
  await change({ ownerId: user.id, projectId: project.id });
  await seen(reader).toHaveLength(3);
});

it('lets the server stop at once', async () => {
  const stopping = await createTestApp();
  const { client } = await stopping.signedIn();
  const reader = await openEvents(stopping, client);
  await stopping.close();
  expect(reader.isEnded()).toBe(true);
});

it('looks changes up if the database passes no notifications on', async () => {
  const database = await createTestDatabase();
  const listen: TestDatabase['listen'] = (options) =>
    listenAt({ host: '127.0.0.1', port: 1 }, options);
  const deaf = await createTestApp({ database: { ...database, listen } });
  const { client, user, project } = await ownerOfProject(deaf);
  const reader = await openEvents(deaf, client);
  readers.push(reader);
  await withConnection(
    (connection) => insertEntry(connection, { ownerId: user.id, projectId: project.id }),
    database.connection,
  );
  await seen(reader).toEqual([changed(project.id, 'expenses')]);
  expect(deaf.logLines.filter((line) => line.includes('no notifications'))).toHaveLength(1);
  await deaf.close();
  await database.close();
});
