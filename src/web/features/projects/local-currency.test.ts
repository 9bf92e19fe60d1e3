import { expect, it } from 'vitest';
import { currencies } from '#shared/currency.ts';
import { currencyOptions } from './currency-options.ts';
import { localCurrency } from './local-currency.ts';

it.each([
  ['en-US', 'USD'],
  ['en', 'USD'],
  ['de-DE', 'EUR'],
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['en-GB', 'GBP'],
  ['fr-CA', 'CAD'],
  ['sv', 'SEK'],
  ['hi', 'INR'],
  ['pt-BR', 'BRL'],
  ['ja-JP', undefined],
  ['tlh', undefined],
  ['not a language', undefined],
])('a browser in %s pays in %s', (language, currency) => {
  expect(localCurrency(language)).toBe(currency);
});

it('every currency on offer has a name', () => {
  expect(currencyOptions().map(({ value }) => value)).toEqual(currencies);
  for (const { value, label } of currencyOptions()) {
    expect(label, value).toMatch(/^[A-Z]{3}, \p{L}/u);
    // What Intl gives if it has no name.
    expect(label).not.toBe(`${value}, ${value}`);
  }
});
