import type { ExpenseSort, ExpenseSortColumn } from '#shared/expense-filter-values.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

const labels: Record<ExpenseSort, string> = {
  '-date': 'Newest first',
  date: 'Oldest first',
  '-amount': 'Highest amount first',
  amount: 'Lowest amount first',
  description: 'Description A to Z',
  '-description': 'Description Z to A',
  contractor: 'Contractor A to Z',
  '-contractor': 'Contractor Z to A',
};

export const sortOptions: SelectOption[] = Object.entries(labels).map(([value, label]) => ({
  value,
  label,
}));

/** What users look for first: the latest, the largest, the start of the alphabet. */
const firstSort: Record<ExpenseSortColumn, ExpenseSort> = {
  date: '-date',
  amount: '-amount',
  description: 'description',
  contractor: 'contractor',
};

/** The order after a click on a column header. Another click reverses it. */
export function nextSort(column: ExpenseSortColumn, current: ExpenseSort): ExpenseSort {
  const first = firstSort[column];
  if (current !== first) return first;
  return first === column ? `-${column}` : column;
}

export function directionOf(column: ExpenseSortColumn, sort: ExpenseSort) {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}
