import { timeAndAmountWords } from './everyday-words.ts';
import { rooms, storeys, thingForm, tradeWordsOf } from './name-words.ts';
import { isNoNoun } from './person-marks.ts';
import { endsAt } from './place-words.ts';
import { isPutInGeneral } from './put-in-general.ts';
import type { Words } from './words.ts';
import { DETERMINER } from './work-alone.ts';

/** What is built or laid. A project that has one of them first or last is called by it. */
const built = new Set(
  `plumbing heating cooling flooring floor roof roofing tile tiling landscaping drywall masonry
  insulation window door gutter paving hvac cabinet countertop plastering framing deck decking fence
  paint siding wiring driveway carpet concrete electrical trim steps`
    .split(/\s+/)
    .map(thingForm),
);
/** First in a name, they are the project in some places only: "well, ..." and "the well". */
const OTHER_MEANING = /^(?:well|track|stand|point)$/;

const isPlace = (word: string) => rooms.has(thingForm(word)) && !built.has(thingForm(word));

/** "Windows both sides" and "Vinyl Windows" are the windows, and "Well Pump Swap" is the well. */
export function leadsOf(name: readonly string[]): string[] {
  const isStorey = name.some((one) => storeys.has(one));
  const bare = name[0] === 'new' ? name.slice(1) : name;
  const leads = partsOf(bare).flatMap((part) => {
    const [lead = ''] = part;
    // "Kitchen Flooring" is one floor of several, and "Ground Floor" is a storey.
    const isOfPlace = isStorey || part.some(isPlace);
    const heads = isOfPlace ? [lead] : [lead, part.at(-1) ?? ''];
    const isLead = (word: string) => built.has(thingForm(word)) && !isStorey;
    return heads.filter((word) => isLead(word) || (word === bare[0] && OTHER_MEANING.test(word)));
  });
  return [...new Set(leads)];
}

/** "Dock and Shoreline Steps" are two. */
function partsOf(name: readonly string[]): (readonly string[])[] {
  const at = name.indexOf('and');
  return at === -1 ? [name] : [name.slice(0, at), ...partsOf(name.slice(at + 1))];
}

/** The forms of a word as it may be said: "the floors" and "the floor" for Flooring. */
export const formsOfLead = (word: string): readonly string[] =>
  OTHER_MEANING.test(word) ? [] : [thingForm(word), ...tradeWordsOf(thingForm(word))];

/**
 * Whether a word stands for the project whose name begins or ends with it: "the windows", "the well
 * project". "The windows in the kitchen" and "we bought the windows" are about things.
 */
export function isSaidOfLead(words: Words, at: number, name: readonly string[]): boolean {
  const [word, before, next] = [words.at(at), words.at(at - 1), words.at(at + 1)];
  if (/^(?:projects?|job)$/.test(next)) return true;
  // "The window" is one of the Windows.
  const isOne = name.includes(`${word}s`) && !name.includes(word);
  if (isOne || /ed$/.test(word) || !endsAt(words, at)) return false;
  if (VERSUS.test(before)) return true;
  const lead = ENTIRE.test(before) ? at - 2 : at - 1;
  if (isBought(words, at, lead)) return false;
  if (DETERMINER.test(words.at(lead))) return true;
  // "Floor and Decor" is a store.
  if (!name.includes(word) && !/(?:s|ing)$/.test(word)) return false;
  const isOfRecords = RECORDS.test(next) && isNoNoun(words, at - 1);
  const isAlone =
    words.alone.has(word) || (at === 0 && (FIRST_BEFORE.test(next) || words.isTaken(at + 1)));
  const isBare = isOfRecords || isAlone || BARE_AFTER.test(before) || BETWEEN.test(before);
  return isBare && !isPutInGeneral(words.list);
}

/** "The windows in the kitchen", "the windows from there", "we got the windows". */
function isBought(words: Words, at: number, lead: number): boolean {
  const next = words.at(at + 1);
  const isTime = timeAndAmountWords.has(words.at(at + 3)) || TIME.test(words.at(at + 3));
  const isPlaced = PLACING.test(next) && DETERMINER.test(words.at(at + 2)) && !isTime;
  return GOTTEN.test(words.at(lead - 1)) || COMING.test(next) || isPlaced;
}
const FIRST_BEFORE =
  /^(?:|total|spent|spend|and|or|vs|versus|against|labou?r|materials?|tools|equipment|permits?|in|by|so|left|paid|since|last|this|over)$/;
const VERSUS = /^(?:vs|versus|against)$/;
const BETWEEN = /^(?:between|and|or|than|plus|minus)$/;
const BARE_AFTER = /^(?:on|for|in|into|to|of)$/;
const RECORDS =
  /^(?:totals?|budget|costs?|spend|spending|expenses?|payments?|receipts?|milestones?|purchases?|bills?|invoices?|money|permits?|deadlines?|steps|tasks|timeline|schedule|plan|lines?|quotes?|reserve|numbers?|refunds?|returns?|inspections?)$/;
const TIME = /^(?:last|past|next|first|second|third|fourth|end|month|week|year|quarter)$/;
const PLACING = /^(?:in|of|for|on)$/;
const GOTTEN = /^(?:buy|bought|buying|order|ordered|ordering|purchased?|sold|sell|get|got|us)$/;
const COMING =
  /^(?:from|at|arrived?|arriving|delivered|bought|ordered|purchased|shipped|come|came|coming)$/;
const ENTIRE = /^(?:whole|entire|complete)$/;
