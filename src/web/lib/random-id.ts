const BYTES = 16;

/** Uses getRandomValues, because a page without https has no randomUUID. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This page, until it is loaded again. The server does not tell it of its own changes. */
export const tabId = randomId();
