import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

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

/** "Her", "it" or, in a short question, "the ...": refers to something mentioned before. */
export function isBackReference(reading: Reading): boolean {
  const { words } = reading;
  // "Is there any left?" points at nothing.
  const isThereIs = /\b(is|are|was|were) there\b/.test(words.join(' '));
  const pointers = words.filter((word) => pronouns.has(word) && !(isThereIs && word === 'there'));
  const text = words.join(' ');
  const isShortWithThe =
    words.includes('the') &&
    (words.length <= 4 || (words.length <= MOST_FIELD_WORDS && FIELD.test(text)));
  return (
    words.length <= 12 &&
    ((says(reading, 'pronoun') && (!isThereIs || pointers.length > 0)) || isShortWithThe)
  );
}
