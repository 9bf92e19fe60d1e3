import { type AppError, invalidField } from '#server/errors.ts';

/** The one sentence about a file that is no good archive. */
export const badArchive = (sentence: string): AppError => invalidField('file', sentence);

const SHOWN_LENGTH = 80;

/** A name from the archive, as a sentence can show it. */
export function shownName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be shown
  const plain = name.replace(/[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, ' ');
  return plain.length > SHOWN_LENGTH ? `${plain.slice(0, SHOWN_LENGTH)}…` : plain;
}
