import { monthOf, type Period, wholeMonths, yearOf } from './calendar.ts';

const months =
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name, index) => [
      [name, index + 1] as const,
      [name.slice(0, 3), index + 1] as const,
      ...(name === 'september' ? [['sept', 9] as const] : []),
    ]);
export const monthNumbers = new Map<string, number>(months);
/** For patterns: longer names first, so that “sept” is not read as “sep”. */
export const MONTH_NAMES = `(?:${[...monthNumbers.keys()].toSorted((one, other) => other.length - one.length).join('|')})`;

export interface Now {
  today: string;
  /** The question is about the future, as with due dates. */
  isAhead: boolean;
}

/** A period and how many words it takes up. */
export interface Found {
  period: Required<Period>;
  length: number;
}

export const found = (period: Required<Period>, length: number): Found => ({ period, length });
export const oneDay = (day: string, length: number) => found({ from: day, to: day }, length);

/** A month without a year is the most recent one, or with `isAhead` the next one to end. */
export function nearestMonth(month: number, { today, isAhead }: Now, step = 0): Required<Period> {
  const [year, current] = [yearOf(today), monthOf(today)];
  if (isAhead) return wholeMonths(month < current ? year + 1 : year, month);
  const isBefore = month > current || (step < 0 && month === current);
  return wholeMonths(isBefore ? year - 1 : year, month);
}
