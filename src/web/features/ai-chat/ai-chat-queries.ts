import { queryOptions } from '@tanstack/react-query';
import type { AiMessage } from '#shared/ai-chat.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchMessages, fetchSuggestions } from './ai-chat-api.ts';

/** A message as the panel shows it: one that is still being written is typing. */
export interface ChatMessage extends AiMessage {
  isTyping?: true;
}

export const messagesQuery = queryOptions({
  queryKey: queryKeys.aiMessages,
  queryFn: ({ signal }): Promise<ChatMessage[]> => fetchMessages(signal),
  // Another tab may have gone on with the talk: each opening looks again.
  staleTime: 0,
});

export const suggestionsQuery = (projectId: number | null) =>
  queryOptions({
    queryKey: [...queryKeys.aiSuggestions, projectId],
    queryFn: ({ signal }) => fetchSuggestions(projectId, signal),
    staleTime: 0,
  });
