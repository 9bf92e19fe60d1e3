import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CurrencyContext } from '../projects/currency-context.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeNow } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { taxCsvAddress, taxPdfAddress } from './tax-api.ts';
import { TaxEntries } from './tax-entries.tsx';
import { TaxNotice } from './tax-notice.tsx';
import { taxRecordQuery } from './tax-queries.ts';
import { TaxReasons } from './tax-reasons.tsx';
import { TaxSkeleton } from './tax-skeleton.tsx';
import { TaxTotals } from './tax-totals.tsx';
import { useDecideTax } from './use-decide-tax.ts';
import { useTaxView } from './use-tax-view.ts';

export function TaxPage() {
  usePageTitle('Tax record');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return (
    <CurrencyContext value={project.currency}>
      <ProjectTax key={project.id} project={project} />
    </CurrencyContext>
  );
}

function ProjectTax({ project }: { project: Project }) {
  const { view, change } = useTaxView();
  const {
    data: record,
    error,
    refetch,
    isFetching,
  } = useQuery(taxRecordQuery(project.id, view.year));
  const { decide, undo } = useDecideTax(project.id);
  const canDecide = canChangeNow(project);
  return (
    <>
      <PageHeader
        title="Tax record"
        actions={
          <div className="flex flex-wrap gap-2.5">
            <DownloadLink href={taxPdfAddress(project.id)}>PDF</DownloadLink>
            <DownloadLink href={taxCsvAddress(project.id, view.year)}>CSV</DownloadLink>
          </div>
        }
      >
        <span className="line-clamp-2 wrap-anywhere">{project.name}</span>
        <ViewOnlyNote project={project} />
      </PageHeader>
      <TaxNotice />
      {error && !record && (
        <ErrorState
          title="Failed to fetch the tax record"
          message={errorSentence(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !record && <TaxSkeleton />}
      {record && record.totals.count === 0 && (
        <EmptyState picture={<LedgerDrawing />} title="Nothing to decide yet">
          Each expense of this project will be here, with a suggestion: does it raise the cost basis
          of your home, or is it a repair?
        </EmptyState>
      )}
      {record && record.totals.count > 0 && (
        <div className="grid gap-4">
          <TaxTotals record={record} year={view.year} onYear={(year) => change({ year })} />
          {view.expense === null && (
            <TaxReasons
              groups={record.reasons}
              chosen={view.reason}
              canDecide={canDecide}
              isPending={decide.isPending}
              onChoose={(reason) => change({ reason, state: 'open' })}
              onAccept={(reason) => decide.mutate({ accept: { reason, year: view.year } })}
            />
          )}
          <TaxEntries
            project={project}
            view={view}
            onChange={change}
            canDecide={canDecide}
            onDecide={(decision) => decide.mutate({ decisions: [decision] })}
            onUndo={undo}
          />
        </div>
      )}
    </>
  );
}

function DownloadLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} download className={buttonClasses({ variant: 'secondary' })}>
      <Download className="size-4" aria-hidden="true" />
      <span>
        <span className="sr-only">Download as </span>
        {children}
      </span>
    </a>
  );
}
