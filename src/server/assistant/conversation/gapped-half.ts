import { pattern } from '../pattern.ts';
import { MONTH_NAMES } from '../question/stretch.ts';

/** A longer question has its own subject. */
const LONGEST = 160;

const RANKS =
  'most|least|fewest|biggest|largest|smallest|highest|lowest|cheapest|dearest|priciest|costliest|steepest|longest|shortest|earliest|latest|oldest|newest';
const RANK = new RegExp(`\\b(?:${RANKS})(?: (?:expensive|costly|recent))?\\b`, 'gi');
/** "And which the least?", "and who has the lowest one?" */
const OTHER_RANK = new RegExp(
  `^(?:and |or )?(?:which|who|what)(?: (?:one|of (?:them|those|these)))?(?:['’]s)?(?: (?:is|was|are|were|has|had|have|got|did|does|do|cost|costs|took|takes|came|charges?|charged|asks?|wants?|paid|gets?))?(?: (?:the|our|my))? ((?:${RANKS})(?: (?:expensive|costly|recent))?)(?: (?:one|of (?:them|those|these|all)|then))?[?. ]*$`,
  'i',
);
const AS_VERB = /^(?:most|least|fewest)$/i;
const LOW = /^(?:smallest|lowest|cheapest|shortest)$/i;

/** "Which project cost the most, and which the least?": which cost the least. */
function ofOtherRank(first: string, second: string): string | null {
  const rank = OTHER_RANK.exec(second)?.[1];
  const [said, ...others] = first.match(RANK) ?? [];
  if (rank === undefined || said === undefined || others.length > 0) return null;
  // "Who got the most, and who the smallest?"
  const isOfVerb = AS_VERB.test(said) && !AS_VERB.test(rank) && !rank.includes(' ');
  return first.replace(RANK, isOfVerb ? (LOW.test(rank) ? 'least' : 'most') : rank);
}

/** "How many days till the tub, and how many till the sink?" */
const COUNTED_TO =
  /^((?:and )?how (?:many|much) (?:more )?(?:days|weeks|months|time)) (?:till|until|to|before|since)\b/i;
const COUNT_TO = /^(?:and )?how (?:many|much)(?: more)? ((?:till|until|to|before|since) .{2,})$/i;

const WH = '(until when|since when|how much|how many|how long|what|which|when|who)';
const NOT_A_PLACE = '(?!(?:the )?(?:end|total|all|moment|first|once|whole|percent|same)\\b)';
const PLACED = `(?:(?:up|down|over|out|back|still|there|then) )*((?:on|in|for|at|to|by|with|from) ${NOT_A_PLACE}(?:the |our |my |this |that |\\p{Lu}|(?:${MONTH_NAMES})\\b|20\\d\\d)[^,?]{0,40})`;
const BE_OR_HAVE = '(?:is|are|was|were|did|does|do|has|had|have)';
const SPENT = pattern()`
  cost|costs|come to|come|came to|run|ran|take|took|spend|spent|pay|paid|been|be|go|went|gone
`.source;
/** "And what did it cost on the roof?", "and how much of it on the facade?", "and which one at home?" */
const SAME_THERE = pattern('u')`
  ^(?:and )?${WH}(?: one)?(?: of)?(?:
    (?:['’]s| ${BE_OR_HAVE})?(?: (?:it|that|those|they|them|one))(?: (?:${SPENT}))?(?: (?:us|me))?
    |(?<=many) ${BE_OR_HAVE}
  )? ${PLACED}[?. ]*$
`;
/** "And how long does the dishwasher?", "and how many has the roof?": they have lost their verb. */
const NO_VERB = pattern('u')`
  ^(?:and )?${WH} (?:do|does|did|has|have|had|will|would|can|could) (
    (?:the|our|my|his|her|their|that) [\p{L}-]+(?:['’]s?)?
    |(?:(?:the|our|my) )?[\p{L}-]+(?: [\p{L}-]+)?['’]s
  )[?. ]*$
`;
/** "Who has to fix the door, and who the dead outlet?" */
const BARE_THING =
  /^(?:and )?(who|what|how much|which) ((?:the|our|my) [\p{L}-]+(?: [\p{L}-]+){0,3})[?. ]*$/u;
const VERB =
  /^(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|cost|costs|came|comes|come|ran|runs|got|gets|gave|paid|pays|took|takes|charged|charges|spent|owes|left|went|goes)$/i;

/** "What" and "which" may ask for an amount, and "how long" for a day. */
const kindOf = (question: string): string =>
  (new RegExp(`\\b${WH}\\b`, 'i').exec(question)?.[1] ?? '')
    .toLowerCase()
    .replace(/^(?:what|which)$/, 'how much')
    .replace(/^(?:until when|since when|how long)$/, 'when');

/**
 * The second question of a message, if it only says what is different: "what did June cost us in
 * the kitchen, and what did it cost on the roof?" is about June too. Null if it is whole.
 */
export function gappedHalf(first: string, second: string): string | null {
  if (first.length > LONGEST || second.length > LONGEST) return null;
  const counted = COUNTED_TO.exec(first)?.[1];
  const other = COUNT_TO.exec(second)?.[1];
  if (counted && other) return `${counted} ${other}`;
  const ranked = ofOtherRank(first, second);
  if (ranked !== null) return ranked;
  const asked = `${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  const [, kind = '', thing = ''] =
    SAME_THERE.exec(asked) ?? NO_VERB.exec(asked) ?? BARE_THING.exec(asked) ?? [];
  const isSame = thing !== '' && kindOf(kind) === kindOf(first);
  const isWhole = thing.split(' ').some((word) => VERB.test(word));
  return isSame && !isWhole ? `and ${thing.replace(/['’]s?$/, '')}` : null;
}
