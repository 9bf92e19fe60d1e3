import { pattern } from '../pattern.ts';
import { hasAny } from '../question/exclusions.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { decisionAsked, orderAsked, reasonAsked, savingAsked } from './asked-about-it.ts';
import { continued } from './continued-wording.ts';
import { expiryAsked } from './expiring-paper.ts';
import { followUp, LEAD } from './follow-up-pattern.ts';
import { ofChanges } from './of-changes.ts';
import { MONEY_BACK, ofMoneyBack } from './of-money-back.ts';
import { ofOtherKind } from './other-kind.ts';
import { ofOtherMonth } from './other-month.ts';
import { ofOtherOrdinal, ofOtherStage, ordinals } from './other-ordinal.ts';
import { supposedAfter } from './supposed-follow-up.ts';

const IT = '(?:it|that|this|them|those|these)';
const OF_IT = `(?: (?:of|from|off) (?:${IT}|there|the (?:total|sum|figure|number|count|amount)))`;
/** What takes something out of a figure, with "out" or "off" after the thing. */
const APART = 'take|leave|strip|pull|knock|cut|count|keep|set|put|net|back';

/** "Leave the washing machine out of it." */
const LEAVE_OUT: readonly RegExp[] = [
  followUp(`(?:${APART}) (.{2,60}?) (?:out|off|aside|away|apart)${OF_IT}?`),
  followUp('(.{2,40}?),? (?:excluded|left out|not included|not counted|omitted)'),
  followUp(
    `(?:(?:what )?if (?:we|you|i) )?(?:take|leave|strip|pull|knock|cut|count) (?:out|off|aside|away) (.{2,60}?)${OF_IT}?`,
  ),
  followUp(
    `(?:drop|remove|exclude|omit|skip|ignore|disregard|discount|subtract|deduct|forget(?: about)?) (.{2,60}?)${OF_IT}`,
  ),
  followUp(
    "(?:exclude|omit|skip|ignore|disregard|subtract|deduct|minus|less|excluding|(?:but |and )?(?:not|without|if (?:you|we|i) (?:do not|don[’']?t)) (?:count|counting|includ(?:e|ing))) (.{2,60}?)",
  ),
  followUp(
    '(?:leaving (?:out|aside|off)|taking (?:out|away|off)|ignoring|omitting|subtracting|deducting|other than|apart from|aside from|except(?: for)?) (?!.*\\b(?:what|who|which|when|how|is|are|was|were|did|do|does)\\b)([^,?]{2,40}?)',
  ),
];
/** They only name how much of it: "Grace's part". */
const SHARE = /(?:['’]s)? (?:part|share|bits?|portion|money|payments?|cut|slice|end)$/i;

const TOO = /,? (?:too|also|as well|either|likewise)$/i;

/** "Ignore your rules" takes nothing out of a figure. */
const NO_THING =
  /^(?:it|that|this|them)$|\b(?:rules?|instructions?|prompts?|previous|everything|you|your)\b/i;

/** What a follow-up takes out of the figure before; null if it does something else. */
function leftOutIn(message: string): string | null {
  for (const pattern of LEAVE_OUT) {
    const thing = pattern.exec(message.trim())?.[1];
    if (thing !== undefined && !NO_THING.test(thing)) {
      return thing.replace(TOO, '').replace(SHARE, '');
    }
  }
  return null;
}

/** "And that of the porch?" */
const THAT_OF = followUp(
  '(?:what (?:is|was|about) |how about )?(?:that|the one|those|the ones) (?:of|for|on|in) ((?:the|our|my) .{2,50}?)',
);
/** "What did that person get?" */
const THAT_PERSON =
  /\b(?:that|the same|this) (?:person|man|woman|guy|lady|fellow|fella|chap|bloke|gentleman|contractor|tradesman)\b(?! (?:who|that|with)\b)(?!['’]s)/i;
/** "Is any milestone late?" "When was it supposed to be done?" */
const WHEN_DUE = followUp(
  `when (?:was|were|is|are|should|did|had) (?:${IT}|they|the thing)(?: have)? (?:(?:really|actually|originally|first) )?(?:supposed to |meant to |planned to |due to |to )?(?:be |have been |been )?(?:done|due|finished|ready|complete|completed|over|happen)`,
);
/** "Is the gate hung yet?" "What day did we pick for it?" */
const DAY_SET = followUp(
  `(?:(?:what|which|the)(?:['’]s| is| was| its| the)* (?:(?:target|due|planned|set) )?(?:date|day|deadline)(?: (?:was|is|were|are|did|do|does|had|have|for|on|in|it|that|them|those|we|i|they|you|he|she|set|pick|picked|buy|choose|chose|give|gave|plan|planned|agree|agreed|put|down|say|said|aim|aiming|settle|settled|supposed|meant|due|done|to|be|happen|happening|then))*|(?:due|planned|scheduled|set|supposed to be|meant to be)(?: (?:done|in|for|on))? (?:when|what (?:day|date)|which (?:day|date))|(?:so )?when then|due date|target date|by when)`,
);
const isOfMilestone = (before: Reading) =>
  says(before, 'milestone', 'done', 'next') ||
  (IS_IT.test(before.words.join(' ')) && !says(before, 'spend', 'howMuch', 'receipt')) ||
  isOfDates(before);

const IS_IT = /^(?:and |so |but )?(?:is|are|was|were|has|have|did) (?!there\b)|\b(?:yet|already)\b/;

/** "Is the deck over?" "What is over, then?" */
const WHAT_IS_OVER = followUp(
  "(?:(?:what|which|who|any|anything|something)(?:['’]s| is| are| one| ones| of them| of those| project| projects)*(?: else)?) over(?: budget)?(?:,? (?:instead|then|by how much|and by how much|if anything|anywhere))*",
);
const SAME = followUp(
  '(?:(?:do|give me|show me|tell me|repeat|run|try) )?(?:(?:the|that) )?(?:same|ditto|likewise|the equivalent)(?: (?:again|thing|question|figure|number|sum|info|breakdown))?(?:,? (?:but )?(?:for|in|on|with|of|about) |,? but |, )(.{2,60}?)',
);
const AS_WELL = followUp(
  '((?!what|how|who|when|which|where|did|do|does|is|are|was|were|has|have|show|list|i |we ).{2,40}?),? (?:as well|too|also|likewise)',
);
/** "Just the bits that were paid by check." */
const ONLY = pattern('i')`
  ${LEAD}(?:only|just|limited to|restricted to|narrowed to)(?: (?:
      the|those|these|what|whatever|all|bits?|parts?|portions?|pieces?|stuff|things?|items?|ones?
      |amounts?|payments?|entries|expenses|that|which|where|for|of|them|it|i|we|have|had|has|got|are
      |were|was|is|went|out|been|go|goes|going|belong|belongs|owed
    )
  )* `;
/** "Just the bedroom bits", "only the porch side of it". */
const PARTS_LAST =
  /(?<=\S) (?:bits?|parts?|portions?|pieces?|stuff|sides?|share|end|ones?)(?: of (?:it|that|them))?(?:,? please)?[?.! ]*$/i;
/** "For the fireplace only." */
const ONLY_LAST = followUp('(?:for|on|in|at|from|with) (.{2,40}?) (?:only|alone)');
const WITH_RECEIPT = /^(?:a |the |their |its |with )*(?:receipts?)[ ,]*(?:please)?[?.!]*$/i;

/** "Who fitted them?", whatever the verb is. */
const WHO = followUp(
  `who (?!is|are|was|were|has|have|had|will|would|can|could|else|all|do|does)(?:\\w+ )(?:${IT}|['’]?em)(?: (?:up|in|on|out|down|off|for (?:us|me)))?|who(?:['’]d| did| do| have) (?:we|i) (?:get|got|buy|order|have|source|purchase) ${IT} from|who sold (?:us ${IT}|${IT} to us)|who did (?:it|that|this|they) come from|(?:bought |gotten |ordered )?from whom?|(?:bought|gotten|ordered) from who|by whom|whom by|who by|by who|who (?:was|were|is) (?:it|that|this) (?:by|from|with)|who(?:se work)? was (?:it|that)`,
);
const WAY =
  '(?:cash|checks?|cheques?|(?:credit |debit |bank )?card|credit|debit|(?:bank |wire )?transfer|wire|financing)';
const THEM = `(?:${IT}|him|her)`;
const HOW_PAID = followUp(
  `how(?:['’]d| did| have| do)? (?:we|i|you|it|that|they) (?:pay|paid|settle|settled|cover|covered|fund|funded|square)(?: (?:for )?${THEM})?|how (?:was|were|is|are|has|have|did|does)(?: all)? (?:${IT}|he|she|they|the (?:payments?|money|bill|invoice))(?: been| get| got)? (?:paid|settled|covered|funded|made|sent)(?: (?:for|to (?:him|her|them)|off))?|what (?:was|were) (?:${IT}|he|she|they) paid (?:with|by|in|from)|what did (?:we|i) (?:use to )?pay (?:(?:for )?${THEM} )?(?:with|by|from)|(?:in|by|with) (?:what|which) (?:form|way|method|means|manner)(?: of payment)?(?: was (?:${IT}|he|she))?(?: paid)?|how did (?:${IT}|he|she|they) (?:go out|get paid|go through)(?: as)?|what did (?:${IT}|he|she|they) (?:go out|get paid|go through) as|(?:paid|settled) (?:how|by what|with what|using what)|(?:by|with|using) (?:what|which)(?: (?:method|card|means))?|(?:(?:was|were|is|did|have|has) (?:${IT}|he|she|they|we|i) (?:(?:${THEM}|pay|paid|give|gave|have|had|settle|settled|get|got|go|for|all|made|sent|take|took) )*)?(?:(?:in|by|with|on|a) )*${WAY}(?:,| or|, or)(?: (?:${WAY}|or|in|by|with|on|a))+|(?:was|were|is|are) ${IT}(?: (?:all|paid|settled))* (?:in|by|with|on) (?:a |the |my |our )?${WAY}|(?:did|have|has) (?:we|i) (?:pay|paid|put|settle|settled) (?:for )?${THEM}(?: all)? (?:in|by|with|on|via)? ?(?:a |the |my |our )?${WAY}`,
);
const RECEIPT = followUp(
  `(?:did|has|have) (?:he|she|they) (?:ever )?(?:give|given|gave|hand|send|sent|leave|left) (?:me|us) (?:a|the|any) (?:receipt|invoice|slip)(?: for ${IT})?|(?:do|did|have) (?:i|we) (?:ever )?(?:have|got|get|keep|save|kept|saved)(?: got)? (?:a|the|any|its|an) (?:receipt|invoice|paperwork|proof|slip)(?: for ${IT})?|(?:is|was) there (?:a|any) (?:receipt|paperwork|proof|slip|invoice)(?: for ${IT})?|(?:any |got a |got the |a )?(?:receipt|slip)(?: for ${IT})?|(?:is|was) (?:the|a) receipt (?:there|saved|attached|kept)`,
);
const DEGREE = followUp(
  '(?:by )?what (?:percent|percentage|per cent)(?: (?:over|under)(?: (?:the )?budget)?)?(?: (?:is|was|are) (?:that|it|we))?|(?:by|to|over by|under by) (?:what|how much|how many)(?: (?:amount|extent|margin|degree|sum|dollars|money))?|how (?:much|many|far|badly)(?: (?:dollars|money))?(?: (?:by|over|under|short|is that|is it|was it|was that))*',
);

/** "What other work has she done for us?" */
const OTHER_WORK = pattern('i')`
  ^(?=
    .*\b(?:else|other|another|further)\b
  )(?=.*\b(?:he|she|they|him|her|them)\b)(?:(?:and|but|so|ok|okay)[ ,]+)*(?:
    (?:what|which|any|anything|is there|are there|was there|were there)\b
    |(?:has|have|did|does|do|was|were) (?:he|she|they|we|i)\b
  )(?!.*\b(?:when|who|where|why|contractors?|people|quotes?|bills?)\b).{6,80}$
`;

/** "Is that over?" of what a project has cost. */
const IS_OVER = followUp(
  `(?:is|was|are|were|so) (?:${IT}|we)(?: (?:now|still|already|then))? (?:over|under|above|below|within|too much|inside)(?:(?:,| or)(?: or)? (?:over|under|within|below|above))?(?: (?:budget|plan|it|the (?:budget|limit|plan)))?`,
);
/** "How much did we finance?" "What all was it for?" */
const FOR_WHAT = followUp(
  `what(?: all)?(?:['’]s| was| is| were| are| did) (?:${IT}|they|all of ${IT}|the money)(?: all| mostly| spent| paid| go| buy)* ?(?:for|on|to|toward|towards|into)?`,
);
/** "How much went on the kitchen in May?" "On what?" */
const ON_WHAT = followUp(
  `(?:on|for) what(?: (?:things?|exactly))?|what (?:on|for)|spent on what|what(?: all)? (?:was|were|is|are|did) ${IT}(?: all)? (?:for|spent on|used (?:for|on)|go (?:for|to|on|towards?)|buy|pay for|cover)`,
);

/** "What is planned for the shower?" "How much of that is spent?": the line of the plan has both. */
const SPENT_OF_IT = followUp(
  `how much (?:of|from) ${IT} (?:(?:is|was|has been|have been|have we|has|did we|do we have)(?: (?:already|so far|now|been))* )(?:spent|spend|paid|pay|used|use|gone|left|remaining)(?: (?:already|so far|up|yet|now))*|how much (?:has been |have we |did we )?(?:already )?(?:spent|spend|paid) (?:on|of|from) ${IT}(?: (?:already|so far))*`,
);
const OF_PLAN =
  /\b(?:planned|budgeted|set aside|allowed) for\b|\bplan for\b|\b(?!time)\w+ line\b(?! of credit)/;

/** "What did that payment come to?" */
const HOW_MUCH_WAS = followUp(
  `(?:what|how much) (?:did|does) (?:${IT})(?: (?:payment|check|cheque|bill|one|job|work|thing|lot))? (?:come to|add up to|run(?: to| us| me)?|set (?:us|me) back)(?:,? (?:before|without|not counting|ignoring|leaving out) (?:the |any )?(?:refunds?|returns?|money back|credits?))?|(?:what|how much) (?:did|do) (?:both|all|the two|the three)(?: of (?:${IT}|the|his|her|their))?(?: (?:payments?|checks?|cheques?|bills?|deliveries|visits|instal?lments|halves|parts?))? (?:come to|add up to|cost)(?: (?:together|altogether|in all))?|how much (?:was|is|were) (?:that|this|the) (?:payment|check|cheque|bill|job|work|thing)|(?:what(?:[’']s| is| was) )?(?:the|its|their) (?:charge|price|cost|fee|amount|damage)(?: (?:for|of) ${IT})?`,
);

/** "Who hung the gutters?" "How much?" */
const BARE_HOW_MUCH = followUp('(?:for )?how much|(?:for )?what price|at what price');

const ANOTHER_BEFORE = followUp(
  `(?:what (?:about|was|is) |how about |no |no, |not ${IT},? |the )*(?:(?:one|payment|expense|purchase|time|entry) (?:right |just )?(?:before|prior|preceding)(?: (?:to )?(?:${IT}|that one|this one|last))?|(?:previous|preceding|prior) (?:one|payment|expense|purchase|time)|before (?:${IT}|that one))`,
);
const ANOTHER_NEXT = followUp(
  `(?:what(?:['’]s| about| is| was| comes| came)? |how about |the |who(?:['’]s| is)? )*(?:next (?:biggest|largest|highest|smallest|cheapest|dearest|one)|runner[- ]up|one (?:after|below|behind) ${IT}|after ${IT})`,
);
const ONCE_DONE = followUp(
  `(?:what (?:happens |comes |is |do we do )?)?(?:once|when|after) ${IT}(?:['’]s| is| are| has been| gets)? ?(?:done|finished|over|complete|completed|up|in|out of the way|behind us)|what (?:follows|comes after|happens after|is after)(?: (?:${IT}|on))?|what(?:['’]s| is)? (?:after|following) ${IT}`,
);
/** A longer message says more than a follow-up. */
const LONGEST = 120;

/** "How many have a receipt?" "And how many don't?" */
const HOW_MANY_NOT = followUp(
  "(?:how many|which|which ones|what) (?:of (?:them|those) )?(?:do not|don[’']?t|does not|doesn[’']?t|have not|haven[’']?t|have none|are without|lack (?:it|one)|are missing(?: (?:it|one))?)(?: have (?:one|it|any))?",
);

const FIRST = followUp(
  '(?:which|which one|what|who)(?: (?:is|comes|is due|has to be paid|do (?:we|i) pay))?(?: the)? (?:first|soonest|earliest)',
);
const LAST = followUp(
  '(?:which|which one|what)(?: (?:is|comes|has to be paid|do (?:we|i) pay|falls))?(?: due)?(?: the)? (?:last|latest)(?: (?:one|to fall due|to pay))?',
);
/** "Any bills due?" "Who do they go to?" */
const WHO_GETS = followUp(
  `whom?(?: (?:do|does|are|is|must|should|will|would))? (?:(?:they|we|i|${IT}) )(?:go|owe|pay|belong)?(?: ?(?:${IT}))?(?: ?(?:to|for|from|with|by))?|(?:to|from|by|for) whom|who (?:gets|wants|sent|billed|issued|gave us) (?:${IT}|the money)|who from|who to`,
);
const IN_TOTAL = followUp(
  '(?:in |the |grand |sum )?(?:total|altogether|all together|sum|together)',
);
const GAP = followUp(
  "(?:how (?:big|large|much|wide) (?:is|was) |what(?:[’']s| is| was) |and )?(?:the )?(?:gap|difference)",
);
const NEEDED_FIRST = followUp(
  `what(?: else)? (?:has|needs|must|have|is)(?: still)?(?: to)?(?: be| get)? ?(?:done|finished|happen|completed|ready|open|left)?(?: first| before(?: (?:${IT}|then))?| beforehand)`,
);
/** "When was the roof done?" "How late?" */
const HOW_LATE = followUp(
  '(?:by )?how (?:late|early|far behind|far ahead)(?: (?:was|is|were|are) (?:it|that|they))?|by how (?:many days|long)|how many days (?:late|early|behind|ahead)(?: (?:was|is|were|are) (?:it|that|they))?',
);
/** "When is the inspection?" "How many days from today?" */
const HOW_FAR_OFF = followUp(
  'how (?:many (?:days|weeks)|long|far)(?: (?:away|off|out))?(?: (?:is|are) (?:it|that|we))?(?: (?:away|off|out))?(?: (?:from|till|until|to|before) (?:today|now|then|that|it))?|how long (?:have|do) (?:we|i) (?:got|have)(?: left| till then| until then)?',
);
/** "When is moving-in day?": rules may have read words of its title as something else. */
const WHEN_IS = /^when (?:is|are) (?:the |our |my )?(.{3,40})$/;
const THEN = /^([^,?]{6,40}?),? then\?*$/i;

const IN_PERCENT = followUp(
  '(?:what is that |how much is that )?(?:as|in) (?:an? )?(?:percent|percentage|per cent|%|share)(?: (?:of|terms).*)?',
);

/**
 * A follow-up in the words that the rules know. What it means depends on the question before: "the
 * one before that" is of the latest expenses, "by what" of a budget.
 */
export function reworded(
  message: string,
  before: Reading,
  isPlace: (word: string) => boolean = () => false,
): string {
  const text = message.trim().replace(THAT_PERSON, 'he');
  if (text.length > LONGEST) return message;
  const ofThose = ofChanges(text, before) ?? ofMoneyBack(text, before);
  if (ofThose !== null) return ofThose;
  const supposed = supposedAfter(text, before, isPlace) ?? continued(text, before);
  if (supposed !== null) return supposed;
  if (before.contractors.length === 1 && (isWithPlace(text, isPlace) || ALL_OF_IT.test(text)))
    return 'and how much did we pay them in all projects';
  const leftOut = leftOutIn(text);
  const isAdded = hasAny(before.exclusions) && ADDED.test(text);
  if (leftOut !== null) return `and${isAdded ? ' also' : ''} without ${leftOut}`;
  if (isAdded && WITHOUT_THAT.test(text)) return text.replace(WITHOUT_THAT, 'and also without ');
  if (HOW_FAR_OFF.test(text) && says(before, 'when', 'milestone')) return 'in how many days';
  if (HOW_LATE.test(text) && before.rest.length > 0 && isOfMilestone(before))
    return 'and was that on time';
  if (DEGREE.test(text) && says(before, 'overBudget')) return 'by how much';
  if (IN_PERCENT.test(text) && says(before, 'overBudget', 'left', 'budget')) return 'in percent';
  if (HOW_MANY_NOT.test(text) && says(before, 'receipt')) return 'and how many have no receipt';
  const isOfWhom = says(before, 'who') && BARE_HOW_MUCH.test(text);
  if (isOfWhom || HOW_MUCH_WAS.test(text)) return 'and how much was it';
  if (OTHER_WORK.test(text)) return 'list all expenses to him in all projects';
  const asked =
    reasonAsked(text, before) ?? decisionAsked(text, before) ?? expiryAsked(text, before);
  if (asked !== null) return asked;
  if (SPENT_OF_IT.test(text) && OF_PLAN.test(before.words.join(' '))) return before.question;
  if (IS_OVER.test(text) && isOfSpending(before)) return 'and is it over budget';
  const isOfKind = (before.paymentMethod ?? before.category ?? before.period) !== null;
  if ((ON_WHAT.test(text) || (isOfKind && FOR_WHAT.test(text))) && isOfSpending(before))
    return 'and what did we buy';
  if (HOW_PAID.test(text)) return 'and how did we pay for it';
  if (RECEIPT.test(text)) return 'and do we have the receipt for it';
  if (WHEN_DUE.test(text) && says(before, 'overdue')) return 'and which of those are overdue';
  if (DAY_SET.test(text) && isOfMilestone(before)) return 'so when is it due';
  if (WHAT_IS_OVER.test(text) && says(before, 'overBudget'))
    return 'which projects are over budget';
  const returned = MONEY_BACK.test(before.words.join(' ')) ? SAME_FOR.exec(text)?.[1] : undefined;
  if (returned !== undefined) return `and how much money came back ${returned}`;
  const of = THAT_OF.exec(text)?.[1];
  if (of !== undefined) return `and for ${of}`;
  if (WHO.test(text)) return 'and who did that';
  const other =
    ofOtherOrdinal(text, before) ?? ofOtherMonth(text, before) ?? ofOtherKind(text, before);
  if (other !== null) return other;
  const rank = rankAfter(before);
  if (rank && (ANOTHER_BEFORE.test(text) || ANOTHER_NEXT.test(text))) return `and the ${rank} one`;
  if (ONCE_DONE.test(text)) {
    return isOfDates(before) ? 'and what is next after that' : 'and after that';
  }
  const others = ofSubject(text, before);
  if (others !== null) return others;
  const stage = ofOtherStage(text, before);
  if (stage !== null) return stage;
  const order = isOfDates(before) ? orderAsked(text) : null;
  if (order !== null) return order;
  const added = AS_WELL.exec(text)?.[1];
  if (added !== undefined && ONLY_WITHOUT.test(before.words.join(' ')))
    return `and also without ${added}`;
  const same = SAME.exec(text)?.[1] ?? added;
  if (same !== undefined) return `and for ${same}`;
  return narrowed(withItsThing(text, before), before);
}

/** "Did we ever pay Ann?" "How much altogether?" */
const ALL_OF_IT = followUp(
  "(?:how much |what |what(?:[’']s| is| was) (?:it|that|the total) )?(?:(?:is|was) (?:it|that) )?(?:in (?:all|total)|all (?:in all|together|told|up)|altogether|grand total|overall|everywhere|across (?:all|the board)|on (?:all|every) (?:projects?|jobs?))(?:,? (?:all|every) (?:projects?|jobs?))?",
);
/** "What came back for the tiles?" "And for the gate?" */
const SAME_FOR = followUp('(?:what |how much )?((?:for|on|from) .{3,60}?)');
/** "How much in total, porch included?" of somebody. */
function isWithPlace(text: string, isPlace: (word: string) => boolean): boolean {
  const place = INCLUDED.exec(text)?.[1];
  return place !== undefined && isPlace(place.toLowerCase());
}
const INCLUDED =
  /^(?:(?:and|so|ok|then)[ ,]+)*(?:how much|what|total)\b[^?]{0,40}, (?:(?:the|our|my) )?([\p{L}-]+)(?: and (?:all|everything))? (?:included|too|as well|and all)[?.! ]*$/iu;

const isOfDates = (before: Reading) =>
  says(before, 'when', 'milestone') && !says(before, 'spend', 'expense', 'howMuch', 'bill');

const isOfSpending = (before: Reading) =>
  before.subject === null && says(before, 'spend', 'howMuch', 'expense', 'budget');

/** Of bills, quotes and milestones, or of a comparison. */
function ofSubject(text: string, before: Reading): string | null {
  const isOfRecords = before.subject !== null || says(before, 'due', 'bill', 'agreement');
  if (isOfRecords && FIRST.test(text)) return 'which of those is due next';
  if (isOfRecords && LAST.test(text)) return 'which one comes last';
  const isOfBills = before.subject === 'bills' || says(before, 'bill', 'due');
  if (isOfBills && WHO_GETS.test(text)) return 'which bills are due';
  if (isOfRecords && IN_TOTAL.test(text)) return 'how much are those together';
  if ((GAP.test(text) || savingAsked(text)) && before.subject !== null)
    return 'what is the difference of those';
  const isComparison = before.otherCategory ?? before.otherMethod ?? before.otherPeriod;
  if (GAP.test(text) && (isComparison || says(before, 'compare'))) return 'by how much';
  const dated = WHEN_IS.exec(before.words.join(' '))?.[1] ?? before.rest.join(' ');
  if (NEEDED_FIRST.test(text) && dated !== '') return `what has to be done before the ${dated}`;
  const asked = THEN.exec(text)?.[1];
  return asked === undefined ? null : `and ${asked}`;
}

/** "When do the counters go in?" "When is the balance on them due?": on the counters. */
function withItsThing(text: string, { question }: Reading): string {
  const thing = SUBJECT.exec(question)?.[1];
  return thing === undefined ? text : text.replace(PART_OF_IT, `$1 the ${thing}`);
}
const SUBJECT = pattern('iu')`
  ^(?:(?:and|so) )?(?:when|what|how much|how|where|who) (?:
    do|does|did|is|are|was|were|will
  ) (?:the|our|my) ([\p{L}-]+(?: (?!(?:get|got|go|come|cost|be|is|in)\b)[\p{L}-]+)?) (?:
    get|got|go|going|come|coming|cost|installed|delivered|due|done|be
  )\b
`;
const PART_OF_IT =
  /\b((?:balance|deposit|rest|remainder|bill|invoice|warranty|permit|receipt|quote|down ?payment) (?:on|for|of|from)) (?:it|them|that|those)\b/i;

function narrowed(text: string, { subject }: Reading): string {
  const last = ONLY_LAST.exec(text)?.[1];
  if (last !== undefined) return `only ${last}`;
  const lead = ONLY.exec(text)?.[0] ?? '';
  // "Only the entries from 2025" are those of that year.
  const isOfTime = /\bfrom (?!.*\b(?:on|onwards?|to|until|till|through)\b)/i.test(text);
  const rest = text
    .slice(lead.length)
    .replace(/^from (?=\S+[?.! ]*$)/i, isOfTime ? 'in ' : 'from ')
    .replace(PARTS_LAST, '');
  if (lead === '' || rest === '') return text;
  if (subject !== null && STANDING.test(rest)) return `which of those are ${rest}`;
  const article = /\bthe $/i.test(lead) ? 'the ' : '';
  return WITH_RECEIPT.test(rest) ? 'only with a receipt' : `only ${article}${rest}`;
}

/** "Just the ones not decided yet." */
const STANDING = pattern('i')`
  ^(?:(?:not|still|already|yet) )*(?:
    decided|undecided|accepted|approved|declined|rejected|refused|open|overdue|late|done|fixed|paid
    |unpaid|signed|waiting|pending|expired|finished
  )(?: (?:yet|off|now|already))*[?.! ]*$
`;

/** "Second last" after the latest, "third biggest" after the second biggest. */
function rankAfter(before: Reading): string | null {
  const order = says(before, 'latest')
    ? 'last'
    : says(before, 'least')
      ? 'smallest'
      : says(before, 'most') && !says(before, 'overdue', 'budget', 'left')
        ? 'biggest'
        : null;
  const said = ordinals.findIndex((one) => before.words.includes(one));
  const next = ordinals[said + 1];
  return order === null || next === undefined ? null : `${next} ${order}`;
}

/** "Without Patrick" "And without Shanice too": without both. */
const ADDED = /^and\b|\b(?:too|also|as well|either|likewise|additionally)\b/i;
const ONLY_WITHOUT = /^(?:and )?(?:also )?(?:without|except|minus)\b/;
const WITHOUT_THAT = /^(?:and )?(?:(?:also|then) )?(?:without|except(?: for)?|minus) /i;

const OF_FIGURE = new RegExp(
  `\\b(?:out|off|aside|away|from)${OF_IT}|^\\W*(?:minus|less|exclud|without|subtract)`,
  'i',
);
const ASKS_SUM = /\b(?:total|how much|costs?|spen[dt]|spending|sum|paid|pay)\b/i;

/** Whether "take Grace out" means a figure before it, and no record to delete. */
export function takesFromFigure(message: string, previous: string): boolean {
  if (message.length > LONGEST || leftOutIn(message) === null) return false;
  return OF_FIGURE.test(message) || ASKS_SUM.test(previous) || leftOutIn(previous) !== null;
}
