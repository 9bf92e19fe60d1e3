import { ranksProjects } from './answers/breakdown.ts';
import { contractorDetails } from './answers/contractor-details.ts';
import { deeds } from './answers/deeds.ts';
import { expenseField } from './answers/expense-field.ts';
import { milestoneOrder } from './answers/milestone-order.ts';
import { namedMilestone, namesMilestone } from './answers/named-milestone.ts';
import { quoted } from './answers/quoted.ts';
import { supposedBudget } from './answers/supposed-budget.ts';
import { supposedPrice } from './answers/supposed-price.ts';
import { supposedRecord } from './answers/supposed-record.ts';
import { whichFirst } from './answers/which-first.ts';
import type { Books } from './books.ts';
import type { GuideHit } from './guide/guide-search.ts';
import { HAVE_WE_PAID, isOfRecords, OWN_MARKS, STANDS, WHO_DID } from './own-facts.ts';
import type { Concept } from './question/concepts.ts';
import { isOfOwnContracts } from './question/contract-subject.ts';
import { asksWhenUsable, isInGeneral, isOfNobody } from './question/in-general.ts';
import { hasFilter, hasPart, says } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';

/** "Find the drawings" looks for the user's own; "find a good plumber" does not. */
export const LOOKS_UP =
  /^(?:please )?(?:find|look up|look for|pull up|search(?: for)?|locate|bring up|dig out|dig up) (?:me )?(?:the|our|my|that|those)\b/;

export const WHO =
  /^(?:and |so )?(?:who|whose|which (?:guy|man|woman|lady|person|one|firm|company))\b/;

const personal: readonly Concept[] = [
  'perContractor',
  'perMonth',
  'rate',
  'phone',
  'email',
  'past',
  'mine',
  'spend',
  'expense',
  'budget',
  'left',
  'howMuch',
  'when',
  'milestone',
  'overdue',
  'done',
  'next',
  'expected',
  'agreement',
  'reserve',
  'lines',
  'rooms',
  'tax',
];

const ofMoney: readonly Concept[] = [
  ...([
    'expense',
    'budget',
    'left',
    'average',
    'afford',
    'forecast',
    'perMonth',
    'expected',
  ] as const),
];

/** "How do I find a good tile setter?", "when should you replace a boiler?" */
const OF_ANY =
  /^how (?:do|does|can|should|would) (?:i|we|you|one) (?:find|choose|pick|hire|get) an? (?:good|reliable|decent|honest|trustworthy|qualified|licensed)\b|^when should (?:you|one|people|somebody)\b/;

/** "The best paint for a damp hall", even where a hall was painted. */
const BEST_FOR =
  /^(?:(?:what|which) is )?(?:the )?best (?!(?:deal|price)\b)\w+(?: \w+)? (?:for|in|on|under|over) (?:an?|old|wet|damp) /;

/** "The change orders that I have to decide on", "extras awaiting my OK". */
const WAITS =
  /^(?!.*\b(?:should|ought)\b).*\b(?:waiting|awaiting|pending|undecided|unanswered|unsigned|up in the air|in limbo|decide on|(?:not|never) (?:yet )?(?:signed|approved|accepted|decided|answered|agreed|said yes)|(?:i|we) (?:have|had|did) not (?:yet )?(?:sign(?:ed)?|approved?|accept(?:ed)?|decided?|answer(?:ed)?|agreed?)|(?:my|our) (?:yes|no|approval|decision|ok|okay|answer|signature|say))\b/;

const OF_TIMELINE =
  /^(?:by |until |till |so |and )?when\b|^(?:by |on )?(?:what|which) (?:day|date)\b|^(?:days|weeks|time) (?:left )?(?:until|till|before|to)\b|^how (?:long|soon|much time|many (?:days|weeks))\b.*\b(?:until|till|before)\b/;

/** "In the attic, how does labor compare with materials?" has two sums of the user's own. */
const isOwnComparison = (reading: Reading): boolean =>
  (reading.otherCategory ?? reading.otherMethod ?? reading.otherPeriod) !== null &&
  (hasFilter({ ...reading, category: null, paymentMethod: null }) ||
    reading.projects.length > 0 ||
    reading.isAboutAllProjects) &&
  !/\b(?:should|ought|usually|normally|normal|typical|typically|recommend\w*|people|common|usual|better to|an?|safe|safer)\b/.test(
    reading.words.join(' '),
  );

/** "Why do retaining walls need drainage behind them?" */
const WHY_ANY =
  /^why (?:do|does|should|must) (?!(?:we|i|you|the|my|our|it|this|that|he|she|they)\b)/;

const OF_ANYONE = /\b(?:an? (?!(?:hour|day|week|month|year)\b)|people\b|or\b)/;

/** "Which floor is the least slippery in a bathroom?", even if a project has such a name. */
const isOfAnyHouse = (reading: Reading): boolean =>
  OF_ANYONE.test(reading.words.join(' ')) &&
  !OWN_MARKS.test(reading.words.join(' ')) &&
  reading.contractors.length === 0 &&
  reading.period === null &&
  reading.amount === null &&
  reading.bound === null &&
  reading.subject === null &&
  reading.category === null &&
  !says(reading, ...personal, ...ofMoney, 'overBudget', 'receipt', 'bill');

/** "What if we drop the plaster?", "what if the oil is 700 instead of 540?" */
const supposesOwn = (reading: Reading, books: Books): boolean =>
  /\bwhat if (?:we|i|the|our|my)\b/.test(reading.words.join(' ')) &&
  !/\bshould\b/.test(reading.words.join(' ')) &&
  [supposedRecord, supposedPrice, supposedBudget].some((one) => one.understands(reading, books));

/** "Which goes in first, the tub or the tile?" What is done is asked for in the past. */
const GOES_FIRST =
  /^(?:and |so )?(?:what|which)(?: one)? (?:goes|gets (?:done|installed|laid|put)|should go|should come)(?: (?:in|down|up|on))? (?:first|last)\b/;

/** A question about renovations in general, not about the user's own. */
export function asksForAdvice(reading: Reading, hit: GuideHit | null, books: Books): boolean {
  const isOfAny = asksWhenUsable(reading) || BEST_FOR.test(reading.words.join(' '));
  if (hit && isOfAny && isOfNobody(reading)) return true;
  if (hit?.isAlike && GOES_FIRST.test(reading.words.join(' '))) return true;
  if (reading.described !== null || milestoneOrder.understands(reading, books)) return false;
  if (isOfRecords(reading) || isOfOwnContracts(reading.words.join(' '))) return false;
  if (OF_ANY.test(reading.words.join(' '))) return hit !== null;
  if (reading.subject === 'changes' && WAITS.test(reading.words.join(' '))) return false;
  if (isOwnComparison(reading)) return false;
  if (hit?.isAlike && isOfAnyHouse(reading)) return true;
  if (WHY_ANY.test(reading.words.join(' '))) return true;
  const isSupposed = reading.amount !== null && says(reading, 'left', 'afford');
  if (isSupposed && !/\bshould\b/.test(reading.words.join(' '))) return false;
  if (supposesOwn(reading, books)) return false;
  if (HAVE_WE_PAID.test(reading.words.join(' '))) return false;
  const isOfOwnPlan = says(reading, 'lines', 'rooms') && says(reading, 'overBudget');
  if (isOfOwnPlan || STANDS.test(reading.words.join(' '))) return false;
  // "When should the porch be painted?" is in the timeline.
  // "And the final inspection?" goes on about when.
  const isOfTimeline =
    OF_TIMELINE.test(reading.words.join(' ')) || (continues(reading) && says(reading, 'when'));
  if (isOfTimeline && namedMilestone.understands(reading, books)) return false;
  // "I need the date the stairs should be built."
  if (/\bthe dates? (?:of|for|that|when|the|our|my)\b/.test(reading.words.join(' '))) return false;
  // "Did the attic need a permit?"
  const isOfOwnPast = /^(did|has|have|was|were)\b/.test(reading.words.join(' '));
  const isOfOwnMoney =
    (reading.amount !== null || reading.bound !== null || says(reading, ...ofMoney)) &&
    !/\b(should|ought|usually|normally|normal|typically|typical|recommend\w*|people|worth|safe|legal)\b/.test(
      reading.words.join(' '),
    );
  if (reading.projects.length > 0 && (isOfOwnPast || isOfOwnMoney)) return false;
  // "Are we okay for money on the attic, or should I be worried?"
  const isOfStanding = says(reading, 'overBudget', 'overdue') && !hit?.isAlike;
  if (reading.projects.length > 0 && isOfStanding) return false;
  if (quoted.understands(reading, books) || reading.missing !== null) return false;
  // "Who does the final inspection?" is about that one, even if nobody can say.
  if (!says(reading, 'advice', 'may') && namesMilestone(reading, books)) return false;
  const isTold =
    isInGeneral(reading) ||
    /\b(need|must|how do|how does|why|people|tips?|advice|wisdom|pointers|guidance)\b/.test(
      reading.words.join(' '),
    );
  if (isOfOwnRecords(reading) && hasMarks(reading) && !isTold) return false;
  // "Is the tub within plan?"
  if (says(reading, 'overBudget') && !says(reading, 'advice', 'may') && !isTold) return false;
  // "How often did we pay her?"
  const text = reading.words.join(' ');
  if (reading.contractors.length > 0 && !/\b(should|legal|safe|normal|ok to)\b/.test(text))
    return false;
  // "I need to call the drywall guy."
  const isOfOne = reading.specialty !== null && /\b(the|our|my)\b/.test(text);
  const isOfNumber = says(reading, 'number') && !says(reading, 'count');
  if (
    isOfOne &&
    (isOfNumber || says(reading, 'phone', 'email', 'contact')) &&
    !/\bshould\b/.test(text)
  )
    return false;
  if (/\b(the|our|my) plan for\b|\bplanned for\b|\bof (mine|ours)\b/.test(text)) return false;
  // "Did the attic require more money for labor or for materials?"
  const isOwnPast =
    isOwnThing(reading) && says(reading, 'past') && says(reading, 'howMuch', 'spend');
  if (isOwnPast && !isTold) return false;
  // "Who hung the drywall?"
  if (!says(reading, 'advice', 'may') && WHO_DID.test(text)) return false;
  // "Who put the skylights in?", "list everyone on the contractor list"
  const isOfDeed = reading.specialty !== null && reading.rest.some((word) => deeds.has(word));
  if (
    !says(reading, 'advice', 'may') &&
    WHO.test(text) &&
    (isOfDeed || expenseField.understands(reading, books))
  )
    return false;
  const isGeneral = says(reading, 'advice', 'may') && !/^(?:did|was|were|had)\b/.test(text);
  if (!isGeneral && whichFirst.understands(reading, books)) return false;
  const isList =
    says(reading, 'contractor') && says(reading, 'list', 'count') && reading.rest.length === 0;
  if (!says(reading, 'advice', 'may') && isList && contractorDetails.understands(reading, books))
    return false;
  // "Which bill should I have paid by now?"
  if (/\b(?:already|by now|so far)\b/.test(text) && says(reading, 'bill', 'due', 'spend')) {
    return false;
  }
  // "Which bills have to be paid by the end of the month?", "in which category is the range hood?"
  if (
    /\b(?:which|what)(?: is)?(?: the| our| my)? (?:(?:overdue|open|unpaid|late|last|next|first) )?(?:bills?|invoices?)\b|\b(?:which|what) category\b/.test(
      text,
    )
  )
    return false;
  if (!isGeneral && ranksProjects(reading) && reading.rest.length === 0) return false;
  if (says(reading, 'owe') && says(reading, 'mine') && reading.rest.length === 0) return false;
  const isMoney = reading.amount !== null || says(reading, 'spend', 'left', 'budget');
  if (hit && isAboutAnyone(reading) && !isMoney && !says(reading, 'phone', 'email', 'past')) {
    return true;
  }
  const isOfTax = says(reading, 'tax') && !hit?.isAlike;
  if (hit && isInGeneral(reading) && isOfNobody(reading) && !isOfTax) return true;
  if (says(reading, 'advice')) {
    return hit !== null || reading.rest.length > 0 || isAboutAnyone(reading);
  }
  const isPersonal =
    says(reading, ...personal) ||
    reading.amount !== null ||
    hasPart(reading) ||
    /^(?:list|show|name)\b/.test(text) ||
    LOOKS_UP.test(text) ||
    (isOfOwnRecords(reading) && hasMarks(reading));
  return hit?.isCertain === true && !isPersonal && !continues(reading);
}

export const isOwnThing = ({ projects, contractors }: Reading) =>
  projects.length > 0 || contractors.length > 0;

/** "And what about tiles?" goes on about the user's own. */
export const continues = ({ words }: Reading) =>
  /^(and|what about|how about)\b|^who \w+ (it|that|them|those)\b/.test(words.join(' '));

const isOfOwnRecords = ({ subject }: Reading) => subject !== null;
/** "Which quotes are there?" is about the user's own; "how do quotes work?" is not. */
const hasMarks = ({ words, contractors }: Reading) =>
  contractors.length > 0 ||
  /\b(are there|is there|there|which|whose|any|lower|lowest|gap|spread|who gave|who sent|still|show|list|our|my|we have|did we|have we|waiting|expires?|the|all|apart|accepted|pending|billed|open|overdue|unpaid|declined|undecided|awaiting|good until|good till|valid until|valid till|do we|did|cheaper|cheapest|stored|saved|on file)\b/.test(
    words.join(' '),
  );

/** "What does a plumber do?" is not about the user's own plumber. */
const isAboutAnyone = ({ question, specialty, concepts }: Reading) =>
  specialty !== null &&
  !concepts.has('mine') &&
  /\b(a|an)\b(?! (?:hour|day|week|month|year)\b)/i.test(question);

/** Papers and quotes of the user's own are for no guide, even if no record has them. */
export const isOwnPaper = ({ subject, words }: Reading): boolean => {
  const text = words.join(' ');
  const isOne = (subject === 'documents' || subject === 'quotes') && OWN_PAPER.test(text);
  return isOne || (subject === 'documents' && UNTIL_WHEN.test(text));
};
/** "What is the warranty on the refrigerator?" */
const OWN_PAPER =
  /^(?:the )?(?:warrant(?:y|ies)|guarantees?|manuals?) (?:on|for|of) (?:the|our|my)\b|\b(?:the|our|my) (?:\w+ )?(?:warrant(?:y|ies)|insurance|permits?|certificates?|manuals?|licen[cs]es?|quotes?|bids?|estimates?)\b/;
/** "Till when is the window under warranty?" */
const UNTIL_WHEN =
  /^(?:and |so )?(?:until|till|when|how long|is|are|what (?:day|date)|by when)\b.*\b(?:the|our|my) (?!(?:warranty|guarantee|insurance)\b)(?!.*\ban? (?:new )?\w+$)/;
