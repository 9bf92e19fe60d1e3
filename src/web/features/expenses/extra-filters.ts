import { formatDate } from '#shared/dates.ts';
import { categoryLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { type ExpenseView, NO_FILTERS } from './expense-view.ts';

interface ExtraFilter {
  key: string;
  /** Null for a contractor, whose name has to be looked up. */
  text: string | null;
  /** The changes that remove it. */
  changes: Partial<ExpenseView>;
}

/** The active filters that have no field on the page, in words. */
export function extraFilters(view: ExpenseView): ExtraFilter[] {
  const { project, category, contractor, from, to, minAmount, maxAmount, receipt } = NO_FILTERS;
  const period = range(view.from, view.to, formatDate, ['Since', 'Until']);
  const amounts = range(view.minAmount, view.maxAmount, formatMoney, ['From', 'Up to']);
  const receiptText = view.receipt === 'with' ? 'With receipt' : 'Without receipt';
  return [
    view.project === 'all' && { key: 'project', text: 'All projects', changes: { project } },
    view.category.length > 1 && {
      key: 'category',
      text: view.category.map(categoryLabel).join(', '),
      changes: { category },
    },
    view.contractor !== null && { key: 'contractor', text: null, changes: { contractor } },
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
