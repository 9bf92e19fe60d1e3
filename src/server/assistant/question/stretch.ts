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

export interface Now {
  today: string;
  /** What is asked for lies ahead, as due dates do. */
  isAhead: boolean;
}

/** A stretch of time and how many words it took to say. */
export interface Found {
  period: Required<Period>;
  length: number;
}

export const found = (period: Required<Period>, length: number): Found => ({ period, length });
export const oneDay = (day: string, length: number) => found({ from: day, to: day }, length);

/** A month without a year is the latest one that has begun, or the first one to end from today. */
export function nearestMonth(month: number, { today, isAhead }: Now, step = 0): Required<Period> {
  const [year, current] = [yearOf(today), monthOf(today)];
  if (isAhead) return wholeMonths(month < current ? year + 1 : year, month);
  const isBefore = month > current || (step < 0 && month === current);
  return wholeMonths(isBefore ? year - 1 : year, month);
}
