import type { OwnNames } from './own-names.ts';

/** "Loft and utility bills" are no place. */
const OF_MONEY =
  /^(?:bills?|costs?|payments?|expenses?|spend|spending|company|fees?|charges?|money)$/;
const BETWEEN = /^(?:and|or|plus)$/;

/**
 * "Loft and utility": in a list of projects, a word that has another meaning is the one of the name,
 * Utility Room. `wholeNames` has the words of the only project with such a word.
 */
export const withWholeNames = (
  words: readonly string[],
  { places, wholeNames }: Pick<OwnNames, 'places' | 'wholeNames'>,
): readonly string[] =>
  words.flatMap((word, at) => {
    const name = wholeNames.get(word);
    const next = words[at + 1] ?? '';
    if (!name || name.length < 2 || name.includes(next) || OF_MONEY.test(next)) return [word];
    if (at > 0 && name.includes(words[at - 1] ?? '')) return [word];
    const isOther = (place: number) => {
      const one = words[place] ?? '';
      return places.has(one) && !name.includes(one);
    };
    const isAfter = BETWEEN.test(words[at - 1] ?? '') && isOther(at - 2);
    const isBefore = BETWEEN.test(next) && (isOther(at + 2) || isOther(at + 3));
    return isAfter || isBefore ? name : [word];
  });
