import { hash, verify } from '@node-rs/argon2';
import { createWorkSlots } from '#server/work-slots.ts';

/** Argon2id is the library's default. The string it returns contains these parameters. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Each hash takes 19 MiB and most of a core. */
export const withHashingSlot = createWorkSlots({
  running: 4,
  waiting: 200,
  refusal: 'Too many people are signing in right now. Try again in a moment.',
});

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT_PREFIX);
}

/** Verified if there is no account, so that the answer takes the same time. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$jUB0I8ouHLPkgL2Ykj6z5w$YrdkKe52u09DNUlRYspGp/bMuPCtmgwy9mKGsBS/QSs';
