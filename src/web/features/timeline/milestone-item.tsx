import { CalendarDays, Check, Pencil, Trash2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Milestone } from '#shared/milestone.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import type { ChooseMilestone } from './milestone-dialogs.tsx';
import { useCompleteMilestone, useUpdateMilestone } from './milestone-mutations.ts';
import { type Standing, standingOf } from './milestone-standing.ts';

interface MilestoneItemProps {
  milestone: Milestone;
  now: Date;
  onChoose: ChooseMilestone;
}

/** Kept while its milestone is the same: of a long timeline, a change draws one item anew. */
export const MilestoneItem = memo(function MilestoneItem({
  milestone,
  now,
  onChoose,
}: MilestoneItemProps) {
  const choose = (action: 'edit' | 'delete') => onChoose({ milestone, action, isOpen: true });
  const { title, description, category, targetDate, isCompleted } = milestone;
  const standing = standingOf(milestone, now);
  return (
    <li className="relative flex min-w-0 gap-3 sm:gap-5">
      <Dot kind={standing.kind} />
      <Card className="flex-1 p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2
            className={joinClasses(
              'line-clamp-3 min-w-0 flex-1 basis-48 text-base leading-6 font-semibold wrap-anywhere',
              isCompleted && 'text-ink-soft',
            )}
            title={title}
          >
            {title}
          </h2>
          <StandingText standing={standing} />
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="rounded-sm bg-ink/6 px-2 py-0.5 text-xs font-medium">{category}</span>
          {targetDate && (
            <span className="flex items-center gap-1.5">
              <CalendarDays className="size-3.5" aria-hidden="true" />
              <span className="sr-only">Target date </span>
              {formatDate(targetDate)}
            </span>
          )}
        </p>
        {description && (
          <div className="mt-3">
            <FoldedText subject={title}>{description}</FoldedText>
          </div>
        )}
        <div className="mt-3 -mb-1.5 flex items-center justify-between gap-2">
          <CompletionButton milestone={milestone} />
          <div className="-mr-2 flex">
            <IconButton label={`Edit ${title}`} onClick={() => choose('edit')}>
              <Pencil className="size-4" aria-hidden="true" />
            </IconButton>
            <IconButton label={`Delete ${title}`} onClick={() => choose('delete')}>
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </Card>
    </li>
  );
});

function CompletionButton({ milestone }: { milestone: Milestone }) {
  const complete = useCompleteMilestone();
  const update = useUpdateMilestone();
  const { id, title, isCompleted } = milestone;
  const error = complete.error ?? update.error;
  // One button for both, so that it keeps the focus when its milestone moves down the timeline.
  return (
    <div className="grid min-w-0 gap-2">
      <div className={isCompleted ? '-ml-3.5 sm:-ml-4' : undefined}>
        <Button
          variant={isCompleted ? 'quiet' : 'secondary'}
          isPending={complete.isPending || update.isPending}
          pendingText={isCompleted ? 'Reopening...' : 'Completing...'}
          onClick={() => {
            update.reset();
            complete.reset();
            if (isCompleted) update.mutate({ id, input: { isCompleted: false } });
            else complete.mutate(id);
          }}
        >
          {isCompleted ? (
            <Undo2 className="size-4" aria-hidden="true" />
          ) : (
            <Check className="size-4" aria-hidden="true" />
          )}
          {isCompleted ? 'Reopen' : 'Complete'}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
    </div>
  );
}

const standingClasses: Record<Standing['kind'], string> = {
  completed: 'text-pine-deep',
  overdue: 'text-brick',
  due: 'text-ink',
  undated: 'text-ink-soft font-normal',
};

function StandingText({ standing }: { standing: Standing }) {
  return (
    <p
      className={joinClasses(
        'shrink-0 text-sm leading-6 font-medium',
        standingClasses[standing.kind],
      )}
    >
      {standing.text}
    </p>
  );
}

function Dot({ kind }: { kind: Standing['kind'] }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'z-10 mt-4 grid size-6 shrink-0 place-items-center rounded-full border-2 sm:mt-5',
        kind === 'completed' && 'border-fill-pine bg-fill-pine text-sheet',
        kind === 'overdue' && 'border-fill-brick bg-sheet',
        (kind === 'due' || kind === 'undated') && 'border-edge/60 bg-sheet',
        kind === 'undated' && 'border-dashed',
      )}
    >
      {kind === 'completed' && <Check className="size-3.5" strokeWidth={3} />}
    </span>
  );
}
