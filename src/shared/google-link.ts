/** Why someone came back to the settings from Google, by the code in the return address. */
export const googleLinkErrors = {
  google_denied: 'You cancelled on Google’s page. Nothing has changed.',
  google_other: 'That was another Google account than the one that is linked here.',
  google_unverified: 'Google has not verified your e-mail address. Verify it there first.',
  google_has_account:
    'You have an account here already. Log out of the demo, then sign in with Google. The demo is not part of that account.',
  google_linked_elsewhere: 'This Google account is linked to another account here.',
  google_failed: 'Google did not answer as expected. Please try again.',
} as const;
export type GoogleLinkError = keyof typeof googleLinkErrors;
