import type { Project } from '#shared/project.ts';
import type { ComparedQuote, QuoteComparison } from '#shared/quote-comparison.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AcceptForm } from './accept-form.tsx';
import { quoteName } from './comparison-view.ts';

export interface AcceptDialogProps {
  project: Project;
  comparison: QuoteComparison;
  quote: ComparedQuote;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AcceptDialog({ isOpen, onOpenChange, ...form }: AcceptDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Accept the quote of ${quoteName(form.quote)}`}
      description="It becomes an agreement, which counts in the budget."
    >
      <AcceptForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
