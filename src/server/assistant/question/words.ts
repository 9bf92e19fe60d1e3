import { MONTH_NAMES } from './stretch.ts';

/** A question split into words. Each rule takes the words that it understands. */
export class Words {
  readonly list: readonly string[];
  /** All of them, for patterns. */
  readonly text: string;
  /** Those that were written with a capital inside a sentence, or with 's. */
  readonly written: ReadonlySet<string>;
  /** Those after a title: "Mr. Light". */
  readonly titled: ReadonlySet<string>;
  /** Those that stand alone between commas, colons or the like: "overdue milestones, addition". */
  readonly alone: ReadonlySet<string>;
  readonly #places: ReadonlyMap<string, number[]>;
  readonly #taken = new Set<number>();
  readonly #people = new Set<number>();

  constructor(list: readonly string[], { written, titled, alone }: AsNames = noNames) {
    this.list = list;
    this.written = written;
    this.titled = titled;
    this.alone = alone;
    this.text = list.join(' ');
    this.#places = Map.groupBy(list.keys(), (index) => this.at(index));
  }

  at(index: number): string {
    return this.list[index] ?? '';
  }

  take(from: number, count = 1): void {
    for (let index = from; index < from + count; index += 1) this.#taken.add(index);
  }

  /** Remembers that the word at this place can only be somebody's name. */
  markPerson(at: number): void {
    this.#people.add(at);
  }

  isPerson(at: number): boolean {
    return this.#people.has(at);
  }

  release(places: readonly number[]): void {
    for (const at of places) this.#taken.delete(at);
  }

  /** Takes the words that a pattern finds first. */
  takeMatch(pattern: RegExp): boolean {
    const match = pattern.exec(this.text);
    if (!match) return false;
    const start = countSpaces(this.text.slice(0, match.index));
    this.take(start, countSpaces(match[0].trim()) + 1);
    return true;
  }

  isTaken(index: number): boolean {
    return this.#taken.has(index);
  }

  /** Where these words follow each other and none is taken; -1 if nowhere. */
  find(phrase: readonly string[], from = 0): number {
    const starts = this.#places.get(phrase[0] ?? '') ?? [];
    const isHere = (start: number) =>
      start >= from &&
      phrase.every(
        (word, offset) => this.at(start + offset) === word && !this.isTaken(start + offset),
      );
    return starts.find(isHere) ?? -1;
  }

  get untakenPlaces(): number[] {
    return [...this.list.keys()].filter((index) => !this.isTaken(index));
  }

  get untaken(): string[] {
    return this.list.filter((_, index) => !this.isTaken(index));
  }
}

/** How words are written that may be names. */
export interface AsNames {
  written: ReadonlySet<string>;
  titled: ReadonlySet<string>;
  alone: ReadonlySet<string>;
}
const noNames: AsNames = { written: new Set(), titled: new Set(), alone: new Set() };

/** The words that a text writes as names. It looks at no more than its start. */
export function namesIn(text: string): AsNames {
  const start = text.slice(0, NAMES_LOOKED_AT);
  const lower = (names: Iterable<string>) => new Set([...names].map((name) => name.toLowerCase()));
  const capital = start.match(/(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+/gu) ?? [];
  const titled = [...start.matchAll(TITLED)].map(([, name = '']) => name);
  // In A Title Every Word Has One.
  const isTitle = capital.length * 2 > start.split(/\s+/).length;
  const alone = [...start.matchAll(ALONE)].map(([, word, first]) => word ?? first ?? '');
  const owning = [...start.matchAll(/(?<!\p{L})(\p{L}{3,})['’]s\b/gu)].map(([, name = '']) => name);
  return {
    written: lower([...(isTitle ? [] : capital), ...owning]),
    titled: lower(titled),
    alone: lower(alone),
  };
}
const ALONE =
  /(?<=[,:;.?!–—-] +)(?:(?:and|then|or|versus|vs\.?) +)?(\p{L}{3,})(?=[,:;.?!]|$| and (?:the |our |my )?\p{L}+(?:[,:;.?!]|$))|^(\p{L}{3,})(?=[:;])/gu;
const NAMES_LOOKED_AT = 400;
const TITLED = /\b(?:mr|mrs|ms|miss|messrs|dr|mister)\.?\s+(\p{L}+)/giu;
const TITLE = /^(?:mr|mrs|ms|miss|messrs|dr|mister)$/;

/** Without the titles before names. */
export const withoutTitles = (words: readonly string[]): string[] =>
  words.filter((word, at) => !TITLE.test(word) || words[at + 1] === undefined);

const countSpaces = (text: string) => text.split(' ').length - 1;

const WORD =
  /\d{4}-\d{2}(?:-\d{2}|(?!\d))|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\$?\d+(?:,\d{3})*(?:\.\d+)?(?:k\b|st\b|nd\b|rd\b|th\b)?|[\p{L}\p{M}]+(?:'[\p{L}]+)?|[%<>]/gu;

/** Contractions, with and without the apostrophe. */
const endings: Record<string, string> = {
  "'s": '',
  "'re": ' are',
  "'ve": ' have',
  "'ll": ' will',
  "'d": ' would',
  "'m": ' am',
  "n't": ' not',
};
const shortened: Record<string, string> = {
  whats: 'what is',
  "what's": 'what is',
  whos: 'who is',
  "who's": 'who is',
  "what'd": 'what did',
  whatd: 'what did',
  "how'd": 'how did',
  howd: 'how did',
  "who'd": 'who did',
  "when'd": 'when did',
  "where'd": 'where did',
  hows: 'how is',
  "how's": 'how is',
  wheres: 'where is',
  "where's": 'where is',
  whens: 'when is',
  "when's": 'when is',
  "it's": 'it is',
  "that's": 'that is',
  thats: 'that is',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  doesnt: 'does not',
  hasnt: 'has not',
  havent: 'have not',
  "there's": 'there is',
  whered: 'where did',
  wen: 'when',
  wens: 'when is',
  wht: 'what',
  whts: 'what is',
  teh: 'the',
  hte: 'the',
  waht: 'what',
  hwat: 'what',
  wot: 'what',
  wots: 'what is',
  wich: 'which',
  whcih: 'which',
  hwen: 'when',
  whn: 'when',
  pya: 'pay',
  adn: 'and',
  taht: 'that',
  wat: 'what',
  wats: 'what is',
  wut: 'what',
  hw: 'how',
  hwo: 'how',
  mutch: 'much',
  mch: 'much',
  lef: 'left',
  lft: 'left',
  mcuh: 'much',
  muhc: 'much',
  wuz: 'was',
  chek: 'check',
  cheks: 'checks',
  wus: 'was',
  kard: 'card',
  cheep: 'cheap',
  ppl: 'people',
  rite: 'right',
  giv: 'give',
  givin: 'giving',
  numba: 'number',
  tare: 'tear',
  tru: 'true',
  thru: 'through',
  bout: 'about',
  cuz: 'because',
  sum1: 'someone',
  evry: 'every',
  wy: 'why',
  woz: 'was',
  dun: 'done',
  dose: 'does',
  hav: 'have',
  ar: 'are',
  hoo: 'who',
  dew: 'due',
  tel: 'tell',
  yu: 'you',
  mush: 'much',
  meny: 'many',
  menny: 'many',
  mor: 'more',
  els: 'else',
  stil: 'still',
  fone: 'phone',
  lite: 'light',
  lites: 'lights',
  nite: 'night',
  nale: 'nail',
  dri: 'dry',
  frum: 'from',
  wud: 'would',
  shud: 'should',
  cud: 'could',
  becuz: 'because',
  alot: 'a lot',
  sposed: 'supposed',
  munny: 'money',
  monny: 'money',
  gona: 'going to',
  gonna: 'going to',
  u: 'you',
  ur: 'your',
  totl: 'total',
  spnt: 'spent',
  payed: 'paid',
  abt: 'about',
  bc: 'because',
  rn: 'right now',
  ow: 'how',
  fo: 'for',
  yest: 'yesterday',
  tmrw: 'tomorrow',
  stares: 'stairs',
  mnth: 'month',
  yr: 'year',
  thier: 'their',
  em: 'them',
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  didnt: 'did not',
  cant: 'can not',
  "can't": 'can not',
  "won't": 'will not',
};

/** "March - May". */
const MONTHS = new RegExp(`\\b(${MONTH_NAMES})\\s?[-–—]\\s?(?=${MONTH_NAMES}\\b)`, 'g');

/** The words of a text in lower case, without punctuation. */
export function toWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\$\s+/g, '$')
    .replace(/\s[+]\s/g, ' plus ')
    // "A-frame", "e-mail"; not "R-value".
    .replace(/\b([a-qs-z])-(?=[a-z]{3})/g, '$1')
    // Manny is a name, and a hole is dug.
    .replace(/\bhow manny\b/g, 'how many')
    .replace(
      /\bhole (?=(?:thing|lot|house|place|project|job|budget|bill|amount|time|year|month)\b)/g,
      'whole ',
    )
    .replace(MONTHS, '$1 to ');
  return (plain.match(WORD) ?? []).flatMap((word) => lengthened(word).split(' ')).filter(Boolean);
}

/** A little more than the average word and its space. */
const CHARACTERS_PER_WORD = 12;

/** The first words of a text. It never looks at the rest, so long texts cost nothing. */
export function firstWords(text: string, most: number): string[] {
  const length = most * CHARACTERS_PER_WORD;
  // Cut twice, because normalizing can turn one character into eighteen.
  const start = text.slice(0, length).normalize('NFKC').slice(0, length);
  return toWords(start).slice(0, most);
}

function lengthened(word: string): string {
  if (Object.hasOwn(shortened, word)) return shortened[word] ?? word;
  if (!word.includes("'")) return word;
  const ending = Object.keys(endings).find((end) => word.endsWith(end));
  return ending ? word.slice(0, -ending.length) + endings[ending] : word;
}
