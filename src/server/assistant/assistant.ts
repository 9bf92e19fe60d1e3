import type { AnswerDetails } from '#shared/answer-details.ts';
import { openBooks } from './books.ts';
import { withoutChoice } from './choice.ts';
import { calm } from './conversation/calm.ts';
import type { History } from './conversation/conversation.ts';
import { toThePoint } from './conversation/to-the-point.ts';
import { datedAnswer } from './dated-answer.ts';
import type { Ledger } from './ledger.ts';
import { createPace, type Pace } from './pace.ts';
import { slipsInWords } from './reading-in-words.ts';
import { recordReads } from './recorded-ledger.ts';
import { withoutSlips } from './slips.ts';

export type {
  DayGroup,
  ExpenseGroup,
  ExpenseOrder,
  ExpenseScope,
  GroupTotal,
  Ledger,
  LedgerBudget,
  LedgerChange,
  LedgerDocument,
  LedgerExpense,
  LedgerInboxFile,
  LedgerMember,
  LedgerMilestone,
  LedgerPunchItem,
  LedgerQuote,
  Total,
} from './ledger.ts';
export { type ExpenseAnswer, type LedgerDesk, openLedgerDesk } from './ledger-desk.ts';
export { expenseQuerySchema, recordQuerySchema, taxQuerySchema } from './query/ledger-query.ts';
export type { LedgerRecord } from './query/ledger-record.ts';
export type { TaxResult } from './query/run-tax-query.ts';
export type { RecordedRoom } from './question/recorded-room.ts';
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
  /** Called with what the panel shows under the answer, before the answer ends. */
  explain?: (details: AnswerDetails) => void;
}

/**
 * Answers from the user's own figures and a guide. Needs no model, key or network. Each answer has
 * its own pace; a test passes one that counts.
 */
export function createBuiltinAssistant(startPace: () => Pace = createPace): Assistant {
  return {
    async *answer({ question, history, ledger, today, signal, explain }) {
      const pace = startPace();
      const recorded = recordReads(ledger);
      const books = await openBooks(recorded.ledger, today, pace);
      const { reads } = recorded;
      // An answer is ours, and its long links tell what "it" is.
      const talk: History[number][] = [];
      for (const one of history) {
        const isAsked = one.role === 'user';
        const said = isAsked ? await withoutSlips(bare(one.content), books, pace) : null;
        talk.push(said ? { ...one, content: said.text } : one);
      }
      const asked = await withoutSlips(bare(question), books, pace);
      const { text, details } = await datedAnswer(asked.text, talk, books, { pace, reads });
      if (details) explain?.(withSlips(details, asked.slips));
      for (const piece of inPieces(text)) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}

const withSlips = (details: AnswerDetails, slips: ReadonlyMap<string, string>): AnswerDetails => ({
  ...details,
  filters: [...new Set([...details.filters, ...slipsInWords([...slips])])],
});

/** What a message asks or tells, and the reading that a button chose for it. */
function bare(message: string): string {
  const typed = calm(message);
  const asked = withoutChoice(typed);
  return toThePoint(asked) + typed.slice(asked.length);
}

/** Splits by line and by sentence, so that an answer grows as it is read. */
function inPieces(text: string): string[] {
  return text.match(/[^\n]*?(?:[.!?:;]\*{0,2} |\n+|$)/g)?.filter(Boolean) ?? [text];
}
