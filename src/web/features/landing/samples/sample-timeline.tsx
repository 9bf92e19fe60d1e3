import { Check } from 'lucide-react';
import { joinClasses } from '../../../lib/join-classes.ts';
import { NotePin, SampleFrame } from './sample-frame.tsx';
import { sampleMilestones } from './sample-project.ts';

export function SampleTimeline({ notes }: { notes?: boolean }) {
  return (
    <SampleFrame caption="A timeline with two completed milestones, one overdue and two to come.">
      <div className="relative p-5 sm:p-6">
        <span className="absolute top-6 bottom-6 left-[1.9375rem] w-px bg-pine/35 sm:left-[2.1875rem]" />
        <div className="grid gap-5">
          {sampleMilestones.map(({ title, category, when, state }) => (
            <div key={title} className="relative flex items-start gap-4">
              <Dot state={state} />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{title}</p>
                <p
                  className={joinClasses(
                    'flex items-center gap-1.5 text-sm',
                    state === 'late' ? 'font-medium text-brick' : 'text-ink-soft',
                  )}
                >
                  {state === 'late' ? `Overdue · ${when}` : when}
                  <NotePin number={2} shown={notes && state === 'late'} />
                  <NotePin number={1} shown={notes && title === 'Plans approved'} />
                </p>
              </div>
              <span className="shrink-0 rounded-sm bg-ink/6 px-2 py-0.5 text-xs font-medium text-ink-soft max-sm:hidden">
                {category}
              </span>
            </div>
          ))}
        </div>
      </div>
    </SampleFrame>
  );
}

function Dot({ state }: { state: 'done' | 'late' | 'open' }) {
  return (
    <span
      className={joinClasses(
        'mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full border-2',
        state === 'done' && 'border-fill-pine bg-fill-pine text-sheet',
        state === 'late' && 'border-fill-brick bg-sheet',
        state === 'open' && 'border-edge/60 bg-sheet',
      )}
    >
      {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  );
}
