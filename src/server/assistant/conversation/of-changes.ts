import { changeStanding } from '../question/change-standing.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { followUp } from './follow-up-pattern.ts';

const ONES = '(?: ones?| (?:one )?of (?:them|those|these|the \\w+)| change orders?| changes?)?';
const OF_STANDING = followUp(
  `(?:which|what|how many|are any|any|is any|were any|did we|have we|show me|list|just|only)(?: the)?${ONES}\\b(?! costs?\\b).{0,60}`,
);
const EXTREME = followUp(
  `(?:(?:which|what|and)${ONES}(?:['’]?s| is| was| are| would be| costs?| would cost| adds?| would add| runs?)*(?: us)? )?(?:the )?(least|most|cheapest|smallest|lowest|biggest|largest|highest|priciest|costliest|dearest|(?:most|least) expensive|cheaper|smaller|lower|bigger|larger|higher|pricier|more|less)(?: money)?${ONES}(?: of (?:the )?(?:two|three|four|five))?`,
);
const LOW = /^(?:least|cheap|small|low|less)/i;
const THEM = '(?:it|that|this|them|those|these|they|all|both)';
const SUM = followUp(
  `(?:(?:what|how much)(?:['’]?s| is| are| would| will| do| does| did)?(?: the)?(?: (?:${THEM}|all of ${THEM}))*(?: (?:be|cost|add|come|come to|add up to|total|run|amount to|altogether|together|in total|in all|combined|for|on))*|(?:(?:the |in )?(?:total|sum)|altogether|all together|together|add (?:them|those|it) up))(?: (?:us|of (?:those|them|these)|for (?:those|them|these|all(?: of them)?)))?(?:,? (?:if|when|once|by) .{4,50})?`,
);
const IS_IT = followUp(
  '(?:is|was|did|have|has) (?:we |i )?(?:\\w+ )?(?:it|that|that one|this one)\\b.{0,40}|did (?:we|i) .{3,20} (?:it|that|that one)(?: yet)?',
);
const STANDING_OF = followUp(
  '(?:is|was|has|have|did) (?:we |i )?((?:the|that|his|her|their) [^,?]{3,40}?) (?:(?:been|get|already|still|ever) )*(?:accepted|approved|agreed to|declined|rejected|refused|turned down|signed(?: off)?|waiting|pending|open|undecided|decided)(?: (?:on|yet|already))*',
);
const MOST_WORDS = 14;

/**
 * "Which one did we accept?", "which costs the least?", "how much if we take them all?" after a
 * question about change orders: those change orders; null for anything else.
 */
export function ofChanges(text: string, before: Reading): string | null {
  if (before.subject !== 'changes' || text.split(/\s+/).length > MOST_WORDS) return null;
  const lower = text.toLowerCase().replaceAll(/[’']/g, '');
  const own = changeStanding(lower);
  const standing = own ?? changeStanding(before.words.join(' '));
  const those = standing === undefined ? 'those' : `those ${WORDS[standing]}`;
  const rank = EXTREME.exec(text)?.[1];
  if (rank !== undefined) {
    return `which of ${those} change orders is the ${LOW.test(rank) ? 'smallest' : 'largest'}`;
  }
  // "Which one is the biggest?" "Is it accepted?"
  const isOfOne = says(before, 'most', 'least') && IS_IT.test(text);
  if (isOfOne)
    return `which of those change orders is the ${says(before, 'least') ? 'smallest' : 'largest'}`;
  if (SUM.test(text)) return `what is the total of ${those} change orders`;
  const named = STANDING_OF.exec(text)?.[1];
  if (own !== undefined && named !== undefined) return `is the change order for ${named} accepted`;
  if (own === undefined || !OF_STANDING.test(text) || namesThing(lower)) return null;
  const isCount = /\bhow many\b/i.test(text);
  return `${isCount ? 'how many' : 'which'} of ${those} change orders are there`;
}

/** "Did we say yes to the pot filler?" is about that one. */
const namesThing = (text: string): boolean =>
  toWords(text).some((word) => !stopWords.has(word) && !OWN_WORD.test(word));
const OWN_WORD =
  /^(?:changes?|orders?|ones?|accept\w*|approv\w*|agree\w*|sign\w*|declin\w*|reject\w*|refus\w*|turn\w*|down|away|wait\w*|pending|open|undecided|decid\w*|decision|answer\w*|outstanding|ok|okay\w*|yes|no|say|said|still|yet|far|proposed|list|show|please|now|left)$/;
const WORDS = { waiting: 'waiting', declined: 'declined', done: 'accepted' } as const;
