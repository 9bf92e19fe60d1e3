/** Every address of the product's own pages. */
export const paths = {
  landing: '/',
  tour: '/tour',
  login: '/login',
  signUp: '/login?tab=signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  expenses: '/expenses',
  projects: '/projects',
  contractors: '/contractors',
  timeline: '/timeline',
  activity: '/activity',
  billing: '/billing',
  admin: '/admin',
  sandbox: '/sandbox/$',
  googleSignIn: '/api/auth/google',
} as const;
