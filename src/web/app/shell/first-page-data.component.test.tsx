import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentUserQuery } from '../../features/auth/auth-queries.ts';
import { dashboardQuery } from '../../features/dashboard/dashboard-queries.ts';
import { projectsQuery } from '../../features/projects/project-queries.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { writeStored } from '../../lib/stored-value.ts';
import { project, user } from '../../testing/records.ts';
import { answer, forgetServer, receivedCalls, startServer } from '../../testing/test-server.ts';
import { fetchFirstPageData } from './first-page-data.ts';

const REMEMBERED = `selected-project.${user.id}`;
const SUMMARY = 'GET /api/projects/7/summary';

function signedIn() {
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.setQueryData(projectsQuery.queryKey, [project, { ...project, id: 7 }]);
  return queryClient;
}

beforeEach(() => {
  startServer();
  writeStored(REMEMBERED, '7');
});

afterEach(() => {
  forgetServer();
  writeStored(REMEMBERED, null);
});

it('asks for the figures of the remembered project', async () => {
  const summary = { totalBudget: '100.00', totalSpent: '40.00', remaining: '60.00' };
  answer(SUMMARY, { ...summary, budgetUsedPercent: 40, categoryBreakdown: {} });
  answer('GET /api/expenses', { expenses: [], totalCount: 0 });
  answer('GET /api/projects/7/next', { items: [] });
  const queryClient = signedIn();
  await fetchFirstPageData(queryClient, { pathname: '/dashboard', search: '' });
  expect(receivedCalls(SUMMARY)).toHaveLength(1);
  const shown = queryClient.getQueryData(dashboardQuery(7).queryKey);
  expect(shown?.summary.remaining).toBe('60.00');
});

it('forgets a failure, so that the page asks itself', async () => {
  answer(SUMMARY, { error: 'Something went wrong' }, 500);
  const queryClient = signedIn();
  await fetchFirstPageData(queryClient, { pathname: '/dashboard', search: '' });
  expect(receivedCalls(SUMMARY)).toHaveLength(1);
  expect(queryClient.getQueryState(dashboardQuery(7).queryKey)).toBeUndefined();
});

it.each([
  { pathname: '/dashboard', search: '?project=4' },
  { pathname: '/expenses', search: '?page=2' },
  { pathname: '/settings', search: '' },
])('leaves $pathname$search to the page', async (location) => {
  await fetchFirstPageData(signedIn(), location);
  expect(receivedCalls(SUMMARY)).toEqual([]);
  expect(receivedCalls('GET /api/expenses')).toEqual([]);
});
