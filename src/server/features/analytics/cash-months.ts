import type { Analytics } from '#shared/analytics.ts';
import { fromCents, requireCents } from '#shared/money.ts';
import { splitEvenly } from '#shared/split-amount.ts';

interface Cash {
  today: string;
  spending: readonly { date: string; amount: string }[];
  bills: readonly { due: string; heldLeft: string; dueOn: string | null }[];
  /** What is left of each, and the days of the milestones by which it is spread. */
  agreements: readonly { left: string; days: readonly string[] }[];
  toBuy: string;
}

type Part = 'paid' | 'due' | 'agreed' | 'toBuy';
const noMoney = (): Record<Part, bigint> => ({ paid: 0n, due: 0n, agreed: 0n, toBuy: 0n });

/** The money by month. What is overdue is needed now; what nothing dates is not guessed. */
export function cashByMonth({
  today,
  spending,
  bills,
  agreements,
  toBuy,
}: Cash): Analytics['cash'] {
  const months = new Map<string, Record<Part, bigint>>();
  const add = (part: Part, day: string, cents: bigint) => {
    const month = (part === 'paid' || day > today ? day : today).slice(0, 7);
    const sums = months.get(month) ?? noMoney();
    sums[part] += cents;
    months.set(month, sums);
  };
  const noDate = { due: 0n, held: 0n, agreed: 0n, toBuy: requireCents(toBuy) };

  for (const { date, amount } of spending) add('paid', date, requireCents(amount));
  for (const { due, heldLeft, dueOn } of bills) {
    const cents = requireCents(due);
    noDate.held += requireCents(heldLeft);
    if (dueOn === null) noDate.due += cents;
    else if (cents !== 0n) add('due', dueOn, cents);
  }
  for (const { left, days } of agreements) {
    const cents = requireCents(left);
    if (days.length === 0) noDate.agreed += cents;
    else if (cents !== 0n) {
      const shares = splitEvenly(left, days.length) ?? [];
      for (const [index, day] of days.entries())
        add('agreed', day, requireCents(shares[index] ?? '0'));
    }
  }
  return {
    months: withoutGaps([...months.keys()]).map((month) => ({
      month,
      ...amounts(months.get(month) ?? noMoney()),
    })),
    noDate: amounts(noDate),
  };
}

function amounts<Key extends string>(cents: Record<Key, bigint>): Record<Key, string> {
  const entries = Object.entries<bigint>(cents).map(([key, value]) => [key, fromCents(value)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** A mistyped year must not make a chart of ten thousand bars. */
const MAX_MONTHS = 240;

/** Every month from the first to the last, or only those with money if that would be too many. */
function withoutGaps(months: string[]): string[] {
  const sorted = months.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const toNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const count = toNumber(last) - toNumber(first) + 1;
  if (count > MAX_MONTHS) return sorted;
  return Array.from({ length: count }, (_, index) => {
    const month = toNumber(first) + index;
    const year = String(Math.floor(month / 12)).padStart(4, '0');
    return `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
