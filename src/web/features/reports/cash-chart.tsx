import type { Analytics } from '#shared/analytics.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import { type CashMonth, cashParts, monthName, monthTotal, undatedParts } from './cash-parts.ts';
import { ChartFrame } from './chart-frame.tsx';
import { scaleOver, toNumber } from './chart-scale.ts';
import { AXIS_WIDTH, MoneyAxis } from './money-axis.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;
const LABEL_WIDTH = 64;

/** How much money is needed in which month. */
export function CashChart({ currency, cash }: Pick<Analytics, 'currency' | 'cash'>) {
  const { months, noDate } = cash;
  const { ref, width } = useWidth();
  const perMonth = (width - AXIS_WIDTH) / Math.max(1, months.length);
  const { active, cursorProps } = useChartCursor(months.length, (x) =>
    Math.floor((x - AXIS_WIDTH) / perMonth),
  );
  const chosen = active === undefined ? undefined : months[active];
  const scale = scaleOver(
    months.map((month) => toNumber(monthTotal(month))),
    [HEIGHT - BOTTOM, TOP],
  );
  const labelEvery = Math.max(1, Math.ceil(LABEL_WIDTH / perMonth));
  const undated = undatedParts(noDate);
  return (
    <div ref={ref}>
      <ChartFrame
        label="Cash needed by month."
        height={HEIGHT}
        cursor={cursorProps}
        readout={chosen ? monthReadout(chosen, currency) : 'Each bar is a month.'}
      >
        {(wide) => (
          <>
            <MoneyAxis scale={scale} width={wide} />
            {months.map((month, index) => (
              <g
                key={month.month}
                transform={`translate(${AXIS_WIDTH + index * perMonth} 0)`}
                className={active !== undefined && active !== index ? 'opacity-40' : undefined}
              >
                <MonthBar month={month} width={perMonth} yOf={scale.at} />
                {index % labelEvery === 0 && (
                  <text
                    x={perMonth / 2}
                    y={HEIGHT - 6}
                    textAnchor="middle"
                    className="fill-ink-soft text-xs"
                  >
                    {monthName(month.month)}
                  </text>
                )}
              </g>
            ))}
          </>
        )}
      </ChartFrame>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-ink-soft">
        {cashParts.map(({ key, label, className }) => (
          <li key={key} className="flex items-center gap-2">
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" rx="2" className={className} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      {undated.length > 0 && (
        <p className="mt-3 text-sm">
          Without a date:{' '}
          {undated
            .map(({ label, amount }) => `${formatMoney(amount, currency)} ${label}`)
            .join(', ')}
          .
        </p>
      )}
    </div>
  );
}

function monthReadout(month: CashMonth, currency: string): string {
  const parts = cashParts.filter(({ key }) => toCents(month[key]));
  const told = parts.map(
    ({ key, label }) => `${formatMoney(month[key], currency)} ${label.toLowerCase()}`,
  );
  return `${monthName(month.month)}: ${told.join(', ') || 'nothing'}`;
}

const MAX_BAR = 48;

interface MonthBarProps {
  month: CashMonth;
  width: number;
  yOf: (value: number) => number;
}

/** A month with more refunds than payments goes below the line. */
function MonthBar({ month, width, yOf }: MonthBarProps) {
  const bar = Math.min(MAX_BAR, width * 0.7);
  let up = 0;
  let down = 0;
  return cashParts.map(({ key, className }) => {
    const value = toNumber(month[key]);
    if (value === 0) return null;
    const from = value > 0 ? up : down;
    if (value > 0) up += value;
    else down += value;
    const [top, bottom] = [yOf(from + value), yOf(from)].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    return (
      <rect
        key={key}
        x={(width - bar) / 2}
        y={top}
        width={bar}
        height={Math.max(1, bottom - top)}
        className={className}
      />
    );
  });
}
