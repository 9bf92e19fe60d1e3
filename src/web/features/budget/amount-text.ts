import { plainAmount } from '#shared/amount-input.ts';
import { fromCents, toCents } from '#shared/money.ts';

/** An amount as people and spreadsheets write it, such as "$1,234.50"; null for anything else. */
export function readAmount(text: string): string | null {
  const cents = toCents(plainAmount(text));
  return cents === null ? null : fromCents(cents);
}
