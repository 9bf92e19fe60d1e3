import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddExpenseButton } from '../expenses/add-expense-button.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';
import { dashboardQuery } from './dashboard-queries.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { ExpectedStrip } from './expected-strip.tsx';
import { NextPanel } from './next-panel.tsx';
import { RecentExpenses } from './recent-expenses.tsx';
import { SpendingByCategory } from './spending-by-category.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** So many things to do are as high as the summary beside them. */
const LONG_LIST = 3;

export function DashboardPage() {
  usePageTitle('Dashboard');
  const project = useSelectedProject();
  if (!project) {
    return (
      <PageHeader
        title="No Project Selected"
        actions={
          <Link to={paths.projects} className={buttonClasses()}>
            Go to projects
          </Link>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title={`${project.name} Dashboard`}
        actions={<AddExpenseButton project={project} />}
      >
        Started {project.startDate ? formatDate(project.startDate) : 'Unknown'} · Last updated
        recently
        <ViewOnlyNote project={project} />
      </PageHeader>
      <ProjectFigures project={project} />
    </>
  );
}

function ProjectFigures({ project }: { project: Project }) {
  const now = useNow();
  const dashboard = useQuery({
    ...dashboardQuery(project.id, now),
    // At midnight, keeps the old figures while the new day's load.
    placeholderData: (before, query) => (query?.queryKey[1] === project.id ? before : undefined),
  });
  // Renders a few milliseconds at a time.
  const figures = useDeferredValue(dashboard.data);
  if (dashboard.isPending || (dashboard.data && !figures)) return <DashboardSkeleton />;
  if (!figures) {
    return (
      <ErrorState
        title="Failed to fetch project summary"
        message={errorSentence(dashboard.error)}
        onRetry={() => dashboard.refetch()}
        isRetrying={dashboard.isFetching}
      />
    );
  }
  const { summary, expenses, expenseCount, next } = figures;
  return (
    <DashboardGrid
      lead={
        <SummaryCards
          summary={summary}
          currency={project.currency}
          expenseCount={expenseCount}
          expected={<ExpectedStrip projectId={project.id} />}
        />
      }
      next={<NextPanel items={next} today={now} project={project} />}
      isNextLong={next.length > LONG_LIST}
      categories={<SpendingByCategory summary={summary} currency={project.currency} />}
      recent={<RecentExpenses project={project} expenses={expenses} />}
    />
  );
}
