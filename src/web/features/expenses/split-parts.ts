import { plainAmount } from '#shared/amount-input.ts';
import type { ExpenseLine } from '#shared/expense.ts';
import { toCents } from '#shared/money.ts';
import { restOf, splitEvenly } from '#shared/split-amount.ts';

/** A part as its fields contain it: the amount is what was typed. */
export type SplitPart = ExpenseLine;

const EMPTY_PART: SplitPart = { category: '', roomId: null, planLineId: null, amount: '' };

/** Two parts to start with: the expense as it is, and an empty one. */
export function startSplit(whole: SplitPart): SplitPart[] {
  return [whole, EMPTY_PART];
}

/** The category of the last part is the most likely one for the next. */
export function addPart(parts: readonly SplitPart[]): SplitPart[] {
  return [...parts, { ...EMPTY_PART, category: parts.at(-1)?.category ?? '' }];
}

/** A part taken out of the first one; null if nothing of that would be left. */
export function splitOff(parts: readonly SplitPart[], part: SplitPart): SplitPart[] | null {
  const [first, ...others] = parts;
  const left = first ? restOf(plainAmount(first.amount), [part.amount]) : null;
  const isSmaller = left !== null && (toCents(left) ?? 0n) > 0n;
  if (!first || !isSmaller || (toCents(part.amount) ?? 0n) <= 0n) return null;
  return [{ ...first, amount: left }, ...others, part];
}

export function changePart(
  parts: readonly SplitPart[],
  index: number,
  changes: Partial<SplitPart>,
): SplitPart[] {
  return parts.map((part, at) => (at === index ? { ...part, ...changes } : part));
}

export function divideEvenly(parts: readonly SplitPart[], total: string): SplitPart[] {
  const shares = splitEvenly(total.trim(), parts.length);
  return parts.map((part, index) => ({ ...part, amount: shares?.[index] ?? part.amount }));
}

/** What the parts leave of the total: negative if they are too much. Null without a total. */
export function leftOver(parts: readonly SplitPart[], total: string): string | null {
  // What is not an amount yet counts as nothing.
  const amounts = parts.map(({ amount }) => {
    const plain = plainAmount(amount);
    return toCents(plain) === null ? '0' : plain;
  });
  return restOf(total.trim(), amounts);
}

/** What a part would have to be for all parts to add up; null if the others are too much. */
export function restFor(parts: readonly SplitPart[], index: number, total: string): string | null {
  const left = leftOver(changePart(parts, index, { amount: '0' }), total);
  return left !== null && (toCents(left) ?? 0n) > 0n ? left : null;
}
