import type { Analytics } from '#shared/analytics.ts';
import { formatMoney } from '#shared/money.ts';
import { scaleOver, toNumber } from './chart-scale.ts';
import { type Bar, waterfallBars } from './waterfall-steps.ts';

const barClasses: Record<Bar['kind'], string> = {
  total: 'bg-fill-pine',
  dearer: 'bg-fill-brick',
  cheaper: 'bg-fill-amber',
};

/** From the budget to what is expected, one step a change, read from top to bottom. */
export function Waterfall({ currency, waterfall }: Pick<Analytics, 'currency' | 'waterfall'>) {
  const bars = waterfallBars(waterfall);
  const { at } = scaleOver(
    bars.flatMap(({ from, to }) => [toNumber(from), toNumber(to)]),
    [0, 100],
  );
  return (
    <ol className="grid gap-2.5">
      {bars.map(({ key, label, amount, kind, from, to }) => {
        const [left, right] = [at(toNumber(from)), at(toNumber(to))].toSorted((a, b) => a - b) as [
          number,
          number,
        ];
        const isTotal = kind === 'total';
        return (
          <li key={key} className={isTotal ? 'font-medium' : undefined}>
            <p className="flex justify-between gap-4 text-sm">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="money">
                {kind === 'dearer' && '+'}
                {formatMoney(amount, currency)}
              </span>
            </p>
            <div className="relative mt-1 h-3 rounded-sm bg-well" aria-hidden="true">
              <div
                className={`absolute inset-y-0 rounded-sm ${barClasses[kind]}`}
                style={{ left: `${left}%`, width: `max(2px, ${right - left}%)` }}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
