import { formatCount } from './counts.ts';
import { formatMoney, requireCents } from './money.ts';

/** "+$450.00", "−$200.00", or "No extra cost". */
export function costText(amountDelta: string, currency: string): string {
  const cents = requireCents(amountDelta);
  if (cents === 0n) return 'No extra cost';
  return `${cents > 0n ? '+' : ''}${formatMoney(amountDelta, currency)}`;
}

/** "3 days later", "1 day sooner"; null if it takes as long as before. */
export function daysText(daysDelta: number): string | null {
  if (daysDelta === 0) return null;
  const days = Math.abs(daysDelta);
  return `${formatCount(days)} ${days === 1 ? 'day' : 'days'} ${daysDelta > 0 ? 'later' : 'sooner'}`;
}
