import type { Reading } from '../question/reading.ts';
import { MONTH_NAMES } from '../question/stretch.ts';
import { followUp } from './follow-up-pattern.ts';

const MONTH = new RegExp(`\\b${MONTH_NAMES}\\b`, 'gi');
/** "June's?", "now the June one", "what about the bill for June". */
const BARE = followUp(
  `(?:(?:what|how) about |how much (?:was|is) |what (?:was|is) |same for |for |in )*(?:the |that )?(?:(?:one|bill|payment|invoice) (?:for|from|of|in) )?(${MONTH_NAMES})(?:['’]?s)?(?: (?:one|bill|payment|invoice|part))?`,
);
const LONGEST = 120;

/**
 * "What did the July power cost?" "And June's?": the same question with the other month, because the
 * month may stand in the name of a record, and not be its date.
 */
export function ofOtherMonth(text: string, before: Reading): string | null {
  const { question, rest, period, contractors, projects } = before;
  if (period === null || rest.length === 0 || question.length > LONGEST) return null;
  const month = BARE.exec(text)?.[1];
  const said = question.match(MONTH) ?? [];
  if (month === undefined || said.length !== 1) return null;
  const isAsked = ASKS.test(question) || contractors.length > 0 || projects.length > 0;
  return isAsked ? question.replace(MONTH, month) : `how much was the ${month} ${rest.join(' ')}`;
}
const ASKS = /^(?:and |so )?how much\b/i;
