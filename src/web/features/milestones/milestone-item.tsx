import { Check, ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Milestone } from '#shared/milestone.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { IconButton } from '../../ui/button.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { PhotoCountLink } from '../photos/photo-count-link.tsx';
import { AddedBy } from '../projects/added-by.tsx';
import { CompletionButton } from './completion-button.tsx';
import type { ChooseMilestone } from './milestone-dialogs.tsx';
import { type Standing, standingOf } from './milestone-standing.ts';

interface MilestoneItemProps {
  milestone: Milestone;
  contractorName: string | undefined;
  photoCount: number | undefined;
  /** Null if only one person uses the project. */
  author: string | null;
  canChange: boolean;
  now: Date;
  onChoose: ChooseMilestone;
  onCompleted: (id: number) => void;
}

/** One line if there is room. Memoized, so that a change renders one item. */
export const MilestoneItem = memo(function MilestoneItem({
  milestone,
  contractorName,
  photoCount,
  author,
  canChange,
  now,
  onChoose,
  onCompleted,
}: MilestoneItemProps) {
  const choose = (action: 'edit' | 'delete' | 'date') =>
    onChoose({ milestone, action, isOpen: true });
  const [isOpen, setIsOpen] = useState(false);
  const notesId = useId();
  const { title, description, category, targetDate, isCompleted } = milestone;
  const standing = standingOf(milestone, now);
  return (
    <li className="relative flex min-w-0 gap-3 sm:gap-4">
      <Dot kind={standing.kind} />
      <div className="min-w-0 flex-1 border-b border-line py-1">
        <div className="flex flex-wrap items-center gap-x-3 xl:grid xl:grid-cols-[minmax(0,1fr)_auto_16rem_auto] xl:gap-x-4">
          <div className="flex min-w-0 items-center gap-1 max-xl:w-full">
            <h2
              className={joinClasses(
                'line-clamp-3 min-w-0 text-base leading-6 font-semibold wrap-anywhere max-xl:py-1.5 xl:line-clamp-1',
                isCompleted && 'text-ink-soft',
              )}
              title={title}
            >
              {title}
            </h2>
            {description && (
              <IconButton
                label={`${isOpen ? 'Hide' : 'Show'} notes on ${title}`}
                aria-expanded={isOpen}
                aria-controls={notesId}
                onClick={() => setIsOpen(!isOpen)}
              >
                <ChevronDown
                  className={joinClasses(
                    'size-4 transition-transform duration-150',
                    isOpen && 'rotate-180',
                  )}
                  aria-hidden="true"
                />
              </IconButton>
            )}
          </div>
          <p className="flex min-w-0 items-center gap-x-3 text-sm text-ink-soft xl:justify-end">
            <span className="shrink-0 rounded-sm bg-ink/6 px-2 py-0.5 text-xs font-medium">
              {category}
            </span>
            {contractorName && (
              <span className="max-w-40 truncate xl:max-w-36" title={contractorName}>
                <span className="sr-only">Contractor </span>
                {contractorName}
              </span>
            )}
            {author && <AddedBy name={author} />}
            <PhotoCountLink of={{ milestone: milestone.id }} name={title} count={photoCount} />
          </p>
          <div className="flex flex-wrap items-baseline gap-x-3 text-sm xl:justify-end">
            {targetDate && !isCompleted && (
              <span className="text-ink-soft">
                <span className="sr-only">Target date </span>
                {formatDate(targetDate)}
              </span>
            )}
            <StandingText
              standing={standing}
              title={title}
              onChangeDate={canChange ? () => choose('date') : null}
            />
          </div>
          {canChange && (
            <div className="flex items-center justify-between gap-1 max-sm:-ml-3.5 max-sm:w-[calc(100%+0.875rem)] sm:max-xl:ml-auto">
              <CompletionButton milestone={milestone} onCompleted={onCompleted} />
              <div className="-mr-2 flex">
                <IconButton label={`Edit ${title}`} onClick={() => choose('edit')}>
                  <Pencil className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton label={`Delete ${title}`} onClick={() => choose('delete')}>
                  <Trash2 className="size-4" aria-hidden="true" />
                </IconButton>
              </div>
            </div>
          )}
        </div>
        <div id={notesId} hidden={!isOpen} className="pb-2">
          {description && <FoldedText subject={title}>{description}</FoldedText>}
        </div>
      </div>
    </li>
  );
});

const standingClasses: Record<Standing['kind'], string> = {
  completed: 'text-pine-deep',
  overdue: 'text-brick',
  due: 'text-ink',
  undated: 'text-ink-soft font-normal',
};

interface StandingTextProps {
  standing: Standing;
  title: string;
  /** Null for people who may not change it. */
  onChangeDate: (() => void) | null;
}

function StandingText({ standing, title, onChangeDate }: StandingTextProps) {
  const classes = joinClasses('shrink-0 leading-6 font-medium', standingClasses[standing.kind]);
  if (standing.kind !== 'completed' || !onChangeDate)
    return <p className={classes}>{standing.text}</p>;
  return (
    <button
      type="button"
      title="Change the day"
      onClick={onChangeDate}
      className={joinClasses(classes, 'target rounded-sm underline-offset-4 hover:underline')}
    >
      {standing.text}
      <span className="sr-only">, change the day of {title}</span>
    </button>
  );
}

function Dot({ kind }: { kind: Standing['kind'] }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'z-10 mt-2 grid size-6 shrink-0 place-items-center rounded-full border-2',
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
