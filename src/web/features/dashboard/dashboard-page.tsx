import { formatDate } from '#shared/dates.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return (
    <>
      <PageHeader title={`${project.name} Dashboard`}>
        Started {project.startDate ? formatDate(project.startDate) : 'Unknown'}
      </PageHeader>
      <EmptyState picture={<LedgerDrawing />} title="Nothing to sum up yet">
        Your budget, what you have spent and what is left will be summed up here.
      </EmptyState>
    </>
  );
}
