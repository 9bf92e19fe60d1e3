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
  '\\b(?:budgets?|totals?|costs?|sum|amount|price|bills?|tab|spent|spend|spending|spendings|paid|pay|figure|balance|owe|owed|got|left|cost|came to|received)\\b';
/** "Half of the laundry total", "a third of what the deck cost". */
const PART_OF = new RegExp(
  `^${LEAD}(?:(?:exactly|an?|one) )?(${parts.join('|')}|fourth) (?:of )?([^,;?.!\\d]{5,80}?)(?: (?:comes? to|be|amounts? to|works? out at|please))?[?.! ]*$`,
  'i',
);
const SPLIT = '(?:split|divided|shared|cut|parted|halved|spread)';
const WAYS = `(?:(?:evenly|equally|up)? ?(?:between|among|amongst|by|into|in|over|across)? ?(?:(?:the|us) )?(?:next )?(${N}|half)(?: (?:of us|ways?|people|persons?|parts?|heads|families|equal parts|siblings|owners|partners|shares|months?|weeks?|years?|rooms?|halves))?)`;
/** "What is the deck total divided by three?", "the laundry cost split two ways". */
const DIVIDED = new RegExp(
  `^${LEAD}([^,;?.!\\d]{5,80}?),? (?:if (?:it is|it['’]s) )?${SPLIT} (?:evenly |equally |up )?${WAYS}(?:,? (?:how much|what)[^?]{0,25})?[?.! ]*$`,
  'i',
);
/** "Split the laundry total between the two of us." */
const TO_SPLIT = pattern('i')`
  ^(?:
    (?:and|so|please|if (?:we|you|i)|can you|could you|let us|what if we|say we|suppose we)[ ,]+
  )*(?:split|divide|share|cut|spread) ([^,;?.!\d]{5,80}?) ${WAYS}(?:
    [,:]? (?:and )?(?:how much|what|whats|what['’]s|per|each|apiece|then)[^?]{0,40}
  )?[?.! ]*$
`;

const TIMES = 'twice|double|triple|(?:two|three|four|five|2|3|4|5) times|[2-5]x';
/** "What is twice what we paid Omar?" "Is it twice what the porch cost?" compares. */
const TIMES_OF = new RegExp(
  `^${LEAD}(${TIMES}) (?:of )?((?:what|the|our|my|whatever)\\b[^,;?.!\\d]{3,80}?)[?.! ]*$`,
  'i',
);
const THAT = '(?:that|it|this|the total|the result|that (?:figure|number|amount|total))';
/** "And half of that?", after a figure. */
const PART_OF_THAT = new RegExp(
  `^${LEAD}(?:(?:exactly|an?|one) )?(${parts.join('|')}|fourth|${TIMES})(?: (?:of )?${THAT})?[?.! ]*$`,
  'i',
);
/** "Times two?" */
const THAT_TIMES = new RegExp(
  `^${LEAD}(?:${THAT} )?(?:times|multiplied by|x) (two|three|four|five|ten|[2-9]|1[0-2])[?.! ]*$`,
  'i',
);
/** "Split three ways?", "divide that by four". */
const THAT_DIVIDED = new RegExp(
  `^${LEAD}(?:(?:if (?:we|you|i)|let['’]?s) )?(?:(?:${SPLIT}|divide) (?:${THAT} )?|${THAT} (?:${SPLIT}) )${WAYS}(?:,? (?:how much|what|each|per)[^?]{0,25})?[?.! ]*$`,
  'i',
);

export interface ShareAsked {
  /** The question for the whole; null for the figure of the answer before. */
  whole: string | null;
  by: number;
  /** What the figure is taken times, instead of a part of it. */
  times?: number;
}

/** A part of a figure that a question asks for; null for a question about something else. */
export function shareAsked(question: string): ShareAsked | null {
  const text = question.slice(0, LONGEST).trim();
  if (text.length < question.trim().length) return null;
  const [, ofThat] = PART_OF_THAT.exec(text) ?? [];
  if (ofThat !== undefined) {
    return new RegExp(`^(?:${TIMES})$`, 'i').test(ofThat)
      ? { whole: null, by: 1, times: timesIn(ofThat) }
      : { whole: null, by: partsIn(ofThat) };
  }
  const [, multiplied] = THAT_TIMES.exec(text) ?? [];
  if (multiplied !== undefined) return { whole: null, by: 1, times: countOf(multiplied) };
  const [, thatWays] = THAT_DIVIDED.exec(text) ?? [];
  if (thatWays !== undefined) return { whole: null, by: countOf(thatWays) };
  const [, times, ofWhat = ''] = IS_IT.test(text) ? [] : (TIMES_OF.exec(text) ?? []);
  if (times !== undefined) {
    const whole = wholeOf(ofWhat, 1);
    return whole && { ...whole, times: timesIn(times) };
  }
  const [, part, of = ''] = PART_OF.exec(text) ?? [];
  if (part !== undefined) return wholeOf(of, partsIn(part));
  const [, thing = '', ways = ''] = TO_SPLIT.exec(text) ?? DIVIDED.exec(text) ?? [];
  return ways === '' ? null : wholeOf(thing, countOf(ways));
}
const LONGEST = 160;
const IS_IT = /^(?:and |so )?(?:is|are|was|were|did|does|do)\b/i;
const timesIn = (text: string): number => {
  const [word = ''] = text.toLowerCase().split(' ');
  if (word === 'twice' || word === 'double') return 2;
  return word === 'triple' ? 3 : /^\d/.test(word) ? Number(word[0]) : countOf(word);
};

const partsIn = (part: string): number =>
  part.toLowerCase() === 'fourth' ? 4 : parts.indexOf(part.toLowerCase()) + 2;
const countOf = (ways: string): number =>
  ways.toLowerCase() === 'half'
    ? 2
    : /\d/.test(ways)
      ? Number(ways)
      : numbers.indexOf(ways.toLowerCase()) + 2;

function wholeOf(thing: string, by: number): ShareAsked | null {
  if (!new RegExp(FIGURE, 'i').test(thing) || OTHER.test(thing)) return null;
  const [, priced] = PRICE_OF.exec(thing) ?? [];
  if (priced !== undefined) return { whole: `how much did ${priced} cost`, by };
  return { whole: /^(?:what|how)/i.test(thing) ? thing : `what is ${thing}`, by };
}
const PRICE_OF = /^(?:the )?(?:costs?|price) (?:of|for) (.{3,60})$/i;
/** "What is half of the budget left?" needs no more than the budget. */
const OTHER =
  /\b(?:second|first|last|other|if|when|who|date|deposit|payment|gone|used|or|than|as)\b/i;

/** The part of the first figure of an answer, and what is left of it; null for an answer without one. */
export function partOfFigure(answer: string, { by, times }: ShareAsked): string | null {
  const [, sign = '', digits = '', address = ''] = FIRST_FIGURE.exec(answer) ?? [];
  const cents = toCents(digits.replaceAll(',', ''));
  if (cents === null || cents <= 0n) return null;
  const part = (2n * cents + BigInt(by)) / (2n * BigInt(by));
  const money = (amount: bigint) =>
    link(formatMoney(fromCents(amount)).replace(/^\$/, sign), address);
  const whole = money(cents);
  if (times !== undefined) return `${times} times ${whole} is ${money(cents * BigInt(times))}.`;
  const name = parts[by - 2];
  const told = name === undefined ? `One of ${by} equal parts` : by === 2 ? 'Half' : `A ${name}`;
  return `${told} of ${whole} is ${money(part)}, which leaves ${money(cents - part)}.`;
}
const FIRST_FIGURE = /\[(\D{1,4})([\d,]+\.\d\d)\]\(([^)]+)\)/;
