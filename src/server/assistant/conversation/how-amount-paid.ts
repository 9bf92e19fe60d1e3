import { pattern } from '../pattern.ts';

const LONGEST = 200;
const AMOUNT =
  '(?:the|that|this|those) (\\$ ?\\d[\\d,]*(?:\\.\\d\\d)?|\\d[\\d,]*\\.\\d\\d)(?: (?:thing|item|payment|charge|one|expense|purchase|bill))?';
const PLACE = '((?: (?:for|on) (?:the |our |my )?[^,.?!;:]{2,40}?)?)';
const HOW = new RegExp(
  `\\bhow (?:was|were|did (?:we|i)) (?:pay (?:for )?)?${AMOUNT}${PLACE}(?: paid)?(?: for| with)?(?=[?.! ]*$)`,
  'i',
);
const CASH_OR_CARD = pattern('i')`
  ^((?:and|so|ok|hey)[ ,]+)?(?:was|were) ${AMOUNT}${PLACE} (?:(?:paid|put|a|an|in|by|on|with|the) )*(?:
    cash|credit|debit|card|check
  )(?: card)? or (?:(?:by|on|with|a|in|the) )*(?:cash|credit|debit|card|check)(?: card)?(?=[?.! ]*$)
`;

/** "How was that $14.25 for the floor paid?" as the question for the way to pay. */
export function withHowPaid(text: string): string {
  if (text.length > LONGEST || !/\d/.test(text)) return text;
  return text
    .replace(HOW, 'what did we use to pay the $1$2')
    .replace(CASH_OR_CARD, '$1what did we use to pay the $2$3');
}
