import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CurrencyContext } from '../projects/currency-context.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { comparisonQuery } from './quote-queries.ts';
import { QuotesParts } from './quotes-parts.tsx';
import { QuotesSkeleton } from './quotes-skeleton.tsx';

export function QuotesPage() {
  usePageTitle('Quotes');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectQuotes key={project.id} project={project} />;
}

function ProjectQuotes({ project }: { project: Project }) {
  const comparison = useQuery(comparisonQuery(project.id));
  const hasQuotes = (comparison.data?.quotes.length ?? 0) > 0;
  return (
    <div data-wide="" className="print-landscape">
      <PageHeader
        title="Quotes"
        actions={
          hasQuotes && (
            <div className="max-lg:hidden print:hidden">
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer className="size-4" aria-hidden="true" />
                Print
              </Button>
            </div>
          )
        }
      >
        <span className="line-clamp-2 wrap-anywhere">
          Unlike offers for {project.name}, made comparable line by line.
        </span>
        <ViewOnlyNote project={project} />
      </PageHeader>
      <CurrencyContext value={project.currency}>
        {comparison.data ? (
          <QuotesParts project={project} comparison={comparison.data} />
        ) : comparison.isError ? (
          <ErrorState
            title="We couldn't load the quotes"
            message={errorSentence(comparison.error)}
            onRetry={() => comparison.refetch()}
            isRetrying={comparison.isFetching}
          />
        ) : (
          <QuotesSkeleton />
        )}
      </CurrencyContext>
    </div>
  );
}
