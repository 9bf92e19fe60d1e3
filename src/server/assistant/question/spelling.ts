import { ordinaryWords } from './ordinary-words.ts';
import { soundOf } from './sound.ts';
import { stopWords } from './stop-words.ts';

/** A shorter word is too close to many other words. */
const SHORTEST = 4;
const LONG = 9;
/** A longer word is not a misspelled word from a question. */
const LONGEST = 24;
/** A shorter word sounds like too many others. */
const SHORTEST_SOUND = 4;
const MOST_SOUNDING = 8;
/** With more candidates than this, the right one is unclear, and comparing takes too long. */
const MOST_ALIKE = 60;

/** So long a stop word with the same start is hardly another word. */
const LONG_EMPTY = 8;
const START = 4;
const startsAlike = (word: string, candidate: string) =>
  candidate.length >= LONG_EMPTY && word.slice(0, START) === candidate.slice(0, START);

/** Stop words that say what is asked. */
const telling = new Set([
  'total',
  'number',
  'spend',
  'month',
  'week',
  'year',
  'amount',
  'everything',
  'least',
  'method',
  'check',
]);

interface Guess {
  word: string;
  slips: number;
}

/** Fewer slips are likelier, and of as many those that fingers and ears make. */
export const isNearer = (word: string, one: string, other: string): boolean => {
  const [slips, others] = [one, other].map((each) => countSlips(word, each, MOST_SLIPS));
  if (slips !== others) return (slips ?? 0) < (others ?? 0);
  return slips === 1 && strangenessOf(word, one) < strangenessOf(word, other);
};
const MOST_SLIPS = 3;

/** Known words by first letter and length, so a misspelled word is compared with only a few. */
export class Spelling {
  readonly #known = new Map<string, number>();
  readonly #alike = new Map<string, string[]>();
  readonly #byConsonants = new Map<string, string>();
  readonly #bySound = new Map<string, string[]>();

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.set(word, this.#known.size);
    const bare = withoutVowels(word);
    const other = this.#byConsonants.get(bare);
    if (bare.length >= SHORTEST_BARE && (!other || word.length < other.length)) {
      this.#byConsonants.set(bare, word);
    }
    const sound = word.length < SHORTEST ? null : soundOf(word);
    if (sound !== null) {
      const same = this.#bySound.get(sound) ?? [];
      if (same.length < MOST_SOUNDING) same.push(word);
      this.#bySound.set(sound, same);
    }
    const file = fileOf(word[0], word.length);
    const alike = this.#alike.get(file) ?? [];
    if (alike.length < MOST_ALIKE) alike.push(word);
    this.#alike.set(file, alike);
  }

  /** The shortest word that was written without its vowels: "bdgt", "nxt". */
  abbreviatedBy(word: string): string | null {
    return this.#byConsonants.get(word) ?? null;
  }

  /** The known word that sounds the same, and of several the one that is written most alike. */
  soundingLike(word: string): Guess | null {
    const sound = soundOf(word);
    let best = null as Guess | null;
    for (const candidate of (sound && this.#bySound.get(sound)) || []) {
      const slips = countSlips(word, candidate, word.length);
      if (!best || slips < best.slips) best = { word: candidate, slips };
    }
    return best;
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** The known word with the fewest slips, up to `allowed`. The first one wins a tie. */
  nearest(word: string, allowed: number): Guess | null {
    let best = null as Guess | null;
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      if (length < SHORTEST) continue;
      for (const candidate of this.#alike.get(fileOf(word[0], length)) ?? []) {
        // Do not correct a word to a stop word: "saws" is not "says".
        if (isEmpty(candidate) && !startsAlike(word, candidate) && !hasSameLetters(word, candidate))
          continue;
        const slips = countSlips(word, candidate, allowed);
        if (slips > allowed) continue;
        if (
          !best ||
          slips < best.slips ||
          (slips === best.slips && this.#isBefore(candidate, best))
        )
          best = { word: candidate, slips };
      }
    }
    return best;
  }

  #isBefore(word: string, other: Guess): boolean {
    return (this.#known.get(word) ?? 0) < (this.#known.get(other.word) ?? 0);
  }
}

const isEmpty = (word: string) => stopWords.has(word) && !telling.has(word);
const fileOf = (first: string | undefined, length: number) => `${first}${length}`;

/**
 * The known word that the user probably meant, or the word itself. We allow one slip, or two in a
 * long word. The first letter must be right: people rarely get it wrong. If two words are equally
 * close, the one from the earlier list wins.
 */
export function repaired(word: string, ...lists: readonly Spelling[]): string {
  const isKnown = lists.some((list) => list.has(word));
  if (
    isKnown ||
    ordinaryWords.has(word) ||
    word.length < SHORTEST_BARE ||
    word.length > LONGEST ||
    /\d/.test(word)
  )
    return word;
  const allowed = word.length >= LONG ? 2 : 1;
  let best: Guess | null = null;
  for (const list of word.length < SHORTEST ? [] : lists) {
    const guess = list.nearest(word, allowed);
    if (guess && (!best || isNearer(word, guess.word, best.word))) best = guess;
  }
  if (best) return best.word;
  const bare = withoutVowels(word);
  if (bare !== word && bare.length < SHORTEST) return word;
  const written = lists
    .map((list) => list.abbreviatedBy(bare))
    .find((one) => one !== null && (bare === word || isCutFrom(word, one)));
  return written ?? word;
}

/** "Drvway" is "driveway" without two vowels. */
function isCutFrom(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word.charAt(at)) at += 1;
  return at === word.length && whole.length - word.length <= MOST_LEFT_OUT;
}
const MOST_LEFT_OUT = 3;

/** The known word that sounds like this one; the word itself for none. */
export function heard(word: string, ...lists: readonly Spelling[]): string {
  if (word.length < SHORTEST_SOUND || word.length > LONGEST || ordinaryWords.has(word)) return word;
  if (/\d/.test(word) || lists.some((list) => list.has(word))) return word;
  const forms = word.length >= LONG ? [word, word.replace(/(?:ing|ed|s)$/, '')] : [word];
  const guesses = forms.flatMap((form) => lists.flatMap((list) => list.soundingLike(form) ?? []));
  return guesses.toSorted((one, other) => one.slips - other.slips)[0]?.word ?? word;
}

/**
 * How strange one slip is. A letter is left out or swapped more often than one too many is typed:
 * "septc" is "septic" and not "sept". Of the wrong letters, those beside the right one on the keys
 * or with its sound are the likeliest: "fenxe" is "fence".
 */
function strangenessOf(word: string, meant: string): number {
  if (meant.length > word.length || hasSameLetters(word, meant)) return 0;
  if (meant.length < word.length) return 1;
  const at = [...word].findIndex((letter, place) => letter !== meant[place]);
  const pair = word.charAt(at) + meant.charAt(at);
  return areBeside(pair) || SOUND_ALIKE.test(pair) ? 1 : 2;
}
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
function areBeside(pair: string): boolean {
  const [one, other] = [...pair].map((letter) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, at: (KEYS[row]?.indexOf(letter) ?? 0) + row / 2 };
  });
  return one !== undefined && other !== undefined && Math.abs(one.row - other.row) <= 1
    ? Math.abs(one.at - other.at) <= 1
    : false;
}
const SOUND_ALIKE = /^(?:[aeiouy]{2}|[ckq]{2}|[szc]{2}|[fv]{2}|[jg]{2})$/;

const SHORTEST_BARE = 3;
const withoutVowels = (word: string) =>
  withoutDoubles(word.charAt(0) + word.slice(1).replace(/[aeiou]/g, ''));

const lettersOf = (word: string) => [...word].toSorted().join('');
/** In another order, or one of them doubled: "muhc", "mucch". */
const hasSameLetters = (one: string, other: string) =>
  lettersOf(one) === lettersOf(other) || withoutDoubles(one) === withoutDoubles(other);
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

/**
 * Counts missing, extra, wrong and swapped letters. It stops being exact above `allowed`: it only
 * fills the table that close to its diagonal.
 */
function countSlips(one: string, other: string, allowed: number): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    const last = Math.min(other.length, i + allowed);
    for (let j = Math.max(1, i - allowed); j <= last; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
