import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '#server/db/client.ts';
import { tooMany } from '#server/errors.ts';
import {
  countTry,
  listRateCounters,
  removeEndedRateCounters,
  removeRateCounter,
} from './rate-limit.repository.ts';

const WINDOW_SECONDS = 600;

export interface Allowance {
  /** Counted under this name; parts are hashed, so that no e-mail address stands in the table. */
  key: string;
  limit: number;
}

export function allowance(limit: number, ...parts: string[]): Allowance {
  return { key: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'), limit };
}

/** An IPv6 customer holds a whole /64, so that its addresses count as one. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(db: Database) {
  return {
    /** Throws the 429 when one of the allowances is used up. */
    async requireAllowance(allowances: Allowance[]): Promise<void> {
      const counters = await listRateCounters(
        db,
        allowances.map(({ key }) => key),
      );
      const usedUp = counters.filter(
        ({ key, count }) => count >= (allowances.find((each) => each.key === key)?.limit ?? 0),
      );
      if (usedUp.length === 0) return;
      const end = Math.max(...usedUp.map(({ resetsAt }) => Date.parse(resetsAt)));
      const seconds = Math.max(1, Math.ceil((end - Date.now()) / 1000));
      throw tooMany(`Too many tries. Please wait ${describeWait(seconds)} and try again.`, seconds);
    },
    async use(allowances: Allowance[]): Promise<void> {
      await Promise.all(allowances.map(({ key }) => countTry(db, key, WINDOW_SECONDS)));
    },
    clear: ({ key }: Allowance) => removeRateCounter(db, key),
    sweep: () => removeEndedRateCounters(db),
  };
}

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
