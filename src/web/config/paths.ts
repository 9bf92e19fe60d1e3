import { screens } from '#shared/screens.ts';

/** Every address of the product's own pages. */
export const paths = {
  ...screens,
  signUp: '/login?tab=signup',
  googleSignIn: '/api/auth/google',
} as const;
