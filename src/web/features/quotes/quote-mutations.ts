import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuoteInput, QuoteUpdate } from '#shared/quote.ts';
import type { QuoteAcceptance } from '#shared/quote-acceptance.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { acceptQuote, createQuote, deleteQuote, updateQuote } from './quote-api.ts';

/** Creates without an id, updates with one. */
export function useSaveQuote(id: number | undefined) {
  return useCreation(
    (input: QuoteInput & QuoteUpdate, key) =>
      id === undefined ? createQuote(input, key) : updateQuote(id, input),
    refreshAfter.contractChange,
  );
}

export function useAcceptQuote(id: number) {
  return useCreation(
    (acceptance: QuoteAcceptance, key) => acceptQuote(id, acceptance, key),
    refreshAfter.contractChange,
  );
}

export function useChangeQuote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: QuoteUpdate & { id: number }) => updateQuote(id, changes),
    onSuccess: () => refreshAfter.contractChange(queryClient),
  });
}

export function useDeleteQuote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteQuote,
    onSuccess: () => refreshAfter.contractChange(queryClient),
  });
}
