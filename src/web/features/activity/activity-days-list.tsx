import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ActivityList } from '#shared/activity.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useNow } from '../../lib/use-now.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { groupByDay } from './activity-days.ts';
import { ActivityItem } from './activity-item.tsx';
import { loadNextPage } from './next-page.ts';
import { whyNotRestorable } from './restoring.ts';

interface ActivityDaysListProps {
  query: UseInfiniteQueryResult<InfiniteData<ActivityList>>;
  projectId: number;
  isInHistory?: boolean;
}

/** Loaded entries by day, with a button for the older ones. */
export function ActivityDaysList(props: ActivityDaysListProps) {
  const { query, projectId, isInHistory = false } = props;
  const currency = useCurrency(projectId);
  const now = useNow();
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const Heading = isInHistory ? 'h4' : 'h2';
  return (
    <>
      {groupByDay(entries, now).map(({ day, title, entries: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mb-5">
          <Heading id={`day-${day}`} className="text-sm font-semibold text-ink-soft">
            {title}
          </Heading>
          <ol className="divide-y divide-line">
            {ofDay.map((entry) => (
              <ActivityItem
                key={entry.id}
                entry={entry}
                currency={currency}
                refusal={whyNotRestorable(entry, entries, now)}
                isInHistory={isInHistory}
              />
            ))}
          </ol>
        </section>
      ))}
      {query.isFetchNextPageError && (
        <div className="mb-3">
          <ErrorAlert>{errorSentence(query.error)}</ErrorAlert>
        </div>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => loadNextPage(query)}
        >
          Show more
        </Button>
      )}
    </>
  );
}
