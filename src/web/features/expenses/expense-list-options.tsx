import { CalendarDays } from 'lucide-react';
import { DEFAULT_SORT, type ExpenseSort } from '#shared/expense-filter-values.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Select } from '../../ui/select-field.tsx';
import { sortOptions } from './expense-sorts.ts';
import { type ExpenseView, isByDate } from './expense-view.ts';

interface ExpenseListOptionsProps {
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
}

/** The order of the list. A table has sortable headers; cards do not. */
export function ExpenseListOptions({ view, onChange }: ExpenseListOptionsProps) {
  const isLarge = useIsLargeScreen();
  const isGrouped = view.group === 'month';
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-lg:w-full lg:ml-auto">
      {!isLarge && (
        <div className="min-w-40 flex-1">
          <Select
            aria-label="Sort"
            options={sortOptions}
            value={view.sort}
            onChange={({ target }) => onChange(sorted(target.value as ExpenseSort, view))}
          />
        </div>
      )}
      <button
        type="button"
        aria-pressed={isGrouped}
        onClick={() =>
          onChange(
            isGrouped
              ? { group: null }
              : { group: 'month', sort: isByDate(view.sort) ? view.sort : DEFAULT_SORT },
          )
        }
        className="target inline-flex items-center gap-2 rounded-md border border-transparent px-3 text-sm font-medium text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink aria-pressed:border-pine/30 aria-pressed:bg-pine-tint aria-pressed:text-pine-deep max-lg:border-edge/55"
      >
        <CalendarDays className="size-4" aria-hidden="true" />
        Group by month
      </button>
    </div>
  );
}

/** Only a list that is sorted by date has months. */
export function sorted(sort: ExpenseSort, view: ExpenseView): Partial<ExpenseView> {
  return { sort, group: isByDate(sort) ? view.group : null };
}
