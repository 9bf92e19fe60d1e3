import { arc, pie } from 'd3-shape';
import { formatMoney } from '#shared/money.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import type { CategorySlice } from './category-slices.ts';

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

/** The slice under the pointer or with the focus is named in the middle, else the whole. */
export function CategoryDonut({ slices, total, active, onActiveChange }: CategoryDonutProps) {
  // A single slice is a whole ring, which needs no gap to itself.
  const gap = slices.length > 1 ? 0.025 : 0;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-56">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-full overflow-visible">
        <title>Spending by category</title>
        <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
          {ring
            .padAngle(gap)([...slices])
            .map((part) => (
              // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is a picture that can be pointed at by keyboard too.
              <path
                key={part.data.key}
                d={piece(part) ?? ''}
                tabIndex={0}
                role="img"
                aria-label={`${part.data.label}: ${formatMoney(part.data.amount)}, ${part.data.share}`}
                onPointerEnter={() => onActiveChange(part.data)}
                onPointerLeave={() => onActiveChange(undefined)}
                onFocus={() => onActiveChange(part.data)}
                onBlur={() => onActiveChange(undefined)}
                className={joinClasses(
                  part.data.fillClass,
                  'transition-opacity duration-150 focus-visible:stroke-ink focus-visible:stroke-2 focus-visible:outline-none',
                  active && active.key !== part.data.key && 'opacity-35',
                )}
              />
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
        className={joinClasses(
          'money font-semibold tracking-tight',
          amount.length > 13 ? 'text-sm' : 'text-xl',
        )}
      >
        {amount}
      </span>
      <span className="money h-5 text-sm text-ink-soft">{props.note}</span>
    </div>
  );
}
