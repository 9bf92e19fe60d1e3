import type { Ledger } from './ledger.ts';

/** Who answers in the chat: a model somewhere, or the built-in one that only reads the ledger. */
export interface Assistant {
  /** Yields pieces of the answer as they come, and throws when there will be no whole one. */
  answer(request: AssistantRequest): AsyncIterable<string>;
}

export interface AssistantRequest {
  question: string;
  /** Earlier messages, oldest first, capped. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  /** What the answer may be made from: this person's own records, and no way to change them. */
  ledger: Ledger;
  /** yyyy-mm-dd in the person's own time zone. */
  today: string;
  signal: AbortSignal;
}
