import { useInfiniteQuery } from '@tanstack/react-query';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { RecordOfProject } from './activity-api.ts';
import { ActivityDaysList } from './activity-days-list.tsx';
import { recordHistoryQuery } from './activity-queries.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';

export function RecordHistoryList(record: RecordOfProject) {
  const history = useInfiniteQuery(recordHistoryQuery(record));
  if (history.isPending) return <ActivitySkeleton />;
  if (!history.data) {
    return (
      <div className="grid justify-items-start gap-2">
        <ErrorAlert>{errorSentence(history.error)}</ErrorAlert>
        <Button
          variant="secondary"
          onClick={() => history.refetch()}
          isPending={history.isFetching}
          pendingText="Trying again..."
        >
          Try again
        </Button>
      </div>
    );
  }
  if (history.data.pages.every(({ entries }) => entries.length === 0)) {
    return <p className="text-sm text-ink-soft">No changes since the history began.</p>;
  }
  return <ActivityDaysList query={history} projectId={record.projectId} isInHistory />;
}
