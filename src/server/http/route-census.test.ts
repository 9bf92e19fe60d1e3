import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** Who may call what. Add new routes by hand, so that a person decides about their access. */
const CENSUS = {
  'GET /api/health': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'GET /api/user': 'user',
  'POST /api/register': 'public',
  'POST /api/login': 'public',
  'POST /api/logout': 'public',
  'POST /api/change-password': 'user',
  'POST /api/forgot-password': 'public',
  'POST /api/reset-password': 'public',
  'GET /api/auth/google': 'public',
  'GET /api/auth/google/callback': 'public',
  'POST /api/upload': 'user',
  'POST /api/signed-url': 'user',
  'GET /api/receipts/:name': 'public',
  'GET /api/projects': 'user',
  'GET /api/projects/:id': 'user',
  'GET /api/projects/:id/summary': 'user',
  'GET /api/projects/:id/next': 'user',
  'GET /api/expenses': 'user',
  'GET /api/expenses/can_create': 'user',
  'GET /api/expenses/habits': 'user',
  'GET /api/expenses/export.csv': 'user',
  'GET /api/expenses/:id': 'user',
  'POST /api/expenses': 'user',
  'PUT /api/expenses/:id': 'user',
  'DELETE /api/expenses/:id': 'user',
  'GET /api/contractors': 'user',
  'GET /api/contractors/count': 'user',
  'POST /api/contractors': 'user',
  'PUT /api/contractors/:id': 'user',
  'DELETE /api/contractors/:id': 'user',
  'GET /api/milestones': 'user',
  'POST /api/milestones': 'user',
  'POST /api/milestones/starter_set': 'user',
  'PUT /api/milestones/:id': 'user',
  'PATCH /api/milestones/:id/complete': 'user',
  'DELETE /api/milestones/:id': 'user',
  'GET /api/ai-chat': 'user',
  'GET /api/ai-chat/suggestions': 'user',
  'POST /api/ai-chat': 'user',
  'DELETE /api/ai-chat': 'user',
  'GET /api/calendar-feed': 'user',
  'POST /api/calendar-feed': 'user',
  'POST /api/calendar-feed/renew': 'user',
  'DELETE /api/calendar-feed': 'user',
  'GET /api/calendar/:file': 'public',
  'GET /api/projects/:id/calendar.ics': 'user',
  'POST /api/projects': 'user',
  'PUT /api/projects/:id': 'user',
  'DELETE /api/projects/:id': 'user',
  'GET /api/subscription-status': 'user',
  'POST /api/check-subscription': 'user',
  'POST /api/create-checkout-session': 'user',
  'POST /api/create-portal-session': 'user',
  'POST /api/stripe/webhook': 'webhook',
  'GET /api/sandbox/checkouts/:id': 'user',
  'POST /api/sandbox/checkouts/:id/pay': 'user',
  'POST /api/sandbox/checkouts/:id/fail': 'user',
  'GET /api/sandbox/subscription': 'user',
  'POST /api/sandbox/subscription': 'user',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/stats': 'admin',
  'GET /api/admin/actions': 'admin',
  'POST /api/admin/users/:id/upgrade': 'admin',
  'POST /api/admin/users/:id/downgrade': 'admin',
} as const;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('lists every route of the application with its access', () => {
  const routes = test.app.apiRoutes.map(({ method, url, access }) => [`${method} ${url}`, access]);
  expect(Object.fromEntries(routes)).toEqual(CENSUS);
});

it('answers 401 to a visitor on every route that is for users or the admin', async () => {
  for (const [route, access] of Object.entries(CENSUS)) {
    if (access !== 'user' && access !== 'admin') continue;
    const [method, url] = route.replace(':id', '1').split(' ') as ['GET' | 'POST', string];
    const response = await test.client().send(method, url);
    expect([route, response.statusCode]).toEqual([route, 401]);
  }
});
