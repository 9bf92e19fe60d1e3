import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Milestone } from '#shared/milestone.ts';
import type { Project } from '#shared/project.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { bobPath } from '../../ui/plumb-mark.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { photoCountsQuery } from '../photos/photo-count-queries.ts';
import { authorName, canChangeNow } from '../projects/shared-project.ts';
import type { ChooseMilestone } from './milestone-dialogs.tsx';
import { MilestoneItem } from './milestone-item.tsx';
import { TimelineProgress } from './timeline-progress.tsx';

interface MilestoneListProps {
  project: Project;
  milestones: Milestone[];
  onChoose: ChooseMilestone;
}

export function MilestoneList({ project, milestones, onChoose }: MilestoneListProps) {
  const now = useNow();
  const { data: contractors } = useContractorsOf(project.id);
  const { data: photoCounts } = useQuery(photoCountsQuery(project.id));
  const { id: userId } = useSignedInUser();
  const canChange = canChangeNow(project);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // A milestone that was just completed stays visible, with a way to date or reopen it.
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set());
  const keepInSight = useCallback((id: number) => setInSight((ids) => new Set(ids).add(id)), []);

  const folded = milestones.filter(({ id, isCompleted }) => isCompleted && !inSight.has(id));
  // If everything is done, there is no need to save space.
  const isFoldable = folded.length > 0 && folded.length < milestones.length;
  const shown =
    isFoldable && !isUnfolded ? milestones.filter((each) => !folded.includes(each)) : milestones;
  const nameOf = (id: number | null) => contractors?.find((each) => each.id === id)?.name;
  return (
    <>
      <TimelineProgress milestones={milestones} now={now} />
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute top-4 bottom-4 left-3 w-px -translate-x-1/2 bg-pine/35"
        />
        <ol className="pb-5">
          {shown.map((milestone) => (
            <MilestoneItem
              key={milestone.id}
              milestone={milestone}
              contractorName={nameOf(milestone.contractorId)}
              photoCount={photoCounts?.milestones.find(({ id }) => id === milestone.id)?.count}
              author={authorName(project, milestone, userId)}
              canChange={canChange}
              now={now}
              onChoose={onChoose}
              onCompleted={keepInSight}
            />
          ))}
        </ol>
        <svg
          viewBox="0 0 12 18"
          aria-hidden="true"
          className="absolute bottom-0 left-3 h-4.5 -translate-x-1/2 text-pine"
        >
          <path d={bobPath(6, 0)} fill="currentColor" />
        </svg>
      </div>
      {isFoldable && (
        <div className="mt-1 ml-6">
          <Button
            variant="quiet"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <ChevronDown
              className={joinClasses(
                'size-4 transition-transform duration-150',
                isUnfolded && 'rotate-180',
              )}
              aria-hidden="true"
            />
            {isUnfolded ? 'Hide' : 'Show'} {folded.length} completed
          </Button>
        </div>
      )}
    </>
  );
}
