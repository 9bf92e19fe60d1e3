import { useContext } from 'react';
import { type BudgetTotals, expectedParts } from '#shared/expected-parts.ts';
import { expectedText } from '#shared/expected-text.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { CurrencyContext, useFormatMoney } from '../projects/currency-context.ts';
import { partFills } from './part-looks.ts';
import { partsScale } from './parts-scale.ts';

/** The parts of the expected total on one bar, with the plumb line where they end. */
export function ExpectedBar({ totals }: { totals: BudgetTotals }) {
  const formatMoney = useFormatMoney();
  const currency = useContext(CurrencyContext);
  const { widths, expected, budget } = partsScale(totals);
  const isOver = expected > budget;
  const parts = expectedParts(totals);
  const words = parts.map(({ label, amount }) => `${label} ${formatMoney(amount)}`).join(', ');
  return (
    <div
      role="img"
      aria-label={`Expected ${formatMoney(totals.expected)} of ${formatMoney(totals.budget)}: ${words}. ${expectedText(totals.variance, currency)}.`}
      className="relative pt-8 pb-6"
    >
      <div className="relative">
        <div className="flex h-5 gap-px overflow-hidden rounded-sm bg-ink/9">
          {parts.map(({ key }) => (
            <div
              key={key}
              className={joinClasses('transition-[width] duration-200 ease-settle', partFills[key])}
              style={{ width: `${widths.get(key) ?? 0}%` }}
            />
          ))}
        </div>
        {isOver && (
          <>
            <div
              className="hatched absolute inset-y-0 right-0 rounded-r-sm bg-brick-tint/70"
              style={{ left: `${budget}%` }}
            />
            <BudgetMark at={budget} />
          </>
        )}
        <PlumbLine at={expected} isOver={isOver} />
      </div>
    </div>
  );
}

/** Where the budget ends. Its label is on the side with more room. */
function BudgetMark({ at }: { at: number }) {
  return (
    <>
      <span
        className="absolute -inset-y-2 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: `${at}%` }}
      />
      <span
        className={joinClasses(
          'absolute bottom-full px-2 pb-1.5 text-sm leading-5 text-ink-soft',
          at > 50 && '-translate-x-full',
        )}
        style={{ left: `${at}%` }}
      >
        Budget
      </span>
    </>
  );
}

function PlumbLine({ at, isOver }: { at: number; isOver: boolean }) {
  const hanging = joinClasses(
    'absolute -translate-x-1/2 transition-[left] duration-200 ease-settle',
    isOver ? 'text-brick' : 'text-pine',
  );
  return (
    <>
      <span
        className={joinClasses(hanging, '-top-8 -bottom-1 w-px bg-current')}
        style={{ left: `${at}%` }}
      />
      <svg
        viewBox="0 0 10 12"
        className={joinClasses(hanging, 'top-full h-4.5 w-3.5')}
        style={{ left: `${at}%` }}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M2 0h6l1.4 2L5 12 .6 2Z" fill="currentColor" />
      </svg>
    </>
  );
}
