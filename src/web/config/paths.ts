/** Every address of the product's own pages. */
export const paths = {
  landing: '/',
  tour: '/tour',
  login: '/login',
  signUp: '/login?tab=signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  invite: '/invite/$token',
  dashboard: '/dashboard',
  expenses: '/expenses',
  projects: '/projects',
  contractors: '/contractors',
  timeline: '/timeline',
  billing: '/billing',
  admin: '/admin',
  sandbox: '/sandbox/$',
  googleSignIn: '/api/auth/google',
} as const;
