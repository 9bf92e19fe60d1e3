import { pattern } from '../pattern.ts';

const GUESS =
  /\b(?:(?:best|rough|educated|honest|your|my|current|realistic|latest) (?:guess|estimate|estimation|projection|prediction|forecast|bet)|ballpark)\b/i;
const COST =
  /\b(?:costs?|total|totals|end|final|finally|come to|come in|land|run|runs|set (?:us|me) back|tally|bill|tab|spend|price tag|damage|finished|done)\b/i;
const WILL_HAVE = pattern('i')`
  \b(?:will|['’]ll|would|is going to|gonna) have (?:
    cost|run|come to|set (?:us|me) back|eaten|taken|swallowed|gobbled|ended up
  )\b
  |\b(?:will|['’]ll) (?:we|i|it|(?:the|our|my) \w+(?: \w+)?) have (?:
    cost|run|come to|set (?:us|me) back|eaten|taken|swallowed|spent|paid|ended up
  )\b
`;
/** "When it's all said and done". */
const WHEN_DONE = pattern('i')`
  \b(?:when|once|by the time|after) (?:
    it|its|everything|all|all of it|we|the dust|(?:the|our|my) \w+
  )(?:['’]?s|['’]?re| is| are| has)? (?:all |finally |really )*(?:
    said and done|done|finished|over|through|complete|completed|wrapped up|settled|settles|built
  )\b
`;
const IS_AHEAD =
  /\b(?:will|['’]ll|would|going to|gonna|do you (?:think|expect|figure|reckon)|expect|likely|looking at)\b/i;
const FINAL =
  /\b(?:final|end|eventual|ultimate) (?:cost|price|total|number|figure|bill|tally|sum|amount|spend|spending|tab)\b/i;
const FORETOLD =
  /\b(?:will|going to|estimate\w*|expect\w*|projected|projection|predict\w*|guess|likely|forecast|probably|look(?:s|ing)?)\b/i;
/** It asks for something else of the end, or for another price. */
const OTHER = pattern('i')`
  \b(?:
    left|remain\w*|budgets?|over|under|enough|last|quotes?|quoted|bids?|bills?|invoices?|milestones?
    |when will|what (?:date|day)|how long|days?|weeks?|per|each|more than|less than|than|if|without
    |except|worth|values?|valued|sells?|selling|sold|rents?|labou?r|materials|line|room|agreements?|contract|did|refund\w*|receipts?
  )\b|\$?\d{2}
`;
const LONGEST = 200;

/**
 * "What is your best guess for what the flat will have cost us when it's all done?", in words that are
 * read; null for anything else.
 */
export function outlookIn(
  text: string,
  { place, namesPerson }: { place: string | null; namesPerson: boolean },
): string | null {
  if (text.length > LONGEST || place === null || namesPerson || OTHER.test(text)) return null;
  const isGuess = GUESS.test(text) && COST.test(text);
  // "Once it is done" is no price.
  const isPriced = COST.test(text.replace(WHEN_DONE, ''));
  const isWhenDone = WHEN_DONE.test(text) && IS_AHEAD.test(text) && isPriced;
  const isFinal = FINAL.test(text) && FORETOLD.test(text);
  const isOutlook = isGuess || WILL_HAVE.test(text) || isWhenDone || isFinal;
  return isOutlook ? `what will the ${place} cost in the end?` : null;
}
