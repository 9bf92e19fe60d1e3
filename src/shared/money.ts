import * as z from 'zod/mini';
import { writeNumber } from './counts.ts';
import { currencyPrefix, DEFAULT_CURRENCY } from './currency-sign.ts';
import { writing } from './writing.ts';

/**
 * Money is text on the wire ("1234.50"), numeric in the table and whole cents in arithmetic. A
 * float is never summed. Cents fit a JavaScript integer: the largest column value times a hundred
 * million rows is still below 2^63, and the database or a bigint computes totals.
 */
export const MAX_MONEY = '99999999.99';

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/** Cents of a plain decimal with at most two places; null for anything else. */
export function toCents(text: string): bigint | null {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  return BigInt(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

export function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function addMoney(amounts: string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + requireCents(amount), 0n));
}

export function subtractMoney(left: string, right: string): string {
  return fromCents(requireCents(left) - requireCents(right));
}

/** Negative if the left amount is less, as `toSorted` wants it. */
export function compareMoney(left: string, right: string): number {
  return Number(requireCents(left) - requireCents(right));
}

/** `part` as a percentage of `whole`, rounded half up to two decimals; 0 if `whole` is zero. */
export function percentOf(part: string, whole: string): number {
  const wholeCents = requireCents(whole);
  if (wholeCents === 0n) return 0;
  const hundredths = (requireCents(part) * 1_000_000n) / wholeCents;
  const rounded = (hundredths + (hundredths < 0n ? -50n : 50n)) / 100n;
  return Number(rounded) / 100;
}

/** Cents of an amount that is known to be one, such as a stored one. */
export function requireCents(text: string): bigint {
  const cents = toCents(text);
  if (cents === null) throw new RangeError(`Not an amount of money: ${JSON.stringify(text)}`);
  return cents;
}

/** "$1,234.50" or "CHF 1,234.50", with a real minus sign, exact for amounts of any size. */
export function formatMoney(amount: string, currency: string = DEFAULT_CURRENCY): string {
  const signed = fromCents(requireCents(amount));
  const plain = signed.replace('-', '');
  const written =
    writing.format?.money(plain, currency) ?? currencyPrefix(currency) + writeNumber(plain);
  return signed === plain ? written : `\u2212${written}`;
}

interface MoneyRule {
  /** The field's name at the start of a sentence, such as "Budget". */
  label: string;
  min: { amount: string; message: string };
  max?: string;
}

/**
 * The rule for an amount: text or number, no exponent, at most two decimals, normalized to two.
 * Anything that is not a number fails with the minimum's message, because it says what to type.
 */
export function moneyInputSchema({ label, min, max = MAX_MONEY }: MoneyRule) {
  const refused = { error: min.message };
  return z.pipe(
    z.union([z.string(refused), z.number(refused)], refused),
    z.transform((input, ctx): string => {
      const text = String(input).trim();
      const fail = (message: string) => {
        ctx.issues.push({ code: 'custom', message, input });
        return z.NEVER;
      };
      if (!PLAIN_DECIMAL.test(text)) return fail(min.message);
      const cents = toCents(text);
      if (cents === null) return fail(`${label} can have at most 2 decimals`);
      if (cents < requireCents(min.amount)) return fail(min.message);
      if (cents > requireCents(max)) return fail(`${label} must be at most ${formatMoney(max)}`);
      return fromCents(cents);
    }),
  );
}

export const moneySchema = z.string().check(z.regex(/^-?\d+\.\d{2}$/));

/** Amounts of different currencies are never added, so there is a total for each. */
export const currencyTotalSchema = z.object({ currency: z.string(), amount: moneySchema });
export type CurrencyTotal = z.infer<typeof currencyTotalSchema>;

/** "€20.00 + $100.00". If there are none, nothing in the given currency: "€0.00". */
export function formatTotals(totals: readonly CurrencyTotal[], currency?: string): string {
  if (totals.length === 0) return formatMoney('0.00', currency);
  return totals.map((total) => formatMoney(total.amount, total.currency)).join(' + ');
}
