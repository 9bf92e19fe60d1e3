import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { withAmountsInDigits } from '../question/spelled-amounts.ts';

const LEAD =
  '^(?:(?:and|but|so|ok|okay|now|then|well|hm+|what|how about|what about|fine|good|also|just)[ ,]+)*';
/** What says that the amount is not spent yet, or that it is to be taken off. */
const OF_AMOUNT = [
  new RegExp(
    `${LEAD}(?:if|suppose|supposing|say|let[’']?s say|assum(?:e|ing)|imagine|once|when|provided|picture|after|with)\\b`,
    'i',
  ),
  pattern('i')`
    ${LEAD}(?:
      minus|less|subtract(?:ing)?|deduct(?:ing)?
      |(?:knock(?:ing)?|tak(?:e|ing)|shav(?:e|ing)|cut(?:ting)?|com(?:e|ing)) (?:off|out|away)
      |tak(?:e|ing)|knock(?:ing)?|another|an? (?:extra|further|additional)|one more|extra|buying|buy
      |spend|spending|pay|paying|give|giving|hand|handing|order|ordering|sink|drop|put
    )\b
  `,
  new RegExp(
    `${LEAD}(?:i|we)(?:['’](?:ll|d|m|re)| will| would| am| are)? (?:(?:going to|about to|just|still|also) )*(?:buy|order|pay|spend|give|get|hand|take|put|drop)\\b`,
    'i',
  ),
  /\b(?:then|more|extra|on top)[?.! ]*$/i,
  // "900 for a bench?"
  new RegExp(`${LEAD}\\$?\\d[\\d,.]*k? (?:for|on|to|into|towards) \\S+(?: \\S+){0,3}\\?$`, 'i'),
];
const AMOUNT = /(?<![\d#.,])(\$?\d[\d,]*(?:\.\d\d)?k?)(?![\d%/-])\b/gi;
/** It asks by itself, for something else, or has an amount to compare with. */
const ASKS = pattern('i')`
  \b(?:
    what|how|who|when|which|where|left|leaves?|remain\w*|stays?|still|budget|enough|afford
    |(?:over|under|above|below) \$?\d|than|between|percent|receipts?|expenses?|payments?|bills?|paid
    |spent|cost|since|until|by
  )\b
`;
const MOST_WORDS = 14;
const YEAR = /^(?:19|20)\d\d$/;
const SMALLEST = 10;

/**
 * "Less 1,200 for the mason", "another 900 to him, then?", after what is left: whether that
 * fits. Null if the message asks for something else.
 */
export function supposedAfter(
  text: string,
  before: Reading,
  isPlace: (word: string) => boolean,
): string | null {
  if (!says(before, 'left', 'budget', 'afford', 'overBudget')) return null;
  const words = text.trim().split(/\s+/);
  if (words.length > MOST_WORDS) return null;
  const said = withAmountsInDigits(words.map((word) => word.replace(/[’']$/, ''))).join(' ');
  if (ASKS.test(said.replace(/^(?:(?:and|so|but) )?(?:what|how about) if /i, 'if '))) return null;
  const [amount, another] = [...said.matchAll(AMOUNT)].map(([found]) => found);
  if (amount === undefined || another !== undefined || YEAR.test(amount)) return null;
  const isMoney = /[$k]/i.test(amount) || Number(amount.replaceAll(',', '')) >= SMALLEST;
  if (!isMoney || !OF_AMOUNT.some((one) => one.test(said))) return null;
  return `can we afford $${amount.replace('$', '')}${placeIn(text, isPlace)}`;
}

/** "Another 400 for the porch, then": it names a project itself. */
function placeIn(text: string, isPlace: (word: string) => boolean): string {
  const place = /\b(?:on|for|in|into|to) (?:the|our|my) ([\p{L}-]+)/iu.exec(text)?.[1];
  return place !== undefined && isPlace(place.toLowerCase()) ? ` on the ${place}` : '';
}

/** "And once I've paid her another 1,850": nothing was paid. */
export const supposes = (message: string): boolean =>
  SUPPOSES.test(message) || BUDGET_THEN.test(message);
/** "Raise the budget to 58000, what is left then": it asks, and wants nothing done. */
export const BUDGET_THEN = pattern('i')`
  ^(?:(?:and|but|so|ok|okay|now|then)[ ,]+)*(?=
    (?:
      raise|bump|lift|increase|lower|cut|drop|reduce|change|put|set|up
    )\b[^?.]*\bbudget\b[^?.]*\d.*\b(?:what|how much)\b.*\b(?:
      left|remains?|leave|over|under|then|have
    )\b
  )
`;
const SUPPOSES = pattern('i')`
  ^(?:(?:and|but|so|ok|okay|now|then)[ ,]+)*(?:
    what if|how about if|once|if|suppose|supposing|assuming|imagine|provided
  )(?: that)? (?:i|we|you|they)(?:['’]ve|['’]d| have| had)? (?:go |went )?(?:
    (?:and|to|just|also|then) )?(?:
    pay|paid|give|given|gave|buy|bought|spend|spent|order|ordered|get|got
  )\b
`;
