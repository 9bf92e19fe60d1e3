import { currencies } from '#shared/currency.ts';

/** "EUR, Euro". By Intl, because a list of names would be part of the script of every page. */
export function currencyOptions() {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return currencies.map((code) => ({ value: code, label: `${code}, ${names.of(code)}` }));
}
