import { formatMoney, toCents } from './money.ts';

/**
 * How the expected total compares with the budget, in the same words everywhere:
 * "$2,310.00 over if nothing changes".
 *
 * @param variance the budget less the expected total
 */
export function expectedText(variance: string, currency: string): string {
  return isOverExpected(variance)
    ? `${formatMoney(variance.replace('-', ''), currency)} over if nothing changes`
    : `${formatMoney(variance, currency)} left if nothing changes`;
}

export function isOverExpected(variance: string): boolean {
  return (toCents(variance) ?? 0n) < 0n;
}
