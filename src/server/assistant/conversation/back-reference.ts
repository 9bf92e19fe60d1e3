import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

const openers = ['and', 'also', 'ok', 'or', 'but', 'only', 'just', 'then', 'same', 'now'];

export function startsAsFollowUp({ words }: Reading): boolean {
  const [first = '', second = ''] = words;
  return openers.includes(first) || (['what', 'how'].includes(first) && second === 'about');
}

/** "Her", "it" or, in a short question, "the ...": refers to something mentioned before. */
export function isBackReference(reading: Reading): boolean {
  const { words } = reading;
  const isShortWithThe = words.length <= 4 && words.includes('the');
  return words.length <= 12 && (says(reading, 'pronoun') || isShortWithThe);
}
