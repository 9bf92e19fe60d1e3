import { useState } from 'react';
import { toast } from 'sonner';
import type { Project } from '#shared/project.ts';
import type { StoredQuoteStatus } from '#shared/quote.ts';
import type { ComparedQuote, QuoteComparison } from '#shared/quote-comparison.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { DeleteQuoteDialog } from './delete-quote-dialog.tsx';
import { AcceptDialog, QuoteFormDialog } from './lazy-quote-dialogs.tsx';
import { useChangeQuote } from './quote-mutations.ts';

type Opened = { kind: 'add' } | { kind: 'edit' | 'accept' | 'remove'; quote: ComparedQuote };

/** The dialogs of the page. Each stays drawn while it fades out. */
export function useQuoteDialogs(project: Project, comparison: QuoteComparison) {
  const [opened, setOpened] = useState<(Opened & { isOpen: boolean }) | null>(null);
  const change = useChangeQuote();
  const state = {
    isOpen: opened?.isOpen ?? false,
    onOpenChange: (isOpen: boolean) => setOpened((current) => current && { ...current, isOpen }),
  };
  const open = (wanted: Opened) => setOpened({ ...wanted, isOpen: true });
  const { scopeLines } = comparison;
  const draw = () => {
    switch (opened?.kind) {
      case 'add':
        return <QuoteFormDialog {...state} project={project} scopeLines={scopeLines} />;
      case 'edit':
        return (
          <QuoteFormDialog
            {...state}
            project={project}
            scopeLines={scopeLines}
            quote={opened.quote}
          />
        );
      case 'accept':
        return (
          <AcceptDialog {...state} project={project} comparison={comparison} quote={opened.quote} />
        );
      case 'remove':
        return <DeleteQuoteDialog {...state} quote={opened.quote} />;
      default:
        return null;
    }
  };
  return {
    actions: {
      add: () => open({ kind: 'add' }),
      edit: (quote: ComparedQuote) => open({ kind: 'edit', quote }),
      accept: (quote: ComparedQuote) => open({ kind: 'accept', quote }),
      remove: (quote: ComparedQuote) => open({ kind: 'remove', quote }),
      changeStatus: ({ id, version }: ComparedQuote, status: StoredQuoteStatus) =>
        change.mutate(
          { id, version, status },
          {
            onError: (error) =>
              toast.error('The quote was not changed', { description: errorSentence(error) }),
          },
        ),
    },
    dialogs: draw(),
  };
}
export type QuoteActions = ReturnType<typeof useQuoteDialogs>['actions'];
