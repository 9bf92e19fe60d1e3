import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { InboxItem } from '#shared/inbox.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { expenseHabitsQuery } from '../expenses/expense-queries.ts';
import type { ExpenseStart } from '../expenses/expense-start.ts';
import { ExpenseFormDialog } from '../expenses/lazy-expense-dialogs.tsx';
import { prepareForm } from '../expenses/open-form.ts';
import { useExpenseGate } from '../expenses/use-expense-gate.ts';
import { draftOf } from './draft.ts';
import { deleteInboxItem } from './inbox-api.ts';
import { isBeingRead } from './inbox-queries.ts';
import { stepOf } from './review-keys.ts';
import { nameOfItem, type ReviewedItem } from './reviewed-item.ts';
import { useAccepting } from './use-accepting.ts';

export interface ReviewActions {
  choose: (itemId: number) => void;
  accept: (reviewed: ReviewedItem) => void;
  edit: (reviewed: ReviewedItem) => void;
  /** Not an expense. */
  remove: (reviewed: ReviewedItem) => void;
  acceptAllSure: () => void;
}

const focusItem = (itemId: number | undefined) =>
  document.getElementById(`inbox-item-${itemId}`)?.focus();

/** The state of a review: which item is the current one, and what happens to each. */
export function useInboxReview(project: Project, items: InboxItem[]) {
  const projectId = project.id;
  const queryClient = useQueryClient();
  const { data: habits } = useQuery(expenseHabitsQuery(projectId));
  const accepting = useAccepting(projectId);
  const offerUndo = useOfferUndo();
  const gate = useExpenseGate();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [form, setForm] = useState<{ start: ExpenseStart; isOpen: boolean } | null>(null);

  const reviewed = useMemo(
    () => items.map((item): ReviewedItem => ({ item, draft: draftOf(item, habits) })),
    [items, habits],
  );
  const sure = reviewed.filter(({ draft }) => draft.isSure);
  const current = reviewed.find(({ item }) => item.id === chosenId) ?? reviewed[0];

  // The one that follows, so that the keyboard goes on there when the current one leaves.
  const following = useRef<number | undefined>(undefined);
  const goOn = () => {
    const index = reviewed.findIndex(({ item }) => item.id === current?.item.id);
    following.current = (reviewed[index + 1] ?? reviewed[index - 1])?.item.id;
  };
  useEffect(() => {
    const next = following.current;
    if (next === undefined || items.some(({ id }) => id === chosenId)) return;
    following.current = undefined;
    setChosenId(next);
    focusItem(next);
  }, [items, chosenId]);

  const edit = ({ item, draft }: ReviewedItem) => {
    setChosenId(item.id);
    const ready = prepareForm(queryClient, projectId);
    void gate.pass(project, () =>
      ready.then(() => {
        goOn();
        setForm({ start: draft.start, isOpen: true });
      }),
    );
  };

  const accept = async (chosen: ReviewedItem) => {
    const { item, draft } = chosen;
    setChosenId(item.id);
    if (isBeingRead(item)) {
      toast('This receipt is still being read.');
      return;
    }
    if (!draft.input) {
      toast(`Missing: ${draft.missing.join(', ')}.`, { description: nameOfItem(item) });
      edit(chosen);
      return;
    }
    goOn();
    setBusyId(item.id);
    const { saved } = await accepting.accept([chosen]);
    setBusyId(null);
    if (saved > 0) {
      accepting.forget();
      toast('Expense Added', { description: nameOfItem(item) });
    }
  };

  const remove = async ({ item }: ReviewedItem) => {
    setChosenId(item.id);
    goOn();
    setBusyId(item.id);
    try {
      await deleteInboxItem(item.id);
      await refreshAfter.inboxChange(queryClient);
      offerUndo({
        kind: 'inbox_item',
        recordId: item.id,
        projectId,
        title: 'Taken out of the inbox',
        description: nameOfItem(item),
      });
    } catch (error) {
      toast.error('It stays in the inbox', { description: errorSentence(error) });
    }
    setBusyId(null);
  };

  const actions: ReviewActions = {
    choose: setChosenId,
    accept: (chosen) => void accept(chosen),
    edit,
    remove: (chosen) => void remove(chosen),
    acceptAllSure: () => void accepting.accept(sure),
  };

  const move = (by: number) => {
    const index = reviewed.findIndex(({ item }) => item.id === current?.item.id);
    const next = reviewed[index + by]?.item.id;
    if (next === undefined) return;
    setChosenId(next);
    focusItem(next);
  };

  /** Only while the list has the focus, so that no key is taken from anything else. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnCard = event.target === document.getElementById(`inbox-item-${current?.item.id}`);
    const step = stepOf(event, isOnCard);
    if (!step || !current || busyId !== null || accepting.left > 0) return;
    event.preventDefault();
    if (step === 'next') move(1);
    else if (step === 'previous') move(-1);
    else actions[step](current);
  };

  return {
    reviewed,
    sure,
    current,
    busyId,
    accepting,
    actions,
    onKeyDown,
    dialogs: (
      <>
        {form && (
          <ExpenseFormDialog
            isOpen={form.isOpen}
            onOpenChange={(isOpen) => setForm({ ...form, isOpen })}
            projectId={projectId}
            start={form.start}
          />
        )}
        {gate.modal}
      </>
    ),
  };
}
