import { plainAmount } from '#shared/amount-input.ts';
import { formatMoney, fromCents, toCents } from '#shared/money.ts';

/**
 * What the payments come to, if it is not what was agreed. It informs only: an accepted change need
 * not be in the schedule.
 */
export function scheduleNote(
  schedule: readonly { amount: string | number }[],
  agreed: string | number,
  currency: string,
): string | null {
  const centsOf = (typed: string | number) => toCents(plainAmount(String(typed)));
  const payments = schedule.map(({ amount }) => centsOf(amount));
  const total = centsOf(agreed);
  if (payments.length === 0 || total === null) return null;
  const sum = payments.reduce<bigint>((all, cents) => all + (cents ?? 0n), 0n);
  if (sum === total) return null;
  const text = (cents: bigint) => formatMoney(fromCents(cents), currency);
  return `The payments come to ${text(sum)}. The agreement is for ${text(total)}.`;
}
