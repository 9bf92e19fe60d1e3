import { pattern } from '../pattern.ts';
import { withAmountsInDigits } from '../question/spelled-amounts.ts';

const SUM = '\\$?(\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|grand|thousand)\\b)?)';
const OF_TIME = { daily: 'day', weekly: 'week', monthly: 'month' } as const;
/** "700 a week", "1,000 monthly". */
const RATE = new RegExp(
  `${SUM}(?: (?:dollars|bucks|more))*(?: (?:in|on) it)? (?:(?:a|per|each|every|for each|for every|/) ?(day|week|month)\\b|(daily|weekly|monthly)\\b)`,
  'g',
);
const HOW_LONG = pattern()`
  \bhow (?:many (?:\w+ ){0,2}?(?:days|weeks|months)|long|soon|quickly|far)\b
  |\bwhen (?:is|are|do|does|will|would|am|have|has)\b|\b(?:until|till|by) when\b
  |\b(?:what|which) (?:day|date|week|month)\b|\bfor how (?:long|many)\b
`;
const GONE = pattern()`
  \b(?:
    empty|empties|gone|go|out|zero|broke|dry|exhausted|used up|spent|lasts?|lasting|hold|holds|enough
    |over|left|have|get (?:us|me)|carry (?:us|me)|keep (?:us|me)|stretch|stretches|cover|reach|nothing
    |finished|done|through|survives?
  )\b
`;
const MONEY =
  /\b(?:budgets?|money|funds|cash|rest|remainder|remaining|pot|kitty|balance|left|dry|broke|spend\w*|burn\w*|go through|going through|put(?:ting)? in|pace|rate)\b/;
/** Somebody's price is no pace. */
const OF_WORK =
  /\b(?:charges?|charged|rents?|rental|hire|hired|he|she|they|quotes?|quoted|bills?|wages?|storage|dumpster)\b/;
const LONGEST = 400;

/**
 * "If I burn 700 a week, how many weeks until that budget is empty?" in words that are read; null
 * for anything else.
 */
export function supposedPaceIn(text: string, place: string | null): string | null {
  if (text.length > LONGEST) return null;
  const said = withAmountsInDigits(text.toLowerCase().trim().split(/\s+/)).join(' ');
  const [rate, ...others] = [...said.matchAll(RATE)];
  if (!rate || others.length > 0 || OF_WORK.test(said)) return null;
  const rest = said.replace(rate[0], ' ');
  const asks = HOW_LONG.exec(rest);
  // "We are spending 700 a week."
  if (!asks || !GONE.test(rest) || !MONEY.test(said) || /\d{3}/.test(rest)) return null;
  const [, sum = '', each, often] = rate;
  const unit = each ?? OF_TIME[(often ?? 'weekly') as keyof typeof OF_TIME];
  const amount = sum.replaceAll(',', '').replace(/ ?(?:k|grand|thousand)$/, 'k');
  const of = place === null ? '' : ` for the ${place}`;
  return `at $${amount} a ${unit}, how long will the money${of} last?`;
}

/** "Will the money for the flat last until the tenant is back?" */
const LASTS = pattern('i')`
  \b(?:will|would|does|do|is|are|can|could|might)\b[^?]{0,60}\b(?:
    money|budgets?|funds|cash|kitty|pot|we have left|the rest
  )\b[^?]{0,50}\b(?:
    last|hold|hold out|stretch|suffice|carry us|get us|take us|see us|be enough|make it|keep us going
    |do
  )\b(?: us| me| out| far enough| long enough)? (?:until|till|to|through|into|past|up to|as long as|all the way)\b
  |\benough (?:money|cash|budget|funds|left)?\b[^?]{0,40}\b(?:last|get|make it|carry|take|see)\b[^?]{0,12}\b(?:until|till|through|into|to the end)\b
  |\b(?:will|are) (?:we|i) (?:going to )?(?:run out|be broke|be out)\b[^?]{0,40}\b(?:before|by the time|until)\b
`;
const OF_BILLS =
  /\b(?:bills?|invoices?|quotes?|agreements?|reserve|permits?|labou?r|materials)\b|\d{3}/i;

/** Whether the money lasts, in words that are read; null for anything else. */
export function lastingIn(
  text: string,
  { place, namesPerson }: { place: string | null; namesPerson: boolean },
): string | null {
  if (text.length > LONGEST || namesPerson || OF_BILLS.test(text) || !LASTS.test(text)) return null;
  return `at this pace, how long will the money${place === null ? '' : ` for the ${place}`} last?`;
}
