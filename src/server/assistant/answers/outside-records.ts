import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import type { Reading } from '../question/reading.ts';
import { milestonesNamed } from './named-milestone.ts';

/** Whose things they are: "the", "our". */
const OWN = '(?:the|our|my|this|that|those|these|his|her|their)';
const METHOD =
  '(?:credit|debit|cards?|amex|visa|mastercard|american express|venmo|zelle|paypal|apple pay|bank transfers?|che(?:ck|que)s?|cash|plastic|instal?lments?)';
/** "Does Marlene take credit cards?", "can I pay the tiler by card?" */
const ACCEPTS = pattern()`
  \b(?:
    does|do|will|would|can|could|if|whether
  ) (?:\w+ ){1,4}?(?:accepts?|takes?|taking|allows?) (?:\w+ )?${METHOD}\b
  |\b(?:can|could|may) (?:i|we|you) (?:pay|settle with) (?:\w+ ){1,4}?(?:
    by|with|in|on|using|via
  ) (?:an? |the |our |my )?(?:\w+ )?${METHOD}\b
`;

/** "Who was at the house when the tiles came?", "who let the driver in?" */
const PRESENT = pattern()`
  ^(?:and |so )?who (?:all |else )?(?:was|were|is|stayed) (?:\w+ )?(?:
    at (?:the |our |my )?(?:house|home|site|place|property)|home|there|present|around|on site
    |in the house
  )\b(?!.*\bpaid\b)
  |^(?:and |so )?who (?:let|showed) .* in$
`;
/** "Which way does the door swing?", "does the gate open inward?", "which wall is the stove on?" */
const DIRECTION = pattern()`
  \b(?:which|what) (?:way|direction|side) (?:does|do|did|is|are|will|would) ${OWN} .*\b(?:
    swing|open|face|turn|slope|run|slide|lean|drain|hinged?|point
  )\w*\b
  |^(?:does|do|is|are|did|will) ${OWN} .*\b(?:
    swing|open|slide|face|hinge|turn|run
  )\w* (?:\w+ )?(?:(?:to|on|toward|towards) the )?(?:
    left|right|inwards?|outwards?|in or out|north|south|east|west
  )\b
  |^(?:on )?(?:which|what) (?:
    wall|corner|side|end|shelf|drawer|closet|direction
  ) (?:of the \w+ )?(?:is|are|was|were|does|do|did) ${OWN}\b
`;
/** "What moisture did the slab have?", "the humidity of the hall", "age of our furnace". */
const MEASURE =
  '(?:moisture(?: (?:level|content|reading))?|humidity|temperature|water pressure|voltage|weight|height|width|depth|thickness|slope|pitch|angle|texture|smell|capacity|volume|age|sheen|density|noise level|flow rate|load|strength|span|square footage|floor area|circumference|diameter|elevation)';
const ATTRIBUTE = pattern()`
  ^(?:and |so )?(?:
    (?:what|how much) (?:is|was|are|were) )?(?:the |our )?(?:exact |current )?${MEASURE} (?:of|in|for|on|at|inside) ${OWN} (?!
    .*\b(?:bills?|invoices?|expenses?|payments?|project|loan)\b
  )
  |^(?:and |so )?(?:what|which|how much) ${MEASURE} (?:did|does|do|has|had|is|was|are|were) ${OWN}\b
  |^(?:and |so )?(?:what|how much) (?:is|was) (?:the|our|my) (?:\w+ )?(?:s )?${MEASURE}$
`;
/** "How much wood does the kiva burn?": use, and no money. */
const CONSUMES = pattern()`
  \bhow (?:much|many) (?!
    (?:money|cash|budget|more|reserve|cushion|longer|time)\b
  )\w+(?: \w+)? (?:does|do|will|would|did|can) ${OWN} (?:\w+ ){1,3}?(?:
    burn|burns|consume|draw|lose|leak|waste|produce|hold|guzzle|use up|go through|eat
  )\b
`;
/** "How many rooms does the house have?" */
const COUNTED = pattern()`
  \bhow many (?:
    rooms?|bedrooms?|bathrooms?|floors?|stor(?:eys?|ies)|windows?|doors?|closets?|stairs|steps
    |outlets|chimneys|fireplaces
  ) (?:
    (?:does|do|did|will) (?:the|our|my|this) (?:\w+ )?(?:\w+ )?(?:have|has|get|contain)
    |(?:are|were) (?:there )?in (?:the|our|my|this) (?:
      house|home|place|building|flat|apartment|cottage|cabin
    )
  )\b
`;

const TRAIT =
  '(?:nice|friendly|polite|kind|rude|grumpy|pleasant|unpleasant|strict|helpful|unhelpful|chatty|cheerful|moody|funny|smart|clever|handsome|lazy|competent|easygoing|likeable|in a (?:good|bad|foul) mood)';
/** "Was the inspector nice?", "is he a friendly fellow?" But "is it rude to …" is for the guide. */
const NICE = pattern()`
  ^(?:and |so )?(?:is|was|were|are) (?!
    (?:it|that|this|there|an?)\b
  )(?:\w+ ){1,4}?(?:(?:an?|very|really|always) )*${TRAIT}(?: (?:fellow|guy|man|woman|lady|person|people|chap|bloke|sort|one)
  )?(?: (?:to|with|about) .*)?$
`;

/** "What will Keiko charge for the next one?" */
const NEXT_JOB = pattern()`
  ^(?:and |so )?(?:what|how much) (?:would|will|might|could|does|is) (?:\w+ ){1,4}?(?:
    charge|want|ask|cost|take|quote|bid|going to charge
  )\b.*\b(?:for|on) (?:the |a |an |our |another )?(?:next|another|second|third|future|similar|new)\b
`;
/** "What are bricks going for in Boise right now?" */
const ELSEWHERE = pattern()`
  \bgoing for\b.*\b(?:at the moment|right now|these days|nowadays|currently|today|this year|now)\b
  |^(?:and |so )?(?:what|how much) (?:do|are) (?:\w+ )?\w+s (?:
    charge|charging|ask|asking|want|getting|get
  ) .*\b(?:in|around|near) (?!the\b|our\b|my\b|total\b|all\b)\w+
  |\b(?:going|market|street|current) (?:rate|price)s? (?:for|of)\b
`;
/** "What does our home insurance cost a year?", "did the insurer lower our premium?" */
const PREMIUM = pattern()`
  \b(?:
    home|homeowners?|house|household|landlord|building|buildings|contents|property|renters|flood
    |fire
  ) (?:s )?insurance\b.*\b(?:
    costs?|run|runs|pay|premium|per year|a year|yearly|annually|annual|per month|a month
  )\b
  |\b(?:costs?|how much is|what is) (?:the|our|my) (?:
    home|homeowners?|house|household|landlord|buildings?|contents|property
  ) (?:s )?insurance\b
  |\b(?:insurance|insurers?|insurer s) .*\b(?:premiums?|rates?)\b
  |\binsurance (?:go|went|gone|come|came) (?:up|down)\b|\b(?:our|my|the) (?:insurance )?premiums?\b
`;

const SELLS = pattern()`
  ^(?:and |so )?(?:(?:what|how much) )?(?:could|can|would|will|might|should) (?!
    .*\b(?:left|budget|remain|spent|over)\b
  )(?:
    (?:i|we|you|they|one) (?:re)?sell|(?:the|our|my|that|this) (?:\w+ ){1,4}?sell
  ) (?!out\b).*\b(?:for|at) \d
  |\bwhat (?:
    could|can|would|will|might
  ) (?:i|we|you) (?:get|ask|fetch) for (?:the|our|my|that|this)\b
  |\bresale (?:price|worth)\b|\b(?:lose|losing|lost|loss|gain|drop)\b.*\b(?:in|of) (?:\w+ )?value\b
  |\bhow much value\b.*\b(?:lose|lost|losing|drop|gain)\b|\bdepreciat\w+
`;
/** "What would a guest pay per night?" */
const STAY =
  /\b(?:guests?|tenants?|renters?|lodgers?|visitors?|holidaymakers?) (?:pay|pays|give|bring|offer|be charged)\b|\b(?:per|a|each|every) night\b|\b(?:on|through|via) (?:airbnb|vrbo|booking)\b/;
const WOULD = /\b(?:would|could|will|might|can|should)\b/;
/** "Who signed the permit?": a document keeps no names. */
const SIGNER = pattern()`
  ^(?:and |so )?(?:who|whose signature|which (?:inspector|official|officer)) (?:
    is on|signed|stamped|issued|approved|witnessed|notari[sz]ed
  )\b.*\b(?:
    permits?|plans?|drawings?|certificates?|licen[cs]es?|papers?|forms?
  )\b
`;
/** "How do I sign up here?" */
const SIGN_UP =
  /\b(?:sign|signing) (?:(?:me|us|him|her|them|my \w+|our \w+|someone|somebody) )?up\b|\b(?:create|open|make|get) (?:an |a new |another )?account\b/;
const YEARS =
  /\bhow many (?:more )?years (?:will|would|does|do|has|have|is|are) (?:the|our|my|this|that|those|these) (?:\w+ ){1,4}?(?:last|hold|got left|have left|good for)\b/;
/** "What did the old owners pay for the house?" */
const OLD_OWNERS = /\b(?:previous|former|last|old|prior|original|earlier) (?:owners?|residents?)\b/;
/** "Which day does the trash get picked up?" */
const COLLECTION = pattern()`
  ^(?:and |so )?(?:when|which day|what day)\b.*\b(?:trash|garbage|rubbish|recycling|bins?)\b.*\b(?:
    picked up|pick up|collected|emptied|go out|put out
  )\b
  |^(?:can|could|do) you (?:see|tell|hear|smell) (?:if|whether) (?:the|our|my)\b
`;

/** "How many pounds does the tub weigh?" */
const WEIGHS = /\b(?:how|what)\b.*\b(?:weighs?|weighed)\b/;
/** "Where did the old stove end up?" But "where did the money go?" asks what was spent. */
const WHEREABOUTS = pattern()`
  ^(?:and |so |but )?where (?!
    .*\b(?:money|cash|budget|dollars?|spend\w*|spent|costs?|funds?|reserve|most|we stand|payments?|expenses?)\b
  )(?:
    (?:did|do|does|has|have|had) (?:${OWN}|all ${OWN}|we|i|they|he|she|\w+) .*\b(?:
      ends?|ended|winds?|wound|go|gone|get to|got to|disappear\w*|vanish\w*|store|stored|stash\w*|hide|hidden
      |leave|land|landed
    )\b
  )
`;
/** "What figure did he write?": a letter is kept without its words. */
const WRITES = pattern()`
  \bwhat (?:figure|number|value|words?|reason|reading|result|conclusion|load|limit)s? (?:
    did|does|do|is|was|were|has|have
  ) .*\b(?:write|wrote|written|state[sd]?|mention\w*|jot\w*|scribbled?|stamped|print(?:ed)?|circled?|conclude[sd]?)\b
`;

/** "What's on the drawings?", "what kind of wood is under the vinyl?" */
const WITHIN = pattern()`
  ^(?:and |so )?what (?:is|was|are|were) (?:\w+ )?(?:on|in|inside|written on|drawn on) ${OWN} (?:\w+ )?(?:
    drawings?|blueprints?|letters?|reports?|certificates?|sketch(?:es)?|maps?|forms?|survey
  )\b
  |^(?:and |so )?(?:what|which) (?:kind|sort|type|species) of \w+ (?:is|are|was|were) (?:\w+ )?(?:
    under|underneath|beneath|below|behind|inside|above|within
  ) ${OWN}\b
`;
/** "Is Ann taller than Ben?" */
const COMPARES =
  /^(?:and |so )?(?:is|was|are|were) .*\b(?:taller|older|younger|smarter|nicer|friendlier|stronger|kinder|funnier|louder|neater|thinner|ruder|politer|calmer|tidier|handsomer|prettier) than\b/;

const NO_PLACE = 'I do not know that: none of your records has a place for it.';
const NO_METHODS =
  'I do not know: your records have how each expense was paid, and not which ways to pay anyone accepts.';
const NO_PRICES = 'I do not know prices: your records have only what was agreed and what was paid.';
const NOT_SOLD = 'I do not know: your records have what was paid, and not what anything sells for.';

export const outsidePatterns: readonly [pattern: RegExp, text: string][] = [
  [ACCEPTS, NO_METHODS],
  [PRESENT, 'I do not know: your records have what was paid and to whom, and not who was there.'],
  [SIGNER, 'I do not know: a document keeps its kind, its title and its dates, and no signature.'],
  [OLD_OWNERS, 'I do not know: your records have only what is yours.'],
  [YEARS, 'I do not know: your records have no such thing as how long it will hold.'],
  [WEIGHS, NO_PLACE],
  [WHEREABOUTS, NO_PLACE],
  [WRITES, 'I do not know: your records have what was paid and when, and not what a paper says.'],
  [WITHIN, NO_PLACE],
  [
    COMPARES,
    'I do not know: your records have what was paid and when, and not what anyone is like.',
  ],
  [DIRECTION, NO_PLACE],
  [ATTRIBUTE, NO_PLACE],
  [CONSUMES, NO_PLACE],
  [COUNTED, NO_PLACE],
  [COLLECTION, NO_PLACE],
  [NICE, 'I do not know: your records have what was paid and when, and not what anyone is like.'],
  [NEXT_JOB, NO_PRICES],
  [ELSEWHERE, NO_PRICES],
  [PREMIUM, 'I do not know: your records have nothing about what that insurance costs.'],
  [SELLS, NOT_SOLD],
];

/** These need to know whom or what a question names. */
export function outsideOf(reading: Reading, books: Books): string | null {
  const text = reading.words.join(' ');
  if (SIGN_UP.test(text)) return 'I do not know how to do that: I only read your own records.';
  if (STAY.test(text) && WOULD.test(text) && !says(reading, 'advice')) return NOT_SOLD;
  const isNamed = reading.contractors.length > 0 || reading.specialty !== null;
  const isOfOne = reading.contractors.length > 0 || (isNamed && /\b(?:the|our|my)\b/.test(text));
  if (isOfOne && ACCEPTS.test(text)) return NO_METHODS;
  if (isOfOne && GOT_BACK.test(text)) {
    return 'I do not know: your records have what was paid and when, and not who called or wrote.';
  }
  const last = reading.words.at(-1) ?? '';
  const isOneBefore = reading.contractors.length > 0 && reading.named.includes(last);
  if (isOneBefore && WHO_BEFORE.test(text) && !says(reading, 'spend')) {
    return 'I do not know: your records have only what was paid since you keep them, and nobody before.';
  }
  const namesMilestone = () => milestonesNamed(reading, books).length > 0;
  const ofTrade = contractorsOfTrade(reading.specialty, books.contractors);
  if (OTHER_ONE.test(text) && ofTrade.length === 1 && reading.subject === null) {
    return 'I do not know of another one: your contractors have only one of that trade.';
  }
  if (isNamed && HOW_MUCH_LONGER.test(text) && !namesMilestone()) {
    return 'I do not know how long that will take: your records have dates, and no hours or days of work.';
  }
  const [, whom = ''] = WHY.exec(text) ?? [];
  const isOfSomebody = reading.contractors.length > 0 && reading.named.includes(whom);
  if (isOfSomebody || (WHY_LATE.test(text) && (isNamed || namesMilestone()))) {
    return 'I do not know why: your records have what was paid and when, and no reasons.';
  }
  return isOfCharacter(reading) ? NO_CHARACTER : null;
}
const NO_CHARACTER =
  'I do not know: your records have how to reach them and what they were paid, and not what anyone is like.';

/** "Is Agnes left handed?", "is Magnus a morning person?", "was Ann annoyed about the change?" */
function isOfCharacter(reading: Reading): boolean {
  const { words, named, contractors, specialty, rest, amount, subject } = reading;
  if (contractors.length !== 1 || specialty !== null || amount !== null) return false;
  // "Is Ann's change order approved?"
  if (subject !== null) return false;
  const text = words.join(' ').replace(/^(?:and|so|but) /, '');
  if (!/^(?:is|was|are|were) /.test(text) || OF_MONEY_OR_WORK.test(text)) return false;
  const after = text.split(' ').slice(1);
  const start = after.findIndex((word) => !named.includes(word) && !DEGREE.test(word));
  if (start < 1 || !named.includes(after[0] ?? '')) return false;
  const told = after.slice(start);
  return (
    rest.includes(told[0] ?? '') ||
    /^(?:left|right) handed\b|\b(?:person|type|sort)$/.test(told.join(' '))
  );
}
const DEGREE = /^(?:an?|very|really|so|always|still|just|usually|often|s|ever|at|all|too)$/;
const OF_MONEY_OR_WORK =
  /\b(?:money|pay|paid|paying|payments?|owed?|owing|due|balance|invoices?|bills?|billed|checks?|deposit|square|squared|settled|even|costs?|expensive|cheap\w*|pric\w+|charg\w*|hours?|hourly|rate|budget|milestones?|jobs?|projects?|done|finished|work\w*|contract\w*|agree\w*|quot\w+|bids?|most|least|first|last|only|same|list|listed|saved|contacts?|number|phone|email|company|with|licen[cs]\w*|insur\w*|bond\w*|waiting|overpaid|underpaid|worth)\b/;

/** "Did Curtis ever call me back about the patch?", "have we heard from the roofer?" */
const GOT_BACK = pattern()`
  ^(?:and |so |but )?(?:did|has|have|had|does|do) (?:\w+ ){1,5}?(?:
    (?:call|called|phone|phoned|text|texted|e ?mail|emailed|write|written|ring|rung|get|got|gotten) (?:
      (?:me|us) )?back
    |(?:call|called|text|texted|phone|phoned|e ?mail|emailed|rung?) (?:me|us)
    |hear|heard|reply|replied|respond|responded|answer(?:ed)? (?:me|us|my|our)
    |return(?:ed)? (?:my|our|the) calls?
  )\b(?!.*\b(?:quotes?|bids?|paid|pay|costs?|much)\b)
`;
/** "Who painted the house the last time, before Oleksandr?" */
const WHO_BEFORE =
  /^(?:and |so |but )?who (?!is\b|was\b|comes?\b|came\b|did (?:we|i)\b|got\b)\w+ .*\bbefore (?:the )?\w+(?: \w+)?$/;

/** "What did the other roofer charge?", where there is one roofer. */
const OTHER_ONE = /\bthe other (?!(?:projects?|ones?|half|contractors?|guys?|people)\b)\w+/;
const HOW_MUCH_LONGER =
  /\bhow (?:much|many) (?:more |longer |further )(?:\w+ )?(?:will|is|are|does|do|until|till|before)\b(?!.*\b(?:want|wants|ask|asks|asking|charge|charges|charging|cost|costs|quote|quotes|get|gets|bill|bid|owe|owed|paid|pay|spent|spend)\b)|\bhow long (?:until|till|before) \w+ (?:is|are) (?:finished|done|through|back)\b/;
/** "Why was Cyrus late?": what moved somebody. But "why do we owe him 300?" has an answer. */
const WHY =
  /^(?:and |so |but )?(?:how come|why (?:is|was|did|does|has|had|will|would|were|could)(?: not)?) (?:the )?(\w+)/;
const WHY_LATE = pattern()`
  ^(?:and |so |but )?(?:
    why|how come|what (?:made|kept|delayed|held up)|what was the reason
  )\b.*\b(?:was|were|did|made|kept|delayed|held|had)\b.*\b(?:
    late|delayed|behind|overdue|slip|slipped|so long|held up|miss|missed|postponed|pushed back
    |longer
  )\b
`;
