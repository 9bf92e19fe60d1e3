import type { Pace } from '../pace.ts';
import type { Concept } from './concepts.ts';
import { LINE_OF_THING, OF_PLAN } from './record-subject.ts';
import type { Turn } from './turn.ts';
import { turnsOfBalance } from './turns-of-balance.ts';
import { turnsOfPeople } from './turns-of-people.ts';
import type { Words } from './words.ts';

/** "Nail gun price", "the same price?", but no "fixed price". */
export const PRICE =
  /(?<=^|\b(?:same|what|which|whose|their|its) )price\b|(?<!\b(?:fixed|fair|good|asking|best|right|reasonable|normal) )\bprice(?: please)?$/;

/** "What's on for October?" */
export const WHATS_ON =
  /\b(?:what is|anything|something|whatever is|what have (?:we|i)(?: got)?|do (?:we|i) have anything|got anything) on (?:for|in|during|this|next|over)\b|\b(?:what|which|anything|whatever)(?: \w+)? falls? (?:in|into|on|within|due|this|next)\b/;

/** "The second calendar quarter" is no calendar. */
export const CALENDAR_STRETCH = /\bcalendar (?:month|year|week|day|quarter)s?\b/;

const FORETELL =
  '(?:say|said|reckon|reckoned|think|thought|figure|figured|guess|guessed|tell us|told us|told|assume|assumed|hope|hoped|imagine|imagined|believe|believed|agree|agreed|set|decide|decided|promise|promised)';
const FORETOLD = new RegExp(
  `\\b(?:did|had|have) (?:we|i|they|my \\w+|you) (?:\\w+ )?${FORETELL} .*\\b(?:would|could|should|might|was going to|were going to)(?: \\w+)? (?:cost|come to|run to|run us|take|be|spend|pay)\\b|\\b(?:meant|supposed|intended|allowed|allotted) to (?:cost|come to|run to|spend)\\b`,
);

/** Wordings with gaps in them, which no list of phrases could have. */
const turns: readonly Turn[] = [
  ...turnsOfBalance,
  ...turnsOfPeople,
  {
    // "Can the porch fund a $1,200 swing?", "$450 for the mosaic, does the suite have that?"
    pattern:
      /^(?=.*(?:\$?\d|\bgrand\b)).*(?:\b(?:can|could|would|will|does|might) (?:\w+ ){0,6}(?:fund|absorb|stomach|bear|sustain|withstand|support|swallow)\b|\b(?:does|do) (?:the|our|my) (?:\w+ ){1,4}have (?:that|it)(?: much)?$|\bstill (?:has|have) (?:\w+ )?\$?\d[\d,.]* (?:in it|to spare|for it|for that)\b)/,
    adds: ['afford'],
  },
  {
    // "Where would the suite stand if we paid another 7,400?"
    pattern:
      /\b(?:what|where) would (?:\w+ ){1,5}(?:be at|stand|stand at|look like|be)\b.*\bif (?:we|i)\b/,
    adds: ['left'],
    unless: /\b(?:date|dates|days?|weeks?|milestones?)\b/,
  },
  {
    // "Have we paid Curtis more than once?"
    pattern: /\b(?:more than|only|just|at least) (?:once|twice|one time|one payment)\b/,
    adds: ['count'],
    drops: ['compare'],
  },
  {
    // "What should have happened by now?"
    pattern:
      /\b(?:should|ought to|supposed to|meant to) (?:already )?(?:have|be) (?:\w+ )?(?:happened|done|finished|completed|ready|over)\b.*\b(?:by now|already|but|yet)\b/,
    adds: ['overdue', 'milestone'],
    drops: ['advice', 'done', 'finish', 'past'],
  },
  {
    // "How can I get hold of Oskar?", "can I get her number?"
    pattern:
      /\bget (?:a )?(?:hold of|in touch|in contact|through to|over to)\b|\b(?:get|have) (?:\w+ ){1,3}(?:phone|number|email|e mail|contact|details)\b/,
    drops: ['afford'],
  },
  {
    // "Did the wiring come in under?", "by how much is the nursery over?"
    pattern:
      /\b(?:come|comes|came|coming|end|ends|ended|finish|finished|land|landed|go|goes|going|went|run|ran|are|is|was) (?:up |in |out )?(?:well |way |just |slightly |a bit )?(?:over or under|under or over|(?:over|under) (?=(?:did|was|is|were|has|by|and)\b))|\b(?:come|comes|came|coming) in (?:well |way |just |slightly |a bit )?(?:over|under)\b(?! \$?\d)|\bby how much (?:is|are|was|were|did|do|have|has) (?:\w+ ){1,6}(?:over|under)\b(?! \$?\d)/,
    adds: ['overBudget'],
    drops: ['overdue', 'milestone', 'next'],
    unless: /\b(?:quotes?|bids?|quoted|days?|weeks?)\b/,
  },
  {
    // "How many milestones were early?"
    pattern: /\b(?:milestones?|steps|tasks)\b.*\b(?:early|ahead of (?:time|its date|schedule))\b/,
    adds: ['overdue'],
  },
  {
    // "Which jobs has she worked on?"
    pattern:
      /\b(?:which|what) (?:of (?:the|our|my) )?(?:jobs|projects|builds) (?:has|have|had|did|does|was|were|is|are) (?:\w+ ){1,4}(?:on|in|involved|part of|at|for)$/,
    adds: ['perProject'],
    drops: ['list'],
    unless: /\bwe\b|\bi\b|\bfor us\b/,
  },
  {
    // "Did we spend more on tile than we planned?"
    pattern:
      /\b(?:more|less|higher|lower|dearer|cheaper|pricier)\b.{0,40}\bthan (?:what )?(?:(?:we|i|they|it|was|were|had|have|has|been|originally|first|is) )*(?:planned|budgeted|allowed|reckoned|intended|estimated|figured|the plan|plan|budget|set aside)\b/,
    adds: ['overBudget'],
    drops: ['milestone', 'compare'],
    unless: /\b(?:dates?|days?|weeks?|later|longer|time)\b/,
  },
  {
    // What somebody ended up paying is paid.
    pattern:
      /\b(?:did|has|have|had)(?: \w+){1,4} end(?:ed)? up (?:paying|costing|being|spending|buying|getting|settling|using|financing|choosing)\b/,
    adds: ['spend', 'past'],
    drops: ['forecast', 'expected'],
  },
  {
    // "What was the last thing I entered?"
    pattern:
      /\b(?:last|latest|newest|most recent|final|recent) (?:thing|item|entry|record|one|bit|line|stuff) (?:that )?(?:(?:i|we|was|were|got|have|had|has|been|you) )*(?:\w+ )?(?:entered|enter|recorded|record|logged|log|added|add|wrote|written|noted|note|put|typed|booked|registered|saved|keyed|posted|tracked|bought|paid)\b/,
    adds: ['latest', 'expense'],
    drops: ['milestone', 'list'],
    unless: /\b(?:milestones?|tasks?|contractors?|quotes?|bills?)\b/,
  },
  {
    // "What did we say the attic could cost?" asks for the plan.
    pattern: FORETOLD,
    adds: ['budget'],
    drops: ['spend', 'forecast', 'expected', 'left', 'agreement'],
    unless:
      /\b(?:did|has|have|does) (?:it|that|this) (?:\w+ )?(?:cost|come|run)\b|\bquot\w+|\bbids?\b/,
  },
  {
    // "How do you know if you need a permit?" asks nobody how sure they are.
    pattern:
      /\bhow (?:do|does|would|can|could) (?:you|i|we|one|people|anyone) (?:even |really |ever |actually )?(?:know|tell) (?:if|whether|when|which|you|a|an|who|where)\b/,
    adds: ['advice'],
    drops: ['sure', 'when', 'who'],
  },
  {
    // "Planned and actual" are of the budget.
    pattern: /\bplan(?:ned)?\b.*\bactuals?\b|\bactuals?\b.*\bplan(?:ned)?\b/,
    adds: ['budget'],
    drops: ['milestone'],
    unless: /\b(?:dates?|days?|when|finish|finished|milestones?)\b/,
  },
  {
    // "The number of the electrician" counts nobody.
    pattern:
      /\bnumbers? of (?:the|our|my|that) (?:\w+ )?(?:electrician|plumber|roofer|painter|carpenter|joiner|plasterer|tiler|mason|drywaller|landscaper|decorator|builder|contractor|sparky|(?:\w+ )?(?:guy|man|lady|woman|fella|bloke|chap|crew|firm|company))\b/,
    adds: ['phone'],
    drops: ['count'],
    unless: /\b(?:payments?|expenses?|visits?|bills?|invoices?|times|jobs)\b/,
  },
  {
    pattern:
      /\b(?:how much|what)(?: money| cash)?(?: still| yet| then)? (?:stays?|rests?|is over|is still over)(?= (?:for|in|of|on|over|to|there|from)\b|$)/,
    adds: ['left'],
  },
  {
    pattern: /\b(?:fixed|flat|lump) (?:price|sum|fee)\b|\btime and materials?\b|\bcost plus\b/,
    adds: ['advice'],
  },
  {
    // "By what amount does the attic exceed the porch?"
    pattern: /\b(?:exceed|exceeds|exceeded|surpass\w*|outstrip\w*|outweigh\w*)\b/,
    adds: ['compare', 'spend'],
    drops: ['overBudget'],
    unless:
      /\b(?:budgets?|plan|planned|target|limit|date|deadline|days?|weeks?|what (?:we|i)|\$?\d[\d.,]*)\b/,
  },
  {
    // "What remains, or the overrun, for each project?"
    pattern:
      /\b(?:left|remaining|remains|balance|surplus)\b.*\bor\b.*\b(?:over|overrun|overage|excess|deficit|shortfall)\b/,
    drops: ['overBudget'],
  },
  {
    pattern:
      /\bput (?:on|onto) (?:the |our |my |a )?(?:financing|finance|credit|debit|card|visa|amex)\b/,
    adds: ['spend'],
  },
  {
    pattern:
      /\bwhat (?:do|does) (?:they|it|those|these|that|this) (?:all )?(?:add|come|amount|total|tot|sum|work out)\b/,
    drops: ['advice'],
  },
  {
    // A part of the money that may be gone.
    pattern:
      /(?:\b(?:half|thirds?|quarters?|fifths?|percent)|%) (?:of )?(?:the |our |my |its |all )*(?:\w+ ){0,2}(?:money|budget|funds|cash|kitty|pot)\b/,
    adds: ['percent', 'budget'],
    drops: ['done', 'compare'],
    unless: /\bhow many\b/,
  },
  {
    pattern:
      /\b(?:which|who|what|one) of (?:my|our|the|these|those) (?:guys|people|men|folks|lads|workers|team|crew|trades)\b/,
    adds: ['contractor', 'who'],
    drops: ['project'],
  },
  {
    pattern: /\bwhen (?:did|have|had) (?:we|i) (?:\w+ ){0,2}(?:more|less)\b/,
    adds: ['compare'],
    drops: ['when'],
  },
  {
    pattern: PRICE,
    adds: ['spend', 'howMuch'],
  },
  {
    pattern:
      /\b(?:in|of|into|from) (?:the|our|my|its) (?:kitty|pot|coffers|purse|piggy bank|war chest|money pot)\b/,
    adds: ['left', 'budget'],
    unless: /\b(?:put|paid|pay|went|gone|spent|spend)\b/,
  },
  {
    pattern: /\bout of (?:money|cash|funds|budget)\b/,
    adds: ['left', 'budget'],
    unless: /\b(?:runs?|running|ran)\b/,
  },
  { pattern: /\bhow many (?:percent|per cent|%)/, adds: ['percent'], drops: ['count'] },
  {
    // Nobody's rate by the hour.
    pattern:
      /\bat (?:the|this|that|our|my) (?:current |present )?(?:rate|pace|speed)\b|\bthe way (?:things|it|this|that|we|i) (?:is|are|am)? ?(?:going|heading|looking|headed)\b/,
    adds: ['forecast'],
    drops: ['rate', 'overview'],
    unless: /\b(?:hourly|hour|charges?)\b/,
  },
  { pattern: CALENDAR_STRETCH, drops: ['milestone'] },
  { pattern: /\bper calendar month\b/, adds: ['perMonth'] },
  {
    // "Which month did we buy the tiles?", "when did we get it again, like which month"
    pattern: /\b(?:which|what) month (?:did|was|were)\b|(?<=\bwhen .*)\b(?:which|what) month$/,
    adds: ['when'],
    drops: ['perMonth'],
    unless:
      /\b(?:spend\w*|spent|cost\w*|money|outlay|most|least|more|less|worst|best|over|(?:high|low|heavi|bigg|small|larg|quiet|busi)e(?:r|st)|\w+ expensive|pric(?:ey|iest)|cheap\w*|dear\w*)\b/,
  },
  {
    // The limit of a budget, not that of an account.
    pattern:
      /\b(?:over|past|beyond|above|exceeds?|hit|reach|break|bust|within|under|below) (?:its|the|our|my|that) (?:limit|ceiling|cap|maximum)\b/,
    adds: ['overBudget', 'budget'],
    drops: ['limit'],
    unless: /\b(?:expenses|contractors|projects|plan|free|account|entries)\b/,
  },
  {
    pattern:
      /\b(?:am i|are we|is it|was it|were we|did we go|did i go) (?:still )?(?:over|under) (?:on|for|with|in)\b/,
    adds: ['overBudget'],
  },
  {
    pattern:
      /\b(?:more|still) (?:can|could|may) (?:i|we) (?:still )?(?:put|pour|sink|throw|pump|plow|plough)\b/,
    adds: ['left', 'budget'],
    drops: ['spend', 'limit'],
  },
  {
    pattern:
      /\b(?:will|does|would|is) (?:it|that|this|the money|the budget|the rest)(?: going to)? last (?:till|until|to|through|us|me|long|that)\b/,
    adds: ['forecast'],
    drops: ['latest'],
  },
  { pattern: /\bmoney last (?:go|went|come|leave|left|paid)\b/, drops: ['forecast'] },
  {
    // "How much money has left our hands?"
    pattern:
      /\b(?:left|leave|leaving) (?:our|my|the) (?:hands|pockets?|pocketbook|wallets?|purse|account|bank account)\b/,
    adds: ['spend'],
    drops: ['left', 'open'],
  },
  {
    pattern:
      /\b(?:figure|number|amount|sum|limit|target|money) (?:that |which )?(?:we|i|they) (?:had |have |originally |first )*(?:set|fixed|gave (?:ourselves|myself))\b/,
    adds: ['budget'],
    drops: ['list', 'limit'],
  },
  {
    // "How much did we agree to pay her for the windows?"
    pattern:
      /\b(?:agree|agreed|agreeing|promise|promised|undertake|undertook|commit|committed|sign up|signed up|shook hands|contract|contracted)(?: \w+)? to (?:pay|paying|give|giving|spend)\b/,
    adds: ['agreement'],
    drops: ['spend', 'past'],
    unless: /\b(?:most|maximum|max)\b/,
  },
  { pattern: /\bwhat (?:happened (?:to|with)|became of) (?:the|our|my|that)\b/, adds: ['past'] },
  { pattern: /\bsign(?:ed)? off\b/, adds: ['done'], drops: ['agreement'] },
  {
    pattern:
      /\b(?:did|have|has|had) (?:we|i) (?:initially |originally |first )?(?:allow|allowed|earmark|earmarked|allot|allotted) (?:for|the)\b/,
    adds: ['budget'],
  },
  {
    pattern:
      /\bcontractors? (?:list|directory|roster)\b|\blist of (?:all )?(?:the |my |our )?contractors\b/,
    adds: ['contractor', 'list'],
    drops: ['who'],
  },
  {
    pattern: /\bhow (?:big|large|much|high) (?:of )?an? (?:buffer|cushion|reserve|contingency)\b/,
    adds: ['advice'],
    unless: /\b(?:do|did|have) (?:we|i)\b/,
  },
  {
    // One of the expenses, and no project.
    pattern:
      /\b(?:expensive|priciest|dearest|costliest|cheapest|biggest|largest|smallest|costly) (?:single )?(?:thing|item|purchase|buy|payment|bill)\b/,
    adds: ['expense'],
    drops: ['project'],
  },
  {
    // "What remains to be done on the porch?"
    pattern:
      /\b(?:remains?|remaining|left|still|yet|needs?|has|have) to be (?:done|finished|completed)\b/,
    adds: ['milestone', 'open'],
    drops: ['done', 'finish', 'left', 'advice'],
  },
  { pattern: /\blost (?:count|track)\b/, drops: ['count'] },
  {
    // "When was the cheque drawn?"
    pattern:
      /\b(?:checks?|cheques?)\b.*\b(?:drawn|cut|made out|issued|cashed|cleared|written|signed)\b/,
    adds: ['spend'],
    drops: ['agreement'],
  },
  {
    // "After paying the unpaid bills, what remains of the budget?"
    pattern:
      /\b(?:pay|paying|settle|settling|clear|clearing)\b.{0,40}\bbills\b.{0,40}\b(?:left|remains?)\b/,
    drops: ['owe', 'open', 'overdue'],
  },
  {
    // "Which bills have to be paid by Friday?" asks for no advice, and for nothing that was paid.
    pattern:
      /\b(?:bills?|invoices?|draws?)\b.*\b(?:have to|has to|had to|needs? to|needs?|must|should|ought to|got to|gotta|to) (?:be )?(?:paid|paying|pay|settled|settling|cleared|clearing)\b|\b(?:must|should|need to|have to|ought) (?:i|we) (?:pay|settle|clear)\b.*\b(?:bills?|invoices?)\b|\b(?:bills?|invoices?)\b.*\b(?:must|should|do) (?:i|we) (?:need to |have to )?(?:pay|settle|clear)\b/,
    adds: ['due', 'bill'],
    drops: ['advice', 'spend', 'past', 'expense'],
    unless: /\b(?:did|was|were|left|remain\w*|already|late)\b/,
  },
  {
    pattern:
      /\boutstanding (?:with|to|for|from|on)\b|\b(?:invoiced|billed)\b.*\b(?:not|never|un) ?(?:yet )?paid\b|\b(?:overdue|late|outstanding|due) (?:to|for) (?:pay|paying|payment)\b|\bunpaid\b/,
    adds: ['owe'],
    drops: ['advice', 'notPaid', 'spend', 'open', 'milestone', 'overdue'],
    unless: /\b(?:milestones?|steps?|tasks?)\b/,
  },
  {
    pattern: /\b(?:value|worth) of (?:the|all|my|our|those|these|everything)\b/,
    adds: ['howMuch'],
  },
  {
    // Anybody, and not the assistant.
    pattern:
      /\b(?:should|must|ought|can|could|might|may|does|do|would|will|has|if|when|before|what|how) a (?:person|human)\b/,
    drops: ['identity'],
  },
  { pattern: /\bon (?:what|which) (?:day|date|days|dates)\b/, drops: ['category'] },
  {
    // "Left in budget?" is no question of whether it holds.
    pattern: /\b(?:left|remaining|remains|available|unspent) (?:\w+ )?(?:in|on|within) budget\b/,
    adds: ['left', 'budget'],
    drops: ['overBudget'],
  },
  {
    // "Which jobs went over?"
    pattern:
      /\b(?:which|what|any|how many)(?: of (?:my|our|the))? (?:jobs|projects|builds)\b.*\b(?:over|under|within|on|in) ?(?:the |their |its )?(?:budget|plan)\b/,
    adds: ['perProject'],
  },
  {
    // "How much budget do I have to fix it with?" asks for no duty.
    pattern:
      /\b(?:money|budget|cash|much|left) (?:do |have )?(?:i|we) (?:have|got)(?: got| left)? to\b/,
    drops: ['advice'],
  },
  {
    pattern:
      /\b(?:my|our) (?:friends?|brother|sister|boss|parents|neighbou?rs?)(?: in law)? (?:(?:is|was|were|are|just|always|keeps|came|who|and) )*(?:asks?|asked|asking|wants?|wanted|says|said|thinks?|wonders?|needs?|would|will|might|may|likes?|loves?|hopes?|wishes|insists?|suggests?|suggested|recommends?|recommended|offers?|offered|visiting|coming|here|over|helping|told|telling|called|calling|i|me|we|bet|claims?)\b/,
    drops: ['foreign'],
  },
  {
    pattern:
      /\b(?:expensive|priciest|dearest|costliest|cheapest|biggest|largest|highest|lowest|smallest|worst|best|heaviest|busiest|top) (?:spending |spend )?months?\b/,
    adds: ['perMonth'],
  },
  {
    pattern:
      /\bwho(?: all| else| exactly)?(?: has| have| had| is| was| are| were| did| do| does)?(?: all)?(?: (?:we|i) (?:had|have|got|hired|used))?(?: been)?(?: done| doing| do)?(?: any| the| some| all)?(?: the)? (?:work|worked|working|works)\b/,
    adds: ['perContractor'],
    drops: ['done'],
  },
  {
    pattern: /\bwhom? (?:have|did|had|has) (?:we|i) (?:given|give|handed|paid|pay|spent)\b/,
    adds: ['perContractor', 'spend'],
  },
  {
    pattern: /\b(?:each|every one) of (?:them|those)\b|\beach (?:got|get|was|were|of)\b/,
    adds: ['perContractor'],
    unless: /\bprojects?\b|\bmonths?\b/,
  },
  {
    pattern:
      /\bhow much (?:more )?time\b|\btime (?:is |do (?:we|i) have |have (?:we|i) got )?(?:left|remaining)\b/,
    adds: ['when'],
    drops: ['howMuch', 'left'],
  },
  {
    pattern:
      /\b(?:milestones?|steps|tasks)\b.*\b(?:in total|total|altogether)\b|\btotal (?:number of )?(?:milestones|steps|tasks)\b/,
    drops: ['spend', 'howMuch'],
    unless: /\b(?:cost|costs|paid|spent|money)\b/,
  },
  {
    // What it did cost in the end is no plan.
    pattern:
      /\b(?:did|was|were|has|have|had)\b.*\b(?:in the end|end up|ended up|said and done)\b|\b(?:in the end|said and done)\b.*\b(?:did|was|were)\b/,
    adds: ['spend', 'past'],
    drops: ['expected', 'forecast'],
    unless:
      /\b(?:will|would|going to|expect|expected|forecast|plan|planned|days?|weeks?|late|early|overdue|delayed|slip|when|who|finish|finished|done|completed)\b/,
  },
  {
    pattern:
      /\b(?:would|does|do|will|might|could) (?:a|an|another|some|new) (?:[a-z]+ ){1,4}?(?:cost|run|come|set)\b/,
    adds: ['advice'],
    unless: /\d/,
  },
  {
    pattern: WHATS_ON,
    adds: ['milestone'],
    drops: ['overview'],
    unless: /\b(?:spend|spent|spending|cost|paid|budget|money)\b/,
  },
  {
    // With days to look at, it is no question of how things stand.
    pattern:
      /\bgoing on\b.*\b(?:next|this|coming) (?:few )?(?:weeks?|months?|weekend|days)\b|\b(?:next|this|coming) (?:week|month|weekend)\b.*\bgoing on\b|\b(?:what is|anything|something) on (?:for )?(?:next|this) (?:week|month|weekend)\b/,
    adds: ['milestone'],
    drops: ['overview'],
    unless: /\b(?:spend|spent|spending|cost|paid|budget|money)\b/,
  },
  { pattern: /\bexpect(?:ed)? to (?:spend|pay)\b/, adds: ['expected'], drops: ['left'] },
  {
    pattern: /\b(?:typical|usual|normal|average|mean) (?:calendar )?month\b/,
    adds: ['perMonth', 'average'],
    drops: ['advice'],
  },
  { pattern: /\b(?:would|will|might) it cost to\b/, adds: ['advice'], unless: /\d/ },
  {
    pattern:
      /\b(?:above|over|beyond|past|more than|exceed\w*|under|below|within|less than) (?:(?:what|the amount) )?(?:i|we|they|you|he|she|(?:my|our|the) \w+) (?:had |have |would )?(?:planned|budgeted|allowed|set aside|put aside)\b/,
    adds: ['overBudget'],
    drops: ['milestone'],
  },
  {
    // "The next one that is not late already".
    pattern: /\bnot (?:\w+ )?(?:late|overdue|behind|delayed)\b/,
    adds: ['milestone'],
    drops: ['overdue'],
    unless: /\b(?:if|whether|budget|money|bills?|invoices?|paid)\b/,
  },
  {
    // A line of the plan, and no milestone.
    pattern: /\bplanned\b.*\bline\b|\bline\b.*\bplanned\b/,
    adds: ['budget'],
    drops: ['milestone'],
  },
  {
    pattern:
      /\b(?:blow|blew|blown|bust|busted|break|broke|burst|smash|wreck|breach|overshot|overran|overshoot|overrun)(?:s|es|ed|ing)? (?:the |our |my |its |that |their |past the |through the )?(?:\w+ ){0,2}(?:budget|plan|limit)\b/,
    adds: ['overBudget', 'budget'],
  },
  { pattern: /\bstill (?:need|have) to\b|\bby the budget\b/, drops: ['advice'] },
  { pattern: /\bat (?:the )?(?:very )?(?:most|least)\b(?! \$?\d)/, drops: ['most', 'least'] },
  {
    // "The most that we wanted to spend" is the budget.
    pattern:
      /\b(?:most|maximum|max) (?:that )?(?:we|i) (?:had |have )?(?:wanted|agreed|planned|meant|intended|decided|said|allowed|were willing|are willing|was willing)\b.*\b(?:spend|pay|lay out|cost|put)\b|\bupper limit\b|\b(?:price|cost|spending) ceiling\b|\bceiling (?:that )?(?:we|i) (?:had )?(?:set|agreed)\b|\bset (?:a|as|the) ceiling\b/,
    adds: ['budget'],
    drops: ['most', 'left', 'agreement', 'spend', 'limit'],
  },
  {
    // Of a date, and no agreement.
    pattern:
      /\b(?:date|day|time|deadline) (?:that )?(?:\w+ )?(?:had )?(?:promised|agreed|set|gave|planned)\b|\bpromised (?:date|day|time|deadline)\b/,
    adds: ['overdue'],
    drops: ['agreement', 'when', 'start'],
  },
  {
    pattern:
      /\b(?:contractors?|tradesman|tradesperson|tradespeople|payee|who)\b.*\b(?:got|gets|had|made|took|received|earned) the (?:least|most)\b/,
    adds: ['perContractor', 'spend'],
  },
  {
    // "Which contractor got the most, counting every project?"
    pattern:
      /\b(?:who|whom|contractors?|tradesperson|tradesman|payee)\b.*\b(?:across|counting|over|in|from|for|including|on|of|with|through|throughout) (?:all|every|each|any)(?: single)?(?: one of)?(?: (?:the|my|our))* (?:projects?|jobs?)\b/,
    adds: ['perContractor'],
    drops: ['perProject'],
  },
  {
    pattern:
      /\b(?:who|contractors?|tradesperson|tradesman|payee)\b.*\b(?:biggest|largest|smallest) (?:slice|share|chunk|cut|portion|piece|part)\b/,
    adds: ['spend', 'perContractor'],
    drops: ['percent'],
  },
  {
    pattern: /\bhow much\b.*\b(?:is|are|was|were|has|have|had)\b.*\b(?:gone|used)\b/,
    adds: ['spend'],
    drops: ['advice'],
  },
  {
    pattern: /\breceipts?\b.*\bbehind\b/,
    drops: ['overdue'],
    unless: /\bmilestones?\b/,
  },
  {
    // What is written down is an expense, if nothing else is named.
    pattern:
      /\b(?:thing|things|anything|something|item|items|what|records?)\b.*\b(?:log|logged|record|recorded|enter|entered|noted|note down|(?:written|wrote|jotted|put|write|jot) down|book|booked|registered|keyed in|typed in|put in)\b|\b(?:latest|newest|last|most recent|first|oldest) records?\b/,
    adds: ['expense'],
    unless:
      /\b(?:milestones?|contractors?|quotes?|documents?|budgets?|agreements?|tax|number|phone|email|address|rate|trade|specialty|company|how|should|inspector|plan|tasks?|steps?)\b/,
  },
  {
    // What is not yet ticked off.
    pattern:
      /\b(?:milestones?|steps?|tasks?|stages?|phases?)\b.*\b(?:(?:still|yet|left|have|need|needs) to (?:be )?(?:closed?|ticked?|tick|checked?|finish|finished|completed?|wrap|wrapped|signed?|crossed?|done)|not (?:yet )?(?:been )?(?:closed|ticked|checked|crossed|signed))\b/,
    adds: ['milestone', 'open'],
    drops: ['done', 'finish', 'left', 'advice'],
  },
  {
    pattern:
      /\b(?:are|were|been|is|got) closed\b(?<=\b(?:milestones?|steps?|tasks?|stages?|phases?)\b.*)/,
    adds: ['done'],
    unless: /\bnot\b/,
  },
  {
    pattern: /\boverdue (?:item|items|thing|things|one)\b/,
    drops: ['expense'],
    adds: ['milestone'],
  },
  { pattern: /\b(?:on|for|in) (?:which|what) projects?\b/, adds: ['perProject'] },
  {
    // "The second lumber delivery": of several, in the order of their days.
    pattern:
      /\b(?:first|second|third|fourth|fifth) (?:\w+ ){0,2}(?:payment|delivery|load|shipment|installment|instalment|order|batch|purchase|expense|haul)\b/,
    adds: ['earliest', 'expense'],
    unless:
      /\b(?:biggest|largest|highest|most|smallest|cheapest|lowest|latest|last|newest|priciest|quarter|due|bills?|draw|change order|milestone|and (?:the )?(?:first|second|third))\b/,
  },
  {
    // "Did Omar ever work on the porch?"
    pattern:
      /^(?:and |so )?(?:did|has|have) (?!we\b|i\b|it\b)\w+(?: \w+)? (?:ever |also |even |already )?(?:work|worked|do any(?:thing)?|done any(?:thing)?|do work|done work)\b/,
    adds: ['list', 'expense'],
  },
  { pattern: /\bwhat did (?:we|i) pay for (?:on|in)\b/, adds: ['list', 'expense'] },
  {
    pattern: /\bwhen did (?:we|i) (?:get|buy|order|purchase|pick up)\b/,
    adds: ['expense'],
    unless: /\b(?:signed off|inspected|approved|passed|finished|completed|done)\b/,
  },
  {
    pattern: /\bbilled\b.*\b(?:not (?:yet )?(?:been )?(?:paid|settled)|unpaid)\b/,
    adds: ['due', 'bill'],
    drops: ['notPaid'],
    unless: /\b(?:who|whom|contractors?)\b/,
  },
  {
    pattern: /\bstill (?:have|got)\b.*\breceipts?\b/,
    drops: ['left', 'open'],
  },
  {
    pattern: /\bcompare (?:the |our |my )?(?:two|both)\b/,
    adds: ['list', 'expense'],
    drops: ['compare'],
    unless: /\b(?:projects|quotes|bids|contractors|budgets|months|years)\b/,
  },
  {
    pattern: /\b(?:both|two|all)\b.*\b(?:together|combined|in total)\b/,
    adds: ['howMuch', 'spend'],
    unless: /\b(?:milestones?|budgets?|left|how many|quotes?)\b/,
  },
  {
    // What was burned is no forecast.
    pattern: /\b(?:did|have|has|had) (?:\w+ ){0,3}burn(?:ed|t)?\b|\bburn(?:ed|t)\b/,
    adds: ['spend'],
    drops: ['forecast'],
    unless: /\b(?:rate|pace|speed|fast|quick\w*)\b/,
  },
  {
    // "What must stand in a contract with a builder?"
    pattern:
      /\b(?:must|should|has to|needs to|need to|have to|ought to|supposed to|belongs?|goes)\b.*\b(?:in|into) (?:a|any|every) (?:\w+ )?(?:contract|agreement)\b|\b(?:contract|agreement)s? (?:must|should|has to|needs to|ought to|is supposed to) (?:contain|include|have|say|cover|state)\b/,
    adds: ['advice'],
    drops: ['agreement', 'contractor'],
  },
  {
    // "Would a 5,000 heat pump put us over?"
    pattern: /\b(?:put|take|push|tip|send) (?:us|me|it) over\b/,
    adds: ['afford', 'overBudget'],
  },
  {
    // "What do we still have to finish on the cottage?"
    pattern:
      /\b(?:what|which)\b.*\bstill (?:have|need|has|needs|got|to)\b(?: to)?(?: be| get)? ?(?:finish|finished|do|done|complete|completed|wrap up|get done)\b/,
    adds: ['open', 'milestone'],
    drops: ['done', 'finish'],
  },
  {
    // "What is the total of the bills we have not paid yet?"
    pattern:
      /\b(?:bills|invoices)\b.*\b(?:not paid|not yet paid|unpaid|outstanding|coming up|upcoming|ahead)\b|\b(?:unpaid|outstanding|upcoming) (?:bills|invoices)\b/,
    adds: ['due', 'bill'],
    drops: ['spend', 'notPaid', 'next', 'past'],
  },
  {
    // "How much money is still there for the mudroom?"
    pattern:
      /\bhow much (?:money |cash |budget )?(?:is|do we have|have we|have we got) (?:still )?(?:there|to go|available|unspent)\b(?! an?\b)/,
    adds: ['left', 'budget'],
    drops: ['spend'],
  },
  {
    // "Are we going to blow the budget?"
    pattern:
      /\b(?:blow|bust|break|exceed|overshoot|overrun|smash|burst) (?:through )?(?:the|our|my|this|that|its) (?:\w+ )?budget\b/,
    adds: ['overBudget'],
    drops: ['advice'],
  },
  {
    // "Can I spend 8,000 more without going over?"
    pattern:
      /\bcan (?:i|we) (?:still )?(?:spend|afford|add|put|buy|pay|drop)\b.*\b(?:without|and (?:still )?(?:stay|not))\b/,
    adds: ['afford'],
    drops: ['overBudget'],
  },
  {
    // "Are we past the halfway mark?"
    pattern: /\b(?:past|over|beyond|at|near|reached|hit|passed) (?:the )?(?:half ?way|midway)\b/,
    adds: ['percent', 'budget'],
  },
  {
    // "Was the sauna free?"
    pattern: /^(?:was|were|is|are) (?:the|our|my) .*\bfree$/,
    adds: ['howMuch', 'spend'],
  },
  {
    // "Are all my bills paid?"
    pattern:
      /\b(?:all|any|every|each)(?: of)?(?: (?:my|our|the))? (?:bills?|invoices?)(?: been| already| now)* (?:paid|settled|cleared|squared)\b/,
    adds: ['due', 'bill'],
    drops: ['spend', 'past'],
  },
  {
    // "Could the shed budget cover a $900 lathe?"
    pattern: /\bbudget (?:cover|stand|take|handle|absorb|stretch to|run to|manage|bear)\b/,
    adds: ['afford'],
    drops: ['budget', 'advice'],
  },
  {
    // "Will the kitchen stay under budget after the open bills?"
    pattern:
      /\b(?:stay|remain|keep|end up|finish|come in|land) (?:under|within|inside|on|below) (?:the |our |my |its )?budget\b/,
    adds: ['overBudget'],
    drops: ['bill', 'due', 'open', 'milestone'],
  },
  {
    // "Is the shed more than half spent?"
    pattern:
      /\b(?:(?:more|less) than|over|under|about|at least|already|nearly|almost) (?:half|a third|a quarter|two thirds|three quarters|\d+ (?:%|percent)) (?:is |has been |of (?:it|the budget|the money) )?(?:spent|used|used up|gone)\b/,
    adds: ['percent', 'budget'],
    drops: ['compare'],
  },
  {
    // "Planned vs actual, quartz counter."
    pattern:
      /\b(?:plan|planned|budget|budgeted|estimate|estimated) (?:vs|versus|against|compared to|compared with) (?:the |what was |what we )?(?:actual|actuals|spent|paid|real|reality|cost)\b/,
    adds: ['overBudget'],
    drops: ['compare', 'milestone'],
  },
  {
    // "Is there anybody I ought to be paying today?"
    pattern:
      /\b(?:anybody|anyone|somebody|someone|any contractors?|who|whom)\b.*\b(?:ought|need|needs|have|has|supposed|meant|due|should|must)(?: to)? (?:be )?(?:get |getting )?pa(?:y|ying|id)\b(?! for\b)/,
    adds: ['due', 'bill'],
    drops: ['spend', 'advice'],
    unless:
      /\b(?:first|a (?:contractor|builder|plumber)|usually|normally|before (?:they|he|she))\b/,
  },
  {
    // "How much did we plan for the tile?"
    pattern: /\bhow much (?:did|had) (?:we|i) (?:\w+ )?plan(?:ned)? (?:for|on|to (?:spend|pay))\b/,
    adds: ['budget'],
    drops: ['past'],
  },
  {
    // "When must we pay the balance of the boiler?"
    pattern:
      /\bwhen (?:must|should|shall|do|will|are|is|have) (?:we|i|it|that)(?: \w+)? (?:have to |need to |got to |supposed to |going to |to )?(?:be )?(?:pay|paid|settle)\b/,
    adds: ['due', 'bill', 'when'],
    drops: ['spend', 'left', 'advice', 'past'],
    unless: /\ban? (?:contractor|builder|deposit|plumber|roofer)\b|\busually|normally|should one\b/,
  },
  {
    // "When is Renata's last payment due?"
    pattern: /\bwhen\b.*\b(?:payment|instal+ment|balance)s?\b.*\b(?:due|payable)\b/,
    adds: ['due', 'bill', 'when'],
    drops: ['expense', 'spend', 'latest', 'milestone', 'left', 'past'],
  },
  {
    // "Is there any bill we should already have paid?"
    pattern:
      /\b(?:bills?|invoices?)\b.*\b(?:should|ought to|were supposed to) (?:already |by now )?have (?:already |been |long )*(?:paid|settled)\b/,
    adds: ['due', 'bill', 'overdue'],
    drops: ['advice', 'spend', 'past', 'expense', 'milestone'],
  },
  {
    // "If I buy a $900 bench for the dock, what would that leave us?"
    pattern: /\bwhat (?:would|will|does|might) (?:that|this|it) leave\b/,
    adds: ['left', 'afford'],
  },
  {
    // "Which steps got done ahead of their date?"
    pattern:
      /\b(?:ahead of|before|earlier than) (?:their|its|the) (?:target |due |planned )?dates?\b/,
    adds: ['overdue', 'done'],
    drops: ['next', 'when', 'list'],
    unless: /\b(?:paid|pay|bills?|spent|expenses?)\b/,
  },
  {
    // "How much do we have in reserve?"
    pattern: /\bhow much (?:money |cash )?do (?:we|i) (?!need|usually|normally|tip\b)/,
    drops: ['advice'],
    unless: /\b(?:should|ought|usually|normally|typically|a (?:contractor|builder|plumber))\b/,
  },
  {
    // "Will the money for the porch be enough?"
    pattern:
      /\b(?:will|is|would|does) (?:the|our|my|that|this|what) .*\b(?:be enough|suffice|hold out)\b/,
    adds: ['overBudget', 'left'],
    drops: ['advice', 'start', 'afford'],
    unless: /\bfor an?\b|\d/,
  },
  {
    // "How many days more until the floors must be ready?"
    pattern:
      /\bhow many (?:more )?(?:days|weeks|months)(?: more| still| left| are left| is it| do we have)*(?: until| till| before| to)\b/,
    adds: ['when'],
    drops: ['count', 'left', 'advice', 'howMuch'],
  },
  {
    // "When should the tiles be over?"
    pattern: /^(?:and |so )?when\b.*\bbe over(?: with)?$/,
    adds: ['milestone', 'finish'],
    drops: ['forecast', 'overBudget'],
  },
  {
    // "What is still to do in the attic, with dates?"
    pattern: /\b(?:with|and) (?:the |their |its )?(?:due )?dates?$/,
    drops: ['when'],
    adds: ['list'],
    unless: /^(?:and |so )?when\b/,
  },
  {
    // "How much would still be there for the porch?"
    pattern:
      /\bhow much (?:money |cash )?(?:would|will|could) (?:there )?(?:still |then )*be (?:still |then )*(?:there|for|in)\b/,
    adds: ['left', 'budget'],
  },
  {
    // "Who are all the people working in our house?"
    pattern:
      /\bwho(?: all)? (?:is|are|was|were) (?:all )?(?:the |our |these )?(?:people|guys|men|workers|tradespeople|folks|crew)\b|\b(?:list|name|names of|show) (?:me )?(?:all |everyone |everybody )?(?:the |our |who )?(?:people|is|workers|tradespeople)? ?(?:that |who )?(?:are |is )?(?:working|works?|worked) (?:on|in|for|at)\b/,
    adds: ['contractor', 'list'],
    drops: ['who', 'project'],
    unless: /\b(?:see|access|edit|invited)\b/,
  },
  {
    // "When does the boat have to come out?"
    pattern:
      /^(?:and |so )?(?:when|what day|which day) (?:does|do|did|will|must|should|is|are|was|were)\b.*\b(?:come|comes|coming|go|goes|going) (?:in|out|up|down|on|off|back)\b(?! budget\b)/,
    drops: ['spend', 'next', 'advice', 'overview'],
    unless: /\b(?:payments?|bills?|invoices?|checks?|money|deposit|balance|rent|cash|over|under)\b/,
  },
  // "How much was the gas line?"
  { pattern: LINE_OF_THING, drops: ['lines'], unless: OF_PLAN },
  {
    // "Anything on the timeline that never got a date?"
    pattern:
      /\b(?:never|not|nobody|no one|yet to|still to) (?:\w+ ){0,2}?(?:got|get|had|have|has|given|gave|give|set|put|assigned|picked|pick|chosen|choose|chose|received)(?: \w+){0,2}? (?:an?|any|its|the) (?:target |due |fixed |firm )?(?:date|day|deadline)\b|\b(?:have|has|had|got|with) no (?:target |due |fixed |firm )?(?:date|day|deadline)\b|\b(?:missing|lacks?|lacking|waiting for|without|needs?|need) (?:an?|any|its|their) (?:target |due |fixed |firm )?(?:date|day|deadline)\b/,
    adds: ['undated', 'milestone'],
    drops: ['when', 'due', 'open', 'next', 'advice', 'past'],
    unless:
      /\b(?:bills?|invoices?|quotes?|documents?|expenses?|payments?|receipts?|warranty|agreements?)\b/,
  },
  {
    // "How far over does that put the porch?"
    pattern: /\bhow far (?:over|under|past|above|below|beyond)\b/,
    adds: ['overBudget'],
    drops: ['percent'],
  },
  {
    // "Did we go over on the tile compared to what we planned?"
    pattern:
      /\b(?:over|under|above|below|more|less|higher|lower)\b.*\b(?:compared|relative|next|than) (?:to |with )?(?:(?:what|how much) (?:we|i|they) (?:had |have )?(?:planned|budgeted|allowed|expected)|(?:the|our|my) (?:plan|budget|estimate))\b/,
    adds: ['overBudget'],
    drops: ['compare', 'milestone', 'forecast'],
  },
  {
    // "What day did the balance on the boiler go out?"
    pattern: /\b(?:when|(?:what|which) (?:day|date|month))\b.*\bbalance\b/,
    drops: ['left'],
    unless: /\b(?:budget|money|run out|zero)\b/,
  },
  {
    // "Once the bills that are still due are paid, what is left?"
    pattern: /\b(?:bills?|invoices?)\b.*\bleft\b|\bleft\b.*\b(?:bills?|invoices?)\b/,
    drops: ['milestone', 'overdue'],
    unless: /\b(?:milestones?|steps?|tasks?|late|overdue)\b/,
  },
  {
    // "How much more will Walt get?"
    pattern:
      /\bhow much (?:more|else) (?:will|does|do|is|are|should|must) .*\b(?:get|gets|getting|receive|owed|due|coming)\b/,
    adds: ['owe'],
    unless: /\bback\b/,
  },
  {
    pattern:
      /\bthe deal with (?:the|that|this) (?:\w+ ){0,2}(?:entry|expense|payment|charge|one)\b/,
    drops: ['agreement'],
  },
];

/** Adds and removes concepts by how a question is put. */
export async function applyTurns(
  { text }: Words,
  concepts: Set<Concept>,
  pace: Pace,
): Promise<void> {
  for (const { pattern, adds = [], drops = [], unless } of turns) {
    await pace();
    if (!pattern.test(text) || unless?.test(text)) continue;
    for (const one of adds) concepts.add(one);
    for (const one of drops) concepts.delete(one);
  }
}
