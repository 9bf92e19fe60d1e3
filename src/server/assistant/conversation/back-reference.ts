import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { toWords } from '../question/words.ts';

const openers = ['and', 'also', 'ok', 'or', 'but', 'only', 'just', 'then', 'same', 'now'];

const pronouns = new Set(
  'him her he she they them his hers their it its that those these there'.split(' '),
);

/** "Do I have the receipt?" asks for a field of the record before. */
const FIELD = /\bthe (receipt|date|amount|price|category|invoice)\b/;
const MOST_FIELD_WORDS = 7;

export function startsAsFollowUp({ words }: Reading): boolean {
  const [first = '', second = ''] = words;
  return openers.includes(first) || (['what', 'how'].includes(first) && second === 'about');
}

/** In "what was it we bought", "it" points at nothing. */
const CLEFT = /\b(what|who|when|which|where) (?:was|is) it (?:that )?(?=(?:we|i|you|did)\b)/;
const MOST_LEAD_WORDS = 14;

/** "The railings, were those by card?", "what I financed, how much is that?" name what they point at. */
function namesItFirst({ question, rest, named }: Reading): boolean {
  const end = question.slice(0, 120).search(/[,:;.] | [–—] | and (?:its|their|his|her)\b/);
  const lead = end === -1 ? [] : toWords(question.slice(0, end));
  const isNamed = (word: string) => rest.includes(word) || named.includes(word);
  return lead.length <= MOST_LEAD_WORDS && lead.some(isNamed);
}

const PERSON = /\b(?:he|she|him|her|his|hers|they|them|their)\b/g;
/** "Which bill is past its date?", "the porch or the attic: which of them ..." */
const OWN_POINTER =
  /^(?:which|what|is any|are any|does any|has any|any|each|every)\b.*\b(?:its|their)\b/;

/** "What day did the painter get his money?" points at the painter. */
function withoutOwnPersons(text: string, { named, contractors, specialty }: Reading): string {
  if (contractors.length === 0 && specialty === null) return text;
  const first = Math.min(...named.map((word) => text.indexOf(word)).filter((at) => at !== -1));
  return text.replace(PERSON, (word, at: number) => (at > first ? '' : word));
}

/** The words that may point back: not the "it" of "how much in August, all of it?". */
export function pointersOf(reading: Reading): string {
  if (namesItFirst(reading)) return '';
  const { words, period, category, contractors, projects, paymentMethod } = reading;
  const isNamed = period ?? category ?? contractors[0] ?? projects[0] ?? paymentMethod;
  const plain = withoutOwnPersons(words.join(' ').replace(CLEFT, '$1 '), reading);
  const ofTwo =
    projects.length > 1 ? plain.replace(/\bwhich of (?:them|those|these)\b/, '') : plain;
  const text = OWN_POINTER.test(ofTwo) ? ofTwo.replace(/\b(?:its|their)\b/, '') : ofTwo;
  return isNamed ? text.replace(/\ball of (?:it|that|them)\b/, 'all') : text;
}

/** "Her", "it" or, in a short question, "the ...": refers to something mentioned before. */
export function isBackReference(reading: Reading): boolean {
  const { words } = reading;
  const text = words.join(' ');
  const pointing = pointersOf(reading).split(' ');
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
