import { pattern } from '../pattern.ts';

/** Only the user's own records have such a sum, also where the guide has all of its words. */
const OWN_FIGURE: readonly RegExp[] = [
  // "All budgets minus everything spent", "total budget less what we spent".
  pattern()`
    \b(?:all|the|our|my|total|each|every|both|combined) (?:(?:of|the|our|my|project) )*budgets?\b.{0,40}\b(?:
      minus|less|plus|versus|vs|against|compared
    )\b
  `,
  // "Budget for the floors?"
  /^(?:(?:so|and|ok|what|is|was) )*(?:the |our |my )?budget (?:for|on|of) (?:the|our|my) \w+(?: \w+)?$/,
  // "Most over budget project", "project furthest under budget".
  /\b(?:most|furthest|farthest|least|worst) (?:over|under) ?budget\b/,
  // "Most expensive day", "cheapest week so far".
  pattern()`
    \b(?:
      most expensive|least expensive|priciest|costliest|biggest|busiest|cheapest|slowest|quietest
    ) (?:single |spending )?(?:day|week|month)\b
  `,
  // "How much is marked as an improvement?"
  /\b(?:is|are|was|were|we|i|have|has|got|been|stuff|everything|anything) (?:marked|tagged|labell?ed|flagged|classified|filed)(?: (?:as|under))?\b/,
  // "Across all projects, how much …?"
  pattern()`
    \b(?:how much|what|total|how many)\b.*\b(?:
      all|across|every|each
    ) (?:(?:of|all|the|our|my|four|three|two) )*(?:projects|project|jobs|budgets)\b
    |\b(?:all|across|every|each) (?:(?:of|all|the|our|my|four|three|two) )*(?:projects|project|jobs|budgets)
    \b.*\b(?:how much|what is|total|how many)\b
  `,
];

const ADVICE =
  /\b(?:should|ought|usually|normally|typical|typically|people|recommend\w*|how (?:do|can|to))\b/;

/** "All budgets minus everything spent, where do we stand?", one part of a message in words. */
export const asksForOwnFigure = (text: string): boolean =>
  !ADVICE.test(text) && OWN_FIGURE.some((one) => one.test(text));
