import type { Pace } from '../pace.ts';
import {
  COMMON,
  dwellings,
  EMPTY,
  formOf,
  OWNER,
  rooms,
  storeys,
  weightOf,
  works,
} from './name-words.ts';
import { isOneOfMany } from './one-of-many.ts';
import { tradeStems } from './own-trades.ts';
import { isNoNoun, isSaidOfPerson, isSaidOfThing, markMonths } from './person-marks.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { firstWords, type Words } from './words.ts';
import { DETERMINER, isWorkAlone } from './work-alone.ts';

/** Enough to tell one name from another. */
const NAME_WORDS = 8;
/** Real questions compare two or three. We stop reading a question that names everything. */
const MOST_MENTIONS = 8;

interface Part {
  form: string;
  /** How well it identifies the name. */
  weight: number;
  /** Whether it stands for somebody where only a name can. */
  isOfPerson: boolean;
  isOfCompany: boolean;
  /** Whether it is of a project, whose words are things. */
  isOfProject: boolean;
}

interface Name {
  words: readonly string[];
  /** Each distinct word. */
  parts: readonly Part[];
  isEverydayWord: boolean;
}

/** The names of a thing by what they are of. */
interface NamesOf {
  projects?: readonly string[];
  people?: readonly string[];
  companies?: readonly string[];
}
type NameKind = keyof NamesOf;

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
  readonly #ofOthers: ReadonlySet<string>;
  /** The forms of the words of people's names. */
  readonly #people = new Set<string>();
  /** The projects that are a place to live in. */
  readonly #dwellings: Entry<T>[] = [];
  #size = 0;

  /**
   * Common words have a meaning by themselves, so they count little in a name, as do those of names
   * of another kind: "the windows" are a project, and not the company that sells them.
   */
  constructor(common: ReadonlySet<string>, others: readonly string[] = []) {
    this.#common = common;
    const words = others.flatMap((name) => firstWords(name, NAME_WORDS));
    this.#ofOthers = new Set(words.filter((word) => !stopWords.has(word)).map(formOf));
  }

  /** Returns the words of the names, for the spelling correction. */
  add(thing: T, { projects = [], people = [], companies = [] }: NamesOf): string[] {
    const entry = {
      thing,
      order: this.#size,
      names: [
        ...projects.map((name) => this.#toName(name, 'projects')),
        ...people.map((name) => this.#toName(name, 'people')),
        ...companies.map((name) => this.#toName(name, 'companies', people.join(' '))),
      ],
    };
    this.#size += 1;
    const words = entry.names.flatMap((name) => name.words);
    for (const word of words) {
      const form = formOf(word);
      const entries = this.#byForm.get(form) ?? new Set();
      this.#byForm.set(form, entries.add(entry));
      if (weightOf(word, new Set()) === 1 && !works.has(word)) this.#distinctive.add(form);
    }
    for (const name of people) {
      for (const word of firstWords(name, NAME_WORDS)) this.#people.add(formOf(word));
    }
    const ofProjects = projects.flatMap((name) => firstWords(name, NAME_WORDS));
    if (ofProjects.some((word) => dwellings.has(word))) this.#dwellings.push(entry);
    return words;
  }

  /** A word of the owner's own name is no trade: "Light Electric" of Tom Light. */
  #toName(name: string, kind: NameKind, owner = ''): Name {
    const words = firstWords(name, NAME_WORDS);
    const [only = '', ...others] = words;
    const distinct = [...new Set(words)];
    const surnames = new Set(firstWords(owner, NAME_WORDS));
    const weights = distinct.map((word) =>
      kind === 'projects' && word === 'floor' && words.some((one) => storeys.has(one))
        ? COMMON
        : this.#weightOf(word, surnames.has(word) ? 'people' : kind),
    );
    // "Doors and Windows" has no better words.
    const isWeak = kind === 'projects' && !weights.some((weight) => weight >= 1);
    const ofTrade = (word: string) =>
      !stopWords.has(word) && !works.has(word) && tradeStems.has(stem(word));
    const isOnly = distinct.some(ofTrade) ? ofTrade : (word: string) => works.has(word);
    // "Heating and Boiler" is the heating.
    const joined = kind === 'projects' ? singlesIn(name).filter(ofTrade) : [];
    return {
      words,
      parts: distinct.map((word, at) => ({
        form: formOf(word),
        weight: (isWeak && isOnly(word)) || joined.includes(word) ? 1 : (weights[at] ?? 0),
        isOfPerson: kind === 'people',
        isOfCompany: kind === 'companies',
        isOfProject: kind === 'projects',
      })),
      isEverydayWord: others.length === 0 && (stopWords.has(only) || this.#common.has(only)),
    };
  }

  #weightOf(word: string, kind: NameKind): number {
    if (kind === 'companies' && (tradeStems.has(stem(word)) || rooms.has(stem(word)))) return EMPTY;
    if (kind !== 'projects' && this.#ofOthers.has(formOf(word))) return EMPTY;
    if (kind === 'projects' && works.has(word)) return EMPTY;
    return weightOf(word, this.#common);
  }

  /** Whether both words are of one name. */
  areOfOneName(one: string, other: string): boolean {
    const [form, otherForm] = [formOf(one), formOf(other)];
    const areNames = this.#distinctive.has(form) && this.#distinctive.has(otherForm);
    const entries = this.#byForm.get(otherForm) ?? new Set();
    return (
      areNames &&
      form !== otherForm &&
      [...(this.#byForm.get(form) ?? [])].some((entry) => entries.has(entry))
    );
  }

  /** The places of words that are surely of a name: a whole name, or the year in one. */
  async surePlaces(words: Words, pace: Pace): Promise<number[]> {
    const sure: number[] = [];
    const open = Map.groupBy(words.untakenPlaces, (at) => formOf(words.at(at)));
    for (const { names } of this.#mentionable(words)) {
      await pace();
      for (const name of names) sure.push(...placesOf(name, words, open));
    }
    return sure;
  }

  /** Marks the months that are somebody's name. */
  markMonths(words: Words): void {
    markMonths(words, (word) => this.#people.has(formOf(word)));
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
      // "Hall and Closet" and "Stairs and Landing" share no word that tells them apart.
      const taken = new Set(best.indexes.filter((index) => words.at(index) !== 'and'));
      const meant = matches.filter(
        ({ weight, indexes }) =>
          weight > best.weight - 0.05 && indexes.some((index) => taken.has(index)),
      );
      for (const { indexes } of meant) for (const index of indexes) words.take(index);
      // "The loft, that is, the attic" names it twice.
      for (const index of best.indexes) {
        const form = formOf(words.at(index));
        const isOnlyIts = this.#distinctive.has(form) && this.#byForm.get(form)?.size === 1;
        for (const at of (this.#byForm.get(form)?.size === 1 && places.get(form)) || [])
          if ((isOnlyIts && !this.#common.has(form)) || isWorkAlone(words, at)) words.take(at);
      }
      for (const index of best.indexes) takeOwners(words, index);
      if (best.entry.names.some(isOfProject)) takeBeside(words, best.indexes);
      mentions.push(meant.map(({ entry }) => entry.thing));
      // Taking words never improves another match, so only entries that matched can match again.
      const others = new Set(matches.map(({ entry }) => entry));
      for (const { entry } of meant) others.delete(entry);
      entries = [...others];
    }
    const dwelling = this.#takeDwelling(words);
    if (dwelling && !mentions.flat().includes(dwelling)) mentions.push([dwelling]);
    return mentions;
  }

  /** "The granny flat" is the Granny Annexe, or the only project that is a place to live in. */
  #takeDwelling(words: Words): T | null {
    const at = words.untakenPlaces.find((place) => this.#isDwelling(words, place));
    if (at === undefined) return null;
    const lead = formOf(words.at(at - 1));
    const named = this.#dwellings.filter(({ names }) =>
      names.some(({ parts }) => parts.some(({ form }) => form === lead)),
    );
    const [only, ...others] = named.length > 0 ? named : this.#dwellings;
    if (!only || others.length > 0) return null;
    words.take(at);
    if (PLACED.test(words.at(at - 1))) words.take(at - 1);
    if (PLACED.test(words.at(at + 1))) words.take(at + 1);
    takeOwners(words, at);
    return only.thing;
  }

  #isDwelling(words: Words, at: number): boolean {
    const [word, before] = [words.at(at), words.at(at - 1)];
    const isOwned = OWNER.test(before) || PLACED.test(before);
    const isLed = DETERMINER.test(isOwned ? words.at(at - 2) : before);
    const isTheirs = dwellings.has(word) && !this.#byForm.has(formOf(word));
    const isAlone = endsAt(words, at) || PLACED.test(words.at(at + 1));
    return isTheirs && (word !== 'unit' || isOwned) && isLed && isAlone;
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

/** The words that are a whole part of a name with "and". */
function singlesIn(name: string): string[] {
  const parts = name.split(/ (?:and|&|\+) |, /i).map((part) => firstWords(part, NAME_WORDS));
  return parts.length < 2 ? [] : parts.flatMap((part) => (part.length === 1 ? part : []));
}

/** "Grandma's suite", "mom and dad's cottage": whose it is says nothing more. */
function takeOwners(words: Words, at: number): void {
  for (let before = at - 1; OWNER.test(words.at(before)); before -= 1) {
    words.take(before);
    if (words.at(before - 1) === 'and') before -= 1;
  }
}
/** "The barn building", "the bathroom upstairs": what and where it is says nothing more. */
function takeBeside(words: Words, indexes: readonly number[]): void {
  for (const index of indexes) {
    const [before, next] = [words.at(index - 1), words.at(index + 1)];
    if (PLACED.test(before) && DETERMINER.test(words.at(index - 2))) words.take(index - 1);
    const isKind = dwellings.has(next) || KIND_OF_PLACE.test(next);
    if ((isKind || PLACED.test(next)) && endsAt(words, index + 1)) words.take(index + 1);
  }
}
/** Whether no other noun follows. */
const endsAt = (words: Words, at: number): boolean =>
  (isNoNoun(words, at + 1) && !PART.test(words.at(at + 1))) || /(?:ed|ing)$/.test(words.at(at + 1));

const isOfProject = ({ parts }: Name): boolean => parts.some((part) => part.isOfProject);
/** "The well" is a place, unlike "well, ..." and "as well". */
const isSaidOfPlace = (words: Words, at: number): boolean =>
  PLACE_TOO.test(words.at(at)) && AFTER_WHICH_PLACE.test(words.at(at - 1)) && endsAt(words, at);
const PLACE_TOO = /^(?:well|track|stand|point)$/;
const AFTER_WHICH_PLACE = /^(?:the|our|my|on|for|in|into|of|to|vs|versus|than)$/;
const KIND_OF_PLACE = /^(?:building|house|space|area|site|place|room|bit|thing|side)$/;
const PLACED =
  /^(?:upstairs|downstairs|basement|cellar|attic|loft|back|spare|rented|rental|tenants?|lodgers?|guest|little|small|separate)$/;

interface Match {
  weight: number;
  indexes: number[];
}

/** "The porch roof" is of the porch, also if the garage roof is a project. */
function withoutPartsOf<T extends Match>(matches: readonly T[], words: Words): T[] {
  const places = new Set(matches.flatMap(({ indexes }) => indexes));
  return matches.filter(({ indexes: [first = -1, ...others] }) => {
    const isAfterTime = TIME.test(words.at(first - 1));
    const isAfterOther = places.has(first - 1) || (words.isTaken(first - 1) && !isAfterTime);
    return others.length > 0 || !PART.test(words.at(first)) || !isAfterOther;
  });
}
/** "Last year's roof" is no part of a year. */
const TIME = /^(?:years?|months?|weeks?|spring|summer|autumn|fall|winter|(?:19|20)\d\d)$/;
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

/** A whole name, two words of it, somebody's surname, or "the 2025 kitchen" for Kitchen 2025. */
function placesOf(name: Name, words: Words, open: Places): number[] {
  if (name.words.length > 1) {
    const whole = words.find(name.words);
    if (whole !== -1) return name.words.map((_, offset) => whole + offset);
  }
  const placed = name.parts.flatMap((part) =>
    (open.get(part.form) ?? []).map((at) => ({ at, part })),
  );
  const isPart = (place: number) =>
    placed.some(({ at, part }) => at === place && part.weight >= COMMON);
  const sure = placed.filter(({ at, part }) => {
    if (part.isOfPerson) return isSaidOfPerson(words, at);
    const isBeside = isPart(at - 1) || isPart(at + 1);
    if (YEAR.test(words.at(at))) return isBeside;
    return (isBeside || isPart(at)) && isInOrder(name, words, at);
  });
  return sure.map(({ at }) => at);
}
const YEAR = /^(?:19|20)\d\d$/;

/** "March Plumbing", of March Plumbing & Heating. */
function isInOrder({ words: own }: Name, words: Words, at: number): boolean {
  const [before, word, next] = [words.at(at - 1), words.at(at), words.at(at + 1)];
  return own.some(
    (one, place) =>
      one === word &&
      ((next !== '' && own[place + 1] === next) || (before !== '' && own[place - 1] === before)),
  );
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
    const open = places.get(part.form)?.filter((at) => !indexes.includes(at)) ?? [];
    const isPerson = (at: number) => part.isOfPerson && isSaidOfPerson(words, at);
    const isPlace = (at: number) => part.isOfProject && isSaidOfPlace(words, at);
    const index = open.find(isPerson) ?? open.find(isPlace) ?? open[0];
    if (index === undefined) continue;
    const beside = [words.at(index - 1), words.at(index + 1)];
    const isWithName = beside.some((word) => !stopWords.has(word) && name.words.includes(word));
    const isThing = isSaidOfThing(words, index) && !isWithName;
    if (!part.isOfProject && isThing) continue;
    if (part.weight === COMMON && isDeed(words.at(index), name)) continue;
    indexes.push(index);
    // "The paving company" is May Paving.
    const isFirm =
      part.isOfCompany && !stopWords.has(words.at(index)) && isBeforeFirm(words, index);
    const isWhole =
      isPlace(index) || (part.isOfProject && endsAt(words, index) && isWorkAlone(words, index));
    weight += isPerson(index) || isFirm || isWhole ? Math.max(1, part.weight) : part.weight;
  }
  return { weight: weight + (weight < 1 ? pairOf(words, name, indexes) : 0), indexes };
}

/** "What did we finish first in the basement?" is no word of Basement Finish. */
const isDeed = (word: string, { words }: Name): boolean =>
  /(?:ed|ing)$/.test(word) && !words.includes(word);

const isBeforeFirm = (words: Words, at: number): boolean =>
  /^(?:company|firm|people|folks|outfit|crew|lot|business)$/.test(words.at(at + 1)) &&
  ['', 'the', 'our', 'my', 'that'].includes(words.at(at - 1));

/** Two words of a name that follow each other as in it: "March Plumbing". */
function pairOf(words: Words, name: Name, indexes: readonly number[]): number {
  const isStrong = name.parts.some(
    ({ form, weight }) => weight >= COMMON && indexes.some((at) => formOf(words.at(at)) === form),
  );
  const isPair = indexes.some((at) => indexes.includes(at + 1) && isInOrder(name, words, at));
  return isStrong && isPair ? 1 : 0;
}
