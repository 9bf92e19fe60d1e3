/** Where the screens of the product are. A `$` stands for whatever follows. */
export const screens = {
  landing: '/',
  tour: '/tour',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  expenses: '/expenses',
  projects: '/projects',
  contractors: '/contractors',
  timeline: '/timeline',
  billing: '/billing',
  admin: '/admin',
  sandbox: '/sandbox/$',
} as const;

/** Whether there is a screen at this path; the router takes capitals and a slash at the end too. */
export function isScreen(pathname: string): boolean {
  const asked = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return Object.values(screens).some((path) =>
    path.endsWith('$') ? asked.startsWith(path.slice(0, -1)) : asked === path,
  );
}
