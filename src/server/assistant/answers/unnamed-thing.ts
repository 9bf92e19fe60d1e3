import type { Books } from '../books.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { everydayWords } from '../question/everyday-words.ts';
import { isInGeneral } from '../question/in-general.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { wordsOfUse } from '../question/thing-by-use.ts';
import { toWords } from '../question/words.ts';

/** More words are a story. */
const MOST_WORDS = 12;

/**
 * "The thing that keeps the water warm": what it does is not what it is called, so no sum of the
 * records is meant. Null if the question names something, or if an expense has all of these words.
 */
export async function unnamedThing(reading: Reading, books: Books): Promise<string | null> {
  const told = wordsOfUse(reading.words);
  if (told === null || says(reading, 'advice', 'may') || isInGeneral(reading)) return null;
  if (reading.described !== null || reading.amount !== null) return null;
  // "The washing machine for the utility room" has its name.
  const ofProjects = reading.projects.flatMap(({ name }) => toWords(name));
  const places = new Set([...reading.named, ...ofProjects]);
  const words = [...new Set(told)]
    .filter((word) => !stopWords.has(word) && !everydayWords.has(word) && !places.has(word))
    .slice(0, MOST_WORDS);
  const { rows } = await findExpensesByWords(books, {}, words);
  const isOne = rows.some(({ description }) => {
    const own = new Set(toWords(description).map(stem));
    return words.every((word) => own.has(stem(word)));
  });
  return words.length > 0 && isOne
    ? null
    : `I do not know which one that is: I find an expense by the words of its description, and not by what it does.`;
}
