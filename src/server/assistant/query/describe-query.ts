import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
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

function filterPhrases(filters: QueryFilters, { contractors }: Books): (string | false)[] {
  const { categories = [], contractorId, paymentMethod, search, receipt, hasContractor } = filters;
  const whom = contractors.find(({ id }) => id === contractorId);
  return [
    categories.length > 0 && `on ${listed(categories.map(categoryName))}`,
    whom !== undefined && `to ${bold(whom.name)}`,
    paymentMethod !== undefined && methodPhrase(paymentMethod),
    search !== undefined && `that mention “${plain(search)}”`,
    receipt !== undefined && `${receipt} a receipt`,
    hasContractor !== undefined && `${hasContractor ? 'with' : 'without'} a contractor`,
    amountPhrase(filters),
    (filters.from !== undefined || filters.to !== undefined) &&
      describePeriod({
        ...(filters.from !== undefined && { from: filters.from }),
        ...(filters.to !== undefined && { to: filters.to }),
      }),
  ];
}

function amountPhrase({ min, max }: QueryFilters): string | false {
  if (min === undefined && max === undefined) return false;
  if (min === max && min !== undefined) return `of exactly ${formatMoney(min)}`;
  if (min === undefined) return `of at most ${formatMoney(max ?? '')}`;
  if (max === undefined) return `of at least ${formatMoney(min)}`;
  return `between ${formatMoney(min)} and ${formatMoney(max)}`;
}

function exclusionPhrases({ exclude = {} }: ExpenseQuery, books: Books): (string | false)[] {
  const { categories = [], paymentMethods = [], contractorIds = [], projectIds = [] } = exclude;
  const nameOf = (records: readonly { id: number; name: string }[], ids: readonly number[]) =>
    listed(ids.map((id) => bold(records.find((one) => one.id === id)?.name ?? '')));
  return [
    categories.length > 0 && `without ${listed(categories.map(categoryName))}`,
    paymentMethods.length > 0 && `not paid ${listed(paymentMethods.map(methodPhrase), 'or')}`,
    contractorIds.length > 0 && `without ${nameOf(books.contractors, contractorIds)}`,
    projectIds.length > 0 && `without ${nameOf(books.projects, projectIds)}`,
    exclude.search !== undefined && `without “${plain(exclude.search)}”`,
  ];
}

function where({ projectId }: QueryFilters, { projects }: Books): string | false {
  const project = projects.find(({ id }) => id === projectId);
  if (project) return `on ${bold(project.name)}`;
  return projects.length > 1 && 'in all projects';
}
