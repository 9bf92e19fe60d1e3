import type { Pace } from '../pace.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { firstWords, type Words } from './words.ts';

/** Words that many names share. One of them alone does not identify anything. */
const generic = new Set(
  `project projects remodel remodeling renovation renovations reno house home room new work job
  makeover refresh update upgrade phase and sons son co company inc llc ltd group services service
  construction contractors contracting builders building electric electrical plumbing heating
  painting flooring roofing carpentry woodworks tile tiles stone landscaping bros brothers the of
  drywall masonry concrete insulation glass windows doors gutters paving hvac cabinets countertops
  design designs interiors homes supply plastering framing decking fencing`
    .split(/\s+/)
    .filter(Boolean),
);
/** Different spellings of the same room. */
const sameRoom = new Map([
  ['bath', 'bathroom'],
  ['bathrooms', 'bathroom'],
  ['washroom', 'bathroom'],
  ['restroom', 'bathroom'],
  ['garden', 'yard'],
  ['loft', 'attic'],
  ['lounge', 'living'],
  ['hallway', 'hall'],
  ['veranda', 'porch'],
  ['yard', 'backyard'],
]);

/** Enough to tell one name from another. */
const NAME_WORDS = 8;
/** Real questions compare two or three. We stop reading a question that names everything. */
const MOST_MENTIONS = 8;

interface Name {
  words: readonly string[];
  /** Each distinct word, and how well it identifies the name. */
  parts: readonly { form: string; weight: number }[];
  isEverydayWord: boolean;
}

interface Entry<T> {
  thing: T;
  order: number;
  names: readonly Name[];
}

/** Indexes things by the words in their names, so a question is compared with few of them. */
export class NameIndex<T> {
  readonly #byForm = new Map<string, Set<Entry<T>>>();
  readonly #distinctive = new Set<string>();
  readonly #common: ReadonlySet<string>;
  #size = 0;

  /** Common words have a meaning by themselves, so they count little in a name. */
  constructor(common: ReadonlySet<string>) {
    this.#common = common;
  }

  /** Returns the words of the names, for the spelling correction. */
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

  /** Whether the words mention any thing of this kind, as in "a bathroom". */
  namesOneOfMany(words: Words): boolean {
    return words.list.some(
      (word, at) => isOneOfMany(words, at) && this.#distinctive.has(formOf(word)),
    );
  }

  /**
   * The things that the words name, and takes those words. There is one list for each mention: it
   * has one thing if the words are clear, or several that match equally well.
   */
  async takeNamed(words: Words, pace: Pace): Promise<T[][]> {
    const mentions: T[][] = [];
    let entries = this.#mentionable(words);
    const ofOthers = words.untakenPlaces.filter((at) => this.#isOfOther(words, at));
    while (mentions.length < MOST_MENTIONS) {
      const places = openPlaces(words, ofOthers);
      const matches: (Match & { entry: Entry<T> })[] = [];
      for (const entry of entries) {
        await pace();
        const match = bestMatch(words, places, entry.names);
        if (match.weight >= 1) matches.push({ entry, ...match });
      }
      const [best] = withoutPartsOf(matches, words).toSorted(
        (one, other) => other.weight - one.weight,
      );
      if (!best) break;
      const taken = new Set(best.indexes);
      const meant = matches.filter(
        ({ weight, indexes }) =>
          weight > best.weight - 0.05 && indexes.some((index) => taken.has(index)),
      );
      for (const { indexes } of meant) for (const index of indexes) words.take(index);
      // "The loft, that is, the attic" names it twice.
      for (const index of best.indexes) {
        const form = formOf(words.at(index));
        const isOnlyIts = this.#distinctive.has(form) && this.#byForm.get(form)?.size === 1;
        if (isOnlyIts && !this.#common.has(form))
          for (const at of places.get(form) ?? []) words.take(at);
      }
      mentions.push(meant.map(({ entry }) => entry.thing));
      // Taking words never improves another match, so only entries that matched can match again.
      const others = new Set(matches.map(({ entry }) => entry));
      for (const { entry } of meant) others.delete(entry);
      entries = [...others];
    }
    return mentions;
  }

  /** "The porch roof" is a part of the porch, and not the project Garage Roof. */
  #isOfOther(words: Words, at: number): boolean {
    const [own, before] = [formOf(words.at(at)), formOf(words.at(at - 1))];
    const isLed = ['the', 'our', 'my'].includes(words.at(at - 2));
    const areNames = this.#distinctive.has(own) && this.#distinctive.has(before) && own !== before;
    if (!isLed || !areNames) return false;
    const others = this.#byForm.get(before) ?? new Set();
    return ![...(this.#byForm.get(own) ?? [])].some((entry) => others.has(entry));
  }

  /** The entries that share a word with the question, in the order they were added. */
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

/** "The porch roof" is of the porch, also if the garage roof is a project. */
function withoutPartsOf<T extends Match>(matches: readonly T[], words: Words): T[] {
  const places = new Set(matches.flatMap(({ indexes }) => indexes));
  return matches.filter(({ indexes: [first = -1, ...others] }) => {
    const isAfterOther = places.has(first - 1) || words.isTaken(first - 1);
    return others.length > 0 || !PART.test(words.at(first)) || !isAfterOther;
  });
}
const PART = /^(?:roof|floors?|walls?|doors?|windows?|ceiling|stairs|steps|lights?)$/;

/** The positions of each word form that no rule has taken yet. */
type Places = ReadonlyMap<string, number[]>;

function openPlaces(words: Words, ofOthers: readonly number[]): Places {
  const all = [...words.list.keys()];
  const open = all.filter(
    (at) => !words.isTaken(at) && !isOneOfMany(words, at) && !ofOthers.includes(at),
  );
  return Map.groupBy(open, (at) => formOf(words.at(at)));
}

function bestMatch(words: Words, places: Places, names: readonly Name[]): Match {
  return names
    .map((name) => match(words, places, name))
    .reduce((best, one) => (one.weight > best.weight ? one : best), { weight: 0, indexes: [] });
}

function match(words: Words, places: Places, name: Name): Match {
  const whole = words.find(name.words);
  // A full name beats any part of another name, unless it is an everyday word.
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

/** "A bathroom" is any bathroom, not the project with that name. */
function isOneOfMany(words: Words, at: number): boolean {
  // "Any attic milestone" is one of the attic's.
  if (words.at(at - 1) === 'any' && RECORD.test(words.at(at + 1))) return false;
  return ['a', 'an', 'any'].includes(words.at(at - 1));
}
const RECORD =
  /^(?:milestones?|tasks?|expenses?|payments?|bills?|invoices?|receipts?|purchases?|costs?|spending|entry|entries|quotes?|documents?)$/;

/**
 * One form for all inflections of a word, and for all spellings of a room. But "roofing" is work, and
 * not the project Garage Roof.
 */
const formOf = (word: string): string =>
  trades.has(word) ? word : stem(sameRoom.get(word) ?? word);

const trades = new Set(
  `roofing painting flooring tiling framing wiring roofed painted floored tiled framed wired`.split(
    ' ',
  ),
);

function weightOf(part: string, common: ReadonlySet<string>): number {
  if (stopWords.has(part) || generic.has(part)) return 0.1;
  if (common.has(part) || /^\d+$/.test(part) || part.length < 3) return 0.4;
  return 1;
}
