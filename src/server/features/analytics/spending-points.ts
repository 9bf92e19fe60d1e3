import { fromCents, requireCents } from '#shared/money.ts';

const MAX_POINTS = 200;

interface Point {
  date: string;
  spent: string;
}

/** The sum after each day; of many days some, always with the first and the last. */
export function spendingPoints(days: readonly { date: string; amount: string }[]): Point[] {
  let sum = 0n;
  const points = days.map(({ date, amount }) => {
    sum += requireCents(amount);
    return { date, spent: fromCents(sum) };
  });
  if (points.length <= MAX_POINTS) return points;
  const step = (points.length - 1) / (MAX_POINTS - 1);
  return Array.from(
    { length: MAX_POINTS },
    (_, index) => points[Math.round(index * step)] as Point,
  );
}
