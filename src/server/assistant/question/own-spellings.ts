import { repaired, type Spelling } from './spelling.ts';

const ENDING = /(?:er|or|ar|re)(?=s?$)/;
const ENDINGS = ['er', 'or', 'ar'];
const WRONG_PLURAL = /(?<=.{2}[^aeiou])ys$/;
const SHORTEST = 7;

/**
 * How a word may be meant that is only a form of an English word: "projecter" is no "project", if
 * the user has a projector.
 */
export const otherSpellings = (word: string): string[] =>
  word.length <= LONGEST_SHORT
    ? [
        ...soundingIn(word),
        ...(word.length < SHORTEST_DOUBLED || word.length > DOUBLED ? [] : doubledIn(word)),
      ]
    : word.length < SHORTEST || !ENDING.test(word)
      ? []
      : ENDINGS.map((ending) => word.replace(ENDING, ending)).filter((one) => one !== word);

/** "Glas", "flor": too short to look for words like it, but a letter may be missing. */
const DOUBLED = 4;
export const mayMissLetter = (word: string): boolean => word.length === DOUBLED;
const doubledIn = (word: string): string[] =>
  [...word]
    .map((letter, at) => word.slice(0, at) + letter + word.slice(at))
    .filter((one, at, all) => at > 0 && all.indexOf(one) === at);

const SHORTEST_DOUBLED = 3;
const LONGEST_SHORT = 6;

/** "Rale" for a rail, "cote" for a coat, "leef" for a leaf. */
const soundingIn = (word: string): string[] =>
  word.length < DOUBLED
    ? []
    : [
        word.replace(/([^aeiou])([ao])([^aeiouwxy])e$/, (_, start, vowel, end) =>
          [start, vowel, vowel === 'a' ? 'i' : 'a', end].join(''),
        ),
        word.replace(/ee/, 'ea'),
        word.replace(/ea/, 'ee'),
        word.replace(/ai(?=[^aeiou]$)/, 'a').replace(/a([^aeiou])$/, 'a$1e'),
      ].filter((one) => one !== word);

const OWNED = /(?<=.{3})(?:es|s)$/;
/**
 * Whose it is, without an apostrophe and perhaps misspelled: "otises number" is that of Otis. The
 * word itself for nobody's.
 */
export function ownerIn(word: string, people: Spelling): string {
  const bare = [...new Set([word.replace(OWNED, ''), word.replace(/(?<=.{3})s$/, '')])].filter(
    (one) => one !== word && one.length >= SHORTEST_OWNER,
  );
  return (
    bare.find((one) => people.has(one)) ??
    bare.map((one) => repaired(one, people)).find((one) => people.has(one)) ??
    word
  );
}
const SHORTEST_OWNER = 4;

/** "Entrys", if "entries" is a word that has a meaning. */
export function asPlural(word: string, isKnown: (word: string) => boolean): string {
  const plural = word.replace(WRONG_PLURAL, 'ies');
  return plural !== word && !isKnown(word) && isKnown(plural) ? plural : word;
}
