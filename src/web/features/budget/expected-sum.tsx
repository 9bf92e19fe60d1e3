import { Link } from '@tanstack/react-router';
import {
  type BudgetTotals,
  type ExpectedPart,
  expectedParts,
  type PartKey,
} from '#shared/expected-parts.ts';
import { paths } from '../../config/paths.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { partFills } from './part-looks.ts';

interface ExpectedSumProps {
  totals: BudgetTotals;
  onShow: (part: PartKey) => void;
}

/** An addition: in one line if there is room, on a phone one below the other as on paper. */
export function ExpectedSum({ totals, onShow }: ExpectedSumProps) {
  const formatMoney = useFormatMoney();
  const parts = expectedParts(totals);
  return (
    <ul
      aria-label="How the expected total adds up"
      className="grid gap-y-0.5 border-t border-line pt-3 lg:-mx-2 lg:flex lg:flex-wrap lg:justify-between lg:gap-x-1 lg:gap-y-3"
    >
      {parts.map((part, index) => (
        <li key={part.key} className="flex items-end">
          {index > 0 && <Operator>+</Operator>}
          <Part part={part} onShow={onShow} />
        </li>
      ))}
      <li className="flex items-end max-lg:mt-1 max-lg:border-t max-lg:border-ink/25 max-lg:pt-1">
        <Operator>=</Operator>
        <span className="flex flex-1 flex-wrap justify-between gap-x-3 px-2 py-1 max-lg:pl-5 lg:block">
          <span className="text-sm font-semibold">Expected</span>
          <span className="money block font-semibold">{formatMoney(totals.expected)}</span>
        </span>
      </li>
    </ul>
  );
}

function Operator({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="px-0.5 pb-1 text-ink-soft max-lg:hidden">
      {children}
    </span>
  );
}

const partClasses = joinClasses(
  'target group -mx-2 flex flex-1 flex-wrap items-center justify-between gap-x-3 rounded-md px-2 py-1 text-left',
  'transition-colors duration-150 hover:bg-ink/5 lg:mx-0 lg:block',
);

function Part({ part, onShow }: { part: ExpectedPart; onShow: (part: PartKey) => void }) {
  const formatMoney = useFormatMoney();
  const content = (
    <>
      <span className="flex items-center gap-1.5 text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className={joinClasses('size-2.5 shrink-0 rounded-[2px]', partFills[part.key])}
        />
        {part.label}
      </span>
      <span className="money block font-medium underline-offset-4 group-hover:underline">
        {formatMoney(part.amount)}
      </span>
    </>
  );
  if (part.key === 'paid') {
    return (
      <Link to={paths.expenses} title="Show the expenses" className={partClasses}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      title={showTitles[part.key]}
      onClick={() => onShow(part.key)}
      className={partClasses}
    >
      {content}
    </button>
  );
}

const showTitles: Record<Exclude<PartKey, 'paid'>, string> = {
  due: 'Show the bills',
  held: 'Show the bills',
  agreed: 'Show the agreements',
  toBuy: 'Show the lines',
  reserve: 'Show the reserve',
};
