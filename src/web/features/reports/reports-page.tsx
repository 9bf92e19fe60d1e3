import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer, Scale } from 'lucide-react';
import type { AnalyticsPreview } from '#shared/analytics.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { ProReports } from './pro-reports.tsx';
import { ReportCard } from './report-card.tsx';
import { reportsQuery } from './report-queries.ts';
import { spendingTable } from './report-tables.ts';
import { ReportsSkeleton } from './reports-skeleton.tsx';
import { ReportsUpgrade } from './reports-upgrade.tsx';
import { SpendingChart } from './spending-chart.tsx';

export function ReportsPage() {
  usePageTitle('Reports');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectReports project={project} />;
}

function ProjectReports({ project }: { project: Project }) {
  const reports = useQuery(reportsQuery(project.id));
  return (
    <div data-wide="">
      <PageHeader
        title="Reports"
        actions={
          <div className="flex flex-wrap gap-2.5 print:hidden">
            <Link to={paths.tax} className={buttonClasses({ variant: 'secondary' })}>
              <Scale className="size-4" aria-hidden="true" />
              Tax record
            </Link>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              Print
            </Button>
          </div>
        }
      >
        Where the money of {project.name} goes, and what is still to come.
      </PageHeader>
      {reports.isPending && <ReportsSkeleton />}
      {reports.isError && !reports.data && (
        <ErrorState
          title="We couldn't load the reports"
          message={errorSentence(reports.error)}
          onRetry={() => reports.refetch()}
          isRetrying={reports.isFetching}
        />
      )}
      {reports.data && (
        <div className="grid gap-6 xl:grid-cols-2">
          <Spending preview={reports.data.first} />
          {reports.data.all ? (
            <ProReports analytics={reports.data.all} />
          ) : (
            <ReportsUpgrade project={project} />
          )}
        </div>
      )}
    </div>
  );
}

function Spending({ preview }: { preview: AnalyticsPreview }) {
  return (
    <ReportCard
      title="Spending over time"
      question="Are we on the way to the budget, or past it?"
      table={spendingTable(preview)}
    >
      {preview.spending.points.length === 0 ? (
        <EmptyState picture={<LedgerDrawing />} title="Nothing spent yet">
          The line starts with the first expense.
        </EmptyState>
      ) : (
        <SpendingChart {...preview} />
      )}
    </ReportCard>
  );
}
