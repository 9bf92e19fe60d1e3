import type { Words } from './words.ts';

const SHORTEST = 4;
/** "Stove" of "woodstove": what is before it is a word too. */
const SHORTEST_BEFORE = 3;

/** Whether a word is the end of a compound: "the stove" of a woodstove. */
export const isHeadOf = (word: string, compound: string): boolean =>
  word.length >= SHORTEST &&
  compound.length - word.length >= SHORTEST_BEFORE &&
  compound.endsWith(word);

/**
 * "The stove and chimney" are the project Woodstove and Chimney. "The stove" alone may be any thing
 * that was bought.
 */
export function takeHeads(
  words: Words,
  indexes: readonly number[],
  names: readonly { words: readonly string[] }[],
): void {
  const ofName = names.flatMap((name) => name.words);
  const isHead = (at: number) =>
    !words.isTaken(at) && ofName.some((word) => isHeadOf(words.at(at), word));
  for (const index of indexes) {
    for (const step of [-1, 1]) {
      const isPaired = words.at(index + step) === 'and' && words.at(index) !== 'and';
      if (isPaired && isHead(index + 2 * step)) words.take(index + 2 * step);
    }
  }
}
