import { queryOptions } from '@tanstack/react-query';
import type { AiMessage } from '#shared/ai-chat.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchMessages, fetchSuggestions } from './ai-chat-api.ts';

/** A message in the panel. It is typing while it is being written. */
export interface ChatMessage extends AiMessage {
  isTyping?: true;
}

export const messagesQuery = queryOptions({
  queryKey: queryKeys.aiMessages,
  queryFn: ({ signal }): Promise<ChatMessage[]> => fetchMessages(signal),
  // Another tab may have continued the conversation, so load it again each time.
  staleTime: 0,
});

export const suggestionsQuery = (projectId: number | null, screen: string) =>
  queryOptions({
    queryKey: [...queryKeys.aiSuggestions, projectId, screen],
    queryFn: ({ signal }) => fetchSuggestions(projectId, screen, signal),
    staleTime: 0,
  });
