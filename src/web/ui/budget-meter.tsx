import { joinClasses } from '../lib/join-classes.ts';

const AMBER_FROM_PERCENT = 85;
const BRICK_FROM_PERCENT = 100;

export type BudgetTone = 'pine' | 'amber' | 'brick';

function budgetTone(percent: number): BudgetTone {
  if (percent >= BRICK_FROM_PERCENT) return 'brick';
  return percent >= AMBER_FROM_PERCENT ? 'amber' : 'pine';
}

const fillClasses: Record<BudgetTone, string> = {
  pine: 'bg-fill-pine',
  amber: 'bg-fill-amber',
  brick: 'bg-fill-brick',
};

const lineClasses: Record<BudgetTone, string> = {
  pine: 'text-pine',
  amber: 'text-amber',
  brick: 'text-brick',
};

/** The colour has words beside it, so that nobody has to tell amber from green. */
const toneWords: Record<BudgetTone, string> = {
  pine: 'within budget',
  amber: 'close to the budget',
  brick: 'budget used up',
};

interface BudgetMeterProps {
  /** May be above 100; the bar then is full and brick red. */
  percent: number;
  /** What is measured, such as "Budget used for Kitchen". */
  label: string;
  size?: 'small' | 'large';
}

/** How much of a budget is used: a bar, and a plumb line that hangs where the spending stands. */
export function BudgetMeter({ percent, label, size = 'small' }: BudgetMeterProps) {
  const shown = Math.min(Math.max(percent, 0), 100);
  const tone = budgetTone(percent);
  const large = size === 'large';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot draw the plumb line.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={`${percent.toFixed(2)}%, ${toneWords[tone]}`}
      className={joinClasses('relative', large ? 'pt-2 pb-5' : 'pt-1.5 pb-4')}
    >
      <div
        className={joinClasses('overflow-hidden rounded-sm bg-ink/9', large ? 'h-3.5' : 'h-2.5')}
      >
        <div
          className={joinClasses(
            'h-full transition-[width] duration-200 ease-settle',
            fillClasses[tone],
          )}
          style={{ width: `${shown}%` }}
        />
      </div>
      <svg
        viewBox="0 0 10 32"
        className={joinClasses(
          'absolute top-0 w-2.5 -translate-x-1/2 transition-[left] duration-200 ease-settle',
          large ? 'h-10' : 'h-8',
          lineClasses[tone],
        )}
        style={{ left: `${shown}%` }}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path d="M5 0v24" stroke="currentColor" strokeWidth="1.25" />
        <path d="M2 22h6l1.4 1.6L5 32 .6 23.6Z" fill="currentColor" />
      </svg>
    </div>
  );
}
