import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What we store of a token. It is long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
