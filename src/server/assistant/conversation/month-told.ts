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

/** "**Porch** has used the most of its budget": the project that the answer begins with. */
const PROJECT_FIRST = /^\*\*([\p{L}\d '&-]{2,60})\*\* (?:has used|comes|is) /u;
const ASKS_PROJECT = /\b(?:which|what) (?:project|job|renovation)\b/i;
const THAT_ONE = /\b(on|for|in|of|with|to) (?:it|that one|that project|that job)\b/i;

/** "Which project is closest to its limit?" "How much is left on it?" */
export function withProjectTold(
  text: string,
  { question, answer }: { question: string; answer: string },
): string {
  if (text.length > LONGEST || question.length > LONGEST || !ASKS_PROJECT.test(question))
    return text;
  const project = PROJECT_FIRST.exec(answer)?.[1];
  return project === undefined ? text : text.replace(THAT_ONE, `$1 ${project}`);
}

/** "Which month was the most expensive?" "What did I buy that month?": the month that the answer told. */
export function withMonthTold(text: string, answerBefore: string): string {
  if (text.length > LONGEST || !THAT_MONTH.test(text)) return text;
  const month = MONTH_FIRST.exec(answerBefore)?.[1];
  if (month === undefined) return text;
  const named = text.trim().replace(THAT_MONTH, `in ${month}`);
  return OPENS.test(named) ? named : `and ${named}`;
}
