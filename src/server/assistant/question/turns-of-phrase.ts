import type { Concept } from './concepts.ts';
import type { Words } from './words.ts';

/** What came back is taken off every sum already. */
export const NET =
  /\b(?:net of|after|less|allowing for|deducting|taking off|once you take off) (?:the |any |all |our )?(?:returns?|refunds?|what (?:we|i) (?:sent|took|brought|got|gave|returned)(?: back)?|what came back)\b/;

export const TAKEN_OFF =
  /\bwith (?:the |any |all |our )?(?:\w+ ){1,6}(?:knocked off|taken off|taken out|deducted|subtracted|netted|taken into account|accounted for|counted in|factored in|included)\b/;

/** "Net of returns": not a question about the refunds. */
export const isNetOfRefunds = ({ words }: { words: readonly string[] }): boolean =>
  NET.test(words.join(' ')) || TAKEN_OFF.test(words.join(' '));

/** "Nail gun price", "the same price?", but no "fixed price". */
export const PRICE =
  /(?<=^|\b(?:same|what|which|whose|their|its) )price\b|(?<!\b(?:fixed|fair|good|asking|best|right|reasonable|normal) )\bprice(?: please)?$/;

/** "As of today" is no stretch of time. */
export function takeNow(words: Words): void {
  // "If it gets paid tomorrow".
  words.takeMatch(/\b(?:tomorrow|today|tonight)\b(?<=\bif\b.*)/);
  words.takeMatch(
    /\bas (?:of|at) (?:today(?: date)?|now|right now|this (?:morning|date)|the present(?: date)?)\b|\bat (?:the|this) moment\b/,
  );
}

const MINUS_SPENDING =
  /\b(?:minus|less|take away|subtracting) (?:(?:all|the|our|my|total|what|we|i|have|has|been) )*(?:spending|spend|spent|costs?|expenses|expenditure|paid)\b/;

/** "All budgets minus all spending" is what is left. */
export function takeBalance(words: Words): { isOfAll: boolean } | null {
  const at = words.text.search(/\bbudgets?\b/);
  if (at === -1 || at > words.text.search(MINUS_SPENDING)) return null;
  words.takeMatch(MINUS_SPENDING);
  return { isOfAll: /\bbudgets\b|\b(?:all|combined)\b/.test(words.text) };
}

/** "What's on for October?" */
export const WHATS_ON =
  /\b(?:what is|anything|something|whatever is|what have (?:we|i)(?: got)?|do (?:we|i) have anything|got anything) on (?:for|in|during|this|next|over)\b/;

interface Turn {
  pattern: RegExp;
  adds?: readonly Concept[];
  drops?: readonly Concept[];
  unless?: RegExp;
}

const FORETELL =
  '(?:say|said|reckon|reckoned|think|thought|figure|figured|guess|guessed|tell us|told us|told|assume|assumed|hope|hoped|imagine|imagined|believe|believed|agree|agreed|set|decide|decided|promise|promised)';
const FORETOLD = new RegExp(
  `\\b(?:did|had|have) (?:we|i|they|my \\w+|you) (?:\\w+ )?${FORETELL} .*\\b(?:would|could|should|might|was going to|were going to)(?: \\w+)? (?:cost|come to|run to|run us|take|be)\\b|\\b(?:meant|supposed|intended|allowed|allotted) to (?:cost|come to|run to|spend)\\b`,
);

/** Wordings with gaps in them, which no list of phrases could have. */
const turns: readonly Turn[] = [
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
    unless: /\b(?:budgets?|plan|planned|target|limit|date|deadline|days?|weeks?|\$?\d[\d.,]*)\b/,
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
  { pattern: /\bcalendar (?:month|year|week|day|quarter)\b/, drops: ['milestone'] },
  { pattern: /\bper calendar month\b/, adds: ['perMonth'] },
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
    // "How much budget do I have to fix it with?" asks for no duty.
    pattern:
      /\b(?:money|budget|cash|much|left) (?:do |have )?(?:i|we) (?:have|got)(?: got| left)? to\b/,
    drops: ['advice'],
  },
  {
    pattern:
      /\b(?:my|our) (?:friends?|brother|sister|boss|parents|neighbou?rs?)(?: in law)? (?:(?:is|was|were|are|just|always|keeps|came|who|and) )*(?:asks?|asked|asking|wants?|wanted|says|said|thinks?|wonders?|needs?|visiting|coming|here|over|helping|told|telling|called|calling|i|me|we|bet|claims?)\b/,
    drops: ['foreign'],
  },
  {
    pattern:
      /\b(?:expensive|priciest|dearest|costliest|cheapest|biggest|largest|highest|lowest|smallest|worst|best|heaviest|busiest|top) (?:spending |spend )?months?\b/,
    adds: ['perMonth'],
  },
  {
    pattern:
      /\bwho(?: all| else| exactly)?(?: has| have| had| is| was| are| were| did| do| does)?(?: all)?(?: been)?(?: done| doing| do)?(?: any| the| some| all)?(?: the)? (?:work|worked|working|works)\b/,
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
    pattern: /\b(?:typical|usual|normal) month\b/,
    adds: ['perMonth', 'average'],
    drops: ['advice'],
  },
  { pattern: /\b(?:would|will|might) it cost to\b/, adds: ['advice'], unless: /\d/ },
  {
    pattern:
      /\b(?:above|over|beyond|past|more than|exceed\w*|under|below|within|less than) (?:what|the amount) (?:i|we|they|you|he|she|(?:my|our|the) \w+) (?:had |have |would )?(?:planned|budgeted|allowed)\b/,
    adds: ['overBudget'],
    drops: ['milestone'],
  },
  { pattern: /\bstill (?:need|have) to\b/, drops: ['advice'] },
  {
    pattern: /\boverdue (?:item|items|thing|things|one)\b/,
    drops: ['expense'],
    adds: ['milestone'],
  },
  { pattern: /\b(?:on|for|in) (?:which|what) projects?\b/, adds: ['perProject'] },
  { pattern: /\bwhat did (?:we|i) pay for (?:on|in)\b/, adds: ['list', 'expense'] },
  { pattern: /\bwhen did (?:we|i) (?:get|buy|order|purchase|pick up)\b/, adds: ['expense'] },
  {
    pattern:
      /\bthe deal with (?:the|that|this) (?:\w+ ){0,2}(?:entry|expense|payment|charge|one)\b/,
    drops: ['agreement'],
  },
];

/** Adds and removes concepts by how a question is put. */
export function applyTurns({ text }: Words, concepts: Set<Concept>): void {
  for (const { pattern, adds = [], drops = [], unless } of turns) {
    if (!pattern.test(text) || unless?.test(text)) continue;
    for (const one of adds) concepts.add(one);
    for (const one of drops) concepts.delete(one);
  }
}
