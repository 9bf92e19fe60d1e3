import { overBudgetText } from './budget.ts';
import { costText } from './change-text.ts';
import { formatCount } from './counts.ts';
import { daysBetween, toLocalDate } from './dates.ts';
import { expectedText } from './expected-text.ts';
import { formatMoney, toCents } from './money.ts';
import { MAX_COUNTED_EXPENSES, type NextItem } from './next.ts';

type ItemOf<Kind extends NextItem['kind']> = Extract<NextItem, { kind: Kind }>;

/** What an item says: a sentence, and the records that it is about. */
export interface NextWords {
  sentence: string;
  /** The records it is about, and what to know about each: when, or how much. */
  records?: { id: number; name: string; detail: string }[];
  /** How many records are not named. */
  more?: number;
}

interface Setting {
  /** The person's own day. */
  today: Date;
  /** That of the project. */
  currency: string;
}

/** The panel and the weekly mail say the same. */
const words: { [Kind in NextItem['kind']]: (item: ItemOf<Kind>, setting: Setting) => NextWords } = {
  over_budget: ({ overBy }, { currency }) => ({
    sentence: `This project is ${overBudgetText(overBy, currency)}.`,
  }),
  near_budget: ({ remaining }, { currency }) => ({
    sentence: toCents(remaining)
      ? `Only ${formatMoney(remaining, currency)} of the budget is left.`
      : 'The whole budget is spent.',
  }),
  expected_over: ({ overBy }, { currency }) => ({
    sentence: `This project is ${expectedText(`-${overBy}`, currency)}.`,
  }),
  lines_over: ({ count, lines }, { currency }) => ({
    sentence:
      count === 1
        ? 'A line is expected over its plan.'
        : `${formatCount(count)} lines are expected over their plan.`,
    ...nameRecords(count, lines, ({ overBy }) => `${formatMoney(overBy, currency)} over`),
  }),
  overdue_bills: (item, setting) => ({
    sentence: billsSentence(item, 'overdue', setting),
    ...nameBills(item, setting, (day) => howLate(day, setting.today)),
  }),
  due_bills: (item, setting) => ({
    sentence: billsSentence(item, 'due soon', setting),
    ...nameBills(item, setting, (day) => howSoon(day, setting.today)),
  }),
  paid_ahead: ({ count, agreements }, { currency }) => ({
    sentence:
      count === 1
        ? 'An agreement is paid ahead of its work.'
        : `${formatCount(count)} agreements are paid ahead of their work.`,
    ...nameRecords(count, agreements, ({ aheadBy }) => `${formatMoney(aheadBy, currency)} ahead`),
  }),
  overdue_milestones: ({ count, milestones }, { today }) => ({
    sentence: `${countMilestones(count)} overdue.`,
    ...nameRecords(count, milestones, ({ targetDate }) => howLate(targetDate, today)),
  }),
  coming_milestones: ({ count, milestones }, { today }) => ({
    sentence: `${countMilestones(count)} coming up.`,
    ...nameRecords(count, milestones, ({ targetDate }) => howSoon(targetDate, today)),
  }),
  expired_documents: (item, { today }) => ({
    sentence: documentsSentence(item, 'has expired', 'have expired'),
    ...nameDocuments(item, (day) => `${countDays(daysBetween(toLocalDate(day), today))} ago`),
  }),
  expiring_documents: (item, { today }) => ({
    sentence: documentsSentence(item, 'expires soon', 'expire soon'),
    ...nameDocuments(item, (day) => howSoon(day, today)),
  }),
  change_to_decide: ({ count, changes }, { currency }) => ({
    sentence:
      count === 1
        ? 'A change waits for your decision.'
        : `${formatCount(count)} changes wait for your decision.`,
    ...nameRecords(count, changes, ({ amountDelta }) => costText(amountDelta, currency)),
  }),
  submission: ({ count, submissions }) => ({
    sentence:
      count === 1
        ? 'Something from a contractor waits for you.'
        : `${formatCount(count)} things from contractors wait for you.`,
    ...nameRecords(count, submissions, ({ kind }) => (kind === 'date' ? 'new date' : kind)),
  }),
  inbox_receipts: ({ count }) => ({
    sentence:
      count === 1
        ? 'A receipt waits in the inbox.'
        : `${formatCount(count)} receipts wait in the inbox.`,
  }),
  missing_receipts: ({ count }) => ({ sentence: `${countExpenses(count)} no receipt.` }),
};

export function nextWords(item: NextItem, setting: Setting): NextWords {
  const tell = words[item.kind] as (item: NextItem, setting: Setting) => NextWords;
  return tell(item, setting);
}

const countMilestones = (count: number) =>
  count === 1 ? 'A milestone is' : `${formatCount(count)} milestones are`;

function countExpenses(count: number): string {
  if (count === 1) return 'An expense has';
  const counted = `${formatCount(count)} expenses have`;
  return count < MAX_COUNTED_EXPENSES ? counted : `At least ${counted}`;
}

type BillsItem = ItemOf<'overdue_bills' | 'due_bills'>;

function billsSentence({ count, due }: BillsItem, how: string, { currency }: Setting): string {
  const amount = formatMoney(due, currency);
  return count === 1
    ? `A bill is ${how}: ${amount}.`
    : `${formatCount(count)} bills are ${how}: ${amount} in total.`;
}

/** The sentence already has the amount of a single bill. */
const nameBills = (
  { count, bills }: BillsItem,
  { currency }: Setting,
  tellDay: (day: string) => string,
) =>
  nameRecords(count, bills, ({ due, dueOn }) =>
    count === 1 ? tellDay(dueOn) : `${formatMoney(due, currency)}, ${tellDay(dueOn)}`,
  );

type DocumentsItem = ItemOf<'expired_documents' | 'expiring_documents'>;

const documentsSentence = ({ count }: DocumentsItem, one: string, many: string) =>
  count === 1 ? `A document ${one}.` : `${formatCount(count)} documents ${many}.`;

const nameDocuments = ({ count, documents }: DocumentsItem, tellDay: (day: string) => string) =>
  nameRecords(
    count,
    documents.map(({ contractorName, title, ...document }) => ({
      ...document,
      title: contractorName === null ? title : `${title}, ${contractorName}`,
    })),
    ({ expiresOn }) => tellDay(expiresOn),
  );

const NAMED = 3;

function nameRecords<T extends { id: number; title: string }>(
  count: number,
  all: readonly T[],
  detailOf: (record: T) => string,
) {
  const records = all
    .slice(0, NAMED)
    .map((record) => ({ id: record.id, name: record.title, detail: detailOf(record) }));
  return { records, more: count - records.length };
}

const countDays = (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`);

const howLate = (day: string, today: Date) =>
  `${countDays(daysBetween(toLocalDate(day), today))} late`;

function howSoon(day: string, today: Date): string {
  const days = daysBetween(today, toLocalDate(day));
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${countDays(days)}`;
}
