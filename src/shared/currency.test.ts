import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, currencyInputSchema } from './currency.ts';
import { currencySign } from './currency-sign.ts';
import { formatMoney, fromCents } from './money.ts';

const format = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency });

describe('the currencies on offer', () => {
  it('are known, listed once and have two decimals', () => {
    expect(new Set(currencies).size).toBe(currencies.length);
    const known = Intl.supportedValuesOf('currency');
    for (const currency of currencies) {
      expect(known).toContain(currency);
      expect(format(currency).resolvedOptions().maximumFractionDigits, currency).toBe(2);
    }
  });

  it.each(currencies)('format like Intl: %s', (currency) => {
    const intl = format(currency);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (cents) => {
        const amount = fromCents(cents);
        const written = intl.format(amount as unknown as number);
        expect(formatMoney(amount, currency)).toBe(written.replace('-', '\u2212'));
      }),
    );
  });

  it('never share a sign', () => {
    expect(new Set(currencies.map(currencySign)).size).toBe(currencies.length);
  });
});

describe('a currency as input', () => {
  it('is one of those on offer', () => {
    expect(currencyInputSchema.parse('EUR')).toBe('EUR');
  });

  it.each(['JPY', 'eur', '', 'XXX', null, 5])('refuses %j', (input) => {
    const result = currencyInputSchema.safeParse(input);
    expect(result.error?.issues[0]?.message).toBe(
      'Choose a currency from the list, such as USD, EUR or GBP',
    );
  });
});
