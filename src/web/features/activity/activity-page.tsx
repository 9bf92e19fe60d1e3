import { useInfiniteQuery } from '@tanstack/react-query';
import { RESTORABLE_DAYS } from '#shared/activity.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { ActivityDaysList } from './activity-days-list.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { activityQuery } from './activity-queries.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { type ActivityView, ALL_ACTIVITY, hasFilters } from './activity-view.ts';
import { useActivityView } from './use-activity-view.ts';

export function ActivityPage() {
  usePageTitle('Activity');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectActivity project={project} />;
}

function ProjectActivity({ project }: { project: Project }) {
  const { view, change } = useActivityView();
  return (
    <>
      <PageHeader title="Activity">
        Who changed what in {project.name}. What was deleted can be restored for {RESTORABLE_DAYS}{' '}
        days.
      </PageHeader>
      <ActivityFilters project={project} view={view} onChange={change} />
      <Activity projectId={project.id} view={view} onChange={change} />
    </>
  );
}

interface ActivityProps {
  projectId: number;
  view: ActivityView;
  onChange: (changes: Partial<ActivityView>) => void;
}

function Activity({ projectId, view, onChange }: ActivityProps) {
  const activity = useInfiniteQuery(activityQuery(projectId, view));
  if (activity.isPending) return <ActivitySkeleton />;
  if (!activity.data) {
    return (
      <ErrorState
        title="We couldn't load the activity"
        message={errorSentence(activity.error)}
        onRetry={() => activity.refetch()}
        isRetrying={activity.isFetching}
      />
    );
  }
  if (activity.data.pages.some(({ entries }) => entries.length > 0)) {
    return <ActivityDaysList query={activity} projectId={projectId} />;
  }
  return hasFilters(view) ? (
    <EmptyState
      picture={<LedgerDrawing />}
      title="No activity matches your filters"
      action={
        <Button variant="secondary" onClick={() => onChange(ALL_ACTIVITY)}>
          Show all activity
        </Button>
      }
    >
      Choose another kind or another person.
    </EmptyState>
  ) : (
    <EmptyState picture={<LedgerDrawing />} title="No activity yet">
      Each change from now on is listed here, with who made it and when.
    </EmptyState>
  );
}
