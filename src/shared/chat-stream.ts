import * as z from 'zod/mini';
import { aiMessageSchema } from './ai-chat.ts';

/**
 * The answer as lines of an event stream: start, the content as it grows (in full each time), then
 * the saved message or an error, and the literal [DONE].
 */
const chatEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('content'), fullContent: z.string() }),
  z.object({ type: z.literal('complete'), message: aiMessageSchema }),
  z.object({ type: z.literal('error'), error: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

export const CHAT_STREAM_TYPE = 'text/event-stream';

const PREFIX = 'data: ';
const END = '[DONE]';

export function encodeChatEvent(event: ChatEvent): string {
  return `${PREFIX}${JSON.stringify(event)}\n\n`;
}

export const CHAT_STREAM_END = `${PREFIX}${END}\n\n`;

/** The stream ended before its [DONE]. */
export class BrokenStreamError extends Error {
  constructor() {
    super('The connection broke off before the answer was complete.');
    this.name = 'BrokenStreamError';
  }
}

/**
 * Reads the events from chunks that may be cut anywhere, even inside a character. It skips unknown
 * lines and types, as the format requires.
 */
export async function* decodeChatStream(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ChatEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith(PREFIX)) continue;
      const data = line.slice(PREFIX.length).trimEnd();
      if (data === END) return;
      const event = readEvent(data);
      if (event) yield event;
    }
  }
  throw new BrokenStreamError();
}

function readEvent(data: string): ChatEvent | null {
  try {
    const event = z.safeParse(chatEventSchema, JSON.parse(data));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
