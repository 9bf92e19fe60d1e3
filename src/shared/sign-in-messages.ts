/** Shown after every change to how a user signs in. */
export const CALENDAR_ADDRESS_ENDED =
  'If your calendar followed your milestones, its address no longer works. Make a new one on the Timeline page, under Calendar.';

/** Why a Google sign-in came back without an account, by the code in the return address. */
export const googleSignInErrors = {
  google_denied: 'Google sign-in was cancelled. You can try again or use your e-mail.',
  google_unverified:
    'Google has not verified your e-mail address. Verify it there first, or sign in with your password.',
  google_taken: 'This e-mail belongs to another Google account here. Sign in with that one.',
  google_failed: 'Google sign-in did not work. Please try again.',
} as const;
export type GoogleSignInError = keyof typeof googleSignInErrors;
