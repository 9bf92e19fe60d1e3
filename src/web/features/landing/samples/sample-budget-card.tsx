import { joinClasses } from '../../../lib/join-classes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BudgetMeter } from '../../../ui/budget-meter.tsx';
import { NotePin, SampleFrame } from './sample-frame.tsx';
import { sampleProject } from './sample-project.ts';

interface SampleBudgetCardProps {
  notes?: boolean;
  /** Lets the meter's line hang from above the card, from the edge of the page. */
  hanging?: boolean;
}

export function SampleBudgetCard({ notes, hanging = false }: SampleBudgetCardProps) {
  const { name, started, budget, spent, remaining, percent } = sampleProject;
  return (
    <SampleFrame
      caption={`A budget: ${spent} of ${budget} spent, ${percent}% used, ${remaining} left.`}
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="truncate text-lg font-semibold">{name}</p>
            <p className="text-sm text-ink-soft">Started {started}</p>
          </div>
          <Badge>Active</Badge>
        </div>
        <p className="money mt-7 flex items-center gap-2 text-3xl font-semibold tracking-tight">
          {remaining}
          <NotePin number={1} shown={notes} />
        </p>
        <p className="text-ink-soft">left to spend</p>
        <div className="relative mt-5">
          {hanging && (
            <svg
              viewBox="0 0 10 10"
              preserveAspectRatio="none"
              className="absolute bottom-full h-52 w-2.5 -translate-x-1/2 text-pine lg:h-[40rem]"
              style={{ left: `${percent}%` }}
              aria-hidden="true"
            >
              <path d="M5 0v10" stroke="currentColor" strokeWidth="1.25" />
            </svg>
          )}
          <BudgetMeter percent={percent} label="Budget used" size="large" />
        </div>
        <div className="mt-3 grid grid-cols-3 gap-3 border-t border-line pt-4">
          <Figure label="Budget" value={budget} />
          <Figure label="Spent" value={spent} pin={<NotePin number={2} shown={notes} />} />
          <Figure label="Used" value="62.40%" right />
        </div>
      </div>
    </SampleFrame>
  );
}

function Figure(props: { label: string; value: string; pin?: React.ReactNode; right?: boolean }) {
  return (
    <div className={joinClasses('min-w-0', props.right && 'text-right')}>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <span className={props.right ? 'ml-auto' : undefined}>{props.label}</span>
        {props.pin}
      </p>
      <p className="money text-sm font-medium sm:text-base">{props.value}</p>
    </div>
  );
}
