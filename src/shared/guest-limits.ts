import { BYTES_PER_MB, formatBytes } from './bytes.ts';
import { countRules, type LimitedNoun } from './plan-limits.ts';

/**
 * What a guest of the demo may add to it. No more records than the free plan, so that a visitor who
 * creates an account can keep all of them.
 */
export const guestHolds = {
  expenses: countRules.expenses.holds.free,
  contractors: countRules.contractors.holds.free,
  storage: 5 * BYTES_PER_MB,
} satisfies Record<LimitedNoun, number>;

export const guestFull = (noun: LimitedNoun): string =>
  noun === 'storage'
    ? `The demo has room for ${formatBytes(guestHolds.storage)} of your own files. Create a free account to add more.`
    : `You can add ${guestHolds[noun]} ${noun} to the demo. Create a free account to go on.`;
