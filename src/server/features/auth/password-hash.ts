import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '#server/errors.ts';

/** Argon2id is the library's default algorithm; the string it returns carries these parameters. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

const MAX_RUNNING = 4;
const MAX_WAITING = 200;

let running = 0;
const waiting: Array<() => void> = [];

/**
 * At most four hashes at once, since each takes 19 MiB and most of a core; a bounded queue behind
 * them, and a refusal after that, so that a flood of sign-ins cannot exhaust the machine.
 */
export async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) {
      throw unavailable('Too many people are signing in right now. Try again in a moment.');
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed on rather than freed, so that nobody can slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT_PREFIX);
}

/** Verified when there is no account, so that the answer takes the same time either way. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$jUB0I8ouHLPkgL2Ykj6z5w$YrdkKe52u09DNUlRYspGp/bMuPCtmgwy9mKGsBS/QSs';
