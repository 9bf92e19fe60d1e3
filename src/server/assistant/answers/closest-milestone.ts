import type { Books } from '../books.ts';
import type { LedgerMilestone } from '../ledger.ts';
import { titleForm } from '../milestone-titles.ts';
import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';
import { milestonePhrase } from './milestone-text.ts';

const TITLE_WORDS = 24;
const LATE =
  '(?:late|over|behind|past|early|ahead|overdue|beyond|off|too (?:late|soon)|before|after|longer)';
/** It asks for a day, or for how far something is from its day. */
const ASKS_DAY = new RegExp(
  [
    `\\b(?:days?|weeks?)\\b.{0,40}\\b${LATE}\\b`,
    `\\b${LATE}\\b.{0,30}\\b(?:how (?:much|many)|days?|weeks?)\\b`,
    '\\bhow (?:late|early|overdue|far (?:behind|past|ahead))\\b',
    '\\b(?:target|deadline|due date|on schedule|on time|in time|ahead of time|ahead of schedule|behind schedule)\\b',
    '\\b(?:when|by when|what day|which day|what date|which date)\\b',
    '^(?:the )?(?:day|date)\\b',
    '\\b(?:set|put|give|given|wrote|written|write|have|had|got|pick|picked|noted|mark|marked)\\b.{0,20}\\b(?:days?|dates?)\\b',
    '\\b(?:dragged|slipped|overran|ran over|ran late|held up)\\b',
  ].join('|'),
);
const IN_DAYS = /\b(?:days?|weeks?|dates?|target|deadline|late|early|schedule)\b/;
const MONEY = pattern()`
  \b(?:
    expenses?|payments?|paid|pay|bought|buy|costs?|receipts?|spend|spent|price|bills?|invoices?
    |quotes?|budget|money|dollars?|agree[ds]?|agreement|warranty|insurance|licen[cs]e|expires?|rate
  )\b
`;
const OTHER = /\b(?:between|rather than|than|weather|why)\b|\bhow long (?:does|should|do)\b/;

/** Whether a question asks when something is or was to be, and for no money. */
export function asksForDay(reading: Reading): boolean {
  const isOfSum = says(
    reading,
    'spend',
    'budget',
    'limit',
    'howMuch',
    'afford',
    'bill',
    'overBudget',
  );
  return (
    wantsDay(reading.words) &&
    (!isOfSum || IN_DAYS.test(reading.words.join(' '))) &&
    reading.amount === null &&
    reading.bound === null
  );
}

/** "I know I wrote a day down for it." */
export const notesDay = ({ words }: Reading): boolean =>
  /\b(?:i|we) (?:have |had |ever |did )*(?:wrote|write|written|put|set|noted|marked|picked|gave|given)\b.{0,20}\b(?:day|date|target|deadline)\b/.test(
    words.join(' '),
  );

function wantsDay(words: readonly string[]): boolean {
  const text = words.join(' ');
  return ASKS_DAY.test(text) && !MONEY.test(text) && !OTHER.test(text);
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['in', 'out'],
  ['on', 'off'],
  ['up', 'down'],
];
/** "The boat out of the water" is not "Boat in the water". */
export function isOfOpposite(title: string, words: readonly string[]): boolean {
  const own = firstWords(title, TITLE_WORDS);
  return OPPOSITES.some((pair) =>
    [pair, pair.toReversed()].some(
      ([one = '', other = '']) =>
        own.includes(one) && !own.includes(other) && words.includes(other) && !words.includes(one),
    ),
  );
}

/** They are in many titles and stories, and tell none from another. */
const GENERAL = new Set(
  `done finish complete up in over open start end next late due date project step milestone task work left have has is
  are was were the room house first last final new all day back down out on off day time target set come go get pass
  place keep hold run put`
    .split(/\s+/)
    .map(titleForm),
);

/**
 * The one milestone that most words of a question are about, if these are two of its title or all of it:
 * "the mason sat on that hearth for ages, how many days late was it set in the end?"
 */
export function closestMilestone(
  reading: Pick<Reading, 'words' | 'projects'>,
  books: Books,
): LedgerMilestone | null {
  const places = new Set(
    reading.projects.flatMap(({ name }) => firstWords(name, TITLE_WORDS)).map(titleForm),
  );
  const said = new Set(reading.words.filter((word) => !stopWords.has(word)).map(titleForm));
  const isTelling = (form: string) =>
    !GENERAL.has(form) && !stopWords.has(form) && !places.has(form);
  const own = new Set(reading.projects.map(({ id }) => id));
  const alike = books.titles.findStems(
    [...said].filter(isTelling),
    ({ projectId }) => own.size === 0 || own.has(projectId),
  );
  if (alike.length > MOST_ALIKE) return null;
  const found = alike.filter(({ title }) => {
    if (isOfOpposite(title, reading.words)) return false;
    const telling = [...new Set(firstWords(title, TITLE_WORDS).map(titleForm))].filter(isTelling);
    const hits = telling.filter((form) => said.has(form)).length;
    return hits > 1 || (hits > 0 && hits === telling.length);
  });
  const [only, other] = found;
  return only && !other ? only : null;
}

/** A question that is like more than these is about none of them. */
const MOST_ALIKE = 40;

/** The day of that milestone; null if the question asks for no day, or names none. */
export function dayOfClosest(reading: Reading, books: Books): string | null {
  if (!asksForDay(reading) || reading.contractors.length > 0) return null;
  const only = closestMilestone(reading, books);
  return only && `${milestonePhrase(only, { books, project: null })}.`;
}

/** The same of a message that tells a lot, and that no part of it had an answer to. */
export function dayInStory(message: string, books: Books): string | null {
  const words = firstWords(message, STORY_WORDS);
  if (!wantsDay(words)) return null;
  const only = closestMilestone({ words, projects: [] }, books);
  return only && `${milestonePhrase(only, { books, project: null })}.`;
}
const STORY_WORDS = 80;
