import { pattern } from '../pattern.ts';

const QUOTE = /\b(?:quotes?|quoted|quoting|quotations?|bids?|bidding|offers?|offered)\b/i;
const AGREEMENT = /\b(?:agreements?|contracts?|agreed|agree)\b/i;
const PLAN =
  /\b(?:(?:the|our|my|its|in|than|on) plan|plan(?:ned)? (?:for|had|has|on|says|line|allows)|planned|budgeted|set aside|earmarked|put down|(?:budget|plan) lines?|had in mind)\b/i;
const AGAINST = pattern('i')`
  \b(?:
    below|beneath|above|under|over|beats?|against|versus|vs|compar\w+|differ\w*|gap|less|more|higher
    |lower|cheaper|dearer|pricier|than|within|inside|fits?|exceeds?|match(?:es)?|line up|off by|off from
    |stack up|save[sd]?|savings?|between|squares?
  )\b
`;
/** It asks for what is left, for a date, or for what was spent. */
const OTHER =
  /\b(?:left|leaves?|remain\w*|afford|when|date|paid|pay|spent|spend|bills?|invoices?|milestones?|reserve|cheapest|lowest|highest|lower of|which (?:quote|bid|one))\b|\d/i;
const LONGEST = 260;

/**
 * "We planned for screens, and Wade gave us a quote. How much below the plan is he?", in words that
 * are read: all of the text, since the title may be anywhere in it. Null for anything else.
 */
export function offerAgainstPlanIn(text: string): string | null {
  if (text.length > LONGEST || !PLAN.test(text) || !AGAINST.test(text) || OTHER.test(text))
    return null;
  const kind = QUOTE.test(text) ? 'quote' : AGREEMENT.test(text) ? 'agreement' : null;
  if (kind === null) return null;
  const words = text
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\d' -]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !SAID.test(word));
  return `${kind} against the plan ${words.join(' ')}`;
}
/** What is said of any quote and any plan. */
const SAID = pattern('i')`
  ^(?:
    we|i|he|she|they|us|him|her|it|his|its|our|my|me|you|them|the|an?|and|or|but|so|for|of|on|in|to|at
    |by|is|are|was|were|do|does|did|has|have|had|how|what|which|who|much|many|far|than|that|this|with
    |from|gave|give|given|get|got|came|come|comes|plan|plans|planned|quoted?|quotes|quotations?|bids?
    |offers?|offered|agreements?|contracts?|agreed|budgeted|set|aside|line|lines|below|above|under
    |over|beats?|against|versus|vs|compare|compared|compares|difference|differ|gap|less|more|higher|lower
    |cheaper|dearer|pricier|within|inside|fits?|amount|dollars|figure|price|between|up|down|off|put
    |there|would|be|been|about|our|original|originally
  )$
`;
