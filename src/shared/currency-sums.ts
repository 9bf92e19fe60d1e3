import { addMoney, type CurrencyTotal } from './money.ts';

/** A sum for each currency, in the order of their first amounts. */
export function sumByCurrency(amounts: readonly CurrencyTotal[]): CurrencyTotal[] {
  const currencies = [...new Set(amounts.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const its = amounts.filter((one) => one.currency === currency);
    return { currency, amount: addMoney(its.map(({ amount }) => amount)) };
  });
}
