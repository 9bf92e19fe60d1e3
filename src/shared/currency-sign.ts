import { writing } from './writing.ts';

export const DEFAULT_CURRENCY = 'USD';

/** Those that are written with a sign of their own. The others are written with their code. */
const signs: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  ILS: '₪',
  INR: '₹',
  HKD: 'HK$',
  PHP: '₱',
  CNY: 'CN¥',
  TWD: 'NT$',
  BRL: 'R$',
  MXN: 'MX$',
};

/** "€", or "CHF" for a currency without a sign that is its own. */
export function currencySign(currency: string): string {
  return writing.format?.currencySign(currency) ?? signs[currency] ?? currency;
}

/** What stands before the digits: "€", or "CHF" and a space that does not break. */
export function currencyPrefix(currency: string): string {
  return signs[currency] ?? `${currency}\u00A0`;
}
