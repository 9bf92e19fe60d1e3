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

const DEFAULT_WINDOW_SECONDS = 600;

export interface Allowance {
  /** The counter's name. Its parts are hashed, so the table contains no e-mail address. */
  key: string;
  limit: number;
  windowSeconds: number;
  /** How the refusal starts. */
  refusal: string;
}

export function allowance(limit: number, ...parts: string[]): Allowance {
  return {
    key: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
    limit,
    windowSeconds: DEFAULT_WINDOW_SECONDS,
    refusal: 'Too many tries.',
  };
}

/** An IPv6 customer has a whole /64, so its addresses count as one. */
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
    /**
     * Counts a try and throws a 429 if it is one too many. Counting and checking are one statement,
     * so that simultaneous requests cannot all pass before the first is counted.
     */
    async take(each: Allowance): Promise<void> {
      const { count, resetsAt } = await countTry(db, each.key, each.windowSeconds);
      if (count > each.limit) throw usedUp(resetsAt, each.refusal);
    },

    /** Throws a 429 if an allowance is used up, for actions that count only failures. */
    async requireAllowance(allowances: Allowance[]): Promise<void> {
      const counters = await listRateCounters(
        db,
        allowances.map(({ key }) => key),
      );
      const over = counters.filter(
        ({ key, count }) => count >= (allowances.find((each) => each.key === key)?.limit ?? 0),
      );
      const [latest] = over
        .map(({ resetsAt }) => resetsAt)
        .toSorted()
        .reverse();
      if (latest) throw usedUp(latest, 'Too many tries.');
    },

    async countFailure(allowances: Allowance[]): Promise<void> {
      await Promise.all(
        allowances.map(({ key, windowSeconds }) => countTry(db, key, windowSeconds)),
      );
    },

    clear: ({ key }: Allowance) => removeRateCounter(db, key),
    sweep: () => removeEndedRateCounters(db),
  };
}

function usedUp(resetsAt: string, refusal: string) {
  const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000));
  return tooMany(`${refusal} Please wait ${describeWait(seconds)} and try again.`, seconds);
}

function describeWait(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  if (seconds <= 5_400) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3_600), 'hour');
}

function count(many: number, unit: string): string {
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
}
