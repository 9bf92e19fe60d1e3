import { CheckCheck } from 'lucide-react';
import type { InboxItem } from '#shared/inbox.ts';
import type { Project } from '#shared/project.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { ReceiptView } from '../receipts/receipt-view.tsx';
import { AcceptOutcome } from './accept-outcome.tsx';
import { InboxCard } from './inbox-card.tsx';
import { nameOfItem } from './reviewed-item.ts';
import { useInboxReview } from './use-inbox-review.tsx';

interface InboxReviewProps {
  project: Project;
  items: InboxItem[];
}

/** The drafts, one of them the current one. All of it works with the keyboard. */
export function InboxReview({ project, items }: InboxReviewProps) {
  const review = useInboxReview(project, items);
  const { data: contractors = [] } = useContractorsOf(project.id);
  const isLarge = useIsLargeScreen();
  const { reviewed, sure, current, actions, accepting } = review;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft max-lg:hidden">
            With a receipt chosen: <Key>↓</Key> <Key>↑</Key> next and previous, <Key>A</Key> accept,{' '}
            <Key>E</Key> edit, <Key>X</Key> not an expense.
          </p>
          <Button
            variant="secondary"
            disabled={sure.length === 0}
            isPending={accepting.left > 0}
            pendingText={`Saving, ${accepting.left} left...`}
            onClick={actions.acceptAllSure}
          >
            <CheckCheck className="size-4" aria-hidden="true" />
            Accept all checked ({sure.length})
          </Button>
        </div>
        {accepting.outcome && (
          <AcceptOutcome outcome={accepting.outcome} onClose={accepting.forget} />
        )}
        <ul aria-label="Receipts" className="grid gap-3" onKeyDown={review.onKeyDown}>
          {reviewed.map((each) => (
            <InboxCard
              key={each.item.id}
              {...each}
              contractorName={
                contractors.find(({ id }) => id === each.item.reading.contractorId)?.name
              }
              isCurrent={each.item.id === current?.item.id}
              isBusy={review.busyId === each.item.id || accepting.left > 0}
              actions={actions}
            />
          ))}
        </ul>
      </div>
      {isLarge && current && (
        <Card className="sticky top-6 p-4">
          <h2 className="mb-3 truncate font-semibold">{nameOfItem(current.item)}</h2>
          <ReceiptView
            key={current.item.key}
            receipt={current.item.key}
            alt={`Receipt of ${nameOfItem(current.item)}`}
          />
        </Card>
      )}
      {review.dialogs}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line bg-well px-1.5 py-0.5 font-sans text-xs font-semibold">
      {children}
    </kbd>
  );
}
