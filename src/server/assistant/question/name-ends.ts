import { isOfProject, type Name } from './name-match.ts';
import type { Words } from './words.ts';

/** "Tub" may end any word. */
const SHORTEST = 4;

/** "The stove and chimney" is Woodstove and Chimney: the end of a word of its name, beside another. */
export function endsOfNames(
  names: readonly Name[],
  words: Words,
  indexes: readonly number[],
): number[] {
  const own = names.filter(isOfProject).flatMap((name) => name.words);
  const isEnd = (at: number): boolean => {
    const word = words.at(at);
    const isLong = !words.isTaken(at) && word.length >= SHORTEST;
    return isLong && own.some((one) => one.length > word.length && one.endsWith(word));
  };
  return indexes.flatMap((at) => [
    ...(words.at(at - 1) === 'and' && isEnd(at - 2) ? [at - 2] : []),
    ...(words.at(at + 1) === 'and' && isEnd(at + 2) ? [at + 2] : []),
    ...(isEnd(at - 1) ? [at - 1] : []),
  ]);
}
