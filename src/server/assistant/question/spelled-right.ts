import type { Pace } from '../pace.ts';
import { listWords } from './categories.ts';
import { conceptWords, injectionWords } from './concepts.ts';
import { timeAndAmountWords } from './everyday-words.ts';
import { ordinaryWords } from './ordinary-words.ts';
import type { OwnNames } from './own-names.ts';
import { asPlural, mayMissLetter, otherSpellings, ownerIn } from './own-spellings.ts';
import { formalWords, isFormalWord } from './plain-english.ts';
import { subjectWords } from './record-subject.ts';
import { asInRecords } from './same-things.ts';
import { heard, isNearer, repaired, Spelling } from './spelling.ts';
import { stopWords } from './stop-words.ts';
import { MOST_LOOKED_UP } from './things.ts';

/** The words that a misspelled word can be corrected to. */
const vocabulary = new Spelling([
  ...conceptWords,
  ...listWords,
  ...timeAndAmountWords,
  ...stopWords,
  ...formalWords,
  ...subjectWords,
]);

interface Known {
  names: OwnNames;
  isGuideWord(word: string): boolean;
  findKnown(words: readonly string[]): Promise<ReadonlySet<string>>;
  findAlike(word: string): Promise<string>;
  pace: Pace;
}

interface Spelled {
  /** The words, each written as one. */
  typed: readonly string[];
  /** The same with misspelled words corrected. */
  list: readonly string[];
  /** Those of them that are in the user's records. */
  own: ReadonlySet<string>;
}

/** The words of a question as they were meant. */
export async function spelledRight(
  parts: readonly string[],
  { names, isGuideWord, findKnown, findAlike, pace }: Known,
): Promise<Spelled> {
  const isKnown = (word: string) =>
    vocabulary.has(word) || names.words.has(word) || isGuideWord(word);
  const whole = joined(parts, isKnown, (word) => names.words.has(word))
    .flatMap((word) => (names.words.has(word) ? [word] : (names.pairs.get(word) ?? [word])))
    .map((word) => asPlural(word, (one) => vocabulary.has(one)));
  await pace();
  // A word of the user's own records is no typo of another one.
  const strange = whole.filter((word) => !isKnown(word));
  const own = await findKnown([...new Set(strange)].slice(0, MOST_LOOKED_UP));
  const isLiteral = (word: string) =>
    vocabulary.has(word) ||
    names.words.has(word) ||
    // "Glas" is the start of a word that they have.
    (own.has(word) && !mayMissLetter(word)) ||
    ordinaryWords.has(word);
  const isStrange = (word: string) => strange.includes(word) && !own.has(word);
  const others = othersOf(whole, isLiteral, isStrange);
  const meant = others.length === 0 ? NONE : await findKnown(others);
  const typed = joined(whole, (word) => meant.has(word), nobody);
  const list: string[] = [];
  let looked = 0;
  for (const word of typed) {
    await pace();
    const other = isLiteral(word) ? [] : otherSpellings(word).filter((one) => meant.has(one));
    if (other[0] ?? meant.has(word)) {
      list.push(other[0] ?? word);
      continue;
    }
    // "Drywal" starts a word of the records, and is that word cut short.
    const isCut = own.has(word) && repaired(word, names.words).startsWith(word);
    const isEnglish = isGuideWord(word) || isFormalWord(word) || ordinaryWords.has(word);
    const isRight = isEnglish || (own.has(word) && !isCut);
    const read = isRight ? word : repaired(word, ...(isCut ? [] : [vocabulary]), names.words);
    const isUnknown = !isRight && !isCut && read === word && strange.includes(word);
    const owner = isUnknown ? ownerIn(word, names.people) : word;
    if (owner !== word) {
      list.push(owner);
      continue;
    }
    const isLong = word.length >= SHORTEST_LOOKED_UP;
    // "Lazer" is a laser of the records rather than a layer.
    const isGuess = read !== word && !isCut && strange.includes(word);
    const isTypo = (isUnknown || isGuess) && isLong && looked < MOST_ALIKE;
    if (isTypo) looked += 1;
    const found = isTypo ? await findAlike(word) : read;
    const isBetter = found !== word && isNearer(word, found, read);
    const alike = isGuess && !isBetter ? read : found;
    const isHeard = isUnknown && alike === word;
    // A short word sounds like many others, but rarely like a name.
    const heardIn = word.length < SHORTEST_TYPO ? [names.words] : [vocabulary, names.words];
    const guess = isHeard ? heard(word, ...heardIn) : alike;
    list.push(injectionWords.has(guess) ? word : guess);
  }
  const read = await asInRecords(list, findKnown);
  return { typed, list: read, own: new Set([...own, ...meant]) };
}

const NONE: ReadonlySet<string> = new Set();
const nobody = () => false;

/** What the records may have instead: "projector" for "projecter", "stopcock" for "stop cock". */
function othersOf(
  words: readonly string[],
  isLiteral: (word: string) => boolean,
  isStrange: (word: string) => boolean,
): string[] {
  const endings = words.filter((word) => !isLiteral(word)).flatMap(otherSpellings);
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    const isPair = isStrange(word) || isStrange(next);
    return isPair && word.length + next.length >= SHORTEST_JOINED ? [word + next] : [];
  });
  return [...new Set([...endings, ...pairs])].slice(0, MOST_LOOKED_UP);
}

/** One word written as two: "dry wall", "over due". */
function joined(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  isName: (word: string) => boolean,
): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const both = word + next;
    // "There for" is no "therefor".
    const areSmall = stopWords.has(word) && stopWords.has(next);
    const shortest = isName(both) ? SHORTEST_JOINED_NAME : SHORTEST_JOINED;
    // "The crawl space" is the project of that name, and no word of the guide.
    const areNames = isName(word) && isName(next) && !isName(both);
    const isOne = both.length >= shortest && next !== '' && !areSmall && !areNames && isKnown(both);
    result.push(isOne ? both : word);
    if (isOne) at += 1;
  }
  return result;
}
const SHORTEST_JOINED = 7;
/** "The a frame" is the A-frame. */
const SHORTEST_JOINED_NAME = 5;

/** Each takes a query. A short word is like many others. */
const MOST_ALIKE = 4;
const SHORTEST_LOOKED_UP = 4;
const SHORTEST_TYPO = 5;
