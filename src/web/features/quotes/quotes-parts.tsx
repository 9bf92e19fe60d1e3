import { Plus } from 'lucide-react';
import type { Project } from '#shared/project.ts';
import type { QuoteComparison } from '#shared/quote-comparison.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Scope } from './scope.tsx';
import { StartScope } from './start-scope.tsx';
import { useQuoteDialogs } from './use-quote-dialogs.tsx';

interface QuotesPartsProps {
  project: Project;
  comparison: QuoteComparison;
}

/** First what is wanted, then who offers what of it. */
export function QuotesParts({ project, comparison }: QuotesPartsProps) {
  const { scopeLines, quotes } = comparison;
  const canChange = canChangeRecords(project);
  const { actions, dialogs } = useQuoteDialogs(project, comparison);
  const add = canChange && (
    <Button onClick={actions.add}>
      <Plus className="size-4" aria-hidden="true" />
      Add quote
    </Button>
  );
  if (scopeLines.length === 0 && quotes.length === 0) {
    return <StartScope project={project} canChange={canChange} />;
  }
  return (
    <div className="grid gap-6">
      <Card className="print:border-0 print:shadow-none">
        {quotes.length === 0 ? (
          <EmptyState picture={<LedgerDrawing />} title="No quotes yet" action={add || undefined}>
            {canChange
              ? 'Send the lines below to three contractors. Enter each answer here, and you see what each of them leaves out.'
              : 'The quotes of this project will be here, side by side.'}
          </EmptyState>
        ) : (
          <>
            <div className="flex min-h-11 items-center justify-between gap-4 p-4 sm:px-6 sm:pt-5 print:hidden">
              <h2 className="text-lg font-semibold">Comparison</h2>
              {add}
            </div>
            <div className="hidden lg:block print:block">
              <ComparisonTable comparison={comparison} actions={canChange ? actions : null} />
            </div>
            <div className="lg:hidden print:hidden">
              <ComparisonCards comparison={comparison} actions={canChange ? actions : null} />
            </div>
          </>
        )}
      </Card>
      <div className="print:hidden">
        <Scope project={project} lines={scopeLines} canChange={canChange} />
      </div>
      {dialogs}
    </div>
  );
}
