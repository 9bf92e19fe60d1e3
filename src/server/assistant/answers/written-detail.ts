import type { Books } from '../books.ts';
import type { LedgerExpense } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { everydayWords } from '../question/everyday-words.ts';
import { isInGeneral } from '../question/in-general.ts';
import { says } from '../question/mentions.ts';
import { numberWords } from '../question/numbers.ts';
import type { Reading } from '../question/reading.ts';
import { singular, stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { expensePhrase } from './expense-rows.ts';

const FEET = '(?:feet|foot|ft)';
const INCHES = '(?:inch(?:es)?|in)';
/** The words for a unit, each with the ways a description writes it. */
const units: readonly (readonly [asked: RegExp, written: string])[] = [
  [/^(?:square|sq) (?:feet|foot|ft)$/, `(?:square|sq)[. ]+${FEET}`],
  [/^(?:feet|foot|ft)$/, FEET],
  [/^inch(?:es)?$/, INCHES],
  [/^(?:pounds?|lbs?)$/, '(?:pounds?|lbs?)'],
  [/^(?:gallons?|gal)$/, '(?:gallons?|gal)'],
  [/^(?:horse ?power|hp)$/, '(?:horse ?power|hp)'],
  [/^(?:cubic )?(?:yards?|yds?)$/, '(?:cubic )?(?:yards?|yds?)'],
  [/^(?:amps?|amperes?|amperage)$/, 'amps?'],
  [/^(?:volts?|voltage)$/, 'volts?'],
  [/^(?:watts?|wattage)$/, 'watts?'],
  [/^btus?$/, 'btus?'],
];
const NUMBER = `(?:\\d[\\d.,/]*|${numberWords.join('|')})`;
const COLOR =
  '(?:white|off-white|ivory|cream|beige|tan|brown|gr[ae]y|charcoal|black|green|sage|olive|blue|navy|teal|red|maroon|burgundy|pink|purple|yellow|mustard|orange|gold|silver|bronze|copper)';
const SHEEN = '(?:matte?|flat|eggshell|satin|semi-?gloss|high gloss|gloss)';

/** Records are counted, and no description tells how many there are. */
const OF_RECORDS =
  'payments?|checks?|cheques?|instal?lments?|bills?|invoices?|expenses?|times|visits?|receipts?|quotes?|milestones?|projects?';
const NOT_OF_THINGS =
  '(?:of|did|do|does|is|was|are|were|we|have|had|has|the|our|my|that|those|it|you|i|in|on|long|much|many|' +
  `${OF_RECORDS})`;
const MANY = new RegExp(
  `\\bhow many ((?:(?:square|sq|cubic) )?(?!${NOT_OF_THINGS}\\b)[a-z]+)(?: (?!${NOT_OF_THINGS}\\b)([a-z]+))?\\b`,
);
/** "Tons of road base, how many did I buy?" */
const OF_THEM = /^([a-z]+) of [a-z ]+? how many\b/;
const POWER = /\b(?:what|how much) (horse ?power|hp|wattage|amperage|voltage|btus?)\b/;
const SIZE = pattern()`
  \b(?:
    (?:what|how|which) (?:size|width|height|length|diameter|thickness|depth)\b
    |^(?:the )?(?:size|width|height|length|diameter|thickness|depth) of\b
    |\bwhat (?:is|s|was|are|were) the (?:size|width|height|length|diameter|thickness|depth) of\b
    |\bhow (?:big|long|wide|tall|high|deep|thick) (?:is|was|are|were) (?:the|our|my|that|those)\b
  )
`;
/** A dumpster has yards, and a heater gallons. */
const HOW_BIG = /\b(?:how big|what size|which size|size of)\b/;
const ACROSS = /\b(?:width|wide|diameter|thickness|thick)\b/;
const OF_COLOR =
  /\b(?:what|which) (?:colou?r|shade)\b|^(?:what (?:is|s|was|are|were) )?(?:the )?(?:colou?r|shade) of\b/;
const OF_SHEEN = /\b(?:what|which) (?:sheen|gloss|finish)\b/;

const WHY_BACK =
  /^why (?:did|was|were|have|has|do) .*\b(?:back|refund(?:ed)?|return(?:ed)?|credit(?:ed)?)\b/;

/** The words that ask; none of them is a word of the thing. */
const ASKING = pattern()`
  ^(?:
    colou?rs?|shade|sheen|gloss|size|width|height|length|diameter|thickness|depth|big|long|wide|tall
    |high|deep|thick|square|sq|feet|foot|ft|buy|bought|order(?:ed)?|use[ds]?|put|get|got|need(?:ed)?
    |pick(?:ed)?|choose|chose|install(?:ed)?|pour(?:ed)?|lay|laid|new|why|back|money|refund(?:ed)?|return(?:ed)?
    |credit(?:ed)?
  )$
`;

/** How a description writes what is asked for; null if that is nothing that it would tell. */
function writtenAs(text: string): RegExp | null {
  const [, many, next = ''] = MANY.exec(text) ?? [];
  const noun = many ?? OF_THEM.exec(text)?.[1] ?? POWER.exec(text)?.[1];
  if (noun !== undefined) {
    const unit = units.find(([asked]) => asked.test(noun))?.[1] ?? `${singular(noun)}(?:e?s)?`;
    // "Window package, eleven units" has no number of windows, and "12 oak doors" has one of doors.
    // "Floor vents, 11" has the number behind it.
    const things = [noun, next].filter((word) => /^[a-z]{3,}$/.test(word)).map(singular);
    const behind = `\\b(?:${things.join('|')})(?:e?s)?, (?:set of )?\\d+(?= (?:pcs|pieces)\\b|,|$)`;
    const before = `\\b${NUMBER}[ -]?(?:[a-z]+ )?${unit}\\b`;
    return new RegExp(things.length > 0 ? `${before}|${behind}` : before, 'i');
  }
  if (SIZE.test(text)) {
    // "180 ft" of wire is how long it is, and not how wide.
    const long = ACROSS.test(text) ? '' : `|${FEET}`;
    const big = HOW_BIG.test(text) ? '|yards?|yds?|gal(?:lons?)?|tons?|amps?|cu(?:bic)? ft' : '';
    const size = `${NUMBER}[ -]?(?:${INCHES}|mils?${big}|mm|cm|gauge|by \\d+|x ?\\d+${long})\\b`;
    return new RegExp(`\\b${size}`, 'i');
  }
  if (OF_COLOR.test(text)) return new RegExp(`\\b${COLOR}\\b`, 'i');
  return OF_SHEEN.test(text) ? new RegExp(`\\b${SHEEN}\\b`, 'i') : null;
}

const MOST_TOLD = 3;

/**
 * "How many feet of drop pipe did we buy?", "what color is the roofing?": no field keeps that, and a
 * description may say it. Null if it is not asked for, or not written down.
 */
export async function writtenDetail(reading: Reading, books: Books): Promise<string | null> {
  const isGeneral = says(reading, 'advice', 'may') || isInGeneral(reading);
  const ofStory = isGeneral ? null : await toldBefore(reading, books);
  if (ofStory !== null) return ofStory;
  for (const clause of clausesOf(reading.question)) {
    const words = toWords(clause);
    const written = isGeneral ? null : writtenAs(words.join(' '));
    if (WHY_BACK.test(words.join(' '))) {
      const [row, ...others] = (await rowsNamed(words, reading, books)).filter(isRefund);
      if (row && others.length === 0) return `You wrote it down as ${expensePhrase(row)}.`;
    }
    if (written === null) continue;
    const told = (await rowsNamed(words, reading, books)).filter(({ description }) =>
      written.test(description),
    );
    if (told.length > 0 && told.length <= MOST_TOLD) {
      return told.map((row) => tellIn(row, written)).join('\n\n');
    }
  }
  return null;
}

/** "I am at the tile store, how many square feet did we get?": what came before names the thing. */
async function toldBefore(reading: Reading, books: Books): Promise<string | null> {
  const [, told = '', asked = ''] = STORY.exec(reading.question) ?? [];
  const written = writtenAs(toWords(asked).join(' '));
  if (written === null || thingsIn(toWords(asked)).length > 0) return null;
  for (const word of thingsIn(toWords(told)).slice(0, MOST_TOLD)) {
    if (everydayWords.has(word)) continue;
    const { rows } = await findExpensesByWords(books, {}, [word]);
    const [only, ...others] = rows.filter(({ description }) => written.test(description));
    if (only && others.length === 0) return tellIn(only, written);
  }
  return null;
}
const STORY = /^(.{8,160}?)[,.;!:–—-] ?(?:so |and |but )?(how many [^?]{4,60})\?*$/i;

const isRefund = ({ kind }: LedgerExpense): boolean => kind === 'refund';

function tellIn(row: LedgerExpense, written: RegExp): string {
  const [detail = ''] = written.exec(row.description) ?? [];
  return `**${detail}**, as you wrote it down: ${expensePhrase(row)}.`;
}

/** The whole message, or the part of it that asks: the rest may tell why. */
function clausesOf(question: string): string[] {
  const parts = [question, ...question.split(/[.?!]\s|,\s/, MOST_CLAUSES)];
  const asked = parts.map((part) => part.replace(INDIRECT, '').replace(TOLD_AFTER, ''));
  return [...new Set([...parts, ...asked])];
}
const MOST_CLAUSES = 8;
/** "He asked how many feet of pipe we have and I drew a blank": only what is asked names the thing. */
const INDIRECT = /^.{3,160}?\b(?=how many |what (?:size|width|height|length|colou?r)\b)/i;
const TOLD_AFTER = /,? (?:and|but|so) (?:i|we|he|she|they|now)\b.*$/i;

const isUnit = (word: string) => units.some(([asked]) => asked.test(word));
const thingsIn = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => !stopWords.has(word) && !ASKING.test(word) && !isUnit(word));

/** The expenses that have every word that the clause says of the thing. */
async function rowsNamed(
  words: readonly string[],
  { projects }: Reading,
  books: Books,
): Promise<readonly LedgerExpense[]> {
  const places = projects.flatMap(({ name }) => toWords(name));
  const things = thingsIn(words);
  const telling = things.filter((word) => !everydayWords.has(word));
  const outside = telling.filter((word) => !places.includes(word));
  // "Pump" may be a word of the project too, and "roofing" is a trade.
  const needed = [outside, telling, things].find(({ length }) => length > 0);
  if (needed === undefined) return [];
  const { rows } = await findExpensesByWords(books, {}, things);
  return rows.filter(({ description, contractor }) => {
    const own = new Set(toWords(`${description} ${contractor ?? ''}`).map(stem));
    return needed.every((word) => own.has(stem(word)));
  });
}
