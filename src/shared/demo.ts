/** How long the account of a visitor of the demo lasts. */
export const DEMO_HOURS = 24;

/** Addresses of accounts in the demo. The top-level domain exists nowhere (RFC 2606). */
export const GUEST_DOMAIN = 'guest.invalid';

export const DEMO_OFF = 'There is no demo on this server. Create a free account instead.';
export const DEMO_FULL =
  'Many people are trying the demo right now. Come back in an hour, or create a free account.';
export const DEMO_SIGNED_IN =
  'You are signed in. Add the sample project to your own account instead.';
export const NOT_A_GUEST = 'This account is yours already.';
export const NOT_FOR_GUESTS = 'This is not part of the demo. Create a free account to do this.';
