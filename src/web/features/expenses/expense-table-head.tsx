import { ArrowDown } from 'lucide-react';
import type { ExpenseSort, ExpenseSortColumn } from '#shared/expense-filter-values.ts';
import { directionOf, nextSort } from './expense-sorts.ts';

interface TableColumn {
  name: string;
  className: string;
  sort?: ExpenseSortColumn;
}

/**
 * Just above the drawer's breakpoint, the sidebar leaves little room, so dates and methods wrap.
 */
const columns: TableColumn[] = [
  { name: 'Date', className: 'w-19 pl-4 xl:w-29 xl:pl-5', sort: 'date' },
  { name: 'Description', className: '', sort: 'description' },
  { name: 'Category', className: 'w-28' },
  { name: 'Payment Method', className: 'w-22 xl:w-32' },
  { name: 'Contractor', className: 'w-24 xl:w-32', sort: 'contractor' },
  { name: 'Amount', className: 'w-31 text-right', sort: 'amount' },
  { name: 'Actions', className: 'w-29 pr-4 text-right xl:w-31 pointer-coarse:w-37' },
];

/** With one more column, the others are narrower. */
const withProject: TableColumn[] = [
  { name: 'Date', className: 'w-19 pl-4 xl:w-29 xl:pl-5', sort: 'date' },
  { name: 'Description', className: '', sort: 'description' },
  { name: 'Project', className: 'w-28 2xl:w-36 max-xl:hidden' },
  { name: 'Category', className: 'w-26' },
  { name: 'Payment Method', className: 'w-22' },
  { name: 'Contractor', className: 'w-24', sort: 'contractor' },
  { name: 'Amount', className: 'w-31 text-right', sort: 'amount' },
  { name: 'Actions', className: 'w-29 pr-4 text-right pointer-coarse:w-37' },
];

interface ExpenseTableHeadProps {
  hasProject: boolean;
  sort: ExpenseSort;
  onSort: (sort: ExpenseSort) => void;
}

/** Stays visible while its rows scroll. */
export function ExpenseTableHead({ hasProject, sort, onSort }: ExpenseTableHeadProps) {
  return (
    <thead className="sticky top-0 z-10 bg-sheet shadow-[inset_0_-1px_0_var(--color-line)]">
      <tr className="text-left text-sm text-ink-soft">
        {(hasProject ? withProject : columns).map(({ name, className, sort: column }) => (
          <th
            key={name}
            scope="col"
            aria-sort={column && directionOf(column, sort)}
            className={`px-2 py-1 font-medium ${className}`}
          >
            {column ? (
              <button
                type="button"
                title={`Sort by ${name.toLowerCase()}`}
                onClick={() => onSort(nextSort(column, sort))}
                className="target -mx-1.5 inline-flex items-center gap-1 rounded-sm px-1.5 text-inherit transition-colors duration-150 hover:text-ink"
              >
                {name}
                <SortMark direction={directionOf(column, sort)} />
              </button>
            ) : (
              name
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortMark({ direction }: { direction: ReturnType<typeof directionOf> }) {
  if (!direction) return null;
  const turn = direction === 'ascending' ? 'rotate-180' : '';
  return <ArrowDown className={`size-3.5 shrink-0 text-pine ${turn}`} aria-hidden="true" />;
}
