import { pattern } from '../../pattern.ts';
import { LINE_OF_THING, OF_PLAN } from '../record-subject.ts';
import type { Turn } from './turn.ts';

/** "Nail gun price", "the same price?", but no "fixed price". */
export const PRICE =
  /(?<=^|\b(?:same|what|which|whose|their|its) )price\b|(?<!\b(?:fixed|fair|good|asking|best|right|reasonable|normal) )\bprice(?: please)?$/;

/** How people ask about what was paid and entered. */
export const turnsOfSpending: readonly Turn[] = [
  {
    // "Was there any month when we spent more than 10,000?"
    pattern:
      /\b(?:any|what|which|a|every|each|how many|in) (?:single )?months?\b.*\b(?:over|above|under|below|more than|less than|at least|exceed\w*)\b/,
    adds: ['perMonth'],
    drops: ['list', 'when', 'expense', 'count', 'pronoun'],
    unless:
      /\b(?:milestones?|bills?|due|expenses?|purchases?|payments?|items?|entries|last month|this month)\b/,
  },
  {
    // "Have we paid Curtis more than once?"
    pattern: /\b(?:more than|only|just|at least) (?:once|twice|one time|one payment)\b/,
    adds: ['count'],
    drops: ['compare'],
  },
  {
    // "Add it all up, every last dollar."
    pattern: /\bevery last (?:dollar|cent|penny|buck|bit|bill|thing|one)\b/,
    adds: ['spend'],
    drops: ['latest'],
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
    pattern: pattern()`
        \b(?:
          last|latest|newest|most recent|final|recent
        ) (?:thing|item|entry|record|one|bit|line|stuff) (?:that )?(?:
          (?:i|we|was|were|got|have|had|has|been|you) )*(?:\w+ )?(?:
          entered|enter|recorded|record|logged|log|added|add|wrote|written|noted|note|put|typed
          |booked|registered|saved|keyed|posted|tracked|bought|paid
        )\b
      `,
    adds: ['latest', 'expense'],
    drops: ['milestone', 'list'],
    unless: /\b(?:milestones?|tasks?|contractors?|quotes?|bills?)\b/,
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
    pattern: /\bwhen (?:did|have|had) (?:we|i) (?:\w+ ){0,2}(?:more|less)\b/,
    adds: ['compare'],
    drops: ['when'],
  },
  {
    pattern: PRICE,
    adds: ['spend', 'howMuch'],
  },
  { pattern: /\bper calendar month\b/, adds: ['perMonth'] },
  {
    // "How many months until the deck is done?"
    pattern: /\bhow many (?:more )?months (?:until|till|before)\b/,
    drops: ['perMonth'],
  },
  {
    // "Which month did we buy the tiles?", "when did we get it again, like which month"
    pattern: /\b(?:which|what) month (?:did|was|were)\b|(?<=\bwhen .*)\b(?:which|what) month$/,
    adds: ['when'],
    drops: ['perMonth'],
    unless:
      /\b(?:spend\w*|spent|cost\w*|money|outlay|most|least|more|less|worst|best|over|(?:high|low|heavi|bigg|small|larg|quiet|busi)e(?:r|st)|\w+ expensive|pric(?:ey|iest)|cheap\w*|dear\w*)\b/,
  },
  { pattern: /\bwhat (?:happened (?:to|with)|became of) (?:the|our|my|that)\b/, adds: ['past'] },
  {
    // One of the expenses, and no project.
    pattern:
      /\b(?:expensive|priciest|dearest|costliest|cheapest|biggest|largest|smallest|costly) (?:single )?(?:thing|item|purchase|buy|payment|bill)\b/,
    adds: ['expense'],
    drops: ['project'],
  },
  { pattern: /\blost (?:count|track)\b/, drops: ['count'] },
  {
    pattern: /\b(?:value|worth) of (?:the|all|my|our|those|these|everything)\b/,
    adds: ['howMuch'],
  },
  {
    // "Which jobs went over?"
    pattern:
      /\b(?:which|what|any|how many)(?: of (?:my|our|the))? (?:jobs|projects|builds)\b.*\b(?:over|under|within|on|in) ?(?:the |their |its )?(?:budget|plan)\b/,
    adds: ['perProject'],
  },
  {
    pattern: pattern()`
        \b(?:my|our) (?:friends?|brother|sister|boss|parents|neighbou?rs?)(?: in law)? (?:
          (?:is|was|were|are|just|always|keeps|came|who|and) )*(?:
          asks?|asked|asking|wants?|wanted|says|said|thinks?|wonders?|needs?|would|will|might|may
          |likes?|loves?|hopes?|wishes|insists?|suggests?|suggested|recommends?|recommended|offers?
          |offered|visiting|coming|here|over|helping|told|telling|called|calling|i|me|we|bet|claims?
        )\b
      `,
    drops: ['foreign'],
  },
  {
    pattern:
      /\b(?:expensive|priciest|dearest|costliest|cheapest|biggest|largest|highest|lowest|smallest|worst|best|heaviest|busiest|slowest|quietest|lightest|top) (?:spending |spend )?months?\b|\bmonths? (?:with|had|having|that had|has) (?:the |our )?(?:most|fewest|least|highest|lowest|biggest|smallest)\b/,
    adds: ['perMonth'],
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
    // "How much do we usually spend per month?"
    pattern:
      /\b(?:do|did|have) (?:we|i) (?:usually|typically|normally|generally)\b.*\b(?:per|a|each|every) month\b/,
    adds: ['perMonth', 'average', 'spend'],
    drops: ['advice'],
  },
  {
    pattern: /\b(?:typical|usual|normal|average|mean) (?:calendar )?month\b/,
    adds: ['perMonth', 'average'],
    drops: ['advice'],
  },
  { pattern: /\bat (?:the )?(?:very )?(?:most|least)\b(?! \$?\d)/, drops: ['most', 'least'] },
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
    pattern: pattern()`
        \b(?:thing|things|anything|something|item|items|what|records?)\b.*\b(?:
          log|logged|record|recorded|enter|entered|noted|note down
          |(?:written|wrote|jotted|put|write|jot) down|book|booked|registered|keyed in|typed in
          |put in
        )\b
        |\b(?:latest|newest|last|most recent|first|oldest) records?\b
      `,
    adds: ['expense'],
    unless:
      /\b(?:milestones?|contractors?|quotes?|documents?|budgets?|agreements?|tax|number|phone|email|address|rate|trade|specialty|company|how|should|inspector|plan|tasks?|steps?)\b/,
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
  { pattern: /\bwhat did (?:we|i) pay for (?:on|in)\b/, adds: ['list', 'expense'] },
  {
    pattern: /\bwhen did (?:we|i) (?:get|buy|order|purchase|pick up)\b/,
    adds: ['expense'],
    unless: /\b(?:signed off|inspected|approved|passed|finished|completed|done)\b/,
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
    // "Was the sauna free?"
    pattern: /^(?:was|were|is|are) (?:the|our|my) .*\bfree$/,
    adds: ['howMuch', 'spend'],
  },
  // "How much was the gas line?"
  { pattern: LINE_OF_THING, drops: ['lines'], unless: OF_PLAN },
  {
    // "The attic items over 400 apiece, summed": each is that much.
    pattern:
      /\b(?:over|above|under|below|than|least|most) (?:an? )?\$?[\d,.]+k?(?: \w+)? (?:apiece|each|a piece)\b/,
    drops: ['average'],
  },
];
