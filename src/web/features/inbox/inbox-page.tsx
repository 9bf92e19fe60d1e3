import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCount } from '#shared/counts.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReceiptDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CurrencyContext } from '../projects/currency-context.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { ChooseReceipts } from './choose-receipts.tsx';
import { inboxQuery } from './inbox-queries.ts';
import { InboxReview } from './inbox-review.tsx';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { isBeingSent, sendNewFiles } from './send-waiting-files.ts';
import { WaitingFileList } from './waiting-file-list.tsx';
import { useWaitingFiles } from './waiting-files.ts';

export function InboxPage() {
  usePageTitle('Inbox');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  if (canChangeRecords(project)) return <ProjectInbox key={project.id} project={project} />;
  return (
    <PageHeader title="Inbox">
      Receipts wait here for those who can add expenses.
      <ViewOnlyNote project={project} />
    </PageHeader>
  );
}

function ProjectInbox({ project }: { project: Project }) {
  const queryClient = useQueryClient();
  const inbox = useQuery(inboxQuery(project.id));
  const files = useWaitingFiles();
  const hasNew = files.some(({ step }) => step === 'new');
  useEffect(() => {
    if (hasNew) sendNewFiles(queryClient, project.id);
  }, [hasNew, queryClient, project.id]);
  const isSending = files.some(isBeingSent);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  return (
    <div data-wide="">
      <PageHeader title="Inbox" actions={<ChooseReceipts />}>
        <span role="status">{inbox.data && waitText(inbox.data.length)}</span>
      </PageHeader>
      <CurrencyContext value={project.currency}>
        <div className="grid gap-6">
          <WaitingFileList files={files} />
          {inbox.data ? (
            inbox.data.length > 0 ? (
              <InboxReview project={project} items={inbox.data} />
            ) : (
              files.length === 0 && <NothingWaits />
            )
          ) : inbox.isError ? (
            <ErrorState
              title="We couldn't load the inbox"
              message={errorSentence(inbox.error)}
              onRetry={() => inbox.refetch()}
              isRetrying={inbox.isFetching}
            />
          ) : (
            <InboxSkeleton />
          )}
        </div>
      </CurrencyContext>
    </div>
  );
}

function waitText(count: number): string {
  if (count === 0) return 'No receipt waits.';
  return count === 1 ? '1 receipt waits.' : `${formatCount(count)} receipts wait.`;
}

function NothingWaits() {
  return (
    <EmptyState picture={<ReceiptDrawing />} title="Nothing waits here">
      Add up to 30 receipts at once, or drop them anywhere on a page. Each is read and waits here
      until you accept it as an expense.
    </EmptyState>
  );
}
