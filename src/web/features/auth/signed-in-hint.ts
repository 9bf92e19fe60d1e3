import { SIGNED_IN_HINT_COOKIE } from '#shared/user.ts';

/** Whether this browser may have a session. Scripts cannot see the session itself. */
export function hasSignedInHint(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_HINT_COOKIE}=1`);
}

/** Called after the server said that the session has ended. */
export function dropSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
