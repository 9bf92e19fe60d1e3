import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { paths } from '../config/paths.ts';
import { PAGE_SPINNER_DELAY_MS, PREFETCH_DELAY_MS } from '../config/timings.ts';
import { readLoginSearch } from '../features/auth/login-search.ts';
import { hasSignedInHint } from '../features/auth/signed-in-hint.ts';
import type { ContractorSearch } from '../features/contractors/contractor-view.ts';
import type { ExpenseSearch } from '../features/expenses/expense-view.ts';
import { codePart, codePartAhead } from '../lib/code-parts.ts';
import { parsePlainSearch, stringifyPlainSearch } from '../lib/plain-search.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RootLayout } from './root-layout.tsx';
import { UserGate } from './route-guards.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Without any project the first-project onboarding stands in for the page. */
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

const signedInRoute = createRoute({
  getParentRoute: () => userRoute,
  id: 'signed-in',
  // The layout shows the landing page to visitors; its code then comes along with the layout's.
  beforeLoad: () => {
    if (!hasSignedInHint()) import('./landing-route.tsx').catch(() => undefined);
  },
  component: lazyRouteComponent(
    codePartAhead(() => import('./signed-in-layout.tsx')),
    'SignedInLayout',
  ),
});

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.dashboard,
  staticData: { needsProject: true },
  component: lazyRouteComponent(
    codePartAhead(() => import('../features/dashboard/dashboard-page.tsx')),
    'DashboardPage',
  ),
});

const expensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.expenses,
  staticData: { needsProject: true },
  // Read where it is used: the rules belong to the page's own code, not to everybody's.
  validateSearch: (search: Record<string, unknown>) => search as ExpenseSearch,
  component: lazyRouteComponent(
    codePartAhead(() => import('../features/expenses/expenses-page.tsx')),
    'ExpensesPage',
  ),
});

const timelineRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.timeline,
  staticData: { needsProject: true },
  component: lazyRouteComponent(
    codePartAhead(() => import('../features/milestones/timeline-page.tsx')),
    'TimelinePage',
  ),
});

const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.projects,
  component: lazyRouteComponent(
    codePartAhead(() => import('../features/projects/projects-page.tsx')),
    'ProjectsPage',
  ),
});

const contractorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.contractors,
  validateSearch: (search: Record<string, unknown>) => search as ContractorSearch,
  component: lazyRouteComponent(
    codePartAhead(() => import('../features/contractors/contractors-page.tsx')),
    'ContractorsPage',
  ),
});

const billingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.billing,
  validateSearch: (search: Record<string, unknown>) => search as { from?: string },
  component: lazyRouteComponent(
    codePartAhead(() => import('../features/billing/billing-page.tsx')),
    'BillingPage',
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

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    tourRoute,
    forgotPasswordRoute,
    resetPasswordRoute,
    adminRoute,
    userRoute.addChildren([
      landingRoute,
      loginRoute,
      sandboxRoute,
      signedInRoute.addChildren([
        dashboardRoute,
        expensesRoute,
        timelineRoute,
        projectsRoute,
        contractorsRoute,
        billingRoute,
      ]),
    ]),
  ]),
  parseSearch: parsePlainSearch,
  stringifySearch: stringifyPlainSearch,
  defaultPreload: 'intent',
  defaultPreloadDelay: PREFETCH_DELAY_MS,
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: PAGE_SPINNER_DELAY_MS,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});
