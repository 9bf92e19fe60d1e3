import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentInput, DocumentUpdate } from '#shared/document.ts';
import { listsAffectedBy, refresh } from '../../lib/refresh.ts';
import { createDocument, deleteDocument, updateDocument } from './document-api.ts';

/** Each stays pending until the lists are fresh. */
function useDocumentChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => refresh(queryClient, listsAffectedBy.documents),
  });
}

export const useUpdateDocument = (id: number) =>
  useDocumentChange((input: DocumentUpdate) => updateDocument(id, input));

export const useDeleteDocument = () => useDocumentChange(deleteDocument);

export interface NewDocument {
  input: DocumentInput;
  /** Sent with every try, so that it is created once. */
  requestKey: string;
}

/** Adds one after the other. `onAdded` is told of each, so that a second try leaves it out. */
export const useAddDocuments = (onAdded: (requestKey: string) => void) =>
  useDocumentChange(async (added: NewDocument[]) => {
    for (const { input, requestKey } of added) {
      await createDocument(input, requestKey);
      onAdded(requestKey);
    }
  });
