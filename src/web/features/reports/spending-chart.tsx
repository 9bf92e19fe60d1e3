import type { AnalyticsPreview } from '#shared/analytics.ts';
import { daysBetween, formatDate, toLocalDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { ChartFrame } from './chart-frame.tsx';
import { scaleOver, toNumber } from './chart-scale.ts';
import { AXIS_WIDTH, MoneyAxis } from './money-axis.tsx';
import { spendingLevels } from './spending-levels.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;

/** What was spent day by day, against the budget, the plan and what is expected. */
export function SpendingChart({ currency, today, spending }: AnalyticsPreview) {
  const { points } = spending;
  const { ref, width } = useWidth();
  const first = toLocalDate(points[0]?.date ?? today);
  const last = toLocalDate([today, points.at(-1)?.date ?? today].toSorted().at(-1) ?? today);
  const days = Math.max(1, daysBetween(first, last));
  const perDay = (width - AXIS_WIDTH) / days;
  const xOf = (date: string) => AXIS_WIDTH + daysBetween(first, toLocalDate(date)) * perDay;

  const { active, cursorProps } = useChartCursor(points.length, (x) =>
    Math.max(
      0,
      points.findLastIndex(({ date }) => xOf(date) <= x + perDay / 2),
    ),
  );
  const chosen = active === undefined ? undefined : points[active];
  const levels = spendingLevels(spending);
  const scale = scaleOver(
    [...points.map(({ spent }) => spent), ...levels.map(({ amount }) => amount)].map(toNumber),
    [HEIGHT - BOTTOM, TOP],
  );

  return (
    <div ref={ref}>
      <ChartFrame
        label="Spending over time against the budget and what is expected."
        height={HEIGHT}
        cursor={cursorProps}
        readout={
          chosen
            ? `${formatDate(chosen.date)}: ${formatMoney(chosen.spent, currency)} spent`
            : `${formatMoney(points.at(-1)?.spent ?? '0.00', currency)} spent so far`
        }
      >
        {(wide) => (
          <>
            <MoneyAxis scale={scale} width={wide} />
            {levels.map(({ label, amount, className }) => (
              <line
                key={label}
                x1={AXIS_WIDTH}
                x2={wide}
                y1={scale.at(toNumber(amount))}
                y2={scale.at(toNumber(amount))}
                className={className}
              />
            ))}
            <path
              d={stairs(points, xOf, scale.at, xOf(today))}
              className="fill-none stroke-fill-pine stroke-2"
            />
            <TodayLine x={xOf(today)} />
            {chosen && (
              <circle
                cx={xOf(chosen.date)}
                cy={scale.at(toNumber(chosen.spent))}
                r="5"
                className="fill-fill-pine stroke-sheet stroke-2"
              />
            )}
            <text x={AXIS_WIDTH} y={HEIGHT - 6} className="fill-ink-soft text-xs">
              {formatDate(first)}
            </text>
            <text x={wide} y={HEIGHT - 6} textAnchor="end" className="fill-ink-soft text-xs">
              {formatDate(last)}
            </text>
          </>
        )}
      </ChartFrame>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {levels.map(({ label, amount, className }) => (
          <li key={label} className="flex items-center gap-2">
            <svg width="24" height="8" aria-hidden="true">
              <line x1="0" x2="24" y1="4" y2="4" className={className} />
            </svg>
            <span className="text-ink-soft">{label}</span>
            <span className="money">{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TodayLine({ x }: { x: number }) {
  return (
    <line
      x1={x}
      x2={x}
      y1={TOP}
      y2={HEIGHT - BOTTOM}
      className="stroke-edge [stroke-dasharray:2_3]"
    />
  );
}

/** Money is spent on a day, not between two: the line goes up in steps. */
function stairs(
  points: AnalyticsPreview['spending']['points'],
  xOf: (date: string) => number,
  yOf: (value: number) => number,
  end: number,
): string {
  const [first] = points;
  if (!first) return '';
  const steps = points.map(({ date, spent }) => `H${xOf(date)}V${yOf(toNumber(spent))}`);
  return `M${xOf(first.date)},${yOf(0)}${steps.join('')}H${Math.max(end, xOf(points.at(-1)?.date ?? first.date))}`;
}
