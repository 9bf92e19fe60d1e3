import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/**
 * Who may call what, and for users also what they need: their own account, or a permission on the
 * record that the call names. For someone with a link and no account: the kinds of links that open
 * it. Add new routes by hand, so that a person decides about their access.
 */
const CENSUS = {
  'GET /api/health': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'GET /api/user': 'user: account',
  'POST /api/register': 'public',
  'POST /api/login': 'public',
  'POST /api/logout': 'public',
  'POST /api/change-password': 'user: account',
  'POST /api/forgot-password': 'public',
  'POST /api/reset-password': 'public',
  'GET /api/auth/google': 'public',
  'GET /api/auth/google/callback': 'public',
  'POST /api/auth/google/link': 'user: account',
  'POST /api/auth/google/keep': 'user: account',
  'DELETE /api/auth/google': 'user: account',
  'POST /api/set-password': 'user: account',
  'GET /api/account': 'user: account',
  'PUT /api/account': 'user: account',
  'PUT /api/account/locale': 'user: account',
  'DELETE /api/account': 'user: account',
  'POST /api/account/keep': 'user: account',
  'GET /api/account/deletion': 'user: account',
  'GET /api/account/shares': 'user: account',
  'PUT /api/account/email': 'user: account',
  'DELETE /api/account/email': 'user: account',
  'POST /api/account/email/confirmation': 'user: account',
  'POST /api/confirm-email': 'public',
  'POST /api/demo': 'public',
  'POST /api/demo/account': 'user: account',
  'POST /api/sample-project': 'user: account',
  'DELETE /api/sample-project': 'user: account',
  'GET /api/sessions': 'user: account',
  'DELETE /api/sessions/:id': 'user: account',
  'DELETE /api/sessions': 'user: account',
  'POST /api/upload': 'user: records.change by owner in query',
  'POST /api/readings': 'user: records.change by receipt in body',
  'GET /api/readings/:id': 'user: records.read by reading in params',
  'POST /api/signed-url': 'user: records.read by receipt in body',
  'GET /api/receipts/:name': 'public',
  'GET /api/projects': 'user: account',
  'GET /api/projects/:id': 'user: records.read by project in params',
  'GET /api/projects/:id/summary': 'user: records.read by project in params',
  'GET /api/projects/:id/budget': 'user: records.read by project in params',
  'GET /api/projects/:id/analytics': 'user: records.read by project in params',
  'GET /api/projects/:id/analytics/preview': 'user: records.read by project in params',
  'GET /api/projects/:id/tax': 'user: records.read by project in params',
  'GET /api/projects/:id/tax/entries': 'user: records.read by project in params',
  'PUT /api/projects/:id/tax': 'user: records.change by project in params',
  'GET /api/projects/:id/tax.csv': 'user: records.export by project in params',
  'GET /api/projects/:id/report.pdf': 'user: records.export by project in params',
  'GET /api/projects/:id/next': 'user: records.read by project in params',
  'GET /api/projects/:id/export.xlsx': 'user: records.export by project in params',
  'GET /api/expenses': 'user: records.read by project in query',
  'GET /api/expenses/can_create': 'user: records.read by owner in query',
  'GET /api/expenses/habits': 'user: records.read by project in query',
  'GET /api/expenses/export.csv': 'user: records.export by project in query',
  'GET /api/expenses/:id': 'user: records.read by expense in params',
  'POST /api/expenses': 'user: records.change by project in body',
  'PUT /api/expenses/:id': 'user: records.change by expense in params',
  'DELETE /api/expenses/:id': 'user: records.change by expense in params',
  'GET /api/contractors': 'user: records.read by owner in query',
  'GET /api/contractors/count': 'user: records.read by owner in query',
  'POST /api/contractors': 'user: records.change by owner in body',
  'PUT /api/contractors/:id': 'user: records.change by contractor in params',
  'DELETE /api/contractors/:id': 'user: records.change by contractor in params',
  'GET /api/milestones': 'user: records.read by project in query',
  'POST /api/milestones': 'user: records.change by project in body',
  'POST /api/milestones/starter_set': 'user: records.change by project in body',
  'PUT /api/milestones/:id': 'user: records.change by milestone in params',
  'PATCH /api/milestones/:id/complete': 'user: records.change by milestone in params',
  'DELETE /api/milestones/:id': 'user: records.change by milestone in params',
  'GET /api/rooms': 'user: records.read by project in query',
  'POST /api/rooms': 'user: records.change by project in body',
  'PUT /api/rooms/order': 'user: records.change by project in body',
  'PUT /api/rooms/:id': 'user: records.change by room in params',
  'DELETE /api/rooms/:id': 'user: records.change by room in params',
  'GET /api/plan-lines': 'user: records.read by project in query',
  'POST /api/plan-lines': 'user: records.change by project in body',
  'POST /api/plan-lines/batch': 'user: records.change by project in body',
  'PUT /api/plan-lines/order': 'user: records.change by project in body',
  'PUT /api/plan-lines/:id': 'user: records.change by plan_line in params',
  'DELETE /api/plan-lines/:id': 'user: records.change by plan_line in params',
  'GET /api/agreements': 'user: records.read by project in query',
  'POST /api/agreements': 'user: records.change by project in body',
  'PUT /api/agreements/:id': 'user: records.change by agreement in params',
  'DELETE /api/agreements/:id': 'user: records.change by agreement in params',
  'GET /api/bills': 'user: records.read by project in query',
  'POST /api/bills': 'user: records.change by project in body',
  'GET /api/bills/:id/checks': 'user: records.read by bill in params',
  'POST /api/bills/:id/payments': 'user: records.change by bill in params',
  'PUT /api/bills/:id': 'user: records.change by bill in params',
  'DELETE /api/bills/:id': 'user: records.change by bill in params',
  'GET /api/reserve-moves': 'user: records.read by project in query',
  'POST /api/reserve-moves': 'user: records.change by project in body',
  'DELETE /api/reserve-moves/:id': 'user: records.change by reserve_move in params',
  'GET /api/scope-lines': 'user: records.read by project in query',
  'POST /api/scope-lines': 'user: records.change by project in body',
  'POST /api/scope-lines/batch': 'user: records.change by project in body',
  'PUT /api/scope-lines/:id': 'user: records.change by scope_line in params',
  'DELETE /api/scope-lines/:id': 'user: records.change by scope_line in params',
  'PUT /api/scope-lines/order': 'user: records.change by project in body',
  'GET /api/quotes': 'user: records.read by project in query',
  'POST /api/quotes': 'user: records.change by project in body',
  'PUT /api/quotes/:id': 'user: records.change by quote in params',
  'DELETE /api/quotes/:id': 'user: records.change by quote in params',
  'GET /api/projects/:id/quotes/compare': 'user: records.read by project in params',
  'POST /api/quotes/:id/accept': 'user: records.change by quote in params',
  'GET /api/change-orders': 'user: records.read by project in query',
  'POST /api/change-orders': 'user: records.change by agreement in body',
  'PUT /api/change-orders/:id': 'user: records.change by change_order in params',
  'DELETE /api/change-orders/:id': 'user: records.change by change_order in params',
  'POST /api/change-orders/:id/decision': 'user: records.change by change_order in params',
  'POST /api/change-orders/:id/link': 'user: records.change by change_order in params',
  'POST /api/contractors/:id/link': 'user: records.change by contractor in params',
  'GET /api/links': 'user: records.read by project in query',
  'DELETE /api/links/:id': 'user: records.change by link in params',
  'GET /api/projects/:id/photo-counts': 'user: records.read by project in params',
  'GET /api/links/:id': 'link: change_order, contractor',
  'POST /api/links/:token/decision': 'link: change_order, contractor',
  'POST /api/links/:token/changes': 'link: contractor',
  'POST /api/links/:token/submissions': 'link: contractor',
  'GET /api/submissions': 'user: records.read by project in query',
  'POST /api/submissions/:id/decision': 'user: records.change by submission in params',
  'DELETE /api/submissions/:id': 'user: records.change by submission in params',
  'GET /api/inbox': 'user: records.change by project in query',
  'GET /api/inbox/count': 'user: records.change by project in query',
  'POST /api/inbox': 'user: records.change by owner in query',
  'DELETE /api/inbox/:id': 'user: records.change by inbox_item in params',
  'GET /api/documents': 'user: records.read by project in query',
  'POST /api/documents': 'user: records.change by project in body',
  'PUT /api/documents/:id': 'user: records.change by document in params',
  'DELETE /api/documents/:id': 'user: records.change by document in params',
  'GET /api/punch-items': 'user: records.read by project in query',
  'POST /api/punch-items': 'user: records.change by project in body',
  'PUT /api/punch-items/:id': 'user: records.change by punch_item in params',
  'DELETE /api/punch-items/:id': 'user: records.change by punch_item in params',
  'POST /api/imports': 'user: records.change by owner in query',
  'GET /api/imports': 'user: records.read by project in query',
  'GET /api/imports/:id': 'user: records.read by import in params',
  'GET /api/imports/:id/rows': 'user: records.read by import in params',
  'PUT /api/imports/:id': 'user: records.change by import in params',
  'DELETE /api/imports/:id': 'user: records.change by import in params',
  'POST /api/imports/:id/commit': 'user: records.change by import in params',
  'POST /api/imports/:id/undo': 'user: records.change by import in params',
  'GET /api/projects/:id/archive.zip': 'user: records.export by project in params',
  'GET /api/account/archive.zip': 'user: account',
  'POST /api/archives': 'user: account',
  'GET /api/projects/:id/activity': 'user: records.read by project in params',
  'GET /api/projects/deleted': 'user: account',
  'POST /api/activity/:id/restore': 'user: records.change by activity in params',
  'GET /api/events': 'user: account',
  'GET /api/ai-chat': 'user: account',
  'GET /api/ai-chat/suggestions': 'user: everything',
  'POST /api/ai-chat': 'user: everything',
  'DELETE /api/ai-chat': 'user: account',
  'GET /api/calendar-feed': 'user: account',
  'POST /api/calendar-feed': 'user: account',
  'POST /api/calendar-feed/renew': 'user: account',
  'DELETE /api/calendar-feed': 'user: account',
  'GET /api/weekly-mail': 'user: account',
  'PUT /api/weekly-mail': 'user: account',
  'POST /api/weekly-mail/unsubscribe/:token': 'public',
  'GET /api/calendar/:file': 'public',
  'GET /api/projects/:id/calendar.ics': 'user: records.export by project in params',
  'POST /api/projects': 'user: account',
  'PUT /api/projects/:id': 'user: project.change by project in params',
  'DELETE /api/projects/:id': 'user: project.delete by project in params',
  'GET /api/projects/:id/members': 'user: records.read by project in params',
  'PATCH /api/projects/:id/members/:userId': 'user: members.change by project in params',
  'DELETE /api/projects/:id/members/:userId': 'user: records.read by project in params',
  'POST /api/projects/:id/invitations': 'user: members.change by project in params',
  'DELETE /api/invitations/:id': 'user: members.change by invitation in params',
  'GET /api/invitations/:id': 'public',
  'POST /api/invitations/:token/accept': 'user: account',
  'GET /api/subscription-status': 'user: account',
  'POST /api/check-subscription': 'user: account',
  'POST /api/create-checkout-session': 'user: account',
  'POST /api/create-portal-session': 'user: account',
  'POST /api/stripe/webhook': 'webhook',
  'GET /api/sandbox/checkouts/:id': 'user: account',
  'POST /api/sandbox/checkouts/:id/pay': 'user: account',
  'POST /api/sandbox/checkouts/:id/fail': 'user: account',
  'GET /api/sandbox/subscription': 'user: account',
  'POST /api/sandbox/subscription': 'user: account',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/stats': 'admin',
  'GET /api/admin/actions': 'admin',
  'POST /api/admin/users/:id/upgrade': 'admin',
  'POST /api/admin/users/:id/downgrade': 'admin',
} as const;

/** What a guest of the demo may not do: reach someone outside, or change how they sign in. */
const NOT_FOR_GUESTS = [
  'DELETE /api/account',
  'DELETE /api/account/email',
  'DELETE /api/auth/google',
  'GET /api/sandbox/checkouts/:id',
  'GET /api/sandbox/subscription',
  'POST /api/account/email/confirmation',
  'POST /api/archives',
  'POST /api/auth/google/link',
  'POST /api/calendar-feed',
  'POST /api/calendar-feed/renew',
  'POST /api/change-orders/:id/link',
  'POST /api/change-password',
  'POST /api/check-subscription',
  'POST /api/contractors/:id/link',
  'POST /api/create-checkout-session',
  'POST /api/create-portal-session',
  'POST /api/invitations/:token/accept',
  'POST /api/projects/:id/invitations',
  'POST /api/sample-project',
  'POST /api/sandbox/checkouts/:id/fail',
  'POST /api/sandbox/checkouts/:id/pay',
  'POST /api/sandbox/subscription',
  'POST /api/set-password',
  'PUT /api/account/email',
  'PUT /api/weekly-mail',
];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Route = TestApp['app']['apiRoutes'][number];

function needOf({ access, scope, link }: Route): string {
  if (link) return `${access}: ${link.join(', ')}`;
  if (!scope) return access;
  if (typeof scope === 'string') return `${access}: ${scope}`;
  return `${access}: ${scope.permission} by ${scope.by} in ${scope.from}`;
}

it('lists every route of the application with its access', () => {
  const routes = test.app.apiRoutes.map((route) => [`${route.method} ${route.url}`, needOf(route)]);
  expect(Object.fromEntries(routes)).toEqual(CENSUS);
});

it('answers 401 to a visitor on every route that is for users or the admin', async () => {
  for (const [route, access] of Object.entries(CENSUS)) {
    if (!access.startsWith('user') && access !== 'admin') continue;
    const [method, url] = route.replaceAll(/:\w+/g, '1').split(' ') as ['GET' | 'POST', string];
    const response = await test.client().send(method, url);
    expect([route, response.statusCode]).toEqual([route, 401]);
  }
});

it('answers 404 to a token that nobody made on every route for links, before it reads anything', async () => {
  const routes = Object.entries(CENSUS).filter(([, access]) => access.startsWith('link'));
  for (const [route] of routes) {
    const [method, url] = route.replaceAll(/:\w+/g, 'made-up').split(' ') as ['GET', string];
    const response = await test.client().send(method, url);
    expect([route, response.statusCode]).toEqual([route, 404]);
  }
});

it('answers 403 to a guest of the demo on every route that is not for guests', async () => {
  const routes = test.app.apiRoutes
    .filter(({ notForGuests }) => notForGuests)
    .map(({ method, url }) => `${method} ${url}`);
  expect(routes.toSorted()).toEqual(NOT_FOR_GUESTS);
  const { client, user } = await test.signedIn();
  await test.database.db.execute(
    sql`update users set guest_until = now() + interval '1 day' where id = ${user.id}`,
  );
  for (const route of routes) {
    const [method, url] = route.replaceAll(/:\w+/g, '1').split(' ') as ['GET' | 'POST', string];
    const response = await client.send(method, url);
    expect([route, response.statusCode, response.json().error]).toEqual([
      route,
      403,
      'This is not part of the demo. Create a free account to do this.',
    ]);
  }
});
