import type { Milestone } from '#shared/milestone.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { standingOf } from './milestone-standing.ts';

export function TimelineProgress({ milestones, now }: { milestones: Milestone[]; now: Date }) {
  const done = milestones.filter(({ isCompleted }) => isCompleted).length;
  const overdue = milestones.filter((each) => standingOf(each, now).kind === 'overdue').length;
  const progress = `${done} of ${milestones.length} done`;
  return (
    <div className="mb-4 grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span role="status" className="money font-medium">
          {progress}
        </span>
        {overdue > 0 && <span className="text-sm font-medium text-brick">{overdue} overdue</span>}
      </p>
      <ProgressBar
        label="Milestones done"
        percent={(done / milestones.length) * 100}
        valueText={progress}
      />
    </div>
  );
}
