import { Link } from '@tanstack/react-router';
import { formatMoney } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import type { CategorySlice } from './category-slices.ts';
import { expensesLink } from './expense-links.ts';

interface CategoryLegendProps {
  slices: readonly CategorySlice[];
  currency: string;
  active: CategorySlice | undefined;
  onActiveChange: (slice: CategorySlice | undefined) => void;
}

/** Each line links to its expenses. The share is hidden if the amount needs the space. */
export function CategoryLegend({ slices, currency, active, onActiveChange }: CategoryLegendProps) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 @min-[18rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        {slices.map((slice) => (
          <li key={slice.key} className="col-span-full grid grid-cols-subgrid">
            <Link
              {...expensesLink({ category: slice.categories })}
              onPointerEnter={() => onActiveChange(slice)}
              onPointerLeave={() => onActiveChange(undefined)}
              onFocus={() => onActiveChange(slice)}
              onBlur={() => onActiveChange(undefined)}
              className={joinClasses(
                'target col-span-full grid grid-cols-subgrid items-center rounded-sm px-1.5 transition-colors duration-150',
                active?.key === slice.key && 'bg-ink/5',
              )}
            >
              <span
                aria-hidden="true"
                className={joinClasses('size-2.5 rounded-full', slice.dotClass)}
              />
              <span className="truncate">{slice.label}</span>
              <span className="money pr-1 text-sm text-ink-soft @max-[18rem]:sr-only">
                {slice.share}
              </span>
              <span className="money text-right font-medium">
                {formatMoney(slice.amount, currency)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
