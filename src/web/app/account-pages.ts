import { createRoute, type RouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../config/paths.ts';
import type { ActivitySearch } from '../features/activity/activity-view.ts';
import { hasSignedInHint } from '../features/auth/signed-in-hint.ts';
import type { BudgetSearch } from '../features/budget/budget-view.ts';
import type { ContractorSearch } from '../features/contractors/contractor-view.ts';
import type { DocumentSearch } from '../features/documents/document-view.ts';
import type { ExpenseSearch } from '../features/expenses/expense-view.ts';
import type { ImportSearch } from '../features/imports/import-view.ts';
import { pendingInvitation } from '../features/invitations/pending-invitation.ts';
import type { PhotoSearch } from '../features/photos/photo-view.ts';
import type { TaxSearch } from '../features/tax/tax-view.ts';
import type { FormSearch } from '../lib/asked-form.ts';
import { userRoute } from './base-routes.ts';
import { lazyPage } from './lazy-page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Without any project, the first-project onboarding is shown instead. */
    needsProject?: boolean;
  }
}

export const signedInRoute = createRoute({
  getParentRoute: () => userRoute,
  id: 'signed-in',
  // The layout shows visitors the landing page; its code then loads together with the layout's.
  beforeLoad: () => {
    if (!hasSignedInHint()) {
      import('./landing-route.tsx').catch(() => undefined);
      return;
    }
    // Someone has signed up or in on the way to a project, perhaps with Google.
    const invitation = pendingInvitation();
    if (invitation) throw redirect({ to: paths.invite, params: invitation });
  },
  component: lazyPage(() => import('./signed-in-layout.tsx'), 'SignedInLayout'),
});

interface AccountPage<Path extends string> {
  path: Path;
  component: RouteComponent;
  needsProject?: boolean;
}

/**
 * A page in the shell. Its own code reads its search, so the rules of one page do not load with
 * all of them.
 */
function accountPage<Path extends string, Search extends object = object>(page: AccountPage<Path>) {
  const { path, component, needsProject = false } = page;
  return createRoute({
    getParentRoute: () => signedInRoute,
    path,
    component,
    staticData: { needsProject },
    validateSearch: (search: Record<string, unknown>) => search as Search,
  });
}

/** Every page of an account: one entry here, and one in shell/sidebar-links.ts if it has a link. */
export const accountPages = {
  dashboard: accountPage({
    path: paths.dashboard,
    needsProject: true,
    component: lazyPage(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  expenses: accountPage<typeof paths.expenses, ExpenseSearch>({
    path: paths.expenses,
    needsProject: true,
    component: lazyPage(() => import('../features/expenses/expenses-page.tsx'), 'ExpensesPage'),
  }),
  timeline: accountPage<typeof paths.timeline, FormSearch<'title' | 'targetDate'>>({
    path: paths.timeline,
    needsProject: true,
    component: lazyPage(() => import('../features/milestones/timeline-page.tsx'), 'TimelinePage'),
  }),
  budget: accountPage<typeof paths.budget, BudgetSearch>({
    path: paths.budget,
    needsProject: true,
    component: lazyPage(() => import('../features/budget/budget-page.tsx'), 'BudgetPage'),
  }),
  photos: accountPage<typeof paths.photos, PhotoSearch>({
    path: paths.photos,
    needsProject: true,
    component: lazyPage(() => import('../features/photos/photos-page.tsx'), 'PhotosPage'),
  }),
  documents: accountPage<typeof paths.documents, DocumentSearch>({
    path: paths.documents,
    needsProject: true,
    component: lazyPage(() => import('../features/documents/documents-page.tsx'), 'DocumentsPage'),
  }),
  quotes: accountPage({
    path: paths.quotes,
    needsProject: true,
    component: lazyPage(() => import('../features/quotes/quotes-page.tsx'), 'QuotesPage'),
  }),
  inbox: accountPage({
    path: paths.inbox,
    needsProject: true,
    component: lazyPage(() => import('../features/inbox/inbox-page.tsx'), 'InboxPage'),
  }),
  reports: accountPage({
    path: paths.reports,
    needsProject: true,
    component: lazyPage(() => import('../features/reports/reports-page.tsx'), 'ReportsPage'),
  }),
  tax: accountPage<typeof paths.tax, TaxSearch>({
    path: paths.tax,
    needsProject: true,
    component: lazyPage(() => import('../features/tax/tax-page.tsx'), 'TaxPage'),
  }),
  import: accountPage<typeof paths.import, ImportSearch>({
    path: paths.import,
    needsProject: true,
    component: lazyPage(() => import('../features/imports/import-page.tsx'), 'ImportPage'),
  }),
  activity: accountPage<typeof paths.activity, ActivitySearch>({
    path: paths.activity,
    needsProject: true,
    component: lazyPage(() => import('../features/activity/activity-page.tsx'), 'ActivityPage'),
  }),
  projects: accountPage({
    path: paths.projects,
    component: lazyPage(() => import('../features/projects/projects-page.tsx'), 'ProjectsPage'),
  }),
  contractors: accountPage<typeof paths.contractors, ContractorSearch>({
    path: paths.contractors,
    component: lazyPage(
      () => import('../features/contractors/contractors-page.tsx'),
      'ContractorsPage',
    ),
  }),
  contractor: accountPage<typeof paths.contractor, { project?: string }>({
    path: paths.contractor,
    component: lazyPage(
      () => import('../features/contractors/contractor-page.tsx'),
      'ContractorPage',
    ),
  }),
  billing: accountPage<typeof paths.billing, { from?: string }>({
    path: paths.billing,
    component: lazyPage(() => import('../features/billing/billing-page.tsx'), 'BillingPage'),
  }),
  settings: accountPage<typeof paths.settings, { google?: string }>({
    path: paths.settings,
    component: lazyPage(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  }),
};
