import { type BudgetStanding, budgetStanding } from '#shared/budget.ts';
import { formatPercent } from '#shared/percents.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { meterScale } from './meter-scale.ts';

type MeterSize = 'small' | 'large' | 'lead';

const looks: Record<BudgetStanding, { fill: string; line: string; words: string }> = {
  within: { fill: 'bg-fill-pine', line: 'text-pine', words: 'within budget' },
  near: { fill: 'bg-fill-amber', line: 'text-amber', words: 'close to the budget' },
  'used-up': { fill: 'bg-fill-brick', line: 'text-brick', words: 'budget used up' },
};

interface MeterLook {
  box: string;
  bar: string;
  line: string;
  bob: string;
  tick: string;
}

const sizes: Record<MeterSize, MeterLook> = {
  small: {
    box: 'pt-1.5 pb-4',
    bar: 'h-2.5',
    line: 'bottom-4',
    bob: 'h-2.5 w-2',
    tick: '-inset-y-1',
  },
  large: {
    box: 'pt-2 pb-5',
    bar: 'h-3.5',
    line: 'bottom-5',
    bob: 'h-3.5 w-2.5',
    tick: '-inset-y-1.5',
  },
  // As long as there is room.
  lead: {
    box: 'h-full min-h-19 pb-7',
    bar: 'h-4.5',
    line: 'bottom-7',
    bob: 'h-4.5 w-3.5',
    tick: '-inset-y-2',
  },
};

interface BudgetMeterProps {
  /** Above 100, the bar stands for all spending, and a mark shows where the budget ends. */
  percent: number;
  /** What is measured, such as "Budget used for Kitchen". */
  label: string;
  /** How far over, in words: "$2,310.00 over budget". */
  overText?: string | null | undefined;
  /** The label of the budget mark when the budget is exceeded; for the widest meter. */
  markText?: string;
  size?: MeterSize;
}

/** How much of a budget is used: a bar, and a plumb line at the current spending. */
export function BudgetMeter({
  percent,
  label,
  overText,
  markText,
  size = 'small',
}: BudgetMeterProps) {
  const { line, budget } = meterScale(percent);
  const { fill, line: lineColor, words } = looks[budgetStanding(percent)];
  const isOver = budget < 100;
  const hanging = joinClasses(
    '-translate-x-1/2 transition-[left] duration-200 ease-settle',
    lineColor,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot draw the plumb line.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(percent, 100)}
      aria-valuenow={Math.max(percent, 0)}
      // The text says the same as the color, so that nobody has to tell amber from green.
      aria-valuetext={`${formatPercent(percent)}, ${overText ?? words}`}
      className={joinClasses('relative flex flex-col justify-end', sizes[size].box)}
    >
      <div className="relative">
        <div className={joinClasses('flex overflow-hidden rounded-sm bg-ink/9', sizes[size].bar)}>
          <div
            className={joinClasses(
              'transition-[width] duration-200 ease-settle',
              isOver ? 'bg-fill-brick/45' : fill,
            )}
            style={{ width: `${isOver ? budget : line}%` }}
          />
          {isOver && <div className="flex-1 bg-fill-brick" />}
        </div>
        {isOver && <BudgetMark at={budget} size={size} text={markText} />}
        <svg
          viewBox="0 0 10 12"
          className={joinClasses('absolute top-full', hanging, sizes[size].bob)}
          style={{ left: `${line}%` }}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M2 0h6l1.4 2L5 12 .6 2Z" fill="currentColor" />
        </svg>
      </div>
      <span
        className={joinClasses('absolute top-0 w-px bg-current', hanging, sizes[size].line)}
        style={{ left: `${line}%` }}
      />
    </div>
  );
}

interface BudgetMarkProps {
  at: number;
  size: MeterSize;
  text: string | undefined;
}

/** Where the budget ends. The label is on the side with more room. */
function BudgetMark({ at, size, text }: BudgetMarkProps) {
  const isRight = at > 50;
  return (
    <>
      <span
        aria-hidden="true"
        className={joinClasses('absolute w-0.5 -translate-x-1/2 bg-ink', sizes[size].tick)}
        style={{ left: `${at}%` }}
      />
      {text && (
        <span
          className={joinClasses(
            'absolute bottom-full px-2 pb-1 text-sm leading-5 whitespace-nowrap text-ink-soft',
            isRight && '-translate-x-full',
          )}
          style={{ left: `${at}%` }}
        >
          {text}
        </span>
      )}
    </>
  );
}
