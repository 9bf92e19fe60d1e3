import { FunnelX, Search } from 'lucide-react';
import { useState } from 'react';
import {
  type ExpenseCategory,
  expenseCategories,
  type PaymentMethod,
  paymentMethods,
} from '#shared/expense.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { Select } from '../../ui/select-field.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { type ExpenseView, hasFilters, NO_FILTERS } from './expense-view.ts';
import { extraFilters } from './extra-filters.ts';
import { ExpenseFilterDialog } from './lazy-filter-dialog.tsx';

const optionsOf = (all: string, labels: Record<string, string>) => [
  { value: 'all', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const categoryFilter = optionsOf('All Categories', expenseCategories);
const paymentFilter = optionsOf('All Payment Methods', paymentMethods);

interface ExpenseFiltersProps {
  projectId: number;
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
}

export function ExpenseFilters({ projectId, view, onChange }: ExpenseFiltersProps) {
  const search = useSearchText(view.search, (text) => onChange({ search: text }));
  const canClear = hasFilters(view) || search.text !== '';
  const [isOpen, setIsOpen] = useState(false);
  const extraCount = extraFilters(view, useCurrency(projectId)).length;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.submit(search.text);
        }}
        className="mb-3 grid grid-cols-2 gap-2.5 lg:grid-cols-[1fr_1fr_auto_auto] xl:grid-cols-[minmax(0,1fr)_10rem_12rem_auto_auto]"
      >
        <div className="relative col-span-2 lg:col-span-4 xl:col-span-1">
          <Search
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
            aria-hidden="true"
          />
          <input
            type="search"
            aria-label="Search expenses"
            placeholder="Search expenses"
            autoComplete="off"
            maxLength={NAME_MAX_LENGTH}
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
            className={joinClasses(controlClasses, 'target pl-9')}
          />
        </div>
        <Select
          aria-label="Filter by category"
          options={categoryOptions(view)}
          value={view.category.join() || 'all'}
          onChange={({ target }) => onChange({ category: toCategories(target.value) })}
        />
        <Select
          aria-label="Filter by payment method"
          options={paymentFilter}
          value={view.paymentMethod}
          onChange={({ target }) =>
            onChange({ paymentMethod: target.value as PaymentMethod | 'all' })
          }
        />
        <div className={joinClasses('grid', !canClear && 'max-lg:col-span-2')}>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            More filters
            {extraCount > 0 && (
              <span className="money rounded-sm bg-pine-tint px-1.5 text-xs leading-5 font-semibold text-pine-deep">
                {extraCount}
                <span className="sr-only"> active</span>
              </span>
            )}
          </Button>
        </div>
        <div className={joinClasses('grid', !canClear && 'max-lg:hidden')}>
          <Button
            variant="quiet"
            disabled={!canClear}
            onClick={() => {
              search.clear();
              onChange(NO_FILTERS);
            }}
          >
            <FunnelX className="size-4" aria-hidden="true" />
            Clear Filters
          </Button>
        </div>
      </form>
      <ExpenseFilterDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        projectId={projectId}
        view={view}
        onChange={onChange}
      />
    </>
  );
}

/** Several categories are chosen in the dialog, and shown here as one option. */
function categoryOptions({ category }: ExpenseView) {
  if (category.length < 2) return categoryFilter;
  return [...categoryFilter, { value: category.join(), label: `${category.length} Categories` }];
}

function toCategories(value: string): readonly ExpenseCategory[] {
  return value === 'all' ? NO_FILTERS.category : (value.split(',') as ExpenseCategory[]);
}
