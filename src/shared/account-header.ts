/**
 * The header by which a call names the id of the account that it is meant for. Another tab may have
 * signed in someone else, and the call is then refused like one without a session.
 */
export const ACCOUNT_HEADER = 'x-account';
