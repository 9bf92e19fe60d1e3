import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords, toWords } from '../question/words.ts';
import { withoutOwnPointers } from './own-pointers.ts';

const openers = ['and', 'also', 'ok', 'or', 'but', 'only', 'just', 'then', 'same', 'now'];

const pronouns = new Set(
  'him her he she they them his hers their it its that those these there'.split(' '),
);

/** "Do I have the receipt?" asks for a field of the record before. */
const FIELD =
  /\bthe (?:target |due |planned |original |exact |payment )?(receipt|date|amount|price|category|invoice|deadline)\b/;
const MOST_FIELD_WORDS = 7;

/** "So what is left?", of what was just asked about. It may also be only a way to begin. */
export const startsWithSo = ({ words }: Reading): boolean =>
  words[0] === 'so' && words.length <= MOST_SO_WORDS;
const MOST_SO_WORDS = 6;

/** "Spent?", "over or under?": it neither asks nor says anything by itself. */
export const isFragment = ({ words }: Reading): boolean =>
  words.length <= 3 && !(words.length === 3 ? WHOLE : NOUN).test(words.join(' '));
/** "Overdue milestones" are all of them. */
const NOUN = /\b(?:any|anything|list|show|milestones|expenses|contractors|projects|bills|quotes)\b/;
const WHOLE =
  /\b(?:what|whats|when|who|whos|which|where|how|why|is|are|was|were|did|do|does|has|have|can|could|will|show|list|give|tell|any|anything|everything)\b/;

const LIMIT_FIRST =
  /^(?:just|only) [^?:,]{3,30}[:,] +(?:what|how much|how many|who|when|which)(?: \S+){3,}/i;
export const limitsFirst = ({ question }: Pick<Reading, 'question'>): boolean =>
  LIMIT_FIRST.test(question);

export function startsAsFollowUp({ question, words }: Reading): boolean {
  const [first = '', second = ''] = words;
  // "Just 2025 please: what went into the dock that year?" has its own question.
  if (limitsFirst({ question })) return false;
  return openers.includes(first) || (['what', 'how'].includes(first) && second === 'about');
}

const MOST_LEAD_WORDS = 14;

/** The words of the projects that it names. Many of them name none. */
const placesOf = (projects: Reading['projects']): string[] =>
  projects.length > MOST_PLACES ? [] : projects.flatMap(({ name }) => firstWords(name, MOST_NAME));
const MOST_PLACES = 3;
const MOST_NAME = 12;

/** "The railings, were those by card?", "what I financed, how much is that?" name what they point at. */
function namesItFirst({ question, rest, named, projects }: Reading): boolean {
  const end = question.slice(0, 120).search(NAMED_END);
  const lead = end === -1 ? [] : toWords(question.slice(0, end));
  const places = placesOf(projects);
  const isNamed = (word: string) => [rest, named, places].some((some) => some.includes(word));
  return lead.length <= MOST_LEAD_WORDS && lead.some(isNamed);
}

/** "The dumpster what was that again". */
const NAMED_END =
  /[,:;.] | [–—] | and (?:its|their|his|her)\b| (?=(?:what|how much|who|when|where) (?:was|is|were|are|did|does) (?:that|it|those|they)\b)/i;

const PERSON = /\b(?:he|she|him|her|his|hers|they|them|their)\b/g;
/** "Which one is past its date?" */
const OWN_POINTER =
  /^(?:which|what|is any|are any|does any|has any|any|each|every)\b.*\b(?:its|their)\b/;

/** "What day did the painter get his money?" points at the painter. */
function withoutOwnPersons(text: string, { named, contractors, specialty }: Reading): string {
  if (contractors.length === 0 && specialty === null) return text;
  const first = Math.min(...named.map((word) => text.indexOf(word)).filter((at) => at !== -1));
  return text.replace(PERSON, (word, at: number) => (at > first ? '' : word));
}

const DEMONSTRATIVES = new Set(['that', 'those', 'these', 'this']);

/** "Those lovely stairs" are named, and "they" may be them. */
function withoutOwnThings(text: string, { rest, projects, named }: Reading): string {
  const places = placesOf(projects);
  const isThing = (word = '') => [rest, named, places].some((some) => some.includes(word));
  const words = text.split(' ');
  const kept = words.filter(
    (word, at) =>
      !(
        DEMONSTRATIVES.has(word) &&
        (isThing(words[at + 1]) || (!stopWords.has(words[at + 1] ?? '') && isThing(words[at + 2])))
      ),
  );
  const isOwnPlace =
    projects.length > 0 && words.length <= MOST_PLACE_WORDS && OWN_PLACE.test(text);
  return isOwnPlace ? kept.filter((word) => word !== 'it').join(' ') : kept.join(' ');
}
const MOST_PLACE_WORDS = 20;
/** "On the porch, is it more cash or check?", "the garage's cost and by how much it went over". */
const OWN_PLACE =
  /^(?:(?:so|and|ok) )?(?:on|in|for|with) (?:the|our|my) \w+(?: \w+)? (?:is|was|did|does|has) it\b|\b(?:the|our|my) .*\band (?:by )?(?:how|what|when|is|was|did)\b.* it\b/;

/** The words that may point back: not the "it" of "how much in August, all of it?". */
export function pointersOf(reading: Reading): string {
  if (namesItFirst(reading)) return '';
  const { words, period, category, contractors, projects, paymentMethod } = reading;
  const isNamed = period ?? category ?? contractors[0] ?? projects[0] ?? paymentMethod;
  const own = withoutOwnThings(withoutOwnPointers(words.join(' ')), reading);
  const plain = withoutOwnPersons(own, reading);
  const ofTwo =
    projects.length > 1 ? plain.replace(/\bwhich of (?:them|those|these)\b/, '') : plain;
  const said = OWN_POINTER.test(ofTwo) ? ofTwo.replace(/\b(?:its|their)\b/, '') : ofTwo;
  // "Just 2025: what went into the dock that year?"
  const text = period === null ? said : said.replace(THAT_TIME, '');
  return isNamed ? text.replace(/\ball of (?:it|that|them)\b/, 'all') : text;
}

const THAT_TIME = /\bthat (?:year|month|week|day|summer|winter|spring|fall|autumn)\b/;

/** Whether a word may point back, however long the question is. */
export const hasPointer = (reading: Reading): boolean =>
  says(reading, 'pronoun') &&
  pointersOf(reading)
    .split(' ')
    .some((word) => pronouns.has(word));

/** "Her", "it" or, in a short question, "the ...": refers to something mentioned before. */
export function isBackReference(reading: Reading): boolean {
  const { words } = reading;
  const text = words.join(' ');
  const pointing = pointersOf(reading).split(' ').filter(Boolean);
  // "Is there any left?" points at nothing.
  const isThereIs = /\b(is|are|was|were) there\b/.test(text);
  const pointers = pointing.filter(
    (word) => pronouns.has(word) && !(isThereIs && word === 'there'),
  );
  const isOther = isThereIs || pointing.length < words.length;
  const isShortWithThe =
    words.includes('the') &&
    (words.length <= 4 || (words.length <= MOST_FIELD_WORDS && FIELD.test(text)));
  return (
    words.length <= 12 &&
    ((says(reading, 'pronoun') && (!isOther || pointers.length > 0)) || isShortWithThe)
  );
}
