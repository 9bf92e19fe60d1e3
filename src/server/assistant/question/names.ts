import type { Pace } from '../pace.ts';
import { formsOfLead, leadsOf } from './lead-words.ts';
import { isHeadOf, takeHeads } from './name-heads.ts';
import {
  bestMatch,
  INFLECTED,
  isOfProject,
  type Match,
  type Name,
  openPlaces,
  placesOf,
  withoutPartsOf,
} from './name-match.ts';
import {
  COMMON,
  dwellings,
  EMPTY,
  formOf,
  OWNER,
  rooms,
  smallHomes,
  storeys,
  weightOf,
  works,
} from './name-words.ts';
import { isOneOfMany } from './one-of-many.ts';
import { tradeStems } from './own-trades.ts';
import { markMonths } from './person-marks.ts';
import { endsAt, PLACED, takeBeside, takeOwners } from './place-words.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { firstWords, type Words } from './words.ts';
import { DETERMINER, isWorkAlone } from './work-alone.ts';

/** Enough to tell one name from another. */
const NAME_WORDS = 8;
/** Real questions compare two or three. We stop reading a question that names everything. */
const MOST_MENTIONS = 8;

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
  /** The projects by the other forms of what they are called by: Flooring by "floor". */
  readonly #ofLead = new Map<string, Set<Entry<T>>>();
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
    const leads = entry.names.flatMap(({ parts }) => parts.flatMap((part) => part.leadForms));
    for (const form of leads)
      this.#ofLead.set(form, (this.#ofLead.get(form) ?? new Set()).add(entry));
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
    if (ofProjects.some((word) => dwellings.has(word) || smallHomes.has(word)))
      this.#dwellings.push(entry);
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
    const leads = kind === 'projects' ? leadsOf(words) : [];
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
        isLead: leads.includes(word),
        leadForms: leads.includes(word)
          ? formsOfLead(word).filter((form) => form !== formOf(word))
          : [],
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
    if (this.#isHeadBeside(one, other) || this.#isHeadBeside(other, one)) return true;
    const [form, otherForm] = [formOf(one), formOf(other)];
    const areNames = this.#distinctive.has(form) && this.#distinctive.has(otherForm);
    const entries = this.#byForm.get(otherForm) ?? new Set();
    return (
      areNames &&
      form !== otherForm &&
      [...(this.#byForm.get(form) ?? [])].some((entry) => entries.has(entry))
    );
  }

  /** "Stove" beside "chimney", of Woodstove and Chimney. */
  #isHeadBeside(head: string, word: string): boolean {
    return [...(this.#byForm.get(formOf(word)) ?? [])].some(({ names }) =>
      names.some(({ words }) => words.some((one) => one !== word && isHeadOf(head, one))),
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
        if (match.weight >= 1 - INFLECTED) matches.push({ entry, ...match });
      }
      const [best] = withoutPartsOf(matches, words).toSorted(
        (one, other) => other.weight - one.weight,
      );
      if (!best) break;
      // "Hall and Closet" and "Stairs and Landing" share no word that tells them apart.
      const own = best.indexes.filter((index) => words.at(index) !== 'and');
      const taken = new Set(own);
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
      if (best.entry.names.some(isOfProject)) {
        // "The basement and the roof", of Roof and Gutters: the basement is another one.
        takeBeside(words, own);
        takeHeads(words, best.indexes, best.entry.names);
      }
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
      for (const entry of this.#ofLead.get(form) ?? []) entries.add(entry);
    }
    return [...entries].toSorted((one, other) => one.order - other.order);
  }
}

/** The words that are a whole part of a name with "and". */
function singlesIn(name: string): string[] {
  const parts = name.split(/ (?:and|&|\+) |, /i).map((part) => firstWords(part, NAME_WORDS));
  return parts.length < 2 ? [] : parts.flatMap((part) => (part.length === 1 ? part : []));
}
