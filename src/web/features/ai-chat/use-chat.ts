import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BrokenStreamError } from '#shared/chat-stream.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { sendMessage } from './ai-chat-api.ts';
import { type ChatMessage, messagesQuery } from './ai-chat-queries.ts';
import { withAnswer, withoutTyping, withQuestion, withTyping } from './chat-messages.ts';

const { queryKey } = messagesQuery;

interface Sending {
  tab: AbortController;
  /** After the first event, the server has the message. */
  isAccepted: boolean;
}

/**
 * Sends a message and receives the answer. The cached list shows the message at once and then the
 * growing answer. After a failure, the list returns to what the server has, and the words return to
 * the input.
 */
export function useChat(projectId: number | null, onFailed: (content: string) => void) {
  const queryClient = useQueryClient();
  const sending = useRef<Sending | null>(null);
  /** Set at once; `isPending` changes only with the next render, and clicks can be faster. */
  const isBusy = useRef(false);
  const [wasStopped, setWasStopped] = useState(false);
  // After a sign-out, nothing of that user may return to the cache.
  useEffect(() => () => sending.current?.tab.abort('gone'), []);

  const change = (next: (list: ChatMessage[]) => ChatMessage[]) =>
    queryClient.setQueryData(queryKey, (list: ChatMessage[] = []) => next(list));

  const mutation = useMutation({
    mutationFn: async (content: string) => {
      const current: Sending = { tab: new AbortController(), isAccepted: false };
      sending.current = current;
      const { signal } = current.tab;
      try {
        for await (const event of sendMessage({ content, projectId }, signal)) {
          signal.throwIfAborted();
          current.isAccepted = true;
          if (event.type === 'content') change((list) => withTyping(list, event.fullContent));
          if (event.type === 'error') throw failure(event.error);
          if (event.type === 'complete') change((list) => withAnswer(list, event.message));
        }
      } catch (error) {
        if (!signal.aborted) throw error instanceof BrokenStreamError ? broken(error) : error;
      }
    },
    onMutate: async (content) => {
      setWasStopped(false);
      await queryClient.cancelQueries({ queryKey });
      const previous = queryClient.getQueryData(queryKey);
      change((list) => withQuestion(list, content));
      return { previous };
    },
    onError: (_error, content, context) => {
      change((list) =>
        sending.current?.isAccepted ? withoutTyping(list) : (context?.previous ?? []),
      );
      onFailed(content);
    },
    onSettled: () => {
      isBusy.current = false;
      if (sending.current?.tab.signal.reason === 'gone') return;
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  return {
    send(content: string) {
      if (isBusy.current) return;
      isBusy.current = true;
      mutation.mutate(content);
    },
    isAnswering: mutation.isPending,
    problem: mutation.error && explainFailure(mutation.error, sending.current?.isAccepted ?? false),
    wasStopped,

    /**
     * The partial answer is discarded. Words that the server may not have received return to the
     * input.
     */
    stop() {
      if (mutation.variables && !sending.current?.isAccepted) onFailed(mutation.variables);
      sending.current?.tab.abort('stopped');
      change(withoutTyping);
      setWasStopped(true);
    },

    forget() {
      mutation.reset();
      setWasStopped(false);
    },
  };
}

/** Once accepted, the message was sent, and only the answer failed. */
function explainFailure(error: Error, isAccepted: boolean): string {
  return isAccepted ? errorSentence(error) : `Failed to send message. ${errorSentence(error)}`;
}

function failure(sentence: string): ApiError {
  return new ApiError({ message: sentence, sentence, status: 0 });
}

function broken({ message }: BrokenStreamError): ApiError {
  return failure(`${message} Please try again.`);
}
