import { pattern } from '../pattern.ts';
import type { RecordSubject } from './record-kinds.ts';

const PEOPLE =
  '(?:who|whom|whos|anyone|anybody|everyone|everybody|which|what|any|how many|list|show|name|all|contractors?|trades|people|guys|agreements?|contracts?)';
const PAID_UP = pattern()`
  (?:
    paid (?:in full|off|up|out)|(?:fully|completely|all) paid(?: (?:up|off))?|paid (?:fully|completely)
    |squared? (?:up|away)|all square|settled up|done (?:being|getting) paid
  )
`.source;

/** "Who is paid in full?", "agreements with money left", "who still has money coming?" */
export const PAID_STATE = pattern()`
  ^(?:(?:and|so|ok) )*${PEOPLE}\b.*\b${PAID_UP}\b
  |^(?:(?:and|so|ok) )*(?:who|which contractors?|anyone|anybody) (?:\w+ )?(?:still )?(?:has|have|got|gets) (?:more |some )?money (?:still )?(?:coming|to come|left|due)\b
  |\b(?:agreements?|contracts?)\b.*\b(?:still open|open|unpaid|(?:money|something|anything) (?:left|open|to pay)|left to pay)$
  |^(?:(?:and|so|ok|the|our|all|any) )*(?:open|unpaid|unfinished) (?:agreements|contracts)$
`;
const NOT_PAID =
  /\b(?:not|never|nobody|no one|yet to|unpaid|unfinished|money|something|anything|open|left)\b/;

export const isOfUnpaid = (text: string): boolean => NOT_PAID.test(text);

/** "Agreements signed before May", "who has no agreement?" */
const OF_AGREEMENTS =
  /\b(?:agreements?|contracts?|deals?)\b.*\b(?:(?:did|do|have|had) (?:we|i)|we|i) (?:sign|signed|make|made|agree|agreed)\b|\b(?:agreements|contracts) (?:signed|made|agreed|from|since|before|after|in)\b/;

/** "Which contractors have no insurance on file?", "who do we have no agreement with?" */
export const WITHOUT_RECORD = pattern()`
  ^(?:(?:and|so|ok) )*(?:
    who|whom|which|what|any|anyone|anybody|how many|list|show|contractors?|trades|people|guys
  )\b(?: \w+){0,6}? (?:no|not|without|lack|lacks|lacking|missing|never)\b(?: \w+){0,5}? (?:
    agreements?|contracts?|insurance(?: (?:documents?|papers?|certificates?|cards?|polic(?:y|ies)))?|certificates?(?: of insurance)?|coi|licen[cs]es?|quotes?|bids?
  )(?: (?:on file|saved|with us|yet|with|from|for|at all|here|in here|stored))*$
`;

/** "Did we accept the pot filler?", "who asked for the outlet in the island?" */
const DECIDES = pattern()`
  ^(?:(?:and|so|ok) )*(?:did|have|has) (?:we|i|anyone|anybody)(?: (?:ever|already|yet))? (?:
    (?:accept|approve|okay|ok|decline|reject|refuse)(?:e?d)?|sign(?:ed)? off on
    |(?:say|said) (?:yes|no) to
    |turn(?:ed)? down|agree(?:d)? to
  ) (?:the|that|his|her|their) (?!.*\b(?:quotes?|bids?|offers?|estimates?|bills?|agreements?|contracts?|price)\b)
  |^(?:(?:and|so|ok) )*who(?: is| was)? (?:asked|asks|asking|wants|wanted|requested|proposed|proposes|suggested)(?: us)? for (?:the|that|an? (?:extra|change))\b(?!
    .*\b(?:quotes?|bids?|most|least|more|less|money|deposit|payment)\b
  )
  |\b(?:cost|add|run|price)\b.* to (?:say|saying) (?:yes|ok) to (?:the|that|his|her|their)\b
  |\bwho\b.*\b(?:waits?|waiting|asks?|asked|asking|wants?|wanted)\b.*\bchange orders?\b
  |\bwho\b.*\bchange orders?\b.*\b(?:wait(?:s|ing)?|pending|open|undecided|accepted|approved|declined|rejected)\b
  |\b(?:change orders?|changes|extras)\b.*\b(?:we|i) (?:have |had )?(?:ever )?(?:
    said (?:yes|no)|accepted|approved|declined|turned (?:down|away)|rejected|refused|agreed|signed|okayed
  )\b
  |^(?:(?:and|so|ok) )*(?:do|does|did|is|are|which|what|any|how many)\b.*\bchange orders?\b.*\b(?:
    answer|decision|approval|signature|okay|ok|reply|go ahead
  )\b(?: (?:from|by|of))?(?: (?:me|us))?$(?<=\b(?:me|us|our|my)\b.*)
  |^(?:(?:and|so|ok) )*(?:what|which|anything)(?: (?:is|are|things|one))*(?: still)? (?:waiting|pending|waits) (?:for|on) (?:our|my) (?:
    ok|okay|approval|answer|decision|yes|signature|reply|go ahead
  )\b
  |\bchanges?(?: orders?)?\b.*\b(?:add|added|adds)\b
  |\b(?:waiting|pending|undecided|accepted|approved|declined|proposed) (?:changes?|extras?)\b
  |^(?:(?:and|so|ok) )*which (?:ones?|of (?:them|those|these)) (?:is|are|was|were) (?:still )?(?:only |just )?proposed\b
  |^(?:(?:and|so|ok) )*(?:what|which|anything|is anything|something)\b(?!.*\b(?:quotes?|bids?|offers?|bills?|invoices?)\b).*\b(?:pending|waiting|waits|awaiting|needs?|requires?)\b(?: \w+){0,2} (?:my|our) (?:approval|okay|ok|go ahead|sign off|signature|yes)\b
  |^(?:(?:and|so|ok) )*(?:what|how much) (?:would|does|did|will) (?:the|that|his|her|their) (?:[a-z]+ ){1,5}add(?: (?:to|onto) (?:the|our|my|his|her|their|that) (?:contract|agreement|price|cost|total|budget|bill|job|deal))?$
  |\bwhat (?:has |have |all )*changed (?:on|in|with|about|since)\b.*\b(?:agreement|contract|deal|signed)\b
`;

const UTILITY =
  /\b(?:gas|power|electric|electrical|electricity|water|sewer|heating|heat|phone|internet|utility|utilities|energy|hydro) bills?\b/;
const IS_PAID = /\b(?:paid|pay|paying|spent|spend|did|was|were|cost)\b/;
const LIST = '(?:(?:and|so|ok|list|show|show me|all|any|the|our|my|of|open|what are) )*';

const OF_BILLS_AHEAD = `^${LIST}(?:bills?|invoices?) (?:still |that are |which are |coming )?(?:after|before|between|by|until|till|through|this|next)\\b`;
/** "Bills after October 1": they are to be paid. */
export const BILLS_AHEAD = new RegExp(OF_BILLS_AHEAD);
const OF_BILLS = pattern()`
  ${OF_BILLS_AHEAD}
  |\b(?:first|last|next|earliest) (?:bill|invoice) (?:(?:that|which) is |to be |to come )?due\b
  |\b(?:bill|invoice) (?:is|comes|falls) due (?:first|last|next|soonest|earliest)\b
  |^${LIST}(?:late|overdue|due) (?:bills|invoices)\b
`;
const BARE_BILLS = new RegExp(
  `^${LIST}(?:bills|invoices)(?: (?:total|in total|we have|to pay|on file|right now|now))*$`,
);
/** "Rosa's bills", "bills from Rosa". */
const BILLS_OF_ONE = new RegExp(
  `^${LIST}(?:\\w+ ){1,2}(?:bills|invoices)(?: (?:total|right now|now|due))*$|^${LIST}(?:bills?|invoices?) (?:from|of|by) `,
);

/** "When is her bill due?" */
const ITS_DAY =
  /^(?:(?:and|so|ok) )*(?:when|what day) (?:is|are) (?:his|her|their) (?:next |last |open )?(?:bills?|invoices?) (?:due|payable)\b/;

/** "Who's fixing the dead outlet?" */
const WHO_FIXES =
  /^(?:(?:and|so|ok) )*who(?: is| was| are)?(?: (?:coming to|going to|supposed to))? (?:fix(?:es|ing)?|repairing) (?:the|our|that|this)\b/;

/** "Is the dead outlet fixed yet?", "has Ann fixed the drip?" */
export const IS_FIXED =
  /^(?:(?:and|so|ok) )*(?:is|are|was|were|has|have)\b.* (?:the|that|those|her|his|their) .*\b(?:fixed|taken care of|touched up|repaired|corrected)\b(?: (?:yet|now|already|by now|ever|up|or not|still))*$/;

/** The kind of record of a contract that a question is about, by how it is put. */
export function contractSubject(text: string, namesContractor: boolean): RecordSubject | null {
  if (PAID_STATE.test(text) && !/\b(?:bills?|invoices?|quotes?)\b/.test(text)) {
    return namesContractor ? null : 'agreements';
  }
  if (DECIDES.test(text)) return 'changes';
  if (WHO_FIXES.test(text) || IS_FIXED.test(text)) return 'punch';
  if (OF_AGREEMENTS.test(text)) return 'agreements';
  if (UTILITY.test(text) || IS_PAID.test(text)) return null;
  const isOfBills = OF_BILLS.test(text) || ITS_DAY.test(text) || BARE_BILLS.test(text);
  return isOfBills || (namesContractor && BILLS_OF_ONE.test(text)) ? 'bills' : null;
}

/** "Change orders", "all our quotes": those that there are. */
const BARE_RECORDS = pattern()`
  ^${LIST}(?:(?:current|saved|expired|expiring|pending|waiting|accepted|signed) )?(?:
    quotes|bids|estimates|change orders|changes|extras|documents|papers|paperwork|warranties
    |certificates|insurance (?:certificates|papers|policies)|agreements|contracts|bills|invoices
    |punch lists?(?: items)?|members|holdbacks?|insurance(?<=expired insurance)
  )(?: (?:so far|on file|we have|saved|listed|without (?:a|any) (?:date|end date|due date|day|expiry date)))*$
`;

/** What only the user's own contracts can tell, also where the guide has the same words. */
export const isOfOwnContracts = (text: string): boolean =>
  [PAID_STATE, WITHOUT_RECORD, DECIDES, BARE_RECORDS].some((one) => one.test(text));
