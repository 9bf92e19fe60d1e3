import { Link } from '@tanstack/react-router';
import { arc, pie } from 'd3-shape';
import { formatMoney } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import type { CategorySlice } from './category-slices.ts';
import { expensesLink } from './expense-links.ts';

const SIZE = 200;
const OUTER_RADIUS = 96;
const INNER_RADIUS = 68;

const ring = pie<CategorySlice>()
  .value(({ amount }) => Number(amount))
  .sort(null);
const piece = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(INNER_RADIUS)
  .outerRadius(OUTER_RADIUS)
  .cornerRadius(2);

interface CategoryDonutProps {
  slices: readonly CategorySlice[];
  total: string;
  active: CategorySlice | undefined;
  onActiveChange: (slice: CategorySlice | undefined) => void;
}

/**
 * For the pointer only: keyboards and screen readers have the same links in the legend, once. The
 * active slice is named in the middle, else the whole.
 */
export function CategoryDonut({ slices, total, active, onActiveChange }: CategoryDonutProps) {
  // A single slice is a whole ring, which needs no gap to itself.
  const gap = slices.length > 1 ? 0.025 : 0;
  return (
    <div className="@container relative mx-auto aspect-square w-full max-w-52">
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className="size-full overflow-visible"
        aria-hidden="true"
      >
        <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
          {ring
            .padAngle(gap)([...slices])
            .map((part) => (
              <Link
                key={part.data.key}
                {...expensesLink({ category: part.data.categories })}
                tabIndex={-1}
                onPointerEnter={() => onActiveChange(part.data)}
                onPointerLeave={() => onActiveChange(undefined)}
                className="outline-none"
              >
                <path
                  d={piece(part) ?? ''}
                  className={joinClasses(
                    part.data.fillClass,
                    'transition-opacity duration-150',
                    active && active.key !== part.data.key && 'opacity-35',
                  )}
                />
              </Link>
            ))}
        </g>
      </svg>
      <DonutMiddle
        label={active?.label ?? 'Total spent'}
        amount={active?.amount ?? total}
        note={active?.share}
      />
    </div>
  );
}

function DonutMiddle(props: { label: string; amount: string; note: string | undefined }) {
  const amount = formatMoney(props.amount);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid content-center justify-items-center text-center"
    >
      <span className="text-sm text-ink-soft">{props.label}</span>
      <span
        className="money font-semibold tracking-tight"
        // As wide as the hole of the ring, at most.
        style={{ fontSize: `min(1.25rem, ${(100 / amount.length).toFixed(2)}cqi)` }}
      >
        {amount}
      </span>
      <span className="money h-5 text-sm text-ink-soft">{props.note}</span>
    </div>
  );
}
