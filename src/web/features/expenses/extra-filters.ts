import { formatDate } from '#shared/dates.ts';
import { categoryLabel, type ExpenseKind } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import type { LookedUpFilter } from './budget-filters.ts';
import { type ExpenseView, NO_FILTERS } from './expense-view.ts';

/** The filters that name a record, whose name has to be looked up. */
export type NamedFilter = 'contractor' | LookedUpFilter;

const NAMED: readonly NamedFilter[] = ['contractor', 'agreement', 'bill', 'line', 'room', 'except'];

interface ExtraFilter {
  key: string;
  /** Null for one that names a record. */
  text: string | null;
  /** The changes that remove it. */
  changes: Partial<ExpenseView>;
}

export const kindLabels: Record<ExpenseKind, string> = {
  expense: 'Without refunds',
  refund: 'Refunds only',
};

/** The active filters that have no field on the page, in words. */
export function extraFilters(
  view: ExpenseView,
  currency: string,
  allProjects = 'All projects',
): ExtraFilter[] {
  const toMoney = (amount: string) => formatMoney(amount, currency);
  const { project, category, from, to, minAmount, maxAmount, receipt, kind } = NO_FILTERS;
  const period = range(view.from, view.to, formatDate, ['Since', 'Until']);
  const amounts = range(view.minAmount, view.maxAmount, toMoney, ['From', 'Up to']);
  const receiptText = view.receipt === 'with' ? 'With receipt' : 'Without receipt';
  return [
    view.project === 'all' && { key: 'project', text: allProjects, changes: { project } },
    view.category.length > 1 && {
      key: 'category',
      text: view.category.map(categoryLabel).join(', '),
      changes: { category },
    },
    view.kind && { key: 'kind', text: kindLabels[view.kind], changes: { kind } },
    ...NAMED.map((key) => view[key] !== null && { key, text: null, changes: { [key]: null } }),
    period && { key: 'period', text: period, changes: { from, to } },
    amounts && { key: 'amount', text: amounts, changes: { minAmount, maxAmount } },
    view.receipt && { key: 'receipt', text: receiptText, changes: { receipt } },
  ].filter((filter) => typeof filter === 'object' && filter !== null);
}

function range(
  first: string | null,
  last: string | null,
  format: (value: string) => string,
  [since, until]: [string, string],
): string | null {
  if (first && last) {
    return first === last ? format(first) : `${format(first)} – ${format(last)}`;
  }
  if (first) return `${since} ${format(first)}`;
  return last && `${until} ${format(last)}`;
}
