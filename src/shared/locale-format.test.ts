import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAmount } from './amount-input.ts';
import { formatBytes } from './bytes.ts';
import { formatCount, writeNumber } from './counts.ts';
import { formatDate, formatTime } from './dates.ts';
import { locales } from './locale.ts';
import { localeFormat } from './locale-format.ts';
import { formatMoney, fromCents, toCents } from './money.ts';
import { formatPercent } from './percents.ts';
import { writeIn, writing } from './writing.ts';

/** Intl separates with spaces that do not break. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
const writtenIn = (locale: string, write: () => string) =>
  plainSpaces(writeIn(localeFormat(locale), write));

describe('numbers and dates of a locale', () => {
  it.each([
    [
      'en-US',
      '\u2212$1,234,567.89',
      '€5.00',
      '12,345',
      '12.50%',
      '1.5 GB',
      'Dec 31, 2026',
      '6:30 PM',
    ],
    [
      'en-GB',
      '\u2212US$1,234,567.89',
      '€5.00',
      '12,345',
      '12.50%',
      '1.5 GB',
      '31 Dec 2026',
      '18:30',
    ],
    [
      'en-IN',
      '\u2212$12,34,567.89',
      '€5.00',
      '12,345',
      '12.50%',
      '1.5 GB',
      '31 Dec 2026',
      '6:30 pm',
    ],
    [
      'de-DE',
      '\u22121.234.567,89 $',
      '5,00 €',
      '12.345',
      '12,50 %',
      '1,5 GB',
      '31.12.2026',
      '18:30',
    ],
    [
      'fr-FR',
      '\u22121 234 567,89 $US',
      '5,00 €',
      '12 345',
      '12,50 %',
      '1,5 GB',
      '31 déc. 2026',
      '18:30',
    ],
    [
      'es-ES',
      '\u22121.234.567,89 US$',
      '5,00 €',
      '12.345',
      '12,50 %',
      '1,5 GB',
      '31 dic 2026',
      '18:30',
    ],
  ])('are those of %s', (locale, dollars, euros, count, percent, bytes, day, time) => {
    const date = new Date(2026, 11, 31, 18, 30);
    expect([
      writtenIn(locale, () => formatMoney('-1234567.89')),
      writtenIn(locale, () => formatMoney('5', 'EUR')),
      writtenIn(locale, () => formatCount(12_345)),
      writtenIn(locale, () => formatPercent(12.5)),
      writtenIn(locale, () => formatBytes(1.5 * 1024 ** 3)),
      writtenIn(locale, () => formatDate('2026-12-31')),
      writtenIn(locale, () => formatTime(date)),
    ]).toEqual([dollars, euros, count, percent, bytes, day, time]);
    expect(writtenIn(locale, () => formatDate('2026-02-30'))).toBe('Invalid Date');
  });

  it.each(Object.keys(locales))('are exact, and read back as they are written: %s', (locale) => {
    const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), (cents) => {
        const amount = fromCents(cents);
        const written = intl.format(amount as Intl.StringNumericLiteral);
        writeIn(localeFormat(locale), () => {
          expect(formatMoney(amount, 'EUR')).toBe(written);
          expect(formatMoney(`-${amount}`, 'EUR')).toBe(cents ? `\u2212${written}` : written);
          expect(plainAmount(writeNumber(amount))).toBe(amount);
          return '';
        });
      }),
    );
  });

  it('decide what a point and a comma mean, where three digits follow', () => {
    const read = (locale: string, text: string) =>
      writeIn(localeFormat(locale), () => plainAmount(text));
    expect([read('en-US', '1,234'), read('en-US', '1.234')]).toEqual(['1234', '1.234']);
    expect([read('de-DE', '1.234'), read('de-DE', '1,234')]).toEqual(['1234', '1.234']);
    expect([read('de-DE', '1,234.50'), read('de-DE', '1234.50')]).toEqual(['1234.50', '1234.50']);
    expect(toCents('1.234')).toBeNull();
  });

  it('are those of nobody afterwards, also after a failure', () => {
    expect(() => writeIn(localeFormat('de-DE'), () => formatMoney('not an amount'))).toThrow(
      RangeError,
    );
    expect(writing.format).toBeNull();
    expect(formatMoney('1234.5')).toBe('$1,234.50');
  });
});
