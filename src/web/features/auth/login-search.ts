import {
  CALENDAR_ADDRESS_ENDED,
  type GoogleSignInError,
  googleSignInErrors,
} from '#shared/sign-in-messages.ts';

export const loginNotices = {
  'password-reset': `Your password has been changed. Sign in with the new one. ${CALENDAR_ADDRESS_ENDED}`,
  'account-deleted': 'Your account is deleted. To keep it, sign in within seven days.',
  'session-ended': 'You have been signed out. Sign in again to continue.',
} as const;
type LoginNotice = keyof typeof loginNotices;

export interface LoginSearch {
  tab?: 'signup';
  notice?: LoginNotice;
  error?: GoogleSignInError;
}

/** Reads the search parameters of the login page and ignores unknown ones. */
export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const { tab, notice, error } = search;
  return {
    ...(tab === 'signup' && { tab }),
    ...(isKeyOf(loginNotices, notice) && { notice }),
    ...(isKeyOf(googleSignInErrors, error) && { error }),
  };
}

function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key);
}
