import { useRef } from 'react';
import type { Project } from '#shared/project.ts';
import type { Quote } from '#shared/quote.ts';
import type { ComparedScopeLine } from '#shared/quote-comparison.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { sharedProjectId } from '../projects/shared-project.ts';
import { useAddQuoteFiles } from './quote-file-mutations.ts';
import { type AddedFile, QuoteFiles } from './quote-files.tsx';
import { QuoteForm } from './quote-form.tsx';
import { useSaveQuote } from './quote-mutations.ts';

export interface QuoteFormDialogProps {
  project: Project;
  scopeLines: ComparedScopeLine[];
  /** The quote to edit; without it, a new one. */
  quote?: Quote | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function QuoteFormDialog({ isOpen, onOpenChange, ...form }: QuoteFormDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={form.quote ? 'Edit Quote' : 'Add Quote'}
    >
      <SavedQuoteForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface SavedQuoteFormProps extends Omit<QuoteFormDialogProps, 'isOpen' | 'onOpenChange'> {
  onDone: () => void;
}

/** Files are tied to the quote once it is saved. */
function SavedQuoteForm({ project, scopeLines, quote, onDone }: SavedQuoteFormProps) {
  const save = useSaveQuote(quote?.id);
  const addFiles = useAddQuoteFiles();
  const added = useRef<AddedFile[]>([]);
  return (
    <QuoteForm
      projectId={project.id}
      scopeLines={scopeLines}
      quote={quote}
      files={
        <QuoteFiles
          projectId={project.id}
          quoteId={quote?.id}
          sharedProjectId={sharedProjectId(project)}
          onAdded={(files) => {
            added.current = files;
          }}
        />
      }
      history={quote && <RecordHistory kind="quote" recordId={quote.id} projectId={project.id} />}
      onSubmit={async (input) => {
        const saved = await save.mutateAsync(input);
        await addFiles(saved, added.current);
        onDone();
      }}
    />
  );
}
