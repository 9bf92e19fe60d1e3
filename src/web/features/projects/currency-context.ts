import { createContext, useContext } from 'react';
import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { formatMoney } from '#shared/money.ts';

/** The currency of the project that a page is about. */
export const CurrencyContext = createContext(DEFAULT_CURRENCY);

/** Writes amounts in the currency of the page's project. */
export function useFormatMoney(): (amount: string) => string {
  const currency = useContext(CurrencyContext);
  return (amount) => formatMoney(amount, currency);
}
