import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { Project } from '#shared/project.ts';
import { type TaxDecision, type TaxState, taxStates } from '#shared/tax.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TaxEntryList } from './tax-entry-list.tsx';
import { taxEntriesQuery } from './tax-queries.ts';
import type { TaxView } from './tax-view.ts';

const stateLabels: Record<TaxState, string> = { open: 'Open', decided: 'Decided', all: 'All' };

const emptyTexts: Record<TaxState, string> = {
  open: 'Everything here is decided.',
  decided: 'Nothing here is decided yet.',
  all: 'There are no expenses here.',
};

interface TaxEntriesProps {
  project: Project;
  view: TaxView;
  onChange: (changes: Partial<TaxView>) => void;
  canDecide: boolean;
  onDecide: (decision: TaxDecision) => void;
  onUndo: () => void;
}

/** The expenses one by one. */
export function TaxEntries(props: TaxEntriesProps) {
  const { project, view, onChange, canDecide, onDecide, onUndo } = props;
  const list = useInfiniteQuery(taxEntriesQuery(project.id, view));
  const entries = list.data?.pages.flatMap((page) => page.entries);
  return (
    <Card className="overflow-clip">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line p-3 sm:px-6">
        <h2 className="font-semibold">Expenses</h2>
        <Segments
          label="Which expenses"
          options={taxStates.map((value) => ({ value, label: stateLabels[value] }))}
          value={view.state}
          onChange={(state) => onChange({ state })}
        />
        {(view.reason !== null || view.expense !== null) && (
          <Button
            variant="quiet"
            onClick={() => onChange({ reason: null, expense: null, state: 'open' })}
          >
            {view.expense === null ? 'Only one reason' : 'Only one expense'}
            <X className="size-4" aria-hidden="true" />
            <span className="sr-only">Show all expenses</span>
          </Button>
        )}
      </div>
      {canDecide && entries && entries.length > 0 && <KeyHelp />}
      {list.isPending && <LoadingEntries />}
      {list.isError && !entries && (
        <ErrorState
          title="Failed to fetch the expenses"
          message={errorSentence(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {entries?.length === 0 && (
        <p className="px-4 py-10 text-center text-ink-soft">{emptyTexts[view.state]}</p>
      )}
      {entries && entries.length > 0 && (
        <TaxEntryList entries={entries} canDecide={canDecide} onDecide={onDecide} onUndo={onUndo} />
      )}
      {list.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button
            variant="secondary"
            isPending={list.isFetchingNextPage}
            pendingText="Loading..."
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Card>
  );
}

/** For people with a keyboard. A phone has none. */
function KeyHelp() {
  return (
    <p className="hidden border-b border-line px-6 py-2 text-sm text-ink-soft pointer-fine:block">
      In the list: arrows move, 1 to 3 decide, A accepts the suggestion, 0 takes a decision back, U
      undoes the last.
    </p>
  );
}

function LoadingEntries() {
  return (
    <div role="status" className="grid gap-3 p-4">
      <span className="sr-only">Loading expenses</span>
      {['1', '2', '3', '4'].map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </div>
  );
}
