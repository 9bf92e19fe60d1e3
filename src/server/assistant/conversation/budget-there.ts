import { pattern } from '../pattern.ts';
import { hasFilter, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

/** "What is the budget of the porch?" "How much did we spend?": there. */
export const isOfBudgetThere = (previous: Reading, next: Reading) =>
  previous.projects.length > 0 &&
  says(previous, 'budget', 'left', 'overBudget') &&
  !hasFilter(previous) &&
  [SPENT_THERE, PLANNED_THERE].some((pattern) => pattern.test(next.words.join(' ')));
/** "How far over was the porch?" "What was the budget again?" */
const PLANNED_THERE = pattern()`
  ^(?:(?:and|so|but|ok) )*(?:what|how much|how big|how high) (?:is|was|had|did) (?:
    (?:we|i) (?:planned|budgeted|plan|budget|allowed|allow)
    |(?:the|our|my|its) (?:
      (?:whole|total|original|planned|actual|first) )?(?:budget|limit|plan|allowance)
  )(?: (?:for it|for that|there))?(?: (?:again|then|originally|in the first place|to begin with|to start with)
  )?$
`;
const SPENT_THERE =
  /^(?:(?:and|so|but|ok) )*(?:how much|what) (?:did|have|has) (?:we|i|it) (?:actually |really |already )?(?:spend|spent|pay|paid|cost|used?)(?: (?:then|already|actually|there))?$/;
