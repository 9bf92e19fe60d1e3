import { formatMoney, fromCents, toCents } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import { daysUntil, formatDay } from '../question/calendar.ts';
import { takePeriod } from '../question/period.ts';
import { toWords, Words } from '../question/words.ts';
import { link } from '../writing/markdown.ts';

const UNIT = '(day|week|month)';
const UNTIL = '(?:until|till|til|through|thru|before|by|to) ([a-z0-9 ]{3,30}?)';
const PLACE = '( (?:on|for|in) (?:the |our |my )?[a-z]+(?: [a-z]+)?)?';
/** "How much can we spend a week until November 1 on the basement?" */
const ASKED = pattern('i')`
  ^(?:(?:and|so|ok|then)[ ,]+)*(?:how much|what)(?: more| money)? (?:can|could|do|may) (?:we|i)(?: still| safely)? (?:
    spend|use|have|afford to spend
  )(?: left)?(?: to spend)?${PLACE} (?:a|per|each|every) ${UNIT}${PLACE} ${UNTIL}${PLACE}[?.! ]*$
`;
/** "Per month until Christmas?", after what is left. */
const BARE = pattern('i')`
  ^(?:(?:and|so|ok|then|what is that|whats that|what['’]s that|how much is that)[ ,]+)*(?:
    a|per|each|every
  ) ${UNIT} ${UNTIL}[?.! ]*$
`;

export interface SpendUntil {
  /** The question for what is left; null for the answer before. */
  whole: string | null;
  unit: Unit;
  /** yyyy-mm-dd. */
  until: string;
}
type Unit = 'day' | 'week' | 'month';

/** Null for a question about something else, or without a day to come. */
export function spendUntil(question: string, today: string): SpendUntil | null {
  const text = question.slice(0, LONGEST).trim();
  const asked = ASKED.exec(text);
  const [, first, unit, second, day, third] = asked ?? [];
  const [, bareUnit, bareDay] = asked ? [] : (BARE.exec(text) ?? []);
  const named = (unit ?? bareUnit)?.toLowerCase();
  if (named === undefined) return null;
  const words = new Words(toWords(`until ${day ?? bareDay ?? ''}`));
  const until = takePeriod(words, { today, isAhead: true })?.to;
  if (until === undefined || daysUntil(today, until) < 1) return null;
  const place = first ?? second ?? third ?? '';
  return { whole: asked && `how much is left${place}`, unit: named as Unit, until };
}
const LONGEST = 160;
const DAYS = { day: 1, week: 7, month: 30.4375 };

/** What is left by the week or the month; null for an answer without it. */
export function dividedUntil(
  answer: string,
  { unit, until }: SpendUntil,
  today: string,
): string | null {
  const [, sign = '', digits = '', address = ''] = LEFT.exec(answer) ?? [];
  const cents = toCents(digits.replaceAll(',', ''));
  if (cents === null || cents <= 0n) return null;
  const days = daysUntil(today, until);
  const each = BigInt(Math.round((Number(cents) * Math.min(DAYS[unit], days)) / days));
  const money = (amount: bigint) =>
    link(formatMoney(fromCents(amount)).replace(/^\$/, sign), address);
  return `From now until ${formatDay(until)} there are ${days} days, so the ${money(cents)} that is left comes to about ${money(each)} a ${unit}.`;
}
/** "Has $5.00 left of its $9.00 budget". */
const LEFT = /\[(\D{1,4})([\d,]+\.\d\d)\]\(([^)]+)\) left of its/;
