import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Agreement } from '#shared/agreement.ts';
import type { PunchItem } from '#shared/punch-item.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { NewPunchItem } from './new-punch-item.tsx';
import { useDeletePunchItem, useTickPunchItem } from './punch-item-mutations.ts';
import { punchItemsQuery } from './punch-item-queries.ts';

interface PunchListProps {
  agreement: Agreement;
  canChange: boolean;
}

/** What is still to be done before the last payment of an agreement. */
export function PunchList({ agreement, canChange }: PunchListProps) {
  const { id, projectId, title } = agreement;
  const { data = [], error } = useQuery(punchItemsQuery(projectId));
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLElement>(null);
  const items = data.filter(({ agreementId }) => agreementId === id);
  const open = items.filter(({ isDone }) => !isDone).length;
  if (items.length === 0 && !isAdding) {
    return (
      canChange &&
      !error && (
        <div className="border-t border-line px-3 py-1.5">
          <Button variant="quiet" onClick={() => setIsAdding(true)}>
            <Plus className="size-4" aria-hidden="true" />
            Start a punch list<span className="sr-only"> of {title}</span>
          </Button>
        </div>
      )
    );
  }
  return (
    <section
      ref={list}
      aria-label={`Punch list of ${title}`}
      className="border-t border-line px-5 pt-3 pb-2"
    >
      <h4 className="text-sm font-semibold">
        Punch list
        <span className="font-normal text-ink-soft">
          {items.length > 0 && ` · ${open === 0 ? 'all done' : `${open} open`}`}
        </span>
      </h4>
      <ul>
        {items.map((item) => (
          <PunchRow
            key={item.id}
            item={item}
            canChange={canChange}
            onDeleted={() => list.current?.querySelector('input')?.focus()}
          />
        ))}
      </ul>
      {canChange && <NewPunchItem agreement={agreement} isFocused={isAdding} />}
    </section>
  );
}

interface PunchRowProps {
  item: PunchItem;
  canChange: boolean;
  /** The row is gone then, and with it the focus. */
  onDeleted: () => void;
}

function PunchRow({ item, canChange, onDeleted }: PunchRowProps) {
  const tick = useTickPunchItem();
  const remove = useDeletePunchItem();
  const offerUndo = useOfferUndo();
  const { id, projectId, title, isDone } = item;
  const fail = (error: Error) => {
    toast.error('The punch list was not changed', { description: errorSentence(error) });
  };
  return (
    <li className="flex items-center gap-1">
      <label className="target flex min-w-0 flex-1 cursor-pointer items-center gap-2.5 py-1">
        <input
          type="checkbox"
          checked={isDone}
          disabled={!canChange}
          onChange={({ target }) =>
            tick.mutate({ ...item, isDone: target.checked }, { onError: fail })
          }
          className="size-4.5 shrink-0 accent-action"
        />
        <span className={joinClasses('wrap-anywhere', isDone && 'text-ink-soft line-through')}>
          {title}
        </span>
      </label>
      {canChange && (
        <IconButton
          label={`Delete ${title}`}
          onClick={() =>
            remove.mutate(item, {
              onError: fail,
              onSuccess: () => {
                onDeleted();
                offerUndo({
                  kind: 'punch_item',
                  recordId: id,
                  projectId,
                  title: 'Deleted from the punch list',
                  description: title,
                });
              },
            })
          }
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
