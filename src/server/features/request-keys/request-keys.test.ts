import { eq, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestKeys } from '#server/db/tables/request-key.table.ts';
import { keepCreationsOnce } from '#server/http/creation.ts';
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts';
import { archiveOf, smallProject } from '#server/testing/archives.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createContractorLink,
  createExpense,
  createProject,
  createQuote,
  makePro,
  ownerOfProject,
  tiles,
} from '#server/testing/factories.ts';
import { SHEET } from '#server/testing/imports.ts';
import { billInput, tokenOf } from '#server/testing/links.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
/** A second process of the same product: it shares the database and the files, but no memory. */
let beside: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const { database, sessionSecret, dataDir } = test;
  beside = await createTestApp({
    database,
    sessionSecret,
    receiptStorage: createDiskStorage({ folder: dataDir, linkSecret: sessionSecret }),
  });
});
afterAll(async () => {
  await beside.close();
  await test.close();
});

/** The same user at the other process. */
function elsewhere(client: TestClient): TestClient {
  const other = beside.client();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const ARCHIVE = await archiveOf(smallProject);
const OTHER_ARCHIVE = await archiveOf({ ...smallProject, rooms: [] });

interface Example {
  table: string;
  /** How many records one call creates. */
  records?: number;
  /** Whether it takes a body, which can be wrong. */
  takesBody?: boolean;
  /** The record that the path names, if it is not the project, or the token of a link. */
  about?: (client: TestClient, projectId: number) => Promise<Named>;
  body: (projectId: number, named: Named) => object;
  otherBody: (projectId: number, named: Named) => object;
}

interface Named {
  id: number | string;
  agreementId?: number | null;
  otherProjectId?: number;
  /** Of two uploaded files. */
  keys?: string[];
}

/** An agreement for a contractor, and the token of the contractor's link. */
async function linked(client: TestClient, projectId: number) {
  const { id: contractorId } = await createContractor(client);
  const { id: agreementId } = await createAgreement(client, projectId, { contractorId });
  return {
    id: tokenOf(await createContractorLink(client, projectId, { contractorId })),
    agreementId,
  };
}

/** A new agreement, which the body names. */
async function withAgreement(client: TestClient, projectId: number) {
  const { id } = await createAgreement(client, projectId);
  return { id, agreementId: id };
}

async function uploaded(client: TestClient) {
  const keys = [];
  for (const text of ['one', 'two']) {
    const sent = await client.send('POST', '/api/upload', await multipart(pdf(text)));
    keys.push(sent.json<{ imageUrl: string }>().imageUrl);
  }
  return { id: 0, keys };
}

async function createChange(client: TestClient, projectId: number) {
  return createChangeOrder(client, (await createAgreement(client, projectId)).id);
}

const pdf = (text: string) => ({ image: new Blob([`%PDF-1.7\n${text}`]) });
const step = (title: string) => ({ title, category: 'Planning' });
const line = { title: 'Tiles', category: 'materials', planned: '500' };
const work = { title: 'Tiling', amount: '500' };
const asked = { title: 'Niche', amountDelta: '1' };
const payment = { amount: '10', paymentMethod: 'check', date: '2026-03-08' };

/** One call for each route that creates. Add new routes of this kind by hand. */
const EXAMPLES: Record<string, Example> = {
  'POST /api/projects': {
    table: 'projects',
    body: () => ({ name: 'Bath', budget: '500' }),
    otherBody: () => ({ name: 'Bath', budget: '501' }),
  },
  'POST /api/expenses': {
    table: 'expenses',
    body: (projectId) => ({ ...tiles, projectId }),
    otherBody: (projectId) => ({ ...tiles, projectId, amount: '120.51' }),
  },
  'POST /api/contractors': {
    table: 'contractors',
    body: () => ({ name: 'Rosa' }),
    otherBody: () => ({ name: 'Tom' }),
  },
  'POST /api/milestones': {
    table: 'milestones',
    body: (projectId) => ({ ...step('Demolition'), projectId }),
    otherBody: (projectId) => ({ ...step('Tiles'), projectId }),
  },
  'POST /api/milestones/starter_set': {
    table: 'milestones',
    records: 2,
    body: (projectId) => ({ projectId, milestones: [step('One'), step('Two')] }),
    otherBody: (projectId) => ({ projectId, milestones: [step('Three')] }),
  },
  'POST /api/rooms': {
    table: 'rooms',
    body: (projectId) => ({ projectId, name: 'Bath' }),
    otherBody: (projectId) => ({ projectId, name: 'Hall' }),
  },
  'POST /api/plan-lines': {
    table: 'plan_lines',
    body: (projectId) => ({ ...line, projectId }),
    otherBody: (projectId) => ({ ...line, projectId, planned: '501' }),
  },
  'POST /api/plan-lines/batch': {
    table: 'plan_lines',
    records: 2,
    body: (projectId) => ({ projectId, lines: [line, line] }),
    otherBody: (projectId) => ({ projectId, lines: [line] }),
  },
  'POST /api/agreements': {
    table: 'agreements',
    body: (projectId) => ({ ...work, projectId }),
    otherBody: (projectId) => ({ ...work, projectId, amount: '501' }),
  },
  'POST /api/bills': {
    table: 'bills',
    body: (projectId) => ({ ...work, projectId }),
    otherBody: (projectId) => ({ ...work, projectId, amount: '501' }),
  },
  'POST /api/bills/:id/payments': {
    table: 'expenses',
    about: createBill,
    body: () => payment,
    otherBody: () => ({ ...payment, amount: '11' }),
  },
  'POST /api/reserve-moves': {
    table: 'reserve_moves',
    body: (projectId) => ({ projectId, amount: '500' }),
    otherBody: (projectId) => ({ projectId, amount: '501' }),
  },
  'POST /api/scope-lines': {
    table: 'scope_lines',
    body: (projectId) => ({ projectId, title: 'Tile, set' }),
    otherBody: (projectId) => ({ projectId, title: 'Tile, supply' }),
  },
  'POST /api/scope-lines/batch': {
    table: 'scope_lines',
    records: 2,
    body: (projectId) => ({ projectId, lines: [{ title: 'Tile' }, { title: 'Paint' }] }),
    otherBody: (projectId) => ({ projectId, lines: [{ title: 'Tile' }] }),
  },
  'POST /api/quotes': {
    table: 'quotes',
    body: (projectId) => ({ projectId, title: 'Bath', total: '900' }),
    otherBody: (projectId) => ({ projectId, title: 'Bath', total: '901' }),
  },
  'POST /api/quotes/:id/accept': {
    table: 'agreements',
    about: createQuote,
    body: () => ({}),
    otherBody: () => ({ holdbackPercent: 5 }),
  },
  'POST /api/projects/:id/invitations': {
    table: 'invitations',
    body: () => ({ role: 'viewer' }),
    otherBody: () => ({ role: 'editor' }),
  },
  'POST /api/change-orders': {
    table: 'change_orders',
    about: withAgreement,
    body: (_, { agreementId }) => ({ ...asked, agreementId }),
    otherBody: (_, { agreementId }) => ({ ...asked, agreementId, amountDelta: '2' }),
  },
  'POST /api/change-orders/:id/link': {
    table: 'links',
    takesBody: false,
    about: createChange,
    body: () => ({}),
    otherBody: () => ({ other: true }),
  },
  'POST /api/contractors/:id/link': {
    table: 'links',
    about: async (client) => {
      const { id: otherProjectId } = await createProject(client);
      return { ...(await createContractor(client)), otherProjectId };
    },
    body: (projectId) => ({ projectId }),
    otherBody: (_, { otherProjectId }) => ({ projectId: otherProjectId }),
  },
  'POST /api/links/:token/changes': {
    table: 'change_orders',
    about: linked,
    body: (_, { agreementId }) => ({ ...asked, agreementId, name: 'Ana' }),
    otherBody: (_, { agreementId }) => ({ ...asked, agreementId, name: 'Ben' }),
  },
  'POST /api/links/:token/submissions': {
    table: 'submissions',
    about: linked,
    body: () => ({ submission: JSON.stringify(billInput), file: new Blob(['%PDF-1.7']) }),
    otherBody: () => ({ submission: JSON.stringify(billInput), file: new Blob(['%PDF-1.6']) }),
  },
  'POST /api/documents': {
    table: 'documents',
    body: (projectId) => ({ projectId, title: 'Policy', kind: 'insurance' }),
    otherBody: (projectId) => ({ projectId, title: 'Policy', kind: 'permit' }),
  },
  'POST /api/punch-items': {
    table: 'punch_items',
    body: (projectId) => ({ projectId, title: 'Grout' }),
    otherBody: (projectId) => ({ projectId, title: 'Paint' }),
  },
  'POST /api/readings': {
    table: 'readings',
    about: uploaded,
    body: (_, { keys }) => ({ key: keys?.[0] }),
    otherBody: (_, { keys }) => ({ key: keys?.[1] }),
  },
  'POST /api/inbox': {
    table: 'inbox_items',
    body: (projectId) => ({ projectId: String(projectId), ...pdf('a receipt') }),
    otherBody: (projectId) => ({ projectId: String(projectId), ...pdf('another receipt') }),
  },
  'POST /api/imports': {
    table: 'imports',
    body: (projectId) => ({ projectId: String(projectId), file: new Blob([SHEET]) }),
    otherBody: (projectId) => ({
      projectId: String(projectId),
      file: new Blob([`${SHEET}2026-03-10,Paint,9.00,,\n`]),
    }),
  },
  'POST /api/archives': {
    table: 'projects',
    body: () => ({ file: new Blob([ARCHIVE]) }),
    otherBody: () => ({ file: new Blob([OTHER_ARCHIVE]) }),
  },
  'POST /api/upload': {
    table: 'uploads',
    body: () => pdf('a receipt'),
    otherBody: () => pdf('another receipt'),
  },
};

async function post(client: TestClient, route: string, body: object, key: string) {
  const url = route.replace('POST ', '');
  const headers = { 'idempotency-key': key };
  const isForm = /\/(upload|inbox|submissions|imports|archives)$/.test(url);
  if (!isForm) return client.send('POST', url, { payload: body, headers });
  const form = await multipart(body as Record<string, Blob>);
  return client.send('POST', url, { ...form, headers: { ...form.headers, ...headers } });
}

/** Someone who waits too long for the first one is asked to try again, and does, with the same key. */
async function untilServed(send: () => ReturnType<typeof post>) {
  let answer = await send();
  while (answer.statusCode === 503) answer = await send();
  return answer;
}

async function countOf(table: string, userId: number): Promise<number> {
  const { rows } = await test.database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}`,
  );
  return Number(rows[0]?.['count']);
}

const keysOf = (userId: number) =>
  test.database.db.select().from(requestKeys).where(eq(requestKeys.userId, userId));

it('has an example of every route that creates', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(test.app.keyedRoutes.toSorted());
});

it('refuses to register a route that does not declare how it creates', async () => {
  const app = fastify();
  keepCreationsOnce(app, test.app.requestKeys, test.app.answerSeal);
  const options = { config: { access: 'user' }, schema: { response: { 201: {} } } } as const;
  expect(() => app.post('/api/forgetful', options, () => ({}))).toThrow(
    'Route /api/forgetful does not say how it creates',
  );
});

describe.each(Object.entries(EXAMPLES))('%s with a key', (route, example) => {
  const { table, records = 1, takesBody = true, about, body, otherBody } = example;

  async function owner() {
    const { client, user, project } = await ownerOfProject(test);
    const named = about ? await about(client, project.id) : project;
    const before = await countOf(table, user.id);
    const itsRoute = route.replace(/:(?:id|token)/, String(named.id));
    // The token of a link is stored nowhere.
    const keptAs = route.includes(':token')
      ? { key: expect.stringMatching(/^\d+ a-key$/), methodPath: route }
      : { key: 'a-key', methodPath: itsRoute };
    return {
      user,
      named,
      keptAs,
      projectId: project.id,
      send: (content: object, key: string) => post(client, itsRoute, content, key),
      sendElsewhere: (content: object, key: string) =>
        post(elsewhere(client), itsRoute, content, key),
      added: async () => (await countOf(table, user.id)) - before,
    };
  }

  it('creates once and repeats the answer', async () => {
    const { user, projectId, named, keptAs, send, added } = await owner();
    const first = await send(body(projectId, named), 'a-key');
    expect([first.statusCode, first.body]).toEqual([201, expect.any(String)]);
    const again = await send(body(projectId, named), 'a-key');
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await added()).toBe(records);
    expect(await keysOf(user.id)).toMatchObject([keptAs]);
  });

  it('creates once if all are sent at once, to two processes', async () => {
    const { projectId, named, send, sendElsewhere, added } = await owner();
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        untilServed(() => (index % 2 ? send : sendElsewhere)(body(projectId, named), 'at-once')),
      ),
    );
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(sent.map((each) => each.body)).size).toBe(1);
    expect(await added()).toBe(records);
  });

  it('is 409 with another body, and creates nothing', async () => {
    const { projectId, named, send, added } = await owner();
    await send(body(projectId, named), 'taken');
    const refused = await send(otherBody(projectId, named), 'taken');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'key_reused' });
    expect(await added()).toBe(records);
  });

  it('has neither record nor key if one of them cannot be stored', async () => {
    await test.database.db.execute(sql`
      create function refuse_answer() returns trigger language plpgsql as
        $$ begin raise exception 'no answer can be kept'; end $$;
      create trigger refuse_answer before update on request_keys
        for each row execute function refuse_answer()`);
    const { user, projectId, named, send, added } = await owner();
    const failed = await send(body(projectId, named), 'doomed');
    await test.database.db.execute(sql`drop function refuse_answer() cascade`);
    expect(failed.statusCode).toBe(500);
    expect(await added()).toBe(0);
    expect(await keysOf(user.id)).toEqual([]);
    expect((await send(body(projectId, named), 'doomed')).statusCode).toBe(201);
    expect(await added()).toBe(records);
  });

  const refusesBad = async () => {
    const { user, projectId, named, send } = await owner();
    const forms: Record<string, object> = {
      uploads: { image: new Blob(['no receipt']) },
      inbox_items: { projectId: String(projectId), image: new Blob(['no receipt']) },
      submissions: { submission: '{}' },
      imports: { projectId: 'none' },
    };
    if (route === 'POST /api/archives') forms['projects'] = { file: new Blob(['no archive']) };
    const bad = forms[table] ?? { name: '', holdbackPercent: -1 };
    expect([400, 415]).toContain((await send(bad, 'corrected')).statusCode);
    expect(await keysOf(user.id)).toEqual([]);
    expect((await send(body(projectId, named), 'corrected')).statusCode).toBe(201);
  };
  if (takesBody) it('stores no key for a refusal', refusesBad);

  it.each(['', 'with space', 'ä', 'x'.repeat(65), 'a,b'])('is 400 with the key %j', async (key) => {
    const { projectId, named, send, added } = await owner();
    const refused = await send(body(projectId, named), key);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toMatchObject([{ path: ['idempotency-key'] }]);
    expect(await added()).toBe(0);
  });
});

describe('a key', () => {
  it('belongs to one user and one address', async () => {
    const one = await ownerOfProject(test);
    const other = await ownerOfProject(test);
    const first = await post(one.client, 'POST /api/contractors', { name: 'Rosa' }, 'shared');
    const theirs = await post(other.client, 'POST /api/contractors', { name: 'Eve' }, 'shared');
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().id).not.toBe(first.json().id);
    const project = { name: 'Rosa', budget: '500' };
    expect((await post(one.client, 'POST /api/projects', project, 'shared')).statusCode).toBe(409);
  });

  it('keeps the link of an invitation only encrypted', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const route = `POST /api/projects/${project.id}/invitations`;
    const { url } = (await post(client, route, { role: 'viewer' }, 'invited')).json();
    const [kept] = await keysOf(user.id);
    expect(kept?.answer).toMatch(/^[\w-]+$/);
    expect(Buffer.from(kept?.answer ?? '', 'base64url').toString()).not.toContain(
      url.split('/').at(-1),
    );
  });

  it('expires after 60 days', async () => {
    const { client, user } = await ownerOfProject(test);
    const send = () => post(client, 'POST /api/contractors', { name: 'Rosa' }, 'old');
    const age = (days: number) =>
      test.database.db
        .update(requestKeys)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(requestKeys.userId, user.id));
    const first = (await send()).json();
    await age(59);
    await test.app.sweep();
    expect((await send()).json()).toEqual(first);
    await age(61);
    await test.app.sweep();
    expect((await send()).json().id).not.toBe(first.id);
  });

  it('also works for an expense with a receipt', async () => {
    const { client, user, project } = await ownerOfProject(test);
    const { imageUrl } = (await post(client, 'POST /api/upload', pdf('one'), 'file')).json();
    const body = { ...tiles, projectId: project.id, imageUrl };
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => post(client, 'POST /api/expenses', body, 'with-receipt')),
    );
    expect(new Set(sent.map((each) => each.body)).size).toBe(1);
    expect(sent[0]?.json()).toMatchObject({ imageUrl });
    expect(await countOf('expenses', user.id)).toBe(1);
  });
});

it('creates twenty records from twenty keys that are each sent eight times at once', async () => {
  const { client, user, project } = await ownerOfProject(test);
  const copies = [client, elsewhere(client)].flatMap((each) => Array(4).fill(each) as TestClient[]);
  const sendCopies = (key: string) => {
    const body = { ...tiles, description: key, projectId: project.id };
    return Promise.all(copies.map((each) => post(each, 'POST /api/expenses', body, key)));
  };
  // Four at a time: below twenty requests, a server refuses nothing.
  for (let wave = 0; wave < 5; wave += 1) {
    const keys = [0, 1, 2, 3].map((nth) => `key-${wave}-${nth}`);
    for (const answers of await Promise.all(keys.map(sendCopies))) {
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
  }
  expect(await countOf('expenses', user.id)).toBe(20);
  expect(await keysOf(user.id)).toHaveLength(20);
});

describe('on the free plan', () => {
  it('the last place is taken once, and all its senders get the same answer', async () => {
    const { client, project, user } = await ownerOfProject(test, { plan: 'free' });
    for (let count = 0; count < 4; count += 1) await createExpense(client, project.id);
    const body = { ...tiles, projectId: project.id };
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(index % 2 ? client : elsewhere(client), 'POST /api/expenses', body, 'last'),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(await countOf('expenses', user.id)).toBe(5);
    const refused = await post(client, 'POST /api/expenses', body, 'one-more');
    expect(refused.json()).toMatchObject({ code: 'plan_limit', upgradeRequired: true });
    expect((await keysOf(user.id)).map(({ key }) => key)).toEqual(['last']);
    await makePro(test, user.id);
    expect((await post(client, 'POST /api/expenses', body, 'one-more')).statusCode).toBe(201);
  });
});
