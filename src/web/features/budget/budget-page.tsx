import { useQuery } from '@tanstack/react-query';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { CurrencyContext } from '../projects/currency-context.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { roomsQuery } from '../rooms/room-queries.ts';
import { BudgetParts } from './budget-parts.tsx';
import { budgetQuery } from './budget-queries.ts';
import { BudgetSkeleton } from './budget-skeleton.tsx';

export function BudgetPage() {
  usePageTitle('Budget');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return (
    <>
      <PageHeader title="Budget">
        <span className="line-clamp-2 wrap-anywhere">{project.name}</span>
        <ViewOnlyNote project={project} />
      </PageHeader>
      <CurrencyContext value={project.currency}>
        <LoadedBudget key={project.id} project={project} />
      </CurrencyContext>
    </>
  );
}

function LoadedBudget({ project }: { project: Project }) {
  const budget = useQuery(budgetQuery(project.id));
  const lines = useQuery(planLinesQuery(project.id));
  const rooms = useQuery(roomsQuery(project.id));
  if (budget.data && lines.data && rooms.data) {
    return (
      <BudgetParts project={project} budget={budget.data} lines={lines.data} rooms={rooms.data} />
    );
  }
  const queries = [budget, lines, rooms];
  const error = queries.find(({ isError }) => isError)?.error;
  if (!error) return <BudgetSkeleton />;
  return (
    <ErrorState
      title="Failed to fetch the budget"
      message={errorSentence(error)}
      onRetry={() => {
        for (const query of queries) if (query.isError) void query.refetch();
      }}
      isRetrying={queries.some(({ isError, isFetching }) => isError && isFetching)}
    />
  );
}
