import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from './api-client.ts';
import { randomId } from './random-id.ts';

/**
 * For a form that creates something. Use it inside the form, so that each opened form has its own
 * key. Every try sends the key until one is answered, and the server creates once.
 *
 * If the user changes the content after a lost answer, the first content may already be saved. The
 * server then says so, and saving again creates a second record.
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
  // Not earlier: a list that is no longer empty would close the form of its empty state.
  useEffect(() => () => onClosed(), []);

  return useMutation({
    mutationFn: (input: Input) => {
      key.current ??= randomId();
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
      // No answer, or a server error: it may have been saved anyway.
      if (code === 'key_reused' || status === 0 || status >= 500) mayBeSaved.current = true;
    },
  });
}
