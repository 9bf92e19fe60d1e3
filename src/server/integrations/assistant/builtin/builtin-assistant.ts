import type { Assistant, AssistantRequest } from '../assistant.ts';
import { openBooks } from './books.ts';
import { readConversation } from './conversation.ts';
import { createPace } from './pace.ts';
import { reply } from './reply.ts';

/** Answers from the person's own figures and a guide; needs no model, no key and no network. */
export function createBuiltinAssistant(): Assistant {
  return {
    async *answer({ question, history, ledger, today, signal }: AssistantRequest) {
      const pace = createPace();
      const books = await openBooks(ledger, today, pace);
      const conversation = await readConversation(history, question, books, pace);
      await pace();
      const text = await reply(conversation, books);
      for (const piece of inPieces(text)) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}

/** By line and by sentence, so that an answer grows the way one reads it. */
function inPieces(text: string): string[] {
  return text.match(/[^\n]*?(?:[.!?:;]\*{0,2} |\n+|$)/g)?.filter(Boolean) ?? [text];
}
