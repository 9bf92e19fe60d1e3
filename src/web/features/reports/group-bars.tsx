import { formatMoney, toCents } from '#shared/money.ts';
import { toNumber } from './chart-scale.ts';

export interface Group {
  key: string;
  label: string;
  planned: string;
  expected: string;
}

/** What is expected of each group as a bar, and what was planned as a mark on it. */
export function GroupBars({ groups, currency }: { groups: readonly Group[]; currency: string }) {
  const most = Math.max(
    1,
    ...groups.flatMap(({ planned, expected }) => [toNumber(planned), toNumber(expected)]),
  );
  const share = (amount: string) => `${Math.max(0, (toNumber(amount) / most) * 100)}%`;
  return (
    <ul className="grid gap-3.5">
      {groups.map(({ key, label, planned, expected }) => {
        const over = (toCents(expected) ?? 0n) - (toCents(planned) ?? 0n);
        const isOver = over > 0n && toCents(planned) !== 0n;
        return (
          <li key={key}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
              <span className="money whitespace-normal text-ink-soft">
                <span className={isOver ? 'font-medium text-brick' : 'text-ink'}>
                  {formatMoney(expected, currency)}
                </span>{' '}
                of {formatMoney(planned, currency)} planned
              </span>
            </p>
            <div className="relative mt-1.5 h-3 rounded-full bg-well" aria-hidden="true">
              <div
                className={`h-full rounded-full ${isOver ? 'bg-fill-brick' : 'bg-fill-pine'}`}
                style={{ width: share(expected) }}
              />
              <div
                className="absolute -inset-y-1 w-0.5 bg-ink"
                style={{ left: `min(${share(planned)}, 100% - 2px)` }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
