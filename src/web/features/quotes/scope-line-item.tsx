import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { ComparedScopeLine } from '#shared/quote-comparison.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { IconButton } from '../../ui/button.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { ScopeLineForm } from './scope-line-form.tsx';
import { useDeleteScopeLine, useUpdateScopeLine } from './scope-line-mutations.ts';

interface ScopeLineItemProps {
  line: ComparedScopeLine;
  canChange: boolean;
  /** Null at the end of the list. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

export function ScopeLineItem({ line, canChange, onUp, onDown }: ScopeLineItemProps) {
  const formatMoney = useFormatMoney();
  const [isEditing, setIsEditing] = useState(false);
  const update = useUpdateScopeLine();
  const remove = useDeleteScopeLine();
  const offerUndo = useOfferUndo();
  const { id, projectId, title, estimate, ownEstimate, version } = line;
  if (isEditing) {
    return (
      <li className="py-2">
        <ScopeLineForm
          projectId={projectId}
          line={{ ...line, estimate: ownEstimate }}
          submitText="Save"
          onSave={async (changes) => {
            await update.mutateAsync({ id, version, ...changes });
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      </li>
    );
  }
  const removeLine = () =>
    remove.mutate(id, {
      onSuccess: () =>
        offerUndo({
          kind: 'scope_line',
          recordId: id,
          projectId,
          title: 'Line deleted',
          description: title,
        }),
      onError: (error) =>
        toast.error('The line was not deleted', { description: errorSentence(error) }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{title}</span>
      <span className="money py-2 text-sm text-ink-soft">
        {estimate === null ? 'no estimate' : formatMoney(estimate)}
        {estimate !== null && ownEstimate === null && ' planned'}
      </span>
      {canChange && (
        <span className="-mr-2 ml-auto flex">
          <IconButton label={`Move ${title} up`} disabled={!onUp} onClick={onUp ?? undefined}>
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Move ${title} down`} disabled={!onDown} onClick={onDown ?? undefined}>
            <ArrowDown className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Edit ${title}`} onClick={() => setIsEditing(true)}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${title}`} onClick={removeLine}>
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  );
}
