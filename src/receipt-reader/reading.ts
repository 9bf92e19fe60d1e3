import type { ReadingHints, ReceiptFacts } from './rules/receipt-facts.ts';

/** What is to be read: a file of the machine. */
export interface ReadingJob {
  file: string;
  type: string;
  hints: ReadingHints;
}

export interface Reading extends ReceiptFacts {
  /** All of the text, row by row. */
  text: string;
}

/** What the process that reads is told, and what it answers. */
export interface JobMessage {
  id: number;
  job: ReadingJob;
}
export type AnswerMessage = { id: number } & ({ reading: Reading } | { failure: string });
