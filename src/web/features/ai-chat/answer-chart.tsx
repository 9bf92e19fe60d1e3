import type { AnswerChart as Chart } from '#shared/answer-details.ts';
import { formatMoney } from '#shared/money.ts';
import { PageLink } from './page-link.tsx';

const barClasses = 'block h-2.5 min-w-px rounded-xs bg-pine';

/** Amounts by month as bars. The table in the answer has the same figures. */
export function AnswerChart({ chart: { currency, points } }: { chart: Chart }) {
  const largest = Math.max(...points.map(({ amount }) => Number(amount)), 0);
  const widthOf = (amount: string) =>
    largest > 0 ? `${Math.max(0, (Number(amount) / largest) * 100)}%` : '0%';
  return (
    <figure className="mt-3 grid gap-1 text-[0.8125rem]">
      <figcaption className="text-ink-soft">By month</figcaption>
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 gap-y-1">
        {points.map(({ label, amount, page }) => (
          <Row
            key={label}
            {...{ label, page }}
            width={widthOf(amount)}
            money={formatMoney(amount, currency)}
          />
        ))}
      </div>
    </figure>
  );
}

interface RowProps {
  label: string;
  page: string;
  width: string;
  money: string;
}

function Row({ label, page, width, money }: RowProps) {
  return (
    <>
      <span className="whitespace-nowrap">{label}</span>
      <span aria-hidden="true">
        <span className={barClasses} style={{ width }} />
      </span>
      <span className="money text-right whitespace-nowrap">
        <PageLink href={page}>{money}</PageLink>
      </span>
    </>
  );
}
