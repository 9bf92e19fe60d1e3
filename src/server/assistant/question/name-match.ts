import { isSaidOfLead } from './lead-words.ts';
import { COMMON, formOf } from './name-words.ts';
import { isOneOfMany } from './one-of-many.ts';
import { isSaidOfPerson, isSaidOfThing } from './person-marks.ts';
import { endsAt, isSaidOfPlace, PART } from './place-words.ts';
import { stopWords } from './stop-words.ts';
import type { Words } from './words.ts';
import { isWorkAlone } from './work-alone.ts';

interface Part {
  form: string;
  /** How well it identifies the name. */
  weight: number;
  /** Whether it stands for somebody where only a name can. */
  isOfPerson: boolean;
  isOfCompany: boolean;
  /** Whether it is of a project, whose words are things. */
  isOfProject: boolean;
  /** Whether people call the project by this word, which many names share. */
  isLead: boolean;
  /** Other forms that it is said in where it stands for the project. */
  leadForms: readonly string[];
}

export interface Name {
  words: readonly string[];
  /** Each distinct word. */
  parts: readonly Part[];
  isEverydayWord: boolean;
}

export const isOfProject = ({ parts }: Name): boolean => parts.some((part) => part.isOfProject);

export interface Match {
  weight: number;
  indexes: number[];
}

/** "The porch roof" is of the porch, also if the garage roof is a project. */
export function withoutPartsOf<T extends Match>(matches: readonly T[], words: Words): T[] {
  const places = new Set(matches.flatMap(({ indexes }) => indexes));
  return matches.filter(({ indexes: [first = -1, ...others] }) => {
    const isAfterTime = TIME.test(words.at(first - 1));
    const isAfterOther = places.has(first - 1) || (words.isTaken(first - 1) && !isAfterTime);
    const isPart = PART.test(words.at(first)) && !words.alone.has(words.at(first));
    return others.length > 0 || !isPart || !isAfterOther;
  });
}
/** "Last year's roof" is no part of a year. */
const TIME = /^(?:years?|months?|weeks?|spring|summer|autumn|fall|winter|(?:19|20)\d\d)$/;

/** The positions of each word form that no rule has taken yet. */
type Places = ReadonlyMap<string, number[]>;

export function openPlaces(words: Words, ofOthers: readonly number[]): Places {
  const all = [...words.list.keys()];
  const open = all.filter(
    (at) => !words.isTaken(at) && !isOneOfMany(words, at) && !ofOthers.includes(at),
  );
  return Map.groupBy(open, (at) => formOf(words.at(at)));
}

export function bestMatch(words: Words, places: Places, names: readonly Name[]): Match {
  return names
    .map((name) => match(words, places, name))
    .reduce((best, one) => (one.weight > best.weight ? one : best), { weight: 0, indexes: [] });
}

/** A whole name, two words of it, somebody's surname, or "the 2025 kitchen" for Kitchen 2025. */
export function placesOf(name: Name, words: Words, open: Places): number[] {
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
    const isOpen = (at: number) => !indexes.includes(at) && !isShorter(words.at(at), part, name);
    const isPerson = (at: number) => part.isOfPerson && isSaidOfPerson(words, at);
    const isCalled = (at: number) => part.isLead && isSaidOfLead(words, at, name.words);
    const inflected = part.leadForms.flatMap((form) => places.get(form) ?? []);
    const open = [...(places.get(part.form) ?? []), ...inflected.filter(isCalled)].filter(isOpen);
    const isPlace = (at: number) => isCalled(at) || (part.isOfProject && isSaidOfPlace(words, at));
    // "The oak floors of the third floor" has the second of them.
    const isNext = (at: number) => part.isOfProject && isInOrder(name, words, at);
    const index = open.find(isPerson) ?? open.find(isPlace) ?? open.find(isNext) ?? open[0];
    if (index === undefined) continue;
    const beside = [words.at(index - 1), words.at(index + 1)];
    const isWithName = beside.some((word) => !stopWords.has(word) && name.words.includes(word));
    const isThing = isSaidOfThing(words, index) && !isWithName;
    if (!part.isOfProject && isThing) continue;
    const isWeak = part.weight === COMMON || part.isOfCompany;
    if (isWeak && isDeed(words.at(index), name)) continue;
    indexes.push(index);
    // "The paving company" is May Paving.
    const isFirm =
      part.isOfCompany && !stopWords.has(words.at(index)) && isBeforeFirm(words, index);
    const isWhole =
      isPlace(index) || (part.isOfProject && endsAt(words, index) && isWorkAlone(words, index));
    weight += isPerson(index) || isFirm || isWhole ? Math.max(1, part.weight) : part.weight;
    if (part.leadForms.includes(formOf(words.at(index)))) weight -= INFLECTED;
  }
  return { weight: weight + (weight < 1 ? pairOf(words, name, indexes) : 0), indexes };
}

/** "The heating" is Heating and Boiler rather than Heat Pump. */
export const INFLECTED = 0.1;

/** "The oak" is neither Mrs. Oakes nor her firm. */
const isShorter = (word: string, { form, isOfProject }: Part, { words }: Name): boolean =>
  !isOfProject &&
  !words.includes(word) &&
  words.some((own) => formOf(own) === form && own.length > word.length);

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
