import { SIGNED_IN_HINT_COOKIE } from '#shared/auth.ts';

/** Whether this browser may hold a session; the session itself is out of script's reach. */
export function hasSignedInHint(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_HINT_COOKIE}=1`);
}

/** After the server said that there is no session any more. */
export function dropSignedInHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
