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

const ownSign = (currency: string) => writing.format?.currencySign(currency) ?? signs[currency];

/** "€", or "CHF" for a currency without a sign that is its own. */
export function currencySign(currency: string): string {
  return ownSign(currency) ?? currency;
}

/** What stands before the digits: "€", or "CHF" and a space that does not break. */
export function currencyPrefix(currency: string): string {
  return ownSign(currency) ?? `${currency}\u00A0`;
}
