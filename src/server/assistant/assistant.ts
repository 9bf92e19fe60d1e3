import { openBooks } from './books.ts';
import { readConversation } from './conversation/conversation.ts';
import { toKnowledge } from './knowledge.ts';
import type { Ledger } from './ledger.ts';
import { createPace } from './pace.ts';
import { reply } from './reply.ts';

export type {
  ExpenseGroup,
  ExpenseOrder,
  ExpenseScope,
  GroupTotal,
  Ledger,
  LedgerBudget,
  LedgerExpense,
  LedgerMilestone,
  Total,
} from './ledger.ts';
export { suggestQuestions } from './suggestions.ts';

/** Answers in the chat: the built-in one below, or a language model. */
export interface Assistant {
  /** Yields the answer in pieces. Throws if the answer cannot be completed. */
  answer(request: AssistantRequest): AsyncIterable<string>;
}

export interface AssistantRequest {
  question: string;
  /** Earlier messages, oldest first, capped. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** The user's own records, read-only. */
  ledger: Ledger;
  /** yyyy-mm-dd in the user's time zone. */
  today: string;
  signal: AbortSignal;
}

/** Answers from the user's own figures and a guide. Needs no model, key or network. */
export function createBuiltinAssistant(): Assistant {
  return {
    async *answer({ question, history, ledger, today, signal }) {
      const pace = createPace();
      const books = await openBooks(ledger, today, pace);
      const conversation = await readConversation(history, question, toKnowledge(books), pace);
      await pace();
      const text = await reply(conversation, books);
      for (const piece of inPieces(text)) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}

/** Splits by line and by sentence, so that an answer grows as it is read. */
function inPieces(text: string): string[] {
  return text.match(/[^\n]*?(?:[.!?:;]\*{0,2} |\n+|$)/g)?.filter(Boolean) ?? [text];
}
