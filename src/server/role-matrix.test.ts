import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectMembers } from './db/tables/project-member.table.ts';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createContractorLink,
  createDocument,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  createPunchItem,
  createQuote,
  createReserveMove,
  createRoom,
  createScopeLine,
  makePro,
  tiles,
} from './testing/factories.ts';
import { sendSheet, storedImport } from './testing/imports.ts';
import { keepRows } from './testing/kept-rows.ts';
import { submitted, tokenOf } from './testing/links.ts';
import { multipart } from './testing/multipart.ts';
import { invite } from './testing/sharing.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** What each call is about: a project with one record of each kind, as it was created. */
interface Records {
  project: number;
  expense: number;
  milestone: number;
  contractor: number;
  room: number;
  planLine: number;
  agreement: number;
  bill: number;
  reserveMove: number;
  scopeLine: number;
  quote: number;
  changeOrder: number;
  document: number;
  punchItem: number;
  link: number;
  reading: number;
  inboxItem: number;
  submission: number;
  import: number;
  committedImport: number;
  invitation: number;
  /** The entry of a deletion. */
  deletion: number;
  receipt: string;
  /** A viewer, for calls about members. */
  viewer: number;
}

type Person = 'owner' | 'editor' | 'viewer' | 'stranger';
const people: Person[] = ['owner', 'editor', 'viewer', 'stranger'];

interface Entry {
  url: (records: Records) => string;
  body?: (records: Records) => object;
  /** The status for the owner, an editor, a viewer, and someone who is not in the project. */
  statuses: [number, number, number, number];
}

const READING: Entry['statuses'] = [200, 200, 200, 404];
/** A list that is limited to a project by its query is empty for someone who cannot see it. */
const LISTING: Entry['statuses'] = [200, 200, 200, 200];
/** A form that names a project: the field is refused. */
const CREATING: Entry['statuses'] = [201, 201, 403, 400];
const CHANGING: Entry['statuses'] = [200, 200, 403, 404];
const DELETING: Entry['statuses'] = [204, 204, 403, 404];

type Numbered = Exclude<keyof Records, 'receipt' | 'deletion' | 'invitation' | 'viewer'>;

const about = (of: Numbered, path: string) => ({
  url: (records: Records) => path.replace(':id', String(records[of])),
});
const inQuery = (path: string) => ({
  url: ({ project }: Records) => `${path}?projectId=${project}`,
});
const inBody = (path: string, body: object) => ({
  url: () => path,
  body: ({ project }: Records) => ({ ...body, projectId: project }),
});
const step = { title: 'Tiles', category: 'Planning' };
const line = { title: 'Tiles', category: 'materials', planned: '5000' };
const work = { title: 'Tiling', amount: '900' };
const payment = { amount: '10', paymentMethod: 'check', date: '2026-03-08' };

const inOrder = (path: string, of: Numbered): Entry => ({
  url: () => path,
  body: (records) => ({ projectId: records.project, ids: [records[of]] }),
  statuses: [204, 204, 403, 400],
});

/** The four calls that every editable record of a budget has. */
const recordCalls = (path: string, of: Numbered, [body, change]: [object, object]) => ({
  [`GET /api/${path}`]: { ...inQuery(`/api/${path}`), statuses: LISTING },
  [`POST /api/${path}`]: { ...inBody(`/api/${path}`, body), statuses: CREATING },
  [`PUT /api/${path}/:id`]: {
    ...about(of, `/api/${path}/:id`),
    body: () => change,
    statuses: CHANGING,
  },
  [`DELETE /api/${path}/:id`]: { ...about(of, `/api/${path}/:id`), statuses: DELETING },
});

/** Every route for users, by hand. 'account' is about the caller alone, not about what others share. */
const MATRIX: Record<string, Entry | 'account'> = {
  'GET /api/projects/:id': { ...about('project', '/api/projects/:id'), statuses: READING },
  'GET /api/projects/:id/summary': {
    ...about('project', '/api/projects/:id/summary'),
    statuses: READING,
  },
  'GET /api/projects/:id/photo-counts': {
    ...about('project', '/api/projects/:id/photo-counts'),
    statuses: READING,
  },
  'GET /api/projects/:id/budget': {
    ...about('project', '/api/projects/:id/budget'),
    statuses: READING,
  },
  'GET /api/projects/:id/analytics': {
    ...about('project', '/api/projects/:id/analytics'),
    statuses: READING,
  },
  'GET /api/projects/:id/analytics/preview': {
    ...about('project', '/api/projects/:id/analytics/preview'),
    statuses: READING,
  },
  'GET /api/projects/:id/tax': { ...about('project', '/api/projects/:id/tax'), statuses: READING },
  'GET /api/projects/:id/tax/entries': {
    ...about('project', '/api/projects/:id/tax/entries'),
    statuses: READING,
  },
  'PUT /api/projects/:id/tax': {
    ...about('project', '/api/projects/:id/tax'),
    body: ({ expense }) => ({ decisions: [{ expenseId: expense, use: 'improvement' }] }),
    statuses: CHANGING,
  },
  'GET /api/projects/:id/tax.csv': {
    ...about('project', '/api/projects/:id/tax.csv'),
    statuses: READING,
  },
  'GET /api/projects/:id/report.pdf': {
    ...about('project', '/api/projects/:id/report.pdf'),
    statuses: READING,
  },
  'GET /api/projects/:id/next': {
    ...about('project', '/api/projects/:id/next?today=2026-03-08'),
    statuses: READING,
  },
  'GET /api/projects/:id/export.xlsx': {
    ...about('project', '/api/projects/:id/export.xlsx'),
    statuses: READING,
  },
  'GET /api/projects/:id/calendar.ics': {
    ...about('project', '/api/projects/:id/calendar.ics'),
    statuses: READING,
  },
  'PUT /api/projects/:id': {
    ...about('project', '/api/projects/:id'),
    body: () => ({ name: 'Renamed' }),
    statuses: [200, 403, 403, 404],
  },
  'DELETE /api/projects/:id': {
    ...about('project', '/api/projects/:id'),
    statuses: [204, 403, 403, 404],
  },
  'GET /api/projects/:id/members': {
    ...about('project', '/api/projects/:id/members'),
    statuses: READING,
  },
  'PATCH /api/projects/:id/members/:userId': {
    url: ({ project, viewer }) => `/api/projects/${project}/members/${viewer}`,
    body: () => ({ role: 'editor' }),
    statuses: [200, 403, 403, 404],
  },
  'DELETE /api/projects/:id/members/:userId': {
    // The viewer leaves.
    url: ({ project, viewer }) => `/api/projects/${project}/members/${viewer}`,
    statuses: [204, 403, 204, 404],
  },
  'POST /api/projects/:id/invitations': {
    ...about('project', '/api/projects/:id/invitations'),
    body: () => ({ role: 'viewer' }),
    statuses: [201, 403, 403, 404],
  },
  'DELETE /api/invitations/:id': {
    url: ({ invitation }) => `/api/invitations/${invitation}`,
    statuses: [204, 403, 403, 404],
  },
  'GET /api/projects/:id/activity': {
    ...about('project', '/api/projects/:id/activity'),
    statuses: READING,
  },
  'POST /api/activity/:id/restore': {
    url: ({ deletion }) => `/api/activity/${deletion}/restore`,
    statuses: CHANGING,
  },
  'GET /api/expenses': { ...inQuery('/api/expenses'), statuses: LISTING },
  'GET /api/expenses/can_create': { ...inQuery('/api/expenses/can_create'), statuses: READING },
  'GET /api/expenses/habits': { ...inQuery('/api/expenses/habits'), statuses: LISTING },
  'GET /api/projects/:id/archive.zip': {
    ...about('project', '/api/projects/:id/archive.zip'),
    statuses: READING,
  },
  'GET /api/expenses/export.csv': { ...inQuery('/api/expenses/export.csv'), statuses: LISTING },
  'GET /api/expenses/:id': { ...about('expense', '/api/expenses/:id'), statuses: READING },
  'POST /api/expenses': { ...inBody('/api/expenses', tiles), statuses: CREATING },
  'PUT /api/expenses/:id': {
    ...about('expense', '/api/expenses/:id'),
    body: () => ({ amount: '7.00' }),
    statuses: CHANGING,
  },
  'DELETE /api/expenses/:id': { ...about('expense', '/api/expenses/:id'), statuses: DELETING },
  'GET /api/contractors': { ...inQuery('/api/contractors'), statuses: READING },
  'GET /api/contractors/count': { ...inQuery('/api/contractors/count'), statuses: READING },
  'POST /api/contractors': { ...inBody('/api/contractors', { name: 'Tom' }), statuses: CREATING },
  'PUT /api/contractors/:id': {
    ...about('contractor', '/api/contractors/:id'),
    body: () => ({ name: 'Tom' }),
    statuses: CHANGING,
  },
  'DELETE /api/contractors/:id': {
    ...about('contractor', '/api/contractors/:id'),
    statuses: DELETING,
  },
  'GET /api/milestones': { ...inQuery('/api/milestones'), statuses: LISTING },
  'POST /api/milestones': { ...inBody('/api/milestones', step), statuses: CREATING },
  'POST /api/milestones/starter_set': {
    ...inBody('/api/milestones/starter_set', { milestones: [step] }),
    // The timeline has a milestone already, which those may hear who may add to it.
    statuses: [409, 409, 403, 400],
  },
  'PUT /api/milestones/:id': {
    ...about('milestone', '/api/milestones/:id'),
    body: () => ({ title: 'Renamed' }),
    statuses: CHANGING,
  },
  'PATCH /api/milestones/:id/complete': {
    ...about('milestone', '/api/milestones/:id/complete'),
    body: () => ({}),
    statuses: CHANGING,
  },
  'DELETE /api/milestones/:id': {
    ...about('milestone', '/api/milestones/:id'),
    statuses: DELETING,
  },
  ...recordCalls('rooms', 'room', [{ name: 'Hall' }, { name: 'Bath' }]),
  'PUT /api/rooms/order': inOrder('/api/rooms/order', 'room'),
  ...recordCalls('plan-lines', 'planLine', [line, { planned: '1' }]),
  'POST /api/plan-lines/batch': {
    ...inBody('/api/plan-lines/batch', { lines: [line, { ...line, roomName: 'Attic' }] }),
    statuses: CREATING,
  },
  'PUT /api/plan-lines/order': inOrder('/api/plan-lines/order', 'planLine'),
  ...recordCalls('agreements', 'agreement', [work, { amount: '901' }]),
  ...recordCalls('bills', 'bill', [work, { amount: '901' }]),
  'GET /api/bills/:id/checks': { ...about('bill', '/api/bills/:id/checks'), statuses: READING },
  'POST /api/bills/:id/payments': {
    ...about('bill', '/api/bills/:id/payments'),
    body: () => payment,
    statuses: [201, 201, 403, 404],
  },
  'GET /api/reserve-moves': { ...inQuery('/api/reserve-moves'), statuses: LISTING },
  'POST /api/reserve-moves': {
    ...inBody('/api/reserve-moves', { amount: '100' }),
    statuses: CREATING,
  },
  'DELETE /api/reserve-moves/:id': {
    ...about('reserveMove', '/api/reserve-moves/:id'),
    statuses: DELETING,
  },
  ...recordCalls('scope-lines', 'scopeLine', [{ title: 'Paint' }, { estimate: '900' }]),
  'POST /api/scope-lines/batch': {
    ...inBody('/api/scope-lines/batch', { lines: [{ title: 'Paint' }] }),
    statuses: CREATING,
  },
  'PUT /api/scope-lines/order': inOrder('/api/scope-lines/order', 'scopeLine'),
  ...recordCalls('quotes', 'quote', [{ title: 'Bath', total: '900' }, { total: '901' }]),
  'GET /api/projects/:id/quotes/compare': {
    ...about('project', '/api/projects/:id/quotes/compare'),
    statuses: READING,
  },
  'POST /api/quotes/:id/accept': {
    ...about('quote', '/api/quotes/:id/accept'),
    body: () => ({ declineOthers: true }),
    statuses: [201, 201, 403, 404],
  },
  ...recordCalls('change-orders', 'changeOrder', [{}, { amountDelta: '901' }]),
  'POST /api/change-orders': {
    url: () => '/api/change-orders',
    body: ({ agreement }) => ({ agreementId: agreement, title: 'Niche', amountDelta: '-20' }),
    statuses: CREATING,
  },
  'POST /api/change-orders/:id/decision': {
    ...about('changeOrder', '/api/change-orders/:id/decision'),
    body: () => ({ decision: 'accepted', name: 'Ada' }),
    statuses: CHANGING,
  },
  'POST /api/change-orders/:id/link': {
    ...about('changeOrder', '/api/change-orders/:id/link'),
    body: () => ({}),
    statuses: [201, 201, 403, 404],
  },
  'POST /api/contractors/:id/link': {
    ...about('contractor', '/api/contractors/:id/link'),
    body: ({ project }) => ({ projectId: project }),
    statuses: [201, 201, 403, 404],
  },
  'GET /api/links': { ...inQuery('/api/links'), statuses: LISTING },
  'DELETE /api/links/:id': { ...about('link', '/api/links/:id'), statuses: DELETING },
  'GET /api/submissions': { ...inQuery('/api/submissions'), statuses: LISTING },
  'POST /api/submissions/:id/decision': {
    ...about('submission', '/api/submissions/:id/decision'),
    body: () => ({ decision: 'approved' }),
    statuses: CHANGING,
  },
  'DELETE /api/submissions/:id': {
    ...about('submission', '/api/submissions/:id'),
    statuses: DELETING,
  },
  ...recordCalls('documents', 'document', [
    { title: 'Permit', kind: 'permit' },
    { expiresOn: '2027-03-08' },
  ]),
  ...recordCalls('punch-items', 'punchItem', [{ title: 'Paint' }, { isDone: true }]),
  'POST /api/imports': { ...inQuery('/api/imports'), statuses: [201, 201, 403, 404] },
  'GET /api/imports': { ...inQuery('/api/imports'), statuses: LISTING },
  'GET /api/imports/:id': { ...about('import', '/api/imports/:id'), statuses: READING },
  'GET /api/imports/:id/rows': { ...about('import', '/api/imports/:id/rows'), statuses: READING },
  'PUT /api/imports/:id': {
    ...about('import', '/api/imports/:id'),
    body: () => ({ signs: 'negative' }),
    statuses: CHANGING,
  },
  'DELETE /api/imports/:id': { ...about('import', '/api/imports/:id'), statuses: DELETING },
  'POST /api/imports/:id/commit': {
    ...about('import', '/api/imports/:id/commit'),
    statuses: [201, 201, 403, 404],
  },
  'POST /api/imports/:id/undo': {
    ...about('committedImport', '/api/imports/:id/undo'),
    statuses: CHANGING,
  },
  'POST /api/upload': { ...inQuery('/api/upload'), statuses: [201, 201, 403, 404] },
  'POST /api/signed-url': {
    url: () => '/api/signed-url',
    body: ({ receipt }) => ({ s3Key: receipt }),
    statuses: READING,
  },
  'POST /api/readings': {
    url: () => '/api/readings',
    body: ({ receipt }) => ({ key: receipt }),
    statuses: [201, 201, 403, 404],
  },
  'GET /api/readings/:id': { ...about('reading', '/api/readings/:id'), statuses: READING },
  // What waits is for those who can make it an expense.
  'GET /api/inbox': { ...inQuery('/api/inbox'), statuses: [200, 200, 403, 200] },
  'GET /api/inbox/count': { ...inQuery('/api/inbox/count'), statuses: [200, 200, 403, 200] },
  'POST /api/inbox': { ...inQuery('/api/inbox'), statuses: [201, 201, 403, 404] },
  'DELETE /api/inbox/:id': { ...about('inboxItem', '/api/inbox/:id'), statuses: DELETING },
  'POST /api/ai-chat': {
    ...inBody('/api/ai-chat', { content: 'What did I spend?' }),
    statuses: [200, 200, 200, 400],
  },
  'GET /api/ai-chat/suggestions': { ...inQuery('/api/ai-chat/suggestions'), statuses: LISTING },
  'GET /api/projects': 'account',
  'GET /api/projects/deleted': 'account',
  'GET /api/events': 'account',
  'POST /api/projects': 'account',
  'POST /api/archives': 'account',
  'GET /api/account/archive.zip': 'account',
  'POST /api/invitations/:token/accept': 'account',
  'GET /api/user': 'account',
  'POST /api/change-password': 'account',
  'POST /api/set-password': 'account',
  'POST /api/demo/account': 'account',
  'POST /api/sample-project': 'account',
  'DELETE /api/sample-project': 'account',
  'POST /api/auth/google/link': 'account',
  'POST /api/auth/google/keep': 'account',
  'DELETE /api/auth/google': 'account',
  'GET /api/account': 'account',
  'PUT /api/account': 'account',
  'PUT /api/account/locale': 'account',
  'DELETE /api/account': 'account',
  'POST /api/account/keep': 'account',
  'GET /api/account/deletion': 'account',
  'GET /api/account/shares': 'account',
  'PUT /api/account/email': 'account',
  'DELETE /api/account/email': 'account',
  'POST /api/account/email/confirmation': 'account',
  'GET /api/sessions': 'account',
  'DELETE /api/sessions/:id': 'account',
  'DELETE /api/sessions': 'account',
  'GET /api/ai-chat': 'account',
  'DELETE /api/ai-chat': 'account',
  'GET /api/weekly-mail': 'account',
  'PUT /api/weekly-mail': 'account',
  'GET /api/calendar-feed': 'account',
  'POST /api/calendar-feed': 'account',
  'POST /api/calendar-feed/renew': 'account',
  'DELETE /api/calendar-feed': 'account',
  'GET /api/subscription-status': 'account',
  'POST /api/check-subscription': 'account',
  'POST /api/create-checkout-session': 'account',
  'POST /api/create-portal-session': 'account',
  'GET /api/sandbox/checkouts/:id': 'account',
  'POST /api/sandbox/checkouts/:id/pay': 'account',
  'POST /api/sandbox/checkouts/:id/fail': 'account',
  'GET /api/sandbox/subscription': 'account',
  'POST /api/sandbox/subscription': 'account',
};

let test: TestApp;
let ownedTables: string[] = [];
let records: Records;
/** What the owner had before any call. */
let before: string;
let putBack: () => Promise<void>;
/** A call may have changed something. */
let isChanged = false;
const cast = {} as Record<Person, Awaited<ReturnType<TestApp['signedIn']>>>;
beforeAll(async () => {
  test = await createTestApp();
  for (const person of people) cast[person] = await test.signedIn();
  await makePro(test, cast.owner.user.id);
  const { rows } = await test.database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`);
  ownedTables = rows.map(({ name }) => name);
  records = await createRecords();
  before = await stateOfOwner();
  putBack = await keepRows(test.database.db);
});
afterAll(() => test.close());

async function upload(client: TestClient, url: string) {
  return client.send('POST', url, await multipart({ image: new Blob(['%PDF-1.7']) }));
}

/** The entry of a milestone that was deleted. */
async function deleteMilestone(client: TestClient, project: number): Promise<number> {
  const { id } = await createMilestone(client, project);
  await client.delete(`/api/milestones/${id}`);
  const { entries } = (await client.get(`/api/projects/${project}/activity?limit=1`)).json();
  return entries[0].id;
}

async function createRecords(): Promise<Records> {
  const { client, user } = cast.owner;
  const { db } = test.database;
  const { id: project } = await createProject(client);
  await db.insert(projectMembers).values(
    (['editor', 'viewer'] as const).map((role) => ({
      userId: user.id,
      projectId: project,
      memberId: cast[role].user.id,
      role,
    })),
  );
  const receipt = (await upload(client, '/api/upload')).json<{ imageUrl: string }>().imageUrl;
  const inboxed = await upload(client, `/api/inbox?projectId=${project}`);
  const [inboxItem] = inboxed.json<{ id: number }[]>();
  const contractor = (await createContractor(client)).id;
  const named = { contractorId: contractor };
  const agreement = (await createAgreement(client, project, named)).id;
  const link = await createContractorLink(client, project, named);
  const created = {
    project,
    contractor,
    receipt,
    expense: (await createExpense(client, project, { ...named, imageUrl: receipt })).id,
    milestone: (await createMilestone(client, project, named)).id,
    room: (await createRoom(client, project)).id,
    planLine: (await createPlanLine(client, project)).id,
    agreement,
    changeOrder: (await createChangeOrder(client, agreement)).id,
    bill: (await createBill(client, project)).id,
    reserveMove: (await createReserveMove(client, project)).id,
    scopeLine: (await createScopeLine(client, project)).id,
    quote: (await createQuote(client, project)).id,
    document: (await createDocument(client, project)).id,
    punchItem: (await createPunchItem(client, project)).id,
    reading: (await client.post('/api/readings', { key: receipt })).json<{ id: number }>().id,
    inboxItem: inboxItem?.id ?? 0,
    link: link.id,
    import: await storedImport(db, { userId: user.id, projectId: project }),
    committedImport: await storedImport(db, {
      ...{ userId: user.id, projectId: project },
      status: 'committed',
    }),
    submission: (await submitted(test.client(), tokenOf(link))).id,
    invitation: (await invite(client, project)).id,
    deletion: await deleteMilestone(client, project),
    viewer: cast.viewer.user.id,
  };
  await db.execute(sql`delete from rate_counters`);
  return created;
}

/** The calls whose body is a form. */
const forms: Record<string, (client: TestClient, records: Records) => ReturnType<typeof upload>> = {
  'POST /api/upload': (client, { project }) => upload(client, `/api/upload?projectId=${project}`),
  'POST /api/inbox': (client, { project }) => upload(client, `/api/inbox?projectId=${project}`),
  'POST /api/imports': (client, { project }) => sendSheet(client, project),
};

/** All that the owner has, except what only counts or times calls. */
async function stateOfOwner(): Promise<string> {
  const parts = ownedTables.map(
    (name) => sql`select ${name} as name, t::text as row from ${sql.identifier(name)} t
      where user_id = ${cast.owner.user.id}`,
  );
  const all = sql`${sql.join(parts, sql` union all `)} order by 1, 2`;
  return JSON.stringify((await test.database.db.execute(all)).rows);
}

it('has an entry for every route for users', () => {
  const routes = test.app.apiRoutes
    .filter(({ access }) => access === 'user')
    .map(({ method, url }) => `${method} ${url}`);
  expect(Object.keys(MATRIX).toSorted()).toEqual(routes.toSorted());
});

it('lists exactly those routes as about the caller alone that take no record', () => {
  const accounts = test.app.apiRoutes
    .filter(({ scope }) => scope === 'account')
    .map(({ method, url }) => `${method} ${url}`);
  const listed = Object.keys(MATRIX).filter((route) => MATRIX[route] === 'account');
  expect(listed.toSorted()).toEqual(accounts.toSorted());
});

describe.each(Object.entries(MATRIX).filter(([, entry]) => entry !== 'account'))(
  '%s',
  (route, entry) => {
    const { url, body, statuses } = entry as Entry;
    it.each(people.map((person, index) => [person, statuses[index] ?? 0] as const))(
      'answers the %s %i',
      async (person, status) => {
        if (isChanged) await putBack();
        isChanged = true;
        const [method] = route.split(' ') as ['GET'];
        const { client } = cast[person];
        const response = await (forms[route]?.(client, records) ??
          client.send(method, url(records), body && { payload: body(records) }));
        expect([response.statusCode, response.body]).toEqual([status, expect.any(String)]);
        if (status === 403) expect(response.json().code).toBe('forbidden');
        if (status < 400 && method !== 'GET') return;
        expect(await stateOfOwner()).toBe(before);
        isChanged = false;
      },
    );
  },
);
