import { pattern } from '../pattern.ts';

const WORD = "[\\p{L}\\d'’-]+";
const THING = `(?:the |our |my )?(?:${WORD} ){0,4}?${WORD}`;
/** What stands between two things. */
const AGAINST =
  '(?:against|versus|vs\\.?|v\\.?|next to|beside|alongside|set against|up against|compared (?:to|with)|and|or)';
const MONEY = '(?:dollars?|bucks|money|pounds|cash|price|cost|terms of (?:money|cost|price))';
/** It asks how far apart they are. */
const GAP_ASKED = `(?:(?:so |and )?(?:what(?:['’]s| is| was)? |how (?:big|large|much|wide) (?:is|was) |tell me |give me |show me |find )?(?:the |their )?(?:${MONEY} )?(?:gap|difference|spread|margin)(?: in (?:${MONEY}|what (?:we|i) paid))?(?: between (?:them|the two|both))?|(?:so |and )?(?:by )?how (?:far|much|many ${MONEY}) (?:apart(?: (?:are|were) (?:they|the two|both))?|(?:is |lies |are |was )?(?:between|separates?|divides?) (?:them|the two|both)|ahead (?:is|was|are|were|did) [^,?]{2,40}|in front (?:is|was) [^,?]{2,40})|(?:so |and )?which (?:one |of (?:the two|them|these) )?(?:was|is|were|cost|took|ran|set|ate|came out|comes out)(?: (?:us|me))?(?: back)? (?:the )?(?:more|most|dearer|higher|pricier|steeper|ahead|less|cheaper)(?: (?:of (?:our|the) )?money)?(?:,? and)?,? (?:by (?:how much|what|how many ${MONEY})(?: amount)?|(?:what(?:['’]s| is| was) )?the (?:gap|difference|margin)))`;
/** "Sink against faucet: how many dollars apart?" */
const PAIR_THEN_GAP = pattern('iu')`
  ^(?:(?:so|ok|okay|and|now|hey)[ ,]+)*(?:
    (?:take|compare|put|hold|set|line up) )?(${THING}) ${AGAINST} (
    ${THING}(?: (?:in|on|for|at|upstairs|downstairs)(?: ${WORD}){0,3})?
  )(?: in (?:the|this|our) [^:,?]{3,50})?[,:;.?–—-]+ *(?:in ${MONEY},? )?${GAP_ASKED}(?: (?:for|of|on) (?:these|those|them|the two)
  )?[?.! ]*$
`;
/** They are ahead in time. */
const IN_TIME =
  /\b(?:ahead|in front) of (?:(?:the|our|my|its|their) )?(?:schedule|plan|time|deadline|budget|date|target|itself|ourselves|us|it|him|her|them|things)\b|\b(?:are|were|am) (?:we|they|i|you)\b/i;
const ASKS_MONEY =
  /\b(?:by how (?:much|many)|how (?:much|many dollars|far)|by what|what (?:amount|margin)|how many bucks|dollars|by which)\b/i;
/** "By how many dollars is labor ahead of materials", "how far is the barn ahead of the shed?" */
const IS_AHEAD = pattern('iu')`
  ^(?:(?:so|ok|okay|and|now)[ ,]+)*(?:
    (?:by )?(?:
      how much|how many (?:dollars|bucks)|how far|what (?:amount|margin|sum)|what
    )(?: money)? )?(?:is|are|was|were|runs?|lies) (${THING}) (?:further |farther |well |far |way )?(?:
    ahead of|in front of|out in front of|in the lead over
  ) (${THING}(?: (?:in|on|for|at)(?: ${WORD}){1,4})?)(?:
    ,? (?:and )?(?:if so,? )?by (?:how much|what|how many (?:dollars|bucks))(?: amount| margin)?
    |,? in (?:dollars|money|money terms|spending)
  )?[?.! ]*$
`;
/** "How far ahead of the shed is the barn?" */
const AHEAD_OF = pattern('iu')`
  ^(?:
    (?:so|ok|okay|and|now)[ ,]+
  )*(?:by )?how (?:much|far|many dollars) (?:ahead|in front) of (${THING}) (?:is|are|was|were) (
    ${THING}(?: (?:in|on|for|at)(?: ${WORD}){1,4})?
  )(?:,? in (?:dollars|money|spending))?[?.! ]*$
`;
const OURS = `(?:the|our|my)(?: (?!(?:that|than|and|or|is|was|were|cost|costs)\\b)${WORD}){1,5}?`;
/** "He says the sink cost more than the tub. What is the difference?" */
const CLAIMED = pattern('iu')`
  \b(${OURS}) (?:(?:must have|has|have|had) )?(?:
    cost|costs|was|were|is|are|came to|ran
  )(?: us| me)?(?: (?:a lot|much|far|way|quite a bit))? (?:
    more|less|dearer|cheaper|pricier|more expensive|higher|lower
  ) than (${OURS})(?=[,.;?!]|$| and )
`;
const GAP_AFTER =
  /\b(?:difference|gap|margin|by (?:how much|what)|how (?:much|big|large|far)|what amount)\b/i;
/** "Between the sink and the tub, which was dearer?" */
const BETWEEN = new RegExp(
  `^(?:between|of|out of|comparing) (${OURS}) and (${OURS})[,:;]? ((?:which|what|who) [^?]{4,80}[?.! ]*)$`,
  'iu',
);
const OF_COST = /\b(?:costs?|set (?:us|me) back|dearer|cheaper|pricier|paid|more|less)\b/i;
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const STACKS = pattern('iu')`
  \bhow (?:does|do|did|would|will) (${THING}) (?:
    stack up|measure up|hold up|compare|fare|look|do|rank|shape up|line up
  ) (?:
    against|with|to|next to|beside|alongside|compared (?:to|with)|versus|vs\.?
  ) (${THING})(?=[,.;?!]|$| (?:in|on|for|at|upstairs|downstairs)\b)
`;
const IS_MONTH = new RegExp(`^${MONTH}\\b`, 'i');

/** Two things and the question how far apart they are, in words that are read; null for any other. */
export function gapAskedIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [, one, other] = PAIR_THEN_GAP.exec(text) ?? [];
  if (one && other) return ofMoney(one, other);
  if (!IN_TIME.test(text) && ASKS_MONEY.test(text)) {
    const [, ahead, behind] = IS_AHEAD.exec(text) ?? [];
    if (ahead && behind) return ofMoney(ahead, behind);
    const [, less, more] = AHEAD_OF.exec(text) ?? [];
    if (less && more) return ofMoney(more, less);
  }
  const claim = CLAIMED.exec(text);
  if (claim?.[1] && claim[2] && GAP_AFTER.test(text.slice(claim.index + claim[0].length))) {
    return ofMoney(claim[1], claim[2]);
  }
  const [, either, or, which] = BETWEEN.exec(text) ?? [];
  if (either && or && which) {
    return OF_COST.test(which)
      ? ofMoney(either, or)
      : `${which.replace(/[?.! ]+$/, '')}, ${either} or ${or}?`;
  }
  const [stacked = '', first = '', second = ''] = STACKS.exec(text) ?? [];
  const areMonths = [first, second].every((side) => IS_MONTH.test(side));
  // What is told after the question would be a condition.
  const [question = ''] = text.split(/(?<=[?])\s/);
  return areMonths && question.includes(stacked)
    ? question.replace(stacked, `compare spending in ${first} with spending in ${second}`)
    : null;
}

const LONGEST = 400;

const ofMoney = (one: string, other: string) => `how much more did ${one} cost than ${other}?`;
