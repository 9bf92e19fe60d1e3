import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { askedValues } from '../../lib/asked-form.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MilestonesDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { CalendarDialog, StarterSetDialog } from './lazy-timeline-dialogs.tsx';
import { AddMilestoneDialog, useMilestoneDialogs } from './milestone-dialogs.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { milestonesQuery } from './milestone-queries.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

const route = getRouteApi('/user/signed-in/timeline');

export function TimelinePage() {
  usePageTitle('Timeline');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectTimeline key={project.id} project={project} />;
}

function ProjectTimeline({ project }: { project: Project }) {
  const [isAdding, setIsAdding] = useState(false);
  const [isInCalendar, setIsInCalendar] = useState(false);
  const navigate = route.useNavigate();
  const asked = askedValues(route.useSearch(), ['title', 'targetDate']);
  const isAsked = asked !== null && canChangeRecords(project);
  const changeAdding = (isOpen: boolean) => {
    setIsAdding(isOpen);
    if (!isOpen && asked) void navigate({ search: {}, replace: true, resetScroll: false });
  };
  return (
    <>
      <PageHeader
        title="Timeline"
        actions={
          <div className="flex flex-wrap gap-2.5">
            <Button variant="secondary" onClick={() => setIsInCalendar(true)}>
              <CalendarDays className="size-4" aria-hidden="true" />
              Calendar
            </Button>
            {canChangeRecords(project) && (
              <Button onClick={() => setIsAdding(true)}>
                <Plus className="size-4" aria-hidden="true" />
                Add Milestone
              </Button>
            )}
          </div>
        }
      >
        <span className="line-clamp-2 wrap-anywhere">{project.name}</span>
        <ViewOnlyNote project={project} />
      </PageHeader>
      <Milestones project={project} onAdd={() => setIsAdding(true)} />
      <AddMilestoneDialog
        projectId={project.id}
        {...(asked && { start: asked })}
        isOpen={isAdding || isAsked}
        onOpenChange={changeAdding}
      />
      <CalendarDialog project={project} isOpen={isInCalendar} onOpenChange={setIsInCalendar} />
    </>
  );
}

function Milestones({ project, onAdd }: { project: Project; onAdd: () => void }) {
  const milestones = useQuery(milestonesQuery(project.id));
  const [isChoosingSet, setIsChoosingSet] = useState(false);
  const { choose, dialogs } = useMilestoneDialogs();
  const canChange = canChangeRecords(project);
  if (milestones.isPending) return <TimelineSkeleton />;
  if (!milestones.data) {
    return (
      <ErrorState
        title="Failed to fetch milestones"
        message={errorSentence(milestones.error)}
        onRetry={() => milestones.refetch()}
        isRetrying={milestones.isFetching}
      />
    );
  }
  return (
    <>
      {milestones.data.length > 0 ? (
        <MilestoneList project={project} milestones={milestones.data} onChoose={choose} />
      ) : (
        <EmptyState
          picture={<MilestonesDrawing />}
          title="No milestones yet"
          action={
            canChange && (
              <div className="flex flex-wrap justify-center gap-2.5">
                <Button onClick={() => setIsChoosingSet(true)}>Use a starter set</Button>
                <Button variant="secondary" onClick={onAdd}>
                  Add your first milestone
                </Button>
              </div>
            )
          }
        >
          {canChange
            ? 'Start with a suggested sequence for your kind of project, or add the steps you are waiting for one by one.'
            : 'The steps of this project will be here, in the order they are due.'}
        </EmptyState>
      )}
      <StarterSetDialog project={project} isOpen={isChoosingSet} onOpenChange={setIsChoosingSet} />
      {dialogs}
    </>
  );
}
