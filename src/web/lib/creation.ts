import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from './api-client.ts';

const KEY_BYTES = 16;

/** By getRandomValues, since a page without encryption has no randomUUID. */
function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A form that creates something: used inside the form, so that each opened one has a key of its own.
 * The key goes along with every try until one is answered, and the server creates once.
 *
 * If a person changes the contents after a lost answer, the first ones may be saved. The server
 * then says so. Saving once more creates a second record.
 */
export function useCreation<Input, Answer>(
  create: (input: Input, key: string) => Promise<Answer>,
  refresh: (queryClient: QueryClient) => unknown,
) {
  const queryClient = useQueryClient();
  const key = useRef<string>(null);
  const mayBeSaved = useRef(false);
  const onClosed = useEffectEvent(() => {
    if (mayBeSaved.current) void refresh(queryClient);
  });
  // Not before: a list that is no longer empty would close the form of its empty state.
  useEffect(() => () => onClosed(), []);

  return useMutation({
    mutationFn: (input: Input) => {
      key.current ??= newCreationKey();
      return create(input, key.current);
    },
    onSuccess: () => {
      key.current = null;
      mayBeSaved.current = false;
      return refresh(queryClient);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const { code, status } = error;
      if (code === 'key_reused') key.current = null;
      // No answer, or one of a server that broke on the way: it may have saved all the same.
      if (code === 'key_reused' || status === 0 || status >= 500) mayBeSaved.current = true;
    },
  });
}
