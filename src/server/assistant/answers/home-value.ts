import { pattern } from '../pattern.ts';
/** What the home is worth, or will be. */
export const WORTH = pattern()`
  \b(?:
    add|adds|added|adding|raise[ds]?|increase[ds]?|lift|lifted|boost|boosted|up|upped|done|do|does
    |gain|gained|bring|brings|brought
  )\b.{0,40}\b(?:value|worth|price) (?:of|to) (?:the|our|my|this) (?:\w+ )?(?:
    house|home|place|property|flat|apartment|cottage|condo|building|cabin
  )\b
  |\b(?:the|our|my) (?:house|home|property)(?: s)? value\b
  |\bhow much (?:more )?(?:
    will|would|is|are|might|could
  ) (?:be )?(?:more )?worth (?:the|our|my|this)\b
  |\bhow much (?:more )?value (?:does|did|do|will|would|has|have|is) (?:the|our|my|this|that|it)\b
  |\bwhat (?:is|are|would|will) (?:the|our|my|this) (?!
    (?:\w+ )?(?:contract|agreement|deal|change|bill|quote|line)\b
  )\w+(?: \w+)? (?:be )?worth\b
  |\b(how much|what) (is|will|would|are) (my|our|the|this) (
    house|home|place|property|flat|apartment
  )\b.*\bworth\b
  |\b(pay|paid|cost|price)\b.*\b(for|of) (the|our|my|this) (house|home|property)$
  |\b(house|home|place|property) (sell|go|fetch|be worth)\b
  |\b(sell|selling|resale|appraise\w*) (price|value|for)\b.*\b(house|home|place|property)\b
  |\bresale value\b|\bmarket value\b
  |\b(house|home|place|property|flat|apartment)\b.*\b(
    worth(?! (it|doing|the)\b)|sell for|fetch|rent for|appraised?|valued at
  )\b
  |\b(what|how much) (will|would|could|might|can) [a-z ]{2,30}\b(sell|rent|fetch|go) for\b
  |\bhow much (did|was) (the|our|my|this) (house|home|property)( cost| itself)?$
`;
