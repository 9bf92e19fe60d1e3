import { stem } from '../stem.ts';
import { stopWords } from './stop-words.ts';
import { toWords, type Words } from './words.ts';

/** Words that many names share, so that one of them alone names nothing. */
const generic = new Set(
  `project projects remodel remodeling renovation renovations reno house home room new work job
  makeover refresh update upgrade phase and sons son co company inc llc ltd group services service
  construction contractors contracting builders building electric electrical plumbing heating
  painting flooring roofing carpentry woodworks tile tiles stone landscaping bros brothers the of`
    .split(/\s+/)
    .filter(Boolean),
);
/** What people write for a room in a name. */
const sameRoom: Record<string, string> = {
  bath: 'bathroom',
  bathrooms: 'bathroom',
  washroom: 'bathroom',
  restroom: 'bathroom',
  garden: 'yard',
  yard: 'backyard',
};

type Names = readonly (string | null)[];

/**
 * Those whose name the words say, one list for each time that somebody is named: one, when the
 * words are clear, or several that they fit equally well. The words are taken.
 */
export function takeNamed<T>(
  words: Words,
  things: readonly T[],
  namesOf: (thing: T) => Names,
  commonWords: ReadonlySet<string>,
): T[][] {
  const mentions: T[][] = [];
  for (;;) {
    const matches = things
      .filter((thing) => !mentions.flat().includes(thing))
      .map((thing) => ({ thing, ...bestMatch(words, namesOf(thing), commonWords) }))
      .filter(({ weight }) => weight >= 1);
    const best = matches.toSorted((one, other) => other.weight - one.weight)[0];
    if (!best) return mentions;
    const meant = matches.filter(
      ({ weight, indexes }) =>
        weight > best.weight - 0.05 && indexes.some((index) => best.indexes.includes(index)),
    );
    for (const { indexes } of meant) for (const index of indexes) words.take(index);
    mentions.push(meant.map(({ thing }) => thing));
  }
}

interface Match {
  weight: number;
  indexes: number[];
}

function bestMatch(words: Words, names: Names, common: ReadonlySet<string>): Match {
  return names
    .filter((name) => name !== null)
    .map((name) => match(words, name, common))
    .reduce((best, one) => (one.weight > best.weight ? one : best), { weight: 0, indexes: [] });
}

function match(words: Words, name: string, common: ReadonlySet<string>): Match {
  const parts = toWords(name);
  const whole = words.find(parts);
  if (parts.length > 0 && whole !== -1) {
    const isNothingButCommon = parts.every((part) => stopWords.has(part) || common.has(part));
    const indexes = parts.map((_, offset) => whole + offset);
    // A whole name beats any part of another; one that is an everyday word does not count alone.
    if (!(isNothingButCommon && parts.length === 1)) return { weight: parts.length + 1, indexes };
  }
  let weight = 0;
  const indexes: number[] = [];
  for (const part of new Set(parts)) {
    const index = words.list.findIndex(
      (word, at) =>
        !words.isTaken(at) &&
        isSameWord(word, part) &&
        !indexes.includes(at) &&
        !isOneOfMany(words, at),
    );
    if (index === -1) continue;
    indexes.push(index);
    weight += weightOf(part, common);
  }
  return { weight, indexes };
}

/** "A bathroom" is any bathroom, not the one that is somebody's project. */
function isOneOfMany(words: Words, at: number): boolean {
  return ['a', 'an', 'any'].includes(words.at(at - 1));
}

/** Whether the words speak of any such thing as one of these is called. */
export function namesOneOfMany(words: Words, names: readonly string[]): boolean {
  const parts = wordsOfNames(names).filter((part) => weightOf(part, new Set()) === 1);
  return words.list.some(
    (word, at) => isOneOfMany(words, at) && parts.some((part) => isSameWord(word, part)),
  );
}

function weightOf(part: string, common: ReadonlySet<string>): number {
  if (stopWords.has(part) || generic.has(part)) return 0.1;
  if (common.has(part) || /^\d+$/.test(part) || part.length < 3) return 0.4;
  return 1;
}

function isSameWord(word: string, part: string): boolean {
  return word === part || stem(sameRoom[word] ?? word) === stem(sameRoom[part] ?? part);
}

/** The words of names, which a slip of the pen is measured against. */
export function wordsOfNames(names: readonly (string | null)[]): string[] {
  return names.flatMap((name) => (name === null ? [] : toWords(name)));
}
