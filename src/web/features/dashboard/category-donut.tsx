import { Link } from '@tanstack/react-router';
import { formatMoney } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import type { CategorySlice } from './category-slices.ts';
import { donutArcs } from './donut-arcs.ts';
import { expensesLink } from './expense-links.ts';

interface CategoryDonutProps {
  slices: readonly CategorySlice[];
  total: string;
  currency: string;
  active: CategorySlice | undefined;
  onActiveChange: (slice: CategorySlice | undefined) => void;
}

/**
 * For the pointer only: keyboards and screen readers use the same links in the legend. The middle
 * shows the active slice, else the total.
 */
export function CategoryDonut(props: CategoryDonutProps) {
  const { slices, total, currency, active, onActiveChange } = props;
  const arcs = donutArcs(slices.map(({ amount }) => Number(amount)));
  return (
    <div className="@container relative mx-auto aspect-square w-full max-w-52">
      <svg viewBox="-100 -100 200 200" className="size-full" aria-hidden="true">
        {slices.map((slice, index) => (
          <Link
            key={slice.key}
            {...expensesLink({ category: slice.categories })}
            tabIndex={-1}
            onPointerEnter={() => onActiveChange(slice)}
            onPointerLeave={() => onActiveChange(undefined)}
            className="outline-none"
          >
            <path
              d={arcs[index]}
              fill="none"
              strokeWidth="28"
              className={joinClasses(
                slice.strokeClass,
                'transition-opacity duration-150',
                active && active.key !== slice.key && 'opacity-35',
              )}
            />
          </Link>
        ))}
      </svg>
      <DonutMiddle
        label={active?.label ?? 'Total spent'}
        amount={active?.amount ?? total}
        currency={currency}
        note={active?.share}
      />
    </div>
  );
}

interface DonutMiddleProps {
  label: string;
  amount: string;
  currency: string;
  note: string | undefined;
}

function DonutMiddle(props: DonutMiddleProps) {
  const amount = formatMoney(props.amount, props.currency);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid content-center justify-items-center text-center"
    >
      <span className="text-sm text-ink-soft">{props.label}</span>
      <span
        className="money font-semibold tracking-tight"
        // At most as wide as the hole of the ring.
        style={{ fontSize: `min(1.25rem, ${(100 / amount.length).toFixed(2)}cqi)` }}
      >
        {amount}
      </span>
      <span className="money h-5 text-sm text-ink-soft">{props.note}</span>
    </div>
  );
}
