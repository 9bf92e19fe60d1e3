import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { paths } from '../config/paths.ts';
import { PAGE_SPINNER_DELAY_MS, PREFETCH_DELAY_MS } from '../config/timings.ts';
import type { ActivitySearch } from '../features/activity/activity-view.ts';
import { readLoginSearch } from '../features/auth/login-search.ts';
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
import { codePart } from '../lib/code-parts.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../lib/plain-search.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './root-layout.tsx';
import { UserGate } from './route-guards.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Without any project, the first-project onboarding is shown instead. */
    needsProject?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}

const rootRoute = createRootRoute({ component: RootLayout });

const tourRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.tour,
  component: lazyRouteComponent(
    codePart(() => import('./tour-route.tsx')),
    'TourRoute',
  ),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.forgotPassword,
  component: lazyRouteComponent(
    codePart(() => import('../features/auth/forgot-password-page.tsx')),
    'ForgotPasswordPage',
  ),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  component: lazyRouteComponent(
    codePart(() => import('../features/auth/reset-password-page.tsx')),
    'ResetPasswordPage',
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmEmail,
  component: lazyRouteComponent(
    codePart(() => import('../features/settings/confirm-email-page.tsx')),
    'ConfirmEmailPage',
  ),
});

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.admin,
  component: lazyRouteComponent(
    codePart(() => import('../features/admin/admin-page.tsx')),
    'AdminPage',
  ),
});

const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'user',
  component: UserGate,
});

const landingRoute = createRoute({
  getParentRoute: () => userRoute,
  path: paths.landing,
  component: lazyRouteComponent(
    codePart(() => import('./landing-route.tsx')),
    'LandingRoute',
  ),
});

const loginRoute = createRoute({
  getParentRoute: () => userRoute,
  path: paths.login,
  validateSearch: readLoginSearch,
  component: lazyRouteComponent(
    codePart(() => import('../features/auth/login-page.tsx')),
    'LoginPage',
  ),
});

const inviteRoute = createRoute({
  getParentRoute: () => userRoute,
  path: paths.invite,
  component: lazyRouteComponent(
    codePart(() => import('../features/invitations/invite-page.tsx')),
    'InvitePage',
  ),
});

const unsubscribeRoute = createRoute({
  getParentRoute: () => userRoute,
  path: paths.unsubscribe,
  component: lazyRouteComponent(
    codePart(() => import('../features/weekly-mail/unsubscribe-page.tsx')),
    'UnsubscribePage',
  ),
});

const sandboxRoute = createRoute({
  getParentRoute: () => userRoute,
  path: paths.sandbox,
  component: lazyRouteComponent(
    codePart(() => import('../features/billing/sandbox/sandbox-pages.tsx')),
    'SandboxPages',
  ),
});

const signedInRoute = createRoute({
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
  component: lazyRouteComponent(
    codePart(() => import('./signed-in-layout.tsx')),
    'SignedInLayout',
  ),
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
const accountPages = {
  dashboard: accountPage({
    path: paths.dashboard,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/dashboard/dashboard-page.tsx')),
      'DashboardPage',
    ),
  }),
  expenses: accountPage<typeof paths.expenses, ExpenseSearch>({
    path: paths.expenses,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/expenses/expenses-page.tsx')),
      'ExpensesPage',
    ),
  }),
  timeline: accountPage<typeof paths.timeline, FormSearch<'title' | 'targetDate'>>({
    path: paths.timeline,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/milestones/timeline-page.tsx')),
      'TimelinePage',
    ),
  }),
  budget: accountPage<typeof paths.budget, BudgetSearch>({
    path: paths.budget,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/budget/budget-page.tsx')),
      'BudgetPage',
    ),
  }),
  photos: accountPage<typeof paths.photos, PhotoSearch>({
    path: paths.photos,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/photos/photos-page.tsx')),
      'PhotosPage',
    ),
  }),
  documents: accountPage<typeof paths.documents, DocumentSearch>({
    path: paths.documents,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/documents/documents-page.tsx')),
      'DocumentsPage',
    ),
  }),
  quotes: accountPage({
    path: paths.quotes,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/quotes/quotes-page.tsx')),
      'QuotesPage',
    ),
  }),
  inbox: accountPage({
    path: paths.inbox,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/inbox/inbox-page.tsx')),
      'InboxPage',
    ),
  }),
  reports: accountPage({
    path: paths.reports,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/reports/reports-page.tsx')),
      'ReportsPage',
    ),
  }),
  tax: accountPage<typeof paths.tax, TaxSearch>({
    path: paths.tax,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/tax/tax-page.tsx')),
      'TaxPage',
    ),
  }),
  import: accountPage<typeof paths.import, ImportSearch>({
    path: paths.import,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/imports/import-page.tsx')),
      'ImportPage',
    ),
  }),
  activity: accountPage<typeof paths.activity, ActivitySearch>({
    path: paths.activity,
    needsProject: true,
    component: lazyRouteComponent(
      codePart(() => import('../features/activity/activity-page.tsx')),
      'ActivityPage',
    ),
  }),
  projects: accountPage({
    path: paths.projects,
    component: lazyRouteComponent(
      codePart(() => import('../features/projects/projects-page.tsx')),
      'ProjectsPage',
    ),
  }),
  contractors: accountPage<typeof paths.contractors, ContractorSearch>({
    path: paths.contractors,
    component: lazyRouteComponent(
      codePart(() => import('../features/contractors/contractors-page.tsx')),
      'ContractorsPage',
    ),
  }),
  contractor: accountPage<typeof paths.contractor, { project?: string }>({
    path: paths.contractor,
    component: lazyRouteComponent(
      codePart(() => import('../features/contractors/contractor-page.tsx')),
      'ContractorPage',
    ),
  }),
  billing: accountPage<typeof paths.billing, { from?: string }>({
    path: paths.billing,
    component: lazyRouteComponent(
      codePart(() => import('../features/billing/billing-page.tsx')),
      'BillingPage',
    ),
  }),
  settings: accountPage<typeof paths.settings, { google?: string }>({
    path: paths.settings,
    component: lazyRouteComponent(
      codePart(() => import('../features/settings/settings-page.tsx')),
      'SettingsPage',
    ),
  }),
};

export const router = createRouter({
  routeTree: rootRoute.addChildren({
    tourRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    confirmEmailRoute,
    adminRoute,
    user: userRoute.addChildren({
      landingRoute,
      loginRoute,
      inviteRoute,
      unsubscribeRoute,
      sandboxRoute,
      signedIn: signedInRoute.addChildren(accountPages),
    }),
  }),
  parseSearch: parsePlainSearch,
  stringifySearch: stringifyPlainSearch,
  defaultPreload: 'intent',
  defaultPreloadDelay: PREFETCH_DELAY_MS,
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: PAGE_SPINNER_DELAY_MS,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: lazyRouteComponent(
    codePart(() => import('./not-found-page.tsx')),
    'NotFoundPage',
  ),
  scrollRestoration: true,
});
