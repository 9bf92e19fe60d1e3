import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { Import, ImportRowsQuery } from '#shared/import.ts';
import { formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Segments } from '../../ui/segments.tsx';
import { counted } from './counted.ts';
import { useCommitImport, useUpdateImport } from './import-mutations.ts';
import { importRowsQuery } from './import-queries.ts';
import { RowTable } from './row-table.tsx';

interface RowStepProps {
  draft: Import;
  project: Project;
  onBack: () => void;
  onDone: () => void;
}

const PAGE_SIZES = [25, 50, 100] as const;

/** The third step: every row as it would become an expense. */
export function RowStep({ draft, project, onBack, onDone }: RowStepProps) {
  const [view, setView] = useState<ImportRowsQuery>({ show: 'all', page: 1, pageSize: 50 });
  const rows = useQuery(importRowsQuery(draft.id, view));
  const update = useUpdateImport(draft.id);
  const commit = useCommitImport(draft.id, (created) => {
    toast.success(`${counted(created, 'expense')} added`);
    onDone();
  });
  const { currency } = project;
  // A tick shows at once, before the server has answered.
  const skip = new Set((update.isPending && update.variables.skip) || draft.skip);
  const setSkipped = (row: number, isSkipped: boolean) => {
    const others = [...skip].filter((each) => each !== row);
    update.mutate({ skip: isSkipped ? [...others, row] : others });
  };
  const failure = commit.error ?? update.error;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <span className="text-lg font-semibold">{counted(draft.chosen, 'expense')}</span>{' '}
          <span className="money text-ink-soft">
            of {counted(draft.rows, 'row')}, {formatMoney(draft.total, currency)} in total
          </span>
        </p>
        <Segments
          label="Rows"
          value={view.show}
          options={[
            { value: 'all', label: 'All' },
            { value: 'left_out', label: `Left out (${draft.skip.length})` },
            { value: 'problems', label: `Problems (${draft.problemCount})` },
            { value: 'duplicates', label: `Duplicates (${draft.duplicates.length})` },
          ]}
          onChange={(show) => setView({ ...view, show, page: 1 })}
        />
      </div>
      <Card className="overflow-hidden">
        <RowTable
          rows={rows.data?.rows ?? []}
          currency={currency}
          isPending={rows.isPending}
          skip={skip}
          onSkip={setSkipped}
        />
      </Card>
      {rows.data && rows.data.totalCount > PAGE_SIZES[0] && (
        <Pagination
          page={view.page}
          pageCount={Math.max(1, Math.ceil(rows.data.totalCount / view.pageSize))}
          pageSize={view.pageSize}
          pageSizes={PAGE_SIZES}
          totalCount={rows.data.totalCount}
          onPageChange={(page) => setView({ ...view, page })}
          onPageSizeChange={(pageSize) => setView({ ...view, pageSize, page: 1 })}
        />
      )}
      {failure && <ErrorAlert>{errorSentence(failure)}</ErrorAlert>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onBack}>
          Back to the columns
        </Button>
        <Button
          disabled={draft.chosen === 0}
          isPending={commit.isPending || update.isPending}
          pendingText={commit.isPending ? 'Importing…' : 'Saving…'}
          onClick={() => commit.mutate()}
        >
          Import {counted(draft.chosen, 'expense')}
        </Button>
      </div>
    </div>
  );
}
