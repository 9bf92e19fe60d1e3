import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Quote } from '#shared/quote.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { listsAffectedBy, refresh } from '../../lib/refresh.ts';
import { createQuoteFile } from './quote-file-api.ts';
import type { AddedFile } from './quote-files.tsx';

/** Ties uploaded files to a saved quote. A failure does not undo the quote. */
export function useAddQuoteFiles() {
  const queryClient = useQueryClient();
  return async (quote: Quote, files: AddedFile[]) => {
    if (files.length === 0) return;
    try {
      for (const { key, title } of files) await createQuoteFile(quote, { key, title });
    } catch (error) {
      toast.error('A file was not added to the quote', { description: errorSentence(error) });
    }
    await refresh(queryClient, listsAffectedBy.documents);
  };
}
