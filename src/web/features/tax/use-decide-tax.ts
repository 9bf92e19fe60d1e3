import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'sonner';
import {
  type TaxChanges,
  type TaxEntry,
  type TaxEntryList,
  type TaxUpdate,
  taxUseLabels,
} from '#shared/tax.ts';
import { UNDO_TOAST_MS } from '../../config/timings.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { refresh } from '../../lib/refresh.ts';
import { decideTaxUses } from './tax-api.ts';
import { taxEntriesKey, taxRecordKey } from './tax-queries.ts';

type Changed = TaxChanges['changed'];
const NOTHING: TaxChanges = { changed: [], left: 0 };

/**
 * Saves decisions. What was decided stays where it is until the list is loaded again: nothing moves
 * under a thumb that goes on to the next.
 */
export function useDecideTax(projectId: number) {
  const queryClient = useQueryClient();
  const last = useRef<Changed>([]);

  const decide = useMutation({
    // One after the other, in the order of the keys: undo is about the last of them.
    scope: { id: `tax ${projectId}` },
    mutationFn: async (update: TaxUpdate | 'undo') => {
      if (update !== 'undo') return decideTaxUses(projectId, update);
      const decisions = last.current.map(({ expenseId, part, was: use }) => ({
        ...{ expenseId, part, use },
      }));
      if (decisions.length === 0) return NOTHING;
      return decideTaxUses(projectId, { decisions });
    },
    onSuccess: async ({ changed, left }) => {
      const entriesKey = taxEntriesKey(projectId);
      queryClient.setQueriesData<InfiniteData<TaxEntryList>>({ queryKey: entriesKey }, (lists) =>
        lists ? { ...lists, pages: lists.pages.map((page) => withChanges(page, changed)) } : lists,
      );
      last.current = changed;
      tell(changed, left);
      const isMany = changed.length > 1;
      const refreshed = Promise.all([
        queryClient.invalidateQueries({ queryKey: taxRecordKey(projectId) }),
        // After a single one, lists are read again when they are shown the next time.
        queryClient.invalidateQueries({
          queryKey: entriesKey,
          refetchType: isMany ? 'active' : 'none',
        }),
        refresh(queryClient, ['activity']),
      ]);
      // The next key does not wait for the totals.
      if (isMany) await refreshed;
    },
    onError: (error) => toast.error('This was not saved', { description: errorSentence(error) }),
  });

  const undo = () => decide.mutate('undo');

  function tell(changed: Changed, left: number): void {
    if (changed.length === 0) return;
    toast(sentence(changed), {
      // One at a time: only the last decision can be taken back here.
      id: 'tax-decision',
      duration: UNDO_TOAST_MS,
      ...(left > 0 && { description: `${left} more are still open. Accept them too.` }),
      action: { label: 'Undo', onClick: undo },
    });
  }

  return { decide, undo };
}

function sentence(changed: Changed): string {
  const uses = new Set(changed.map(({ use }) => use));
  const [use = null] = uses;
  const what = uses.size > 1 ? 'Decided' : use === null ? 'Undecided' : taxUseLabels[use];
  return changed.length === 1 ? what : `${what}: ${changed.length} expenses`;
}

function withChanges(page: TaxEntryList, changed: Changed): TaxEntryList {
  const change = ({ expenseId, part }: TaxEntry) =>
    changed.find((each) => each.expenseId === expenseId && each.part === part);
  return {
    ...page,
    entries: page.entries.map((entry) => {
      const its = change(entry);
      return its ? { ...entry, decision: its.use, use: its.use } : entry;
    }),
  };
}
