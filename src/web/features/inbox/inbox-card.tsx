import { CircleCheck, Copy, FileText, SearchCheck } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { paymentMethodLabel } from '#shared/expense.ts';
import type { InboxItem } from '#shared/inbox.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CategoryBadge } from '../expenses/category-badge.tsx';
import { DuplicateWarning } from '../expenses/duplicate-warning.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';
import { isBeingRead } from './inbox-queries.ts';
import { nameOfItem, type ReviewedItem } from './reviewed-item.ts';
import type { ReviewActions } from './use-inbox-review.tsx';

interface InboxCardProps extends ReviewedItem {
  contractorName: string | undefined;
  isCurrent: boolean;
  isBusy: boolean;
  actions: ReviewActions;
}

export function InboxCard(props: InboxCardProps) {
  const { item, draft, contractorName, isCurrent, isBusy, actions } = props;
  const reviewed = { item, draft };
  const name = nameOfItem(item);
  return (
    <li
      id={`inbox-item-${item.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the review work on it
      tabIndex={0}
      aria-current={isCurrent || undefined}
      aria-busy={isBusy || undefined}
      onFocus={() => actions.choose(item.id)}
      className={joinClasses(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border bg-sheet p-4 shadow-low',
        isCurrent ? 'border-pine' : 'border-line',
      )}
    >
      <Picture item={item} />
      <div className="min-w-0">
        <h2 className="truncate font-semibold" title={name}>
          {name}
        </h2>
        <Total item={item} />
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
          {item.reading.date && <span>{formatDate(item.reading.date)}</span>}
          {draft.start.values.category && (
            <CategoryBadge category={String(draft.start.values.category)} />
          )}
          {contractorName && contractorName !== name && (
            <span className="truncate">{contractorName}</span>
          )}
          {draft.start.values.paymentMethod && item.reading.total && (
            <span>{paymentMethodLabel(String(draft.start.values.paymentMethod))}</span>
          )}
        </p>
        <Notes {...reviewed} />
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-2">
        <Button isPending={isBusy} onClick={() => actions.accept(reviewed)}>
          Accept<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" onClick={() => actions.edit(reviewed)}>
          Edit<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="quiet" isPending={isBusy} onClick={() => actions.remove(reviewed)}>
          Not an expense<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

function Picture({ item: { thumbnailUrl } }: { item: InboxItem }) {
  return (
    <span className="grid size-24 place-items-center overflow-hidden rounded-md bg-well text-ink-soft">
      {thumbnailUrl ? (
        <img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          className="size-full object-cover object-top"
        />
      ) : (
        <FileText className="size-8" aria-hidden="true" />
      )}
    </span>
  );
}

function Total({ item }: { item: InboxItem }) {
  const formatMoney = useFormatMoney();
  const { total, status } = item.reading;
  if (isBeingRead(item)) {
    return (
      <p className="mt-1 flex items-center gap-2 text-ink-soft">
        <Spinner />
        Reading...
      </p>
    );
  }
  if (!total) {
    return (
      <p className="mt-1 text-ink-soft">
        {status === 'failed' ? 'It could not be read.' : 'No total was found.'} Edit it to type the
        figures.
      </p>
    );
  }
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2">
      <span className="money text-xl font-semibold">{formatMoney(total.value)}</span>
      {total.checked ? (
        <Badge>
          <CircleCheck className="size-3.5" aria-hidden="true" />
          Checked
        </Badge>
      ) : (
        <Badge tone="amber">
          <SearchCheck className="size-3.5" aria-hidden="true" />
          Please check
        </Badge>
      )}
    </p>
  );
}

function Notes({ item, draft }: ReviewedItem) {
  const isMissing = draft.missing.length > 0 && item.reading.total !== null;
  return (
    <div className="mt-1 grid gap-1 text-sm">
      {isMissing && <p className="font-medium">Missing: {draft.missing.join(', ')}.</p>}
      <DuplicateWarning ids={draft.duplicateOf} />
      {item.sameAs !== null && (
        <p className="flex items-center gap-1.5 font-medium text-amber">
          <Copy className="size-3.5 shrink-0" aria-hidden="true" />
          The same file waits here already.
        </p>
      )}
    </div>
  );
}
