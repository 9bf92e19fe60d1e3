import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { compareMoney, formatMoney, percentOf, subtractMoney } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import type { Books } from '../books.ts';
import type { ExpenseGroup, GroupTotal, MoneyScope } from '../ledger.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { earlierOf, formatMonth, laterOf, wholeMonths } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { missingDetails } from '../question/missing.ts';
import { asksWhichCost, ranksByNumber, wantsGap, wantsLeast } from '../question/ranking.ts';
import type { Reading } from '../question/reading.ts';
import { countFigure, spentFigure, totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askAnywhere } from './ask-expenses.ts';
import { forEachCurrency } from './currencies.ts';
import { withSearch } from './search-rest.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

const titles: Record<ExpenseGroup, string> = {
  category: 'Category',
  contractor: 'Contractor',
  project: 'Project',
  paymentMethod: 'Payment method',
  month: 'Month',
};

/** How the question wants the spending split; null if it does not ask for that. */
function groupOf(reading: Reading): ExpenseGroup | null {
  if (says(reading, 'perMonth') && !says(reading, 'average')) return 'month';
  if (says(reading, 'perMethod')) return 'paymentMethod';
  // A budget has its own table of projects.
  const isOfBudget = says(reading, 'budget', 'left', 'overBudget', 'percent');
  const isOfCategory = says(reading, 'category') && reading.category === null;
  const isOfProjects = ranksProjects(reading) && !(isOfCategory && reading.isAboutAllProjects);
  if (!isOfBudget && (says(reading, 'perProject') || isOfProjects)) return 'project';
  const isOfDetails = missingDetails.some((one) => one === reading.missing);
  if (says(reading, 'perContractor') && !isOfDetails) return 'contractor';
  return isOfCategory ? 'category' : null;
}

/** "What is my cheapest project?" */
export const ranksProjects = (reading: Reading) =>
  says(reading, 'project') &&
  !says(reading, 'perContractor', 'contractor') &&
  (says(reading, 'most', 'least', 'pricey') || ranksByNumber(reading) || asksWhichCost(reading)) &&
  reading.projects.length === 0 &&
  (!says(reading, 'expense') || ranksByNumber(reading));

/** "Where did my money go?", "Spending by month", "Which category costs most?" */
export const breakdown: Answerer = {
  understands: (reading) =>
    groupOf(reading) !== null && (reading.rest.length === 0 || ranksMonths(reading)),
  async answer(inquiry) {
    const group = groupOf(inquiry.reading) ?? 'category';
    if (inquiry.reading.rest.length === 0) return breakdownBy(group, inquiry);
    const query = expenseQuery(inquiry, { measure: 'sum', groupBy: group });
    const searched = await withSearch(inquiry, query);
    return searched instanceof NotFound ? searched : breakdownOf(group, inquiry, false, searched);
  },
};

/** "Which month did the propane cost the most?" */
const ranksMonths = (reading: Reading): boolean =>
  groupOf(reading) === 'month' && says(reading, 'most', 'least') && !says(reading, 'milestone');

const EVERYTHING = { subject: 'expenses', measure: 'sum', filters: {} } as const;

export async function breakdownBy(group: ExpenseGroup, inquiry: Inquiry): Promise<string> {
  const isOverAll = group === 'project' || (group === 'contractor' && !inquiry.isProjectNamed);
  return isOverAll
    ? forEachCurrency(inquiry, EVERYTHING, (one) => breakdownOf(group, one, isOverAll))
    : breakdownOf(group, inquiry, isOverAll);
}

async function breakdownOf(
  group: ExpenseGroup,
  inquiry: Inquiry,
  isOverAll: boolean,
  searched?: ExpenseQuery,
): Promise<string> {
  const { books, reading } = inquiry;
  const asked = searched ?? expenseQuery(inquiry, { measure: 'sum', groupBy: group });
  // "More by check or by card?" needs all of them.
  const { paymentMethod: _, ...ofAnyMethod } = asked.filters;
  // "Did any month cost more than 10,000?" limits months, and not expenses.
  const { min: _min, max: _max, ...ofAnyAmount } = asked.filters;
  const isOfMonths = group === 'month' && reading.bound !== null;
  const anyMethod = group === 'paymentMethod' ? { ...asked, filters: ofAnyMethod } : asked;
  const wide = isOfMonths ? { ...asked, filters: ofAnyAmount } : anyMethod;
  // For a single project, this table would have only one row.
  const query = isOverAll ? overAllProjects(wide) : wide;
  const { groups, scope, what, ...whole } = await askAnywhere(inquiry, query);
  if (whole.count === 0) return `You have no expenses${what} yet.`;
  const named = groups.filter(({ key }) => key !== null);
  if (isOfMonths)
    return monthsWithin(named, { scope, books, whole: whole.total }, { what, reading });
  return [
    group === 'contractor' && COUNTS_PAID.test(reading.words.join(' '))
      ? `You paid ${named.length} ${named.length === 1 ? 'contractor' : 'contractors'}.`
      : '',
    leader(group, named, scope, books, reading),
    `You spent ${totalFigure(whole, scope)}${what}:`,
    `\n\n${groupTable(group, [...named, ...groups.filter(({ key }) => key === null)], { scope, books, whole: whole.total })}`,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' \n', '\n');
}

/** "How many different contractors did we pay?" */
const COUNTS_PAID =
  /\bhow many (?:different |separate )?(?:contractors|people|trades|tradespeople|tradesmen|firms|companies|workers|folks|guys|crews|subs)\b/;

/** The months whose sum is over or under a limit. */
function monthsWithin(
  months: readonly GroupTotal[],
  whole: Whole,
  { what, reading }: { what: string; reading: Reading },
): string {
  const { bound } = reading;
  const found = months.filter(
    ({ total }) =>
      (bound?.over === undefined || compareMoney(total, bound.over) > 0) &&
      (bound?.under === undefined || compareMoney(total, bound.under) < 0),
  );
  const limit = bound?.describe(whole.scope.currency) ?? '';
  const count = found.length === 1 ? '1 month' : `${found.length} months`;
  const verdict = `${found.length === 0 ? 'In no month' : `In ${count}`}, your spending${what} was ${limit}.`;
  // Without one, the others say how far it was.
  return `${verdict}\n\n${groupTable('month', found.length === 0 ? months : found, whole)}`;
}

function leader(
  group: ExpenseGroup,
  groups: readonly GroupTotal[],
  scope: MoneyScope,
  books: Books,
  reading: Reading,
): string {
  const isOfNumber = ranksByNumber(reading);
  const inOrder = groups.toSorted((one, other) =>
    isOfNumber ? other.count - one.count : compareMoney(other.total, one.total),
  );
  const isLeast = wantsLeast(reading);
  const [first, next] = isLeast ? inOrder.toReversed() : inOrder;
  if (!first || !next) return '';
  const nameOfOne = ({ key }: GroupTotal) => bold(nameOf(group, key, books));
  const own = within(group, first.key, scope);
  if (isOfNumber && first.count === next.count) return '';
  const count = countFigure(first.count, own);
  const figure = isOfNumber
    ? `${count}, ${spentFigure(first.total, own)}`
    : totalFigure(first, own);
  const gap = subtractMoney(first.total, next.total);
  const by = link(formatMoney(gap.replace('-', ''), scope.currency), expensesPage(own));
  const isGap = !isOfNumber && gap !== '0.00' && wantsGap(reading);
  const apart = isGap ? `, ${by} ${isLeast ? 'less' : 'more'} than ${nameOfOne(next)}` : '';
  return `${nameOfOne(first)} comes ${isLeast ? 'last' : 'first'} with ${figure}${apart}.`;
}

interface Whole {
  scope: MoneyScope;
  books: Books;
  whole: string;
}

function groupTable(
  group: ExpenseGroup,
  groups: readonly GroupTotal[],
  { scope, books, whole }: Whole,
): string {
  return table(
    [
      { title: titles[group] },
      { title: 'Spent', isFigure: true },
      { title: 'Expenses', isFigure: true },
      { title: 'Share', isFigure: true },
    ],
    groups,
    ({ key, total, count }) => {
      const own = within(group, key, scope);
      const share = formatPercent(percentOf(total, whole));
      return [
        plain(nameOf(group, key, books)),
        spentFigure(total, own),
        link(String(count), expensesPage(own)),
        link(share, expensesPage(own)),
      ];
    },
  );
}

function nameOf(group: ExpenseGroup, key: string | null, books: Books): string {
  if (key === null) return 'Without a contractor';
  const byId = ({ id }: { id: number }) => String(id) === key;
  switch (group) {
    case 'category':
      return categoryLabel(key);
    case 'paymentMethod':
      return paymentMethodLabel(key);
    case 'month':
      return formatMonth(key);
    case 'contractor':
      return books.contractors.find(byId)?.name ?? key;
    case 'project':
      return books.projects.find(byId)?.name ?? key;
  }
}

/** The expenses of one group. Only a contractor can be missing. */
function within(group: ExpenseGroup, key: string | null, scope: MoneyScope): MoneyScope {
  if (key === null) return { ...scope, hasContractor: false };
  switch (group) {
    case 'category':
      return { ...scope, category: key };
    case 'paymentMethod':
      return { ...scope, paymentMethod: key };
    case 'contractor':
      return { ...scope, contractorId: Number(key) };
    case 'project':
      return { ...scope, projectId: Number(key) };
    case 'month': {
      const [year = 0, month = 0] = key.split('-').map(Number);
      const { from, to } = wholeMonths(year, month);
      return {
        ...scope,
        from: laterOf(scope.from ?? from, from),
        to: earlierOf(scope.to ?? to, to),
      };
    }
  }
}
