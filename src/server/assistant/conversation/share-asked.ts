import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import { link } from '../writing/markdown.ts';

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const parts = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const N = `(?:${numbers.join('|')}|[2-9]|1[0-2])`;
const LEAD =
  "(?:(?:and|so|then|please|ok|what|how much|whats|what['’]s|is|are|was|would|will|be|give me|tell me|show me|calculate|work out|figure|i need|i want|me)[ ,]+)*";
/** Of a figure, and not "half of the tiles" or "the second half". */
const FIGURE =
  '\\b(?:totals?|costs?|sum|amount|price|bills?|tab|spent|spend|spending|spendings|paid|pay|figure|balance|owe|owed|got|left|cost|came to|received)\\b';
/** "Half of the laundry total", "a third of what the deck cost". */
const PART_OF = new RegExp(
  `^${LEAD}(?:(?:exactly|an?|one) )?(${parts.join('|')}|fourth) (?:of )?([^,;?.!\\d]{5,80}?)(?: (?:comes? to|be|amounts? to|works? out at|please))?[?.! ]*$`,
  'i',
);
const SPLIT = '(?:split|divided|shared|cut|parted|halved)';
const WAYS = `(?:(?:evenly|equally|up)? ?(?:between|among|amongst|by|into|in|over)? ?(?:(?:the|us) )?(${N})(?: (?:of us|ways?|people|persons?|parts?|heads|families|equal parts|siblings|owners|partners|shares))?)`;
/** "What is the deck total divided by three?", "the laundry cost split two ways". */
const DIVIDED = new RegExp(
  `^${LEAD}([^,;?.!\\d]{5,80}?),? (?:if (?:it is|it['’]s) )?${SPLIT} (?:evenly |equally |up )?${WAYS}(?:,? (?:how much|what)[^?]{0,25})?[?.! ]*$`,
  'i',
);
/** "Split the laundry total between the two of us." */
const TO_SPLIT = pattern('i')`
  ^(?:
    (?:and|so|please|if we|if you|can you|could you|let us)[ ,]+
  )*(?:split|divide|share) ([^,;?.!\d]{5,80}?) ${WAYS}(?:
    [,:]? (?:and )?(?:how much|what|per|each|apiece)[^?]{0,40}
  )?[?.! ]*$
`;

export interface ShareAsked {
  /** The question for the whole. */
  whole: string;
  by: number;
}

/** A part of a figure that a question asks for; null for a question about something else. */
export function shareAsked(question: string): ShareAsked | null {
  const text = question.slice(0, LONGEST).trim();
  if (text.length < question.trim().length) return null;
  const [, part, of = ''] = PART_OF.exec(text) ?? [];
  if (part !== undefined) return wholeOf(of, partsIn(part));
  const [, thing = '', ways = ''] = TO_SPLIT.exec(text) ?? DIVIDED.exec(text) ?? [];
  return ways === '' ? null : wholeOf(thing, countOf(ways));
}
const LONGEST = 160;

const partsIn = (part: string): number =>
  part.toLowerCase() === 'fourth' ? 4 : parts.indexOf(part.toLowerCase()) + 2;
const countOf = (ways: string): number =>
  /\d/.test(ways) ? Number(ways) : numbers.indexOf(ways.toLowerCase()) + 2;

function wholeOf(thing: string, by: number): ShareAsked | null {
  if (!new RegExp(FIGURE, 'i').test(thing) || OTHER.test(thing)) return null;
  const [, priced] = PRICE_OF.exec(thing) ?? [];
  if (priced !== undefined) return { whole: `how much did ${priced} cost`, by };
  return { whole: /^(?:what|how) /i.test(thing) ? thing : `what is ${thing}`, by };
}
const PRICE_OF = /^(?:the )?(?:costs?|price) (?:of|for) (.{3,60})$/i;
/** "What is half of the budget left?" needs no more than the budget. */
const OTHER = /\b(?:second|first|last|other|if|when|who|date|deposit|payment)\b/i;

/** The part of the first figure of an answer, and what is left of it; null for an answer without one. */
export function partOfFigure(answer: string, by: number): string | null {
  const [, sign = '', digits = '', address = ''] = FIRST_FIGURE.exec(answer) ?? [];
  const cents = toCents(digits.replaceAll(',', ''));
  if (cents === null || cents <= 0n) return null;
  const part = (2n * cents + BigInt(by)) / (2n * BigInt(by));
  const money = (amount: bigint) =>
    link(formatMoney(fromCents(amount)).replace(/^\$/, sign), address);
  const whole = money(cents);
  const name = parts[by - 2];
  const told = name === undefined ? `One of ${by} equal parts` : by === 2 ? 'Half' : `A ${name}`;
  return `${told} of ${whole} is ${money(part)}, which leaves ${money(cents - part)}.`;
}
const FIRST_FIGURE = /\[(\D{1,4})([\d,]+\.\d\d)\]\(([^)]+)\)/;
