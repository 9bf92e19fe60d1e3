import { DEFAULT_LOCALE, type LocaleFormat } from './writing.ts';

const known = new Map<string, LocaleFormat>();

/** Null for American English, which needs no Intl. */
export function localeFormat(locale: string): LocaleFormat | null {
  if (locale === DEFAULT_LOCALE) return null;
  const made = known.get(locale) ?? createFormat(locale);
  known.set(locale, made);
  return made;
}

function createFormat(locale: string): LocaleFormat {
  const fixed = (digits: number) => ({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const numbers = formats((digits: number) => new Intl.NumberFormat(locale, fixed(digits)));
  const amounts = formats(
    (currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
  );
  const percents = new Intl.NumberFormat(locale, { style: 'percent', ...fixed(2) });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const months = {
    long: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
    short: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }),
  };
  // Text, not a number: Intl writes each of its digits, however many there are.
  const exact = (plain: string) => plain as Intl.StringNumericLiteral;
  const number = (plain: string) =>
    withMinus(numbers(plain.split('.')[1]?.length ?? 0).format(exact(plain)));
  return {
    number,
    money: (plain, currency) => amounts(currency).format(exact(plain)),
    currencySign: (currency) =>
      amounts(currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    percent: (percent) => withMinus(percents.format(percent / 100)),
    date: (date) => dates.format(date),
    time: (date) => times.format(date),
    month: (date, length) => months[length].format(date),
    decimalSign: number('0.1').slice(1, -1),
  };
}

const withMinus = (text: string) => text.replace('-', '\u2212');

/** One for each key: making a format takes longer than using it. */
function formats<Key, Format>(create: (key: Key) => Format): (key: Key) => Format {
  const made = new Map<Key, Format>();
  return (key) => {
    const format = made.get(key) ?? create(key);
    made.set(key, format);
    return format;
  };
}
