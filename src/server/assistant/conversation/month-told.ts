import { pattern } from '../pattern.ts';
import { MONTH_NAMES } from '../question/stretch.ts';

/** "**April 2026** comes first with …" */
const MONTH_FIRST = new RegExp(
  `^\\*\\*(${MONTH_NAMES} 20\\d\\d)\\*\\* comes (?:first|last)\\b`,
  'i',
);
const THAT_MONTH = /\b(?:(?:in|during|for|over|of) )?that (?:same )?month\b(?!['’])/i;
const OPENS = pattern('i')`^(?:and|so|ok|but|then|also)\b`;
const LONGEST = 160;

/** "Which month was the most expensive?" "What did I buy that month?": the month that the answer told. */
export function withMonthTold(text: string, answerBefore: string): string {
  if (text.length > LONGEST || !THAT_MONTH.test(text)) return text;
  const month = MONTH_FIRST.exec(answerBefore)?.[1];
  if (month === undefined) return text;
  const named = text.trim().replace(THAT_MONTH, `in ${month}`);
  return OPENS.test(named) ? named : `and ${named}`;
}
