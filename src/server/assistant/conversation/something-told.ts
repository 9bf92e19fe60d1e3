import { pattern } from '../pattern.ts';

/** "There was something on 12 August for the loft. What was it?" */
export const SOMETHING = pattern('i')`
  \b(?:
    something|(?:an?|some|one) (?:
      payment|charge|bill|expense|fees?|purchase|invoice|milestone)s?) (?:on|in|for|from|to|of|at)\b
  |\b(?:an?|some|one|the|that|this) \$?\d[\d,.]*(?: ?(?:dollars?|bucks?|usd))? (?:
    thing|payment|charge|bill|expense|fee|purchase|invoice|item|entry|check|cheque|one
  )\b
`;

/** "There was a 28 dollar charge for the loft. How was it paid?": what it was tells that too. */
const OF_AMOUNT =
  /\ban? (\$?\d[\d,.]*(?: ?(?:dollars?|bucks?|usd))? (?:thing|payment|charge|bill|expense|fee|purchase|invoice|item|entry)\b[^.?!]{0,60})/i;
const HOW_PAID =
  /^(?:(?:so|and) )?how (?:was|were|did|have) (?:(?:we|i) )?(?:pay|paid|it|that|this)\b/i;

export function howPaidOf(story: string, question: string): string | null {
  const sum = HOW_PAID.test(question) ? OF_AMOUNT.exec(story)?.[1] : undefined;
  return sum === undefined ? null : `What was the ${sum}?`;
}
