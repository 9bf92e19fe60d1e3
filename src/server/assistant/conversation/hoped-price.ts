import { pattern } from '../pattern.ts';
import { toQuestion, withoutAmount } from './claim.ts';

const LONGEST = 400;
/** "Please tell me the lamps were not over 300, I beg you": what they were. */
const HOPES = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|oh|god|lord|please|pls|plz)[ ,]+)*(?:tell|promise|assure) me (?:that )?(
    (?:the|our|my|those|that|we|i|it)\b[^,.?!]*?\b(?:
      was|were|did|is|are|has|have|does|do
    )(?:n['’]?t| not| never)\b[^,.?!]*
  )
`;

/** What somebody hopes that a price was not, as the question for the price. */
export function withoutHope(text: string): string {
  const hoped = (text.length > LONGEST ? null : HOPES.exec(text))?.[1] ?? '';
  return withoutAmount(hoped) === hoped ? text : toQuestion(hoped.replace(NOT, '$1'), true);
}
const NOT = /\b(was|were|did|is|are|has|have|does|do)(?:n['’]?t| not| never)\b/i;
