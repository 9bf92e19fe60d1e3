import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxItem } from '#shared/inbox.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { acceptInboxItem } from './inbox-api.ts';
import { inboxQuery } from './inbox-queries.ts';
import { nameOfItem, type ReviewedItem } from './reviewed-item.ts';

/** One that was not saved, and why. */
interface Refused {
  id: number;
  name: string;
  reason: string;
}

export interface Accepted {
  saved: number;
  refused: Refused[];
}

/** Saved in another tab, or with an answer that was lost. */
const isSavedAlready = (error: unknown) => error instanceof ApiError && error.code === 'key_reused';

const isPlanFull = (error: unknown) => error instanceof ApiError && error.code === 'plan_limit';

/** Makes expenses of drafts, one after the other. Those that are refused stay, with the reason. */
export function useAccepting(projectId: number) {
  const queryClient = useQueryClient();
  const [left, setLeft] = useState(0);
  const [outcome, setOutcome] = useState<Accepted | null>(null);

  const takeOut = (id: number) =>
    queryClient.setQueryData(inboxQuery(projectId).queryKey, (items: InboxItem[] | undefined) =>
      items?.filter((item) => item.id !== id),
    );

  async function accept(reviewed: ReviewedItem[]): Promise<Accepted> {
    const result: Accepted = { saved: 0, refused: [] };
    let full: string | null = null;
    setOutcome(null);
    for (const [index, { item, draft }] of reviewed.entries()) {
      setLeft(reviewed.length - index);
      const refuse = (reason: string) =>
        result.refused.push({ id: item.id, name: nameOfItem(item), reason });
      if (full !== null) refuse(full);
      else if (!draft.input) refuse(`Missing: ${draft.missing.join(', ')}.`);
      else {
        try {
          await acceptInboxItem(item.id, draft.input);
          result.saved += 1;
          takeOut(item.id);
        } catch (error) {
          if (isSavedAlready(error)) takeOut(item.id);
          else refuse(errorSentence(error));
          // The others would be refused for the same reason.
          if (isPlanFull(error)) full = errorSentence(error);
        }
      }
    }
    setLeft(0);
    setOutcome(result);
    void refreshAfter.expenseChange(queryClient);
    return result;
  }

  return { accept, left, outcome, forget: () => setOutcome(null) };
}
