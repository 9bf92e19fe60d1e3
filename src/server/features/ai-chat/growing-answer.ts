import { setTimeout as delay } from 'node:timers/promises';
import type { ChatEvent } from '#shared/chat-stream.ts';

/** Each event contains the full content, so more of them would mostly repeat it. */
const CONTENT_INTERVAL_MS = 50;

export type GrowingAnswer = ReturnType<typeof createGrowingAnswer>;

/**
 * An answer that is written at one speed and read at another. A slow reader gets the newest state,
 * not a queue, so a slow connection costs no memory.
 */
export function createGrowingAnswer() {
  let content = '';
  let lastEvent: ChatEvent | null = null;
  let change = Promise.withResolvers<void>();
  const tell = () => {
    change.resolve();
    change = Promise.withResolvers();
  };

  return {
    get content() {
      return content;
    },

    grow(piece: string) {
      content += piece;
      tell();
    },

    end(event: ChatEvent) {
      lastEvent = event;
      tell();
    },

    async *events(): AsyncGenerator<ChatEvent> {
      yield { type: 'start' };
      let sent = '';
      for (;;) {
        const changed = change.promise;
        if (content !== sent && lastEvent?.type !== 'error') {
          sent = content;
          yield { type: 'content', fullContent: sent };
          if (!lastEvent) await delay(CONTENT_INTERVAL_MS);
        } else if (lastEvent) {
          yield lastEvent;
          return;
        } else {
          await changed;
        }
      }
    },
  };
}
