import { pattern } from '../pattern.ts';
import { currencyWords, toAmount } from './amount.ts';
import { toCount } from './numbers.ts';
import type { Reading } from './reading.ts';
import { singular } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** Amounts that are only supposed: "say I buy blinds for $420 and the $329 heater goes back". */
export interface Supposed {
  paid: readonly Price[];
  /** What would come back. */
  returned: readonly Price[];
}

/** "Four chairs at $85 each". */
export interface Price {
  amount: string;
  times: number;
}

const MARKED = /^\$|k$|,|\./;
const YEAR = /^20[12]\d$/;
const UNIT =
  /^(?:square|sq|foot|feet|ft|inch|inches|yards?|gallons?|gal|liters?|litres?|pounds?|lbs?|kilos?|kg|watts?|volts?|amps?|miles?|hours?|days?|weeks?|months?|sheets?|boxes|btu|mm|cm|m)$/;
const ENDS = new Set(['and', 'then', 'but', 'plus']);
export const COMES_BACK = pattern()`
  \b(?:
    returned|returns?|returning|refund\w*|reimburse\w*|rebates?|grants?|cash ?back|sold|sell|selling
    |credited
  )\b
  |\b(?:
    sent|send|sending|take|taken|took|taking|give|gives|given|bring|brought|went|go|goes|going|got
    |get|gets|getting|came|come|comes|paid|pays?|have|had
  ) (?:\w+ ){0,4}?back\b(?! (?:door|yard|porch|wall|room|garden|steps)\b)
  |\bback (?=from\b)
`;
const PAYS =
  /\b(?:pay|pays|paying|paid|spend|spends|spending|spent|buy|buys|buying|bought|order|orders|ordering|ordered|cost|costs|add|adds|adding|added|put|give|gave|hire|book|get|got|keep|keeping)\b/;
/** Without it, that money is gone. */
const WITHOUT = /\b(?:without|minus|were it not for|if not for|but for|lose|lost|no longer get)\b/;
/** "5,000 instead of 4,700": what that makes, nobody can say. */
const UNCLEAR = /\b(?:instead of|rather than|versus|vs)\b/;

const isEach = (word: string) => /^(?:each|apiece|pop)$/.test(word);

/** All amounts of a question as paid or returned; null if it does not say how they count. */
export function supposedIn({ words, amount }: Reading): Supposed | null {
  const places = [...words.keys()].filter((at) => isAmount(words, at));
  const [first = -1] = places;
  const only = amount === null ? [] : [amount];
  if (amount === null || places.length < 2) {
    const isBack = COMES_BACK.test(words.join(' ')) && !WITHOUT.test(words.join(' '));
    if (first !== -1 && UNCLEAR.test(words.slice(first).join(' '))) return null;
    const times = first === -1 ? 1 : timesOf(words, first);
    if (times === null) return null;
    const all = only.map((one) => ({ amount: one, times }));
    return isBack ? { paid: [], returned: all } : { paid: all, returned: [] };
  }
  if (UNCLEAR.test(words.join(' '))) return null;
  const paid: Price[] = [];
  const returned: Price[] = [];
  let isBack = startsBack(words, places);
  for (const [index, at] of places.entries()) {
    const clause = clauseAround(words, at, places[index + 1] ?? words.length);
    if (WITHOUT.test(clause)) isBack = false;
    else if (COMES_BACK.test(clause)) isBack = true;
    else if (PAYS.test(clause)) isBack = false;
    const times = timesOf(words, at);
    const one = amountAt(words, at);
    if (times === null || one === null) return null;
    (isBack ? returned : paid).push({ amount: one, times });
  }
  return { paid, returned };
}

/** "If the $200 saw and the $90 lamp go back": the verb at the end is of both. */
function startsBack(words: readonly string[], places: readonly number[]): boolean {
  const clauses = places.map((at, index) => clauseAround(words, at, places[index + 1]));
  const first = clauses.find((clause) => COMES_BACK.test(clause) || PAYS.test(clause));
  return first !== undefined && COMES_BACK.test(first) && !WITHOUT.test(first);
}

function isAmount(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (toAmount(word) === null) return false;
  if (MARKED.test(word) || currencyWords.has(next)) return true;
  // "A 900 bench", but not "a 900 foot fence".
  const isPrice = /^(?:an?|another)$/.test(words[at - 1] ?? '') && !UNIT.test(next);
  const isAlone = next === '' || stopWords.has(next) || isEach(next) || isPrice;
  return word.length > 2 && !YEAR.test(word) && isAlone;
}

function amountAt(words: readonly string[], at: number): string | null {
  return toAmount(words[at + 1] === 'grand' ? `${words[at]}k` : (words[at] ?? ''));
}

/** From the word after the last "and" up to the next one, or to the next amount. */
function clauseAround(words: readonly string[], at: number, next = words.length): string {
  let start = at;
  while (start > 0 && !ENDS.has(words[start - 1] ?? '')) start -= 1;
  let end = at + 1;
  while (end < next && !ENDS.has(words[end] ?? '')) end += 1;
  return words.slice(start, end).join(' ');
}

/** "Four chairs at $85 each" are four times $85; null if it does not say how many. */
function timesOf(words: readonly string[], at: number): number | null {
  const next = at + (currencyWords.has(words[at + 1] ?? '') ? 2 : 1);
  const unit = PER.has(words[next] ?? '') ? (words[next + 1] ?? '') : '';
  const isUnit = isEach(words[next] ?? '') ? OF_TIME.test(unit) : !NO_UNIT.test(unit);
  if (unit !== '' && isUnit) return countOf(words, unit);
  const after = words.slice(at + 1, at + 3);
  if (!after.some(isEach)) return words[at - 1] === 'at' ? countAtPrice(words, at - 1) : 1;
  for (let before = at - 1; before >= Math.max(0, at - FARTHEST); before -= 1) {
    const count = toCount(words[before] ?? '');
    if (count !== null && count > 0) return count;
  }
  return null;
}

/** "Three more weeks at 900 a week": three; null for none, or for two counts of them. */
function countOf(words: readonly string[], unit: string): number | null {
  const counts = [...words.keys()].flatMap((at) => {
    const word = words[at] ?? '';
    if ((word !== unit && singular(word) !== unit) || PER.has(words[at - 1] ?? '')) return [];
    let before = at - 1;
    while (MORE.test(words[before] ?? '')) before -= 1;
    const count = toCount(words[before] ?? '');
    return count ? [count] : [];
  });
  const [only, ...others] = counts;
  return only !== undefined && others.length === 0 ? only : null;
}
/** "Two more weeks of scaffolding at 235", "four chairs at 85": two, and four. */
function countAtPrice(words: readonly string[], at: number): number {
  for (let noun = at - 1; noun > Math.max(0, at - FARTHEST); noun -= 1) {
    let before = noun - 1;
    while (MORE.test(words[before] ?? '')) before -= 1;
    const count = toCount(words[before] ?? '');
    if (count && /\ws$/.test(words[noun] ?? '')) return count;
  }
  return 1;
}

/** "$85 each, what" has no unit. */
const OF_TIME = /^(?:hour|day|night|week|month|year)$/;
const PER = new Set(['a', 'an', 'per', 'each', 'every']);
const NO_UNIT = /^(?:bit|lot|little|few|second|third|new|total|while|piece|pop)$/;
const MORE = /^(?:more|extra|additional|further|full|whole|other|of|the)$/;
const FARTHEST = 6;

/** It asks what would be, and not what is. */
export const SUPPOSES =
  /\b(?:if|suppose|supposing|assum(?:e|ing)|imagine|say|once|after|when|provided|pretend|with another|with a further) (?:\w+)|\b(?:would|could)\b/;

/** "Keep 5,000 of it untouched", "set 2,000 aside". */
export const KEEPS = pattern()`
  \b(?:
    keep|keeping|kept|hold|holding|leave|leaving|set|setting|put|putting|save|saving|reserve
    |reserving
  ) (?:\w+ )?(?:of )?\$?\d[\d.,]*k?\b.*\b(?:
    untouched|aside|back|by|in reserve|in hand|in the (?:bank|kitty|pot)
    |for (?:a rainy day|emergencies|surprises|later)
  )\b
  |\b(?:keep|hold|set|put|leave)(?:ing)? (?:aside|back|by) (?:\w+ )?\$?\d
`;
