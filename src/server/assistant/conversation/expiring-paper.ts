import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

const PAPER =
  "((?:the|our|my|his|her|their|[\\p{L}-]+['’]s) (?:[\\p{L}'’-]+ ){0,3}?(?:permit|insurance|warranty|guarantee|licen[cs]e|certificate|policy))";
const ENDS = '(?:expires?|runs? out|lapses?|ends?|good (?:for|until|till|through)|valid)';
const IT = '(?:it|that|this)';

/** "What did the deck permit cost and when does it expire?" */
const OF_IT = new RegExp(
  `\\b${PAPER}\\b([^?]{0,60}?,? and (?:by )?(?:when|until when|how long) (?:does|do|will|is) )${IT}\\b(?=[^?]{0,12}\\b${ENDS}\\b)`,
  'iu',
);
const NAMED = new RegExp(`\\b${PAPER}\\b`, 'iu');
/** "When does it run out?" */
const WHEN = followUp(
  `(?:when|until when|how long) (?:does|do|will|is) ${IT} (?:${ENDS})(?: (?:for|until))?`,
);

/** The second question names the paper as well: what it cost is no day of it. */
export const withPaperNamed = (text: string): string => text.replace(OF_IT, '$1$2$1');

/** "What did the deck permit cost?" "When does it run out?": the paper, and not the money. */
export function expiryAsked(text: string, { question }: Reading): string | null {
  const paper = WHEN.test(text) ? NAMED.exec(question)?.[1] : undefined;
  return paper === undefined ? null : `when does ${paper} expire`;
}
