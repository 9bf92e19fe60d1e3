import type { Pace } from '../pace.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { firstWords, type Words } from './words.ts';

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
const sameRoom = new Map([
  ['bath', 'bathroom'],
  ['bathrooms', 'bathroom'],
  ['washroom', 'bathroom'],
  ['restroom', 'bathroom'],
  ['garden', 'yard'],
  ['yard', 'backyard'],
]);

/** Enough to tell one name from another. */
const NAME_WORDS = 8;
/** A question compares two or three; one that names all there are is not read to its end. */
const MOST_MENTIONS = 8;

interface Name {
  words: readonly string[];
  /** Each different word, and how much it says about who is meant. */
  parts: readonly { form: string; weight: number }[];
  isEverydayWord: boolean;
}

interface Entry<T> {
  thing: T;
  order: number;
  names: readonly Name[];
}

/** Things by the words of their names, so that a question meets only those that it may name. */
export class NameIndex<T> {
  readonly #byForm = new Map<string, Set<Entry<T>>>();
  readonly #distinctive = new Set<string>();
  readonly #common: ReadonlySet<string>;
  #size = 0;

  /** Common words mean something by themselves, so that they say little about a name. */
  constructor(common: ReadonlySet<string>) {
    this.#common = common;
  }

  /** Its words are handed back: a misspelled word may be one of them. */
  add(thing: T, names: readonly (string | null)[]): string[] {
    const entry = {
      thing,
      order: this.#size,
      names: names.flatMap((name) => (name === null ? [] : [this.#toName(name)])),
    };
    this.#size += 1;
    const words = entry.names.flatMap((name) => name.words);
    for (const word of words) {
      const form = formOf(word);
      const entries = this.#byForm.get(form) ?? new Set();
      this.#byForm.set(form, entries.add(entry));
      if (weightOf(word, new Set()) === 1) this.#distinctive.add(form);
    }
    return words;
  }

  #toName(name: string): Name {
    const words = firstWords(name, NAME_WORDS);
    const [only = '', ...others] = words;
    const toPart = (word: string) => ({ form: formOf(word), weight: weightOf(word, this.#common) });
    return {
      words,
      parts: [...new Set(words)].map(toPart),
      isEverydayWord: others.length === 0 && (stopWords.has(only) || this.#common.has(only)),
    };
  }

  /** Whether the words speak of any such thing as one of these is called. */
  namesOneOfMany(words: Words): boolean {
    return words.list.some(
      (word, at) => isOneOfMany(words, at) && this.#distinctive.has(formOf(word)),
    );
  }

  /**
   * Those whose name the words say, one list for each time that one is named: one, when the words
   * are clear, or several that they fit equally well. The words are taken.
   */
  async takeNamed(words: Words, pace: Pace): Promise<T[][]> {
    const mentions: T[][] = [];
    let entries = this.#mentionable(words);
    while (mentions.length < MOST_MENTIONS) {
      const places = openPlaces(words);
      const matches: (Match & { entry: Entry<T> })[] = [];
      for (const entry of entries) {
        await pace();
        const match = bestMatch(words, places, entry.names);
        if (match.weight >= 1) matches.push({ entry, ...match });
      }
      const best = matches.toSorted((one, other) => other.weight - one.weight)[0];
      if (!best) break;
      const taken = new Set(best.indexes);
      const meant = matches.filter(
        ({ weight, indexes }) =>
          weight > best.weight - 0.05 && indexes.some((index) => taken.has(index)),
      );
      for (const { indexes } of meant) for (const index of indexes) words.take(index);
      mentions.push(meant.map(({ entry }) => entry.thing));
      // Words that are taken make no other name fit better, so that those without a match are out.
      const others = new Set(matches.map(({ entry }) => entry));
      for (const { entry } of meant) others.delete(entry);
      entries = [...others];
    }
    return mentions;
  }

  /** Those that share a word with the question, in the order in which they were added. */
  #mentionable(words: Words): Entry<T>[] {
    const entries = new Set<Entry<T>>();
    for (const form of new Set(words.list.map(formOf))) {
      for (const entry of this.#byForm.get(form) ?? []) entries.add(entry);
    }
    return [...entries].toSorted((one, other) => one.order - other.order);
  }
}

interface Match {
  weight: number;
  indexes: number[];
}

/** Where a form of a word may still name something. */
type Places = ReadonlyMap<string, number[]>;

function openPlaces(words: Words): Places {
  const all = [...words.list.keys()];
  const open = all.filter((at) => !words.isTaken(at) && !isOneOfMany(words, at));
  return Map.groupBy(open, (at) => formOf(words.at(at)));
}

function bestMatch(words: Words, places: Places, names: readonly Name[]): Match {
  return names
    .map((name) => match(words, places, name))
    .reduce((best, one) => (one.weight > best.weight ? one : best), { weight: 0, indexes: [] });
}

function match(words: Words, places: Places, name: Name): Match {
  const whole = words.find(name.words);
  // A whole name beats any part of another; one that is an everyday word does not count alone.
  if (whole !== -1 && !name.isEverydayWord) {
    const indexes = name.words.map((_, offset) => whole + offset);
    return { weight: name.words.length + 1, indexes };
  }
  let weight = 0;
  const indexes: number[] = [];
  for (const part of name.parts) {
    const index = places.get(part.form)?.find((at) => !indexes.includes(at));
    if (index === undefined) continue;
    indexes.push(index);
    weight += part.weight;
  }
  return { weight, indexes };
}

/** "A bathroom" is any bathroom, not the one that is a project. */
function isOneOfMany(words: Words, at: number): boolean {
  return ['a', 'an', 'any'].includes(words.at(at - 1));
}

/** The same for all forms of a word, and for the words that people use for one room. */
const formOf = (word: string): string => stem(sameRoom.get(word) ?? word);

function weightOf(part: string, common: ReadonlySet<string>): number {
  if (stopWords.has(part) || generic.has(part)) return 0.1;
  if (common.has(part) || /^\d+$/.test(part) || part.length < 3) return 0.4;
  return 1;
}
