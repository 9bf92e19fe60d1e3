/** American English, as everyone starts. */
export const DEFAULT_LOCALE = 'en-US';

/** How one locale writes numbers and dates. */
export interface LocaleFormat {
  /** A plain decimal, such as "1234.50", with the decimals that it has. */
  number: (plain: string) => string;
  /** The same as money. It is never negative: the minus sign stands in front of everything. */
  money: (plain: string, currency: string) => string;
  currencySign: (currency: string) => string;
  percent: (percent: number) => string;
  date: (date: Date) => string;
  time: (date: Date) => string;
  /** A month with its year, such as "March 2026". */
  month: (date: Date, length: 'long' | 'short') => string;
  decimalSign: string;
}

/**
 * For whom numbers and dates are being written: in the browser, the person who is signed in. Null is
 * American English, which is written without Intl: its first number takes a phone a tenth of a
 * second.
 */
export const writing: { format: LocaleFormat | null } = { format: null };

/**
 * Writes something for the readers of one locale. It must not wait for anything: other requests
 * would be answered in that locale too.
 */
export function writeIn<Written extends string | object>(
  format: LocaleFormat | null,
  write: () => Written,
): Written {
  const before = writing.format;
  writing.format = format;
  try {
    return write();
  } finally {
    writing.format = before;
  }
}

/** The sign before the decimals. */
export const decimalSign = (): string => writing.format?.decimalSign ?? '.';
