import { createRoute } from '@tanstack/react-router';
import { paths } from '../config/paths.ts';
import { readLoginSearch } from '../features/auth/login-search.ts';
import { rootRoute, userRoute } from './base-routes.ts';
import { lazyPage } from './lazy-page.ts';

/** Pages that are the same for everyone. */
export const publicPages = {
  tour: createRoute({
    getParentRoute: () => rootRoute,
    path: paths.tour,
    component: lazyPage(() => import('./tour-route.tsx'), 'TourRoute'),
  }),
  forgotPassword: createRoute({
    getParentRoute: () => rootRoute,
    path: paths.forgotPassword,
    component: lazyPage(
      () => import('../features/auth/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  resetPassword: createRoute({
    getParentRoute: () => rootRoute,
    path: paths.resetPassword,
    component: lazyPage(
      () => import('../features/auth/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
  confirmEmail: createRoute({
    getParentRoute: () => rootRoute,
    path: paths.confirmEmail,
    component: lazyPage(
      () => import('../features/settings/confirm-email-page.tsx'),
      'ConfirmEmailPage',
    ),
  }),
  admin: createRoute({
    getParentRoute: () => rootRoute,
    path: paths.admin,
    component: lazyPage(() => import('../features/admin/admin-page.tsx'), 'AdminPage'),
  }),
};

/** Pages outside of the shell that depend on who is signed in. */
export const visitorPages = {
  landing: createRoute({
    getParentRoute: () => userRoute,
    path: paths.landing,
    component: lazyPage(() => import('./landing-route.tsx'), 'LandingRoute'),
  }),
  login: createRoute({
    getParentRoute: () => userRoute,
    path: paths.login,
    validateSearch: readLoginSearch,
    component: lazyPage(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
  }),
  invite: createRoute({
    getParentRoute: () => userRoute,
    path: paths.invite,
    component: lazyPage(() => import('../features/invitations/invite-page.tsx'), 'InvitePage'),
  }),
  unsubscribe: createRoute({
    getParentRoute: () => userRoute,
    path: paths.unsubscribe,
    component: lazyPage(
      () => import('../features/weekly-mail/unsubscribe-page.tsx'),
      'UnsubscribePage',
    ),
  }),
  sandbox: createRoute({
    getParentRoute: () => userRoute,
    path: paths.sandbox,
    component: lazyPage(
      () => import('../features/billing/sandbox/sandbox-pages.tsx'),
      'SandboxPages',
    ),
  }),
};
