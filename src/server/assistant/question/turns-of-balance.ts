import type { Turn } from './turn.ts';

/** How people ask what a budget is, what is left of it and what would be. */
export const turnsOfBalance: readonly Turn[] = [
  {
    // "What do the two budgets come to when combined?"
    pattern:
      /\b(?:when|once|if) (?:(?:they|you|we|i|are|is|it|all|both) )*(?:combined?|added(?: up| together)?|add(?:ed)? (?:them|up)|put together|taken together|totall?ed|pooled|lumped together|summed)\b/,
    drops: ['when'],
  },
  {
    // "Add up the four budgets", "what do our budgets come to?"
    pattern: /\bbudgets\b/,
    drops: ['spend'],
    unless: /\b(?:spend|spent|paid|pay|cost|costs|gone|used|eaten|put|went)\b/,
  },
  {
    // "Have we still got 5k for the bathroom?"
    pattern:
      /\b(?:still|yet) (?:have|has|had|got)(?: got)?(?: about| around| roughly| over| at least)? \$?\d[\d.,]*k?(?: (?:dollars|bucks|grand))?(?: left)?(?: (?:for|in|on|to)\b|$)|\b(?:have|has|do|does|is) (?:we|i|there|the (?:\w+ ){1,3}?)(?: still| even)* (?:got |have )?(?:about |around |at least )?\$?\d[\d.,]*k?(?: (?:dollars|bucks|grand))? (?:left|to spare|for|in) (?:the|our|my|it)\b/,
    adds: ['left'],
    unless: /\b(?:receipts?|payments?|expenses?|bills?|paid|spent|milestones?|days|weeks)\b/,
  },
  {
    // "How far over would it be if the stones were another $1,180 on top?"
    pattern: /\$?\d[\d.,]*k? (?:more )?(?:on top|extra|more|over and above)\b/,
    drops: ['most'],
  },
  {
    // "The loft over by how much?"
    pattern: /\b(?:over|under) by how much\b/,
    adds: ['overBudget'],
    drops: ['phone', 'compare'],
  },
  {
    // "Which of our projects is in the worse position, relative to budget?"
    pattern:
      /(?=.*\b(?:budgets?|money|moneywise|financially)\b).*\b(?:worse|worst|weaker|weakest|tighter|tightest)(?: (?:position|shape|off|place|state|condition|standing|spot))?\b/,
    adds: ['most', 'percent', 'budget'],
    drops: ['list', 'compare', 'overview'],
    unless: /\b(?:month|week|year|overspend|expense|payment|line|room|category)\b/,
  },
  {
    pattern:
      /(?=.*\b(?:budgets?|money|moneywise|financially)\b).*\b(?:better|best|healthier|healthiest|stronger|strongest) (?:position|shape|off|place|state|condition|standing|spot)\b/,
    adds: ['least', 'percent', 'budget'],
    drops: ['list', 'compare', 'overview', 'advice', 'most'],
  },
];
