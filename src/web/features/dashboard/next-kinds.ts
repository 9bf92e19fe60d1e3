import { CalendarDays, ChartPie, type LucideIcon, ReceiptText } from 'lucide-react';
import { may, type Role } from '#shared/access.ts';
import { overBudgetText } from '#shared/budget.ts';
import { formatCount } from '#shared/counts.ts';
import { daysBetween, toLocalDate } from '#shared/dates.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import { MAX_COUNTED_EXPENSES, type NextItem } from '#shared/next.ts';
import { paths } from '../../config/paths.ts';
import { expensesLink } from './expense-links.ts';

type ItemOf<Kind extends NextItem['kind']> = Extract<NextItem, { kind: Kind }>;

/** How an item is shown: a sentence, the records it is about, and the one thing to do. */
export interface NextTelling {
  Icon: LucideIcon;
  tone: 'brick' | 'amber' | 'pine';
  sentence: string;
  /** Advice in a few words. */
  advice?: string;
  /** The records it is about, and when each is due. */
  records?: { id: number; name: string; when: string }[];
  /** How many records are not named. */
  more?: number;
  action: string;
  link:
    | ReturnType<typeof expensesLink>
    | { to: typeof paths.timeline }
    | { to: typeof paths.projects };
}

const spending = { action: 'See what it went to', link: expensesLink() };
const timeline = { to: paths.timeline } as const;

/** Every kind of work, in words. */
const tellings: {
  [Kind in NextItem['kind']]: (item: ItemOf<Kind>, today: Date, role: Role) => NextTelling;
} = {
  over_budget: ({ overBy }, _today, role) => ({
    Icon: ChartPie,
    tone: 'brick',
    sentence: `This project is ${overBudgetText(overBy)}.`,
    ...(may(role, 'project.change')
      ? {
          advice: 'Raise the budget, or postpone what is not needed yet.',
          action: 'Change the budget',
          link: { to: paths.projects },
        }
      : spending),
  }),
  near_budget: ({ remaining }) => ({
    Icon: ChartPie,
    tone: 'amber',
    sentence: toCents(remaining)
      ? `Only ${formatMoney(remaining)} of the budget is left.`
      : 'The whole budget is spent.',
    advice: 'Decide what still has to fit in.',
    ...spending,
  }),
  overdue_milestones: (item, today) => ({
    Icon: CalendarDays,
    tone: 'brick',
    sentence: `${countMilestones(item.count)} overdue.`,
    ...tellMilestones(item, (day) => `${countDays(daysBetween(day, today))} late`),
    action: 'Open the timeline',
    link: timeline,
  }),
  coming_milestones: (item, today) => ({
    Icon: CalendarDays,
    tone: 'pine',
    sentence: `${countMilestones(item.count)} coming up.`,
    ...tellMilestones(item, (day) => whenDue(daysBetween(today, day))),
    action: 'Open the timeline',
    link: timeline,
  }),
  missing_receipts: ({ count }, _today, role) => ({
    Icon: ReceiptText,
    tone: 'pine',
    sentence: `${countExpenses(count)} no receipt.`,
    action: `${may(role, 'records.change') ? 'Add' : 'See'} ${count === 1 ? 'it' : 'them'}`,
    link: expensesLink({ receipt: 'without' }),
  }),
};

/** The action is one that the role allows. */
export function tellItem(item: NextItem, today: Date, role: Role): NextTelling {
  const tell = tellings[item.kind] as (item: NextItem, today: Date, role: Role) => NextTelling;
  return tell(item, today, role);
}

const countMilestones = (count: number) =>
  count === 1 ? 'A milestone is' : `${formatCount(count)} milestones are`;

function countExpenses(count: number): string {
  if (count === 1) return 'An expense has';
  const counted = `${formatCount(count)} expenses have`;
  return count < MAX_COUNTED_EXPENSES ? counted : `At least ${counted}`;
}

type MilestonesItem = ItemOf<'overdue_milestones' | 'coming_milestones'>;

const NAMED = 3;

function tellMilestones({ count, milestones }: MilestonesItem, tellDay: (day: Date) => string) {
  const records = milestones.slice(0, NAMED).map(({ id, title, targetDate }) => ({
    id,
    name: title,
    when: tellDay(toLocalDate(targetDate)),
  }));
  return { records, more: count - records.length };
}

const countDays = (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`);

function whenDue(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${countDays(days)}`;
}
