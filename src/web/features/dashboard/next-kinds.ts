import {
  CalendarDays,
  ChartPie,
  FileClock,
  HandCoins,
  type LucideIcon,
  ReceiptText,
  TrendingUp,
  Wallet,
} from 'lucide-react';
import { may } from '#shared/access.ts';
import type { NextItem } from '#shared/next.ts';
import { type NextWords, nextWords } from '#shared/next-sentence.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { expensesLink } from './expense-links.ts';

/** What the words and the action depend on. */
type ItsProject = Pick<Project, 'role' | 'currency'>;

type ItemOf<Kind extends NextItem['kind']> = Extract<NextItem, { kind: Kind }>;

/** How an item looks, and the one thing to do about it. */
interface NextLook {
  Icon: LucideIcon;
  tone: 'brick' | 'amber' | 'pine';
  /** Advice in a few words. */
  advice?: string;
  action: string;
  link:
    | ReturnType<typeof expensesLink>
    | ReturnType<typeof contractorLink>
    | { to: typeof paths.timeline }
    | { to: typeof paths.contractors }
    | { to: typeof paths.budget }
    | { to: typeof paths.documents }
    | { to: typeof paths.inbox }
    | { to: typeof paths.projects };
}

export type NextTelling = NextWords & NextLook;

const spending = { action: 'See what it went to', link: expensesLink() };
const timeline = { action: 'Open the timeline', link: { to: paths.timeline } } as const;
const documents = { action: 'Open the documents', link: { to: paths.documents } } as const;
const budget = { action: 'Open the budget', link: { to: paths.budget } } as const;

const contractorLink = (contractorId: number) =>
  ({ to: paths.contractor, params: { contractorId: String(contractorId) } }) as const;

type OfContractor = { contractorId: number | null };

/** The page of the contractor, if all of them are with the same one. */
function linkToContractor(records: readonly OfContractor[], count: number) {
  const contractorId = records[0]?.contractorId ?? null;
  const isAll =
    records.length === count && records.every((record) => record.contractorId === contractorId);
  return contractorId !== null && isAll ? contractorLink(contractorId) : null;
}

function contractorOrBudget(records: readonly OfContractor[], count: number) {
  const link = linkToContractor(records, count);
  return link ? { action: 'Open the contractor', link } : budget;
}

const contractorOrAll = (records: readonly OfContractor[], count: number) =>
  linkToContractor(records, count) ?? ({ to: paths.contractors } as const);

/** Every kind of work. */
const looks: {
  [Kind in NextItem['kind']]: (item: ItemOf<Kind>, role: ItsProject['role']) => NextLook;
} = {
  over_budget: (_item, role) => ({
    Icon: ChartPie,
    tone: 'brick',
    ...(may(role, 'project.change')
      ? {
          advice: 'Raise the budget, or postpone what is not needed yet.',
          action: 'Change the budget',
          link: { to: paths.projects },
        }
      : spending),
  }),
  near_budget: () => ({
    Icon: ChartPie,
    tone: 'amber',
    advice: 'Decide what still has to fit in.',
    ...spending,
  }),
  expected_over: () => ({
    Icon: TrendingUp,
    tone: 'amber',
    advice: 'There is still time to change the plan.',
    ...budget,
  }),
  lines_over: () => ({ Icon: TrendingUp, tone: 'amber', ...budget }),
  overdue_bills: ({ bills, count }) => ({
    Icon: Wallet,
    tone: 'brick',
    ...contractorOrBudget(bills, count),
  }),
  due_bills: ({ bills, count }) => ({
    Icon: Wallet,
    tone: 'amber',
    ...contractorOrBudget(bills, count),
  }),
  paid_ahead: ({ agreements, count }) => ({
    Icon: HandCoins,
    tone: 'amber',
    advice: 'Hold the next payment until the work is finished.',
    ...contractorOrBudget(agreements, count),
  }),
  overdue_milestones: () => ({ Icon: CalendarDays, tone: 'brick', ...timeline }),
  coming_milestones: () => ({ Icon: CalendarDays, tone: 'pine', ...timeline }),
  expired_documents: () => ({
    Icon: FileClock,
    tone: 'brick',
    advice: 'Ask for a new one before you pay again.',
    ...documents,
  }),
  expiring_documents: () => ({ Icon: FileClock, tone: 'amber', ...documents }),
  change_to_decide: ({ changes, count }) => ({
    Icon: HandCoins,
    tone: 'amber',
    action: count === 1 ? 'Decide it' : 'Decide them',
    link: contractorOrAll(changes, count),
  }),
  submission: ({ submissions, count }) => ({
    Icon: ReceiptText,
    tone: 'amber',
    action: 'Look at it',
    link: contractorOrAll(submissions, count),
  }),
  inbox_receipts: () => ({
    Icon: ReceiptText,
    tone: 'amber',
    action: 'Open the inbox',
    link: { to: paths.inbox },
  }),
  missing_receipts: ({ count }, role) => ({
    Icon: ReceiptText,
    tone: 'pine',
    action: `${may(role, 'records.change') ? 'Add' : 'See'} ${count === 1 ? 'it' : 'them'}`,
    link: expensesLink({ receipt: 'without' }),
  }),
};

/** The action is one that the role allows. */
export function tellItem(item: NextItem, today: Date, project: ItsProject): NextTelling {
  const look = looks[item.kind] as (item: NextItem, role: ItsProject['role']) => NextLook;
  return { ...nextWords(item, { today, currency: project.currency }), ...look(item, project.role) };
}
