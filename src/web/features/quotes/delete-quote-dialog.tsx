import type { ComparedQuote } from '#shared/quote-comparison.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { quoteName } from './comparison-view.ts';
import { useDeleteQuote } from './quote-mutations.ts';

interface DeleteQuoteDialogProps {
  quote: ComparedQuote;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteQuoteDialog({ quote, isOpen, onOpenChange }: DeleteQuoteDialogProps) {
  const formatMoney = useFormatMoney();
  const remove = useDeleteQuote();
  const offerUndo = useOfferUndo();
  const { id, projectId, title, total, status } = quote;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Quote"
      subject={quoteName(quote)}
      amount={formatMoney(total)}
      description={
        status === 'accepted'
          ? 'The agreement that it became stays.'
          : 'A declined quote can also stay here for the record.'
      }
      confirmText="Delete Quote"
      pendingText="Deleting..."
      onConfirm={async () => {
        await remove.mutateAsync(id);
        offerUndo({
          kind: 'quote',
          recordId: id,
          projectId,
          title: 'Quote deleted',
          description: title,
        });
      }}
    />
  );
}
