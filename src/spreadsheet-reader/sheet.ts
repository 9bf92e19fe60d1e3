/** The cells as text. Rows may be of different lengths. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** What the process answers: each sheet and then its rows, or why there are none. */
export type AnswerMessage =
  | { name: string }
  | { rows: string[][] }
  | { isDone: true }
  | { sentence: string }
  | { failure: string };
