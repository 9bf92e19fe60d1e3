import type { Contractor } from '#shared/contractor.ts';
import { contractorSpecialties } from '#shared/contractor-input.ts';
import { pattern } from '../pattern.ts';
import { everydayWords } from './everyday-words.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import {
  otherTrades,
  peopleOfTrade,
  person,
  specialtyPhrases,
  worksOfTrade,
} from './trade-words.ts';
import { firstWords, type Words } from './words.ts';

interface Phrase {
  words: readonly string[];
  stems: readonly string[];
  trade: string;
  /** Whether it is somebody who does it, and not the work. */
  isPerson: boolean;
}

type PhraseIndex = Map<string, Phrase[]>;

function addPhrase(index: PhraseIndex, phrase: Phrase): void {
  const [first = ''] = phrase.stems;
  index.set(first, [...(index.get(first) ?? []), phrase]);
}

/** Every phrase for a trade, by the stem of its first word. */
const known: PhraseIndex = new Map();
const tables: readonly [phrases: Partial<Record<string, string>>, isPerson: boolean][] = [
  [specialtyPhrases, true],
  [worksOfTrade, false],
  [peopleOfTrade, false],
  [Object.fromEntries(Object.entries(otherTrades).map(([name, [people]]) => [name, people])), true],
  [Object.fromEntries(Object.entries(otherTrades).map(([name, [, work]]) => [name, work])), false],
];
for (const [table, isPerson] of tables) {
  for (const [trade, phrases = ''] of Object.entries(table)) {
    for (const phrase of phrases.split('|').filter(Boolean)) {
      const words = phrase.split(' ');
      addPhrase(known, { words, stems: words.map(stem), trade, isPerson });
    }
  }
}

/** The words for the work of any trade. Many companies have them in their names. */
export const tradeStems: ReadonlySet<string> = new Set(
  [...known.values()].flat().flatMap(({ stems, isPerson }) => (isPerson ? [] : stems)),
);

const listed: ReadonlySet<string> = new Set(contractorSpecialties.map((one) => one.toLowerCase()));

/** Enough for any name of a trade. */
const TRADE_WORDS = 8;

function phrasesAt(index: PhraseIndex, stems: readonly string[], at: number): Phrase[] {
  return (index.get(stems[at] ?? '') ?? []).filter((phrase) =>
    phrase.stems.every((one, offset) => stems[at + offset] === one),
  );
}

/** The trades that a specialty in somebody's own words belongs to. */
function tradesIn(specialty: string): Set<string> {
  const stems = stemsOf(specialty);
  return new Set(stems.flatMap((_, at) => phrasesAt(known, stems, at)).map(({ trade }) => trade));
}

const wordsOfTrade = Map.groupBy([...known.values()].flat(), ({ trade }) => trade);

/** Those with this specialty, or else those whose own words for it are of this trade or have it. */
export function contractorsOfTrade(
  specialty: string | null,
  contractors: readonly Contractor[],
): Contractor[] {
  if (specialty === null) return [];
  const wanted = specialty.toLowerCase();
  const same = contractors.filter((one) => one.specialty?.toLowerCase() === wanted);
  if (same.length > 0) return same;
  const related = contractors.filter(
    (one) => one.specialty && tradesIn(one.specialty).has(specialty),
  );
  const stems = stemsOf(specialty);
  const isPart = (one: Contractor) => {
    const own = stemsOf(one.specialty ?? '');
    return stems.every((part) => own.includes(part));
  };
  return related.length > 0 ? related : contractors.filter(isPart);
}

const stemsOf = (specialty: string) => firstWords(specialty, TRADE_WORDS).map(stem);

/** They say that somebody does it, and not what. */
const anyDoer = new Set(
  `installer builder setter layer fitter maker contractor subcontractor specialist expert technician
  tech company service services worker crew team person man guy pro professional master hanger`
    .split(/\s+/)
    .map(stem),
);
const DOER = /(?:[^aeiou]er|or|ist|ian|smith|wright|ect|eer|ier|man|woman|keeper)$/;
/** They end like a doer, and are things. */
const things = new Set(
  `plaster timber lumber gutter water shower solar door floor exterior interior paper power stucco
  cedar copper silver rubber fiber timber counter boiler sewer chimney elevator generator
  heater dryer washer cooler freezer mixer cooker opener softener grinder router filter compressor
  dishwasher blower radiator sensor humidifier dehumidifier sprinkler disposer drawer hanger cover
  shutter breaker container conditioner purifier trailer ladder corner header rafter girder dumpster`
    .split(/\s+/)
    .map(stem),
);
const isDoer = (word: string) => anyDoer.has(word) || (DOER.test(word) && !things.has(word));
/** "Tiler" and "insulator" come from tile and insulation. */
const rootOf = (word: string) => word.replace(/(?:ers?|ors?)$/, '').replace(/(.)\1$/, '$1');
/** "Cabinetmaker" is one word. */
const COMPOUND = /(?<=.{3})(?:maker|layer|setter|builder|worker|smith|fitter|installer)$/;

const PERSON = new RegExp(`^${person}$`);
const between = new Set(['install', 'installation', 'work', 'repair', 'service', 'setting']);
const determiners = new Set(['the', 'our', 'my', 'your', 'that', 'this', 'his', 'her', 'an', 'a']);

interface Found {
  specialty: string;
  at: number;
  length: number;
  isOwn: boolean;
}

/** The trades of the user's contractors, as they wrote them: "Tile setter", "Occupational therapist". */
export class OwnTrades {
  readonly #own: PhraseIndex = new Map();
  readonly #short = new Map<string, string>();
  readonly #byTrade = new Map<string, Set<string>>();
  readonly #seen = new Set<string>();

  /** Returns its words, for the spelling correction. Trades of the list need no phrases of their own. */
  add(specialty: string | null): string[] {
    const name = specialty?.toLowerCase() ?? '';
    if (specialty === null || this.#seen.has(name)) return [];
    this.#seen.add(name);
    if (listed.has(name)) return [];
    const words = firstWords(specialty, TRADE_WORDS);
    const trades = tradesIn(specialty);
    // Those of the list are wide: a cabinetmaker is a carpenter, but does no framing.
    for (const trade of trades) {
      if (Object.hasOwn(specialtyPhrases, trade)) continue;
      this.#byTrade.set(trade, (this.#byTrade.get(trade) ?? new Set()).add(specialty));
    }
    const stems = words.map(stem);
    const last = stems.at(-1) ?? '';
    const topics = stems.filter((one, at) => !stopWords.has(words[at] ?? '') && !isDoer(one));
    const ofLast = anyDoer.has(last) ? [] : [[last]];
    const people = isDoer(last) ? [stems, ...ofLast] : [];
    const [compound] = stems.length === 1 ? [last.replace(COMPOUND, '')] : [];
    // "Painter, indoor work" paints.
    const roots = stems
      .filter((one) => isDoer(one) && !anyDoer.has(one))
      .map((one) => [rootOf(one)]);
    const works = [topics, ...topics.map((one) => [one]), [compound ?? ''], ...roots];
    for (const one of people) this.#addOwn(one, specialty, true);
    for (const one of works.filter(([first = '']) => first.length > 2)) {
      this.#addOwn(one, specialty, false);
    }
    const initials = words.map((word) => word.charAt(0)).join('');
    if (initials.length > 1 && !stopWords.has(initials)) this.#short.set(initials, specialty);
    const phrases = [...trades].flatMap((trade) => wordsOfTrade.get(trade) ?? []);
    return [...words, ...phrases.flatMap((phrase) => phrase.words)];
  }

  #addOwn(stems: readonly string[], trade: string, isPerson: boolean): void {
    addPhrase(this.#own, { words: stems, stems, trade, isPerson });
  }

  /** Whether somebody has exactly this specialty. */
  has(specialty: string): boolean {
    return this.#seen.has(specialty.toLowerCase());
  }

  /** The one who does a trade: "the tile setter", "our OT", "the siding man". */
  takePerson(words: Words): string | null {
    const stems = words.list.map(stem);
    return take(
      words,
      stems.flatMap((_, at) => [
        ...this.#phrasesAt(stems, at).flatMap((one) => asPerson(words, one)),
        ...this.#derived(words, stems, at),
      ]),
    );
  }

  /** "Who does the tile?", "who plastered the hall?" */
  takeDoer(words: Words): string | null {
    const who = words.list.findIndex((word) => ['who', 'whom', 'whoever'].includes(word));
    if (who === -1) return null;
    const stems = words.list.map(stem);
    const called = CALLS.exec(words.text);
    if (called) return this.#takeCalled(words, stems, called);
    let verb = who + 1;
    while (auxiliaries.has(words.at(verb))) verb += 1;
    // "Whom have we paid for plastering?"
    const isHired =
      askers.has(words.at(verb)) && /^(?:paid|hired|used|had)$/.test(words.at(verb + 1));
    if (isHired && words.at(verb + 2) === 'for') verb += 3;
    const isAsker = words.at(verb) === 'do' && askers.has(words.at(verb + 1));
    if (notDeeds.test(words.at(verb)) || isAsker || verb >= stems.length) return null;
    // "Who built the porch?" is no question of built-ins.
    const first = ANY_DEED.test(words.at(verb)) ? verb + 1 : verb;
    const places = stems.slice(first, verb + FARTHEST).map((_, offset) => first + offset);
    const worksAt = (at: number) => this.#phrasesAt(stems, at).filter(({ isPerson }) => !isPerson);
    // "Who painted the porch?" asks for the painter, and not for who builds porches.
    const ofVerb = first === verb ? take(words, worksAt(verb)) : null;
    // Who tore out the cabinets did not make them.
    if (ofVerb === null && UNDONE.test(words.at(verb))) return null;
    const ofThing = () =>
      take(
        words,
        places.flatMap((at) =>
          // "The sump pump outlet" is no pump.
          worksAt(at).filter(({ length }) => !isNoun(words.at(at + length))),
        ),
      );
    const specialty = ofVerb ?? ofThing();
    // "Put in" is no money here.
    if (specialty !== null) words.take(verb, particles.has(words.at(verb + 1)) ? 2 : 1);
    return specialty;
  }

  /** "Who do I call when there is junk to be hauled?" */
  #takeCalled(words: Words, stems: readonly string[], { index, 0: call }: RegExpExecArray) {
    const first = words.text.slice(0, index + call.length).split(' ').length;
    const places = [...stems.keys()].filter((at) => at >= first);
    const works = places.flatMap((at) => this.#phrasesAt(stems, at).filter((one) => !one.isPerson));
    return take(words, works);
  }

  #phrasesAt(stems: readonly string[], at: number): (Found & { isPerson: boolean })[] {
    const own = phrasesAt(this.#own, stems, at).map((one) => ({
      ...{ specialty: one.trade, at, length: one.stems.length, isOwn: true },
      isPerson: one.isPerson,
    }));
    const others = phrasesAt(known, stems, at).flatMap(({ trade, stems: { length }, isPerson }) => {
      const [only, ...more] = this.#byTrade.get(trade) ?? [];
      const specialty = more.length > 0 ? trade : only;
      return specialty ? [{ specialty, at, length, isOwn: false, isPerson }] : [];
    });
    return [...own, ...others];
  }

  #derived(words: Words, stems: readonly string[], at: number): Found[] {
    const [word, own] = [words.at(at), stems[at] ?? ''];
    const short = determiners.has(words.at(at - 1)) ? this.#short.get(word) : undefined;
    // "The water heater" does no heating for a living.
    const isPerson = /(?:er|or)s?$/.test(word) && word.length > 4 && !things.has(own);
    const root = isPerson ? rootOf(own) : '';
    const ofRoot = root === '' ? [] : phrasesAt(this.#own, [root], 0).slice(0, 1);
    return [...(short ? [short] : []), ...ofRoot.map(({ trade }) => trade)].map((specialty) => ({
      ...{ specialty, at, length: 1, isOwn: true },
    }));
  }
}

/** The words of a phrase with the one that makes it a person. */
function asPerson(words: Words, found: Found & { isPerson: boolean }): Found[] {
  if (found.isPerson) return [found];
  const end = found.at + found.length;
  const next = between.has(words.at(end)) ? end + 1 : end;
  return PERSON.test(words.at(next)) ? [{ ...found, length: next + 1 - found.at }] : [];
}

/** Takes the longest, and of two the one in the words of the user. */
function take(words: Words, all: readonly Found[]): string | null {
  const isOpen = ({ at, length }: Found) =>
    words.list.slice(at, at + length).every((_, offset) => !words.isTaken(at + offset));
  const ranked = all
    .filter(isOpen)
    .toSorted((one, other) => other.length - one.length || Number(other.isOwn) - Number(one.isOwn));
  const [best] = ranked;
  if (!best) return null;
  words.take(best.at, best.length);
  const isOther = ({ specialty, at, length, isOwn }: Found) =>
    specialty !== best.specialty && at === best.at && length === best.length && isOwn && best.isOwn;
  // "The designer", if there are two: the words that both have.
  return ranked.some(isOther) ? nameOf(words, best) : best.specialty;
}

const nameOf = ({ list }: Words, { at, length }: Found) =>
  list
    .slice(at, at + length)
    .filter((word) => length === 1 || !PERSON.test(word))
    .join(' ');

const isNoun = (word: string) =>
  word !== '' && !stopWords.has(word) && !everydayWords.has(word) && !between.has(word);

const particles = new Set(['up', 'in', 'down', 'out', 'on', 'off', 'together']);

/** Somebody is wanted for a work. */
const CALLS =
  /\bwho(?:m)? (?:do|should|can|could|would|shall) (?:i|we) (?:call|ring|phone|text|contact|get|reach|turn to|ask)(?: (?:in|up|out|over|back))?(?= (?:when|if|for|about|to)\b)/;

/** So many words from the deed to its object. */
const FARTHEST = 6;
const auxiliaries = new Set(
  'is was are were has had have been s it that actually usually'.split(' '),
);
/** Who was paid, worked there or gave a quote is asked of a project or of a record. */
const notDeeds = pattern()`
  ^(?:
    we|i|you|they|paid|pay|pays|gets?|got|work|works|worked|working|charges?|charged|owes?|sent|gave
    |quoted|wrote|offered|recommended|said|the|our|my|on|in|for|left|else|all|can|could|may|should
    |costs?
  )$
`;
const ANY_DEED =
  /^(?:did|do|does|built|made|put|set|laid|hung|installed|fitted|fixed|done|finished)$/;
const UNDONE = /^(?:tore|torn|ripped|gutted|smashed|demolished|demoed|knocked|stripped|pulled)$/;
const askers = new Set(['i', 'we', 'you', 'they']);
