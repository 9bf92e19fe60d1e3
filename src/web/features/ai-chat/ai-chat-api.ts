import * as z from 'zod/mini';
import {
  type AiMessage,
  type AiMessageInput,
  aiMessageSchema,
  suggestedQuestionsSchema,
} from '#shared/ai-chat.ts';
import { type ChatEvent, decodeChatStream } from '#shared/chat-stream.ts';
import { ApiError, request, requestJson } from '../../lib/api-client.ts';

const URL = '/api/ai-chat';

export function fetchMessages(signal: AbortSignal): Promise<AiMessage[]> {
  return requestJson(z.array(aiMessageSchema), 'GET', URL, { signal });
}

export function fetchSuggestions(projectId: number | null, screen: string, signal: AbortSignal) {
  const query = new URLSearchParams({ timeZone: ownTimeZone(), screen });
  if (projectId !== null) query.set('projectId', String(projectId));
  return requestJson(suggestedQuestionsSchema, 'GET', `${URL}/suggestions?${query}`, { signal });
}

export async function clearMessages(): Promise<void> {
  await request('DELETE', URL);
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sends a message. The events report the progress of the answer. */
export async function* sendMessage(
  message: Pick<AiMessageInput, 'content' | 'projectId'>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const input: AiMessageInput = { ...message, timeZone: ownTimeZone() };
  const { body } = await request('POST', URL, { body: input, signal });
  if (!body) {
    const message = 'No response body';
    throw new ApiError({ message, sentence: `${message}. Please try again.`, status: 0 });
  }
  yield* decodeChatStream(readChunks(body));
}

/** Not every browser can iterate over a stream. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
