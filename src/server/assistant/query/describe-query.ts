import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { addMoney, formatMoney, fromCents, subtractMoney, toCents } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { describePeriod } from '../question/calendar.ts';
import { bold, listed, plain } from '../writing/markdown.ts';
import type { ExpenseQuery, QueryFilters } from './ledger-query.ts';

const methodPhrases: Record<string, string> = {
  cash: 'in cash',
  financing: 'with financing',
  other: 'by another method',
};
export const methodPhrase = (method: string): string =>
  methodPhrases[method] ?? `by ${paymentMethodLabel(method).toLowerCase()}`;

const categoryName = (key: string) =>
  key === 'other' ? 'Other' : categoryLabel(key).toLowerCase();
const categoryPhrase = (keys: readonly string[]) =>
  keys.join() === 'other' ? 'in the category Other' : `on ${listed(keys.map(categoryName))}`;

/** " on labor by check in March 2026 for **Kitchen**": the query in words, after "You spent $5". */
export function describeQuery(
  query: ExpenseQuery,
  books: Books,
  filters: QueryFilters = query.filters,
): string {
  return [
    ...filterPhrases(filters, books),
    ...exclusionPhrases(query, books),
    where(filters, books),
  ]
    .filter(Boolean)
    .map((phrase) => ` ${phrase}`)
    .join('');
}

function filterPhrases(
  filters: QueryFilters,
  { contractors, projects, rooms }: Books,
): (string | false)[] {
  const { categories = [], contractorId, paymentMethod, search, receipt, hasContractor } = filters;
  const whom = contractors.find(({ id }) => id === contractorId);
  const project = projects.find(({ id }) => id === filters.projectId);
  const room = rooms.find(({ id }) => id === filters.roomId)?.name;
  const currency = filters.currency ?? project?.currency ?? DEFAULT_CURRENCY;
  return [
    categories.length > 0 && categoryPhrase(categories),
    whom !== undefined && `to ${bold(whom.name)}`,
    paymentMethod !== undefined && methodPhrase(paymentMethod),
    search !== undefined && `that mention “${plain(search)}”`,
    filters.roomId !== undefined && (room ? `in the room ${bold(room)}` : 'in one room'),
    receipt !== undefined && `${receipt} a receipt`,
    hasContractor !== undefined && `${hasContractor ? 'with' : 'without'} a contractor`,
    amountPhrase(filters, currency),
    (filters.from !== undefined || filters.to !== undefined) &&
      describePeriod({
        ...(filters.from !== undefined && { from: filters.from }),
        ...(filters.to !== undefined && { to: filters.to }),
      }),
  ];
}

function amountPhrase({ min, max }: QueryFilters, currency: string): string | false {
  const money = (amount: string) => formatMoney(amount, currency);
  if (min === undefined && max === undefined) return false;
  if (min === max && min !== undefined) return `of exactly ${money(min)}`;
  if (min !== undefined && max !== undefined) return `between ${money(min)} and ${money(max)}`;
  // "Over 500" is "at least 500.01" in a query.
  if (max === undefined) {
    const over = subtractMoney(exact(min ?? ''), '0.01');
    return over.endsWith('.00') ? `over ${money(over)}` : `of at least ${money(min ?? '')}`;
  }
  const under = addMoney([exact(max), '0.01']);
  return under.endsWith('.00') ? `under ${money(under)}` : `of at most ${money(max)}`;
}

const exact = (amount: string) => fromCents(toCents(amount) ?? 0n);

function exclusionPhrases({ exclude = {} }: ExpenseQuery, books: Books): (string | false)[] {
  const { categories = [], paymentMethods = [], contractorIds = [], projectIds = [] } = exclude;
  const { texts = [], stretches = [] } = exclude;
  const nameOf = (records: readonly { id: number; name: string }[], ids: readonly number[]) =>
    listed(ids.map((id) => bold(records.find((one) => one.id === id)?.name ?? '')));
  return [
    categories.length > 0 && `without ${listed(categories.map(categoryName))}`,
    paymentMethods.length > 0 && `not paid ${listed(paymentMethods.map(methodPhrase), 'or')}`,
    contractorIds.length > 0 && `without ${nameOf(books.contractors, contractorIds)}`,
    projectIds.length > 0 && `without ${nameOf(books.projects, projectIds)}`,
    stretches.length > 0 &&
      `without ${listed(stretches.map((one) => describePeriod(one).replace(/^(?:in|on) /, '')))}`,
    texts.length > 0 && `without ${listed(texts.map((text) => `“${plain(text)}”`))}`,
  ];
}

function where({ projectId, categories }: QueryFilters, { projects }: Books): string | false {
  const project = projects.find(({ id }) => id === projectId);
  if (project) return `${categories ? 'for' : 'on'} ${bold(project.name)}`;
  return projects.length > 1 && 'in all projects';
}
