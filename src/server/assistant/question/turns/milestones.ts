import { pattern } from '../../pattern.ts';
import { MONTH_NAMES } from '../stretch.ts';
import type { Turn } from './turn.ts';

/** "What's on for October?" */
export const WHATS_ON = pattern()`
  \b(?:
    what is|anything|something|whatever is|what have (?:we|i)(?: got)?|do (?:we|i) have anything
    |got anything
  ) on (?:for|in|during|this|next|over)\b
  |\b(?:what|which|anything|whatever)(?: \w+)? falls? (?:in|into|on|within|due|this|next)\b
`;

/** "What do we have in November?" */
export const HAVE_IN_MONTH = pattern()`
  ^(?:and |so )?(?:what|what else|anything|anything else|is there anything)(?:
    (?: do (?:we|i) have| have (?:we|i) got)
  )? (?:in|for) (${MONTH_NAMES})\b(?! (?:of )?(?:20\d\d|last))
`;

/** "The second calendar quarter" is no calendar. */
export const CALENDAR_STRETCH = /\bcalendar (?:month|year|week|day|quarter)s?\b/;

/** How people ask about steps and their dates. */
export const turnsOfMilestones: readonly Turn[] = [
  {
    // "When was the utility room finished in the end?" asks for no cost.
    pattern:
      /^(?:(?:and|so|but|ok) )*(?:when|(?:on |by )?(?:what|which) (?:day|date)|how (?:late|early))\b.*\b(?:in the end|said and done)\b/,
    drops: ['expected'],
    unless: /\b(?:costs?|pay|paid|spend|spent|budget|money|price)\b/,
  },
  {
    // "Was the bath finished in the end?"
    pattern: /\b(?:finish|finished|done|completed?|ready)\b.* in the end\b/,
    drops: ['expected'],
    unless:
      /\b(?:costs?|costing|pay|paid|spend|spent|budget|money|price|how much|expect\w*|total)\b/,
  },
  {
    // "By how much did we miss the date for the nursery?"
    pattern:
      /\bhow much\b.*\b(?:late|overdue|behind (?:schedule|its date|time)|miss(?:ed)? (?:its|the|their|our) (?:target )?(?:date|day|deadline|target))\b/,
    adds: ['overdue', 'when'],
    drops: ['howMuch', 'list'],
    unless:
      /\b(?:costs?|pay|paid|spend|spent|budget|money|price|bills?|invoices?|fees?|rent|due|owe)\b/,
  },
  {
    // "What should have happened by now?"
    pattern:
      /\b(?:should|ought to|supposed to|meant to) (?:already )?(?:have|be) (?:\w+ )?(?:happened|done|finished|completed|ready|over)\b.*\b(?:by now|already|but|yet)\b/,
    adds: ['overdue', 'milestone'],
    drops: ['advice', 'done', 'finish', 'past'],
  },
  {
    // "How many milestones were early?"
    pattern: /\b(?:milestones?|steps|tasks)\b.*\b(?:early|ahead of (?:time|its date|schedule))\b/,
    adds: ['overdue'],
  },
  { pattern: CALENDAR_STRETCH, drops: ['milestone'] },
  { pattern: /\bsign(?:ed)? off\b/, adds: ['done'], drops: ['agreement'] },
  {
    // "What remains to be done on the porch?"
    pattern:
      /\b(?:remains?|remaining|left|still|yet|needs?|has|have) to be (?:done|finished|completed)\b|\b(?:has|have|needs?|left|remains?|still|got) to (?:happen|(?:be|get) (?:done|finished|completed)) (?:before|until|till|for) (?:the|our|my) (?:\w+ ){1,4}(?:is|are|to be) (?:all |fully )?(?:done|finished|complete|completed|over|ready)\b/,
    adds: ['milestone', 'open'],
    drops: ['done', 'finish', 'left', 'advice'],
  },
  { pattern: /\bon (?:what|which) (?:day|date|days|dates)\b/, drops: ['category'] },
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
    pattern: WHATS_ON,
    adds: ['milestone'],
    drops: ['overview'],
    unless: /\b(?:spend|spent|spending|cost|paid|budget|money)\b/,
  },
  {
    // "What is supposed to happen next week?"
    pattern:
      /\b(?:what|anything|something|which|whatever|much)\b.* (?:supposed|meant|scheduled|planned|slated|due|set|expected) to (?:be )?(?:happen|happening|take place|get done|be done|go on|going on)\b/,
    adds: ['milestone'],
    drops: ['overview', 'spend', 'expense'],
    unless: /\b(?:spend|spent|spending|costs?|paid|pay|budget|money)\b/,
  },
  {
    // With days to look at, it is no question of how things stand.
    pattern: pattern()`
        \bgoing on\b.*\b(?:next|this|coming) (?:few )?(?:weeks?|months?|weekend|days)\b
        |\b(?:next|this|coming) (?:week|month|weekend)\b.*\bgoing on\b
        |\b(?:what is|anything|something) on (?:for )?(?:next|this) (?:week|month|weekend)\b
      `,
    adds: ['milestone'],
    drops: ['overview'],
    unless: /\b(?:spend|spent|spending|cost|paid|budget|money)\b/,
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
    // Of a date, and no agreement.
    pattern:
      /\b(?:date|day|time|deadline) (?:that )?(?:\w+ )?(?:had )?(?:promised|agreed|set|gave|planned)\b|\bpromised (?:date|day|time|deadline)\b/,
    adds: ['overdue'],
    drops: ['agreement', 'when', 'start'],
  },
  {
    // What is not yet ticked off.
    pattern: pattern()`
        \b(?:milestones?|steps?|tasks?|stages?|phases?)\b.*\b(?:
          (?:still|yet|left|have|need|needs) to (?:be )?(?:
            closed?|ticked?|tick|checked?|finish|finished|completed?|wrap|wrapped|signed?|crossed?
            |done
          )
          |not (?:yet )?(?:been )?(?:closed|ticked|checked|crossed|signed)
        )\b
      `,
    adds: ['milestone', 'open'],
    drops: ['done', 'finish', 'left', 'advice'],
  },
  {
    // "Which steps have not been done yet?"
    pattern:
      /\b(?:milestones?|steps?|tasks?|stages?)\b.*\b(?:not|haven't|havent|hasn't|hasnt|aren't|arent|isn't|isnt) (?:been |yet |gotten |got |all )*(?:done|finished|completed?)\b/,
    adds: ['milestone', 'open'],
    drops: ['done', 'finish'],
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
  {
    // "What do we still have to finish on the cottage?"
    pattern:
      /\b(?:what|which)\b.*\bstill (?:have|need|has|needs|got|to)\b(?: to)?(?: be| get)? ?(?:finish|finished|do|done|complete|completed|wrap up|get done)\b/,
    adds: ['open', 'milestone'],
    drops: ['done', 'finish'],
  },
  {
    // "What do we have to finish by Christmas?"
    pattern: pattern()`
        \b(?:what|which|anything|everything|whatever)\b.*\b(?:
          have|need|has|needs|got|supposed|meant|ought
        ) to (?:be |get |have )?(?:
          finish|finished|done|complete|completed|wrap up|wrapped up|get done
        )\b
      `,
    adds: ['milestone', 'open'],
    drops: ['done', 'finish', 'advice'],
    unless: /\b(?:how|pay|paid|paying|bills?|cost|budget|money|first|should|before)\b/,
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
    // "When does the boat have to come out?"
    pattern:
      /^(?:and |so )?(?:when|what day|which day) (?:does|do|did|will|must|should|is|are|was|were)\b.*\b(?:come|comes|coming|go|goes|going) (?:in|out|up|down|on|off|back)\b(?! budget\b)/,
    drops: ['spend', 'next', 'advice', 'overview'],
    unless: /\b(?:payments?|bills?|invoices?|checks?|money|deposit|balance|rent|cash|over|under)\b/,
  },
  {
    // "Anything on the timeline that never got a date?"
    pattern: pattern()`
        \b(?:never|not|nobody|no one|yet to|still to) (?:\w+ ){0,2}?(?:
          got|get|had|have|has|given|gave|give|set|put|assigned|picked|pick|chosen|choose|chose
          |received
        )(?: \w+){0,2}? (?:an?|any|its|the) (?:target |due |fixed |firm )?(?:date|day|deadline)\b
        |\b(?:have|has|had|got|with) no (?:target |due |fixed |firm )?(?:date|day|deadline)\b
        |\b(?:
          missing|lacks?|lacking|waiting for|without|needs?|need
        ) (?:an?|any|its|their) (?:target |due |fixed |firm )?(?:date|day|deadline)\b
      `,
    adds: ['undated', 'milestone'],
    drops: ['when', 'due', 'open', 'next', 'advice', 'past'],
    unless:
      /\b(?:bills?|invoices?|quotes?|documents?|expenses?|payments?|receipts?|warranty|agreements?)\b/,
  },
  {
    // "Once the bills that are still due are paid, what is left?"
    pattern: /\b(?:bills?|invoices?)\b.*\bleft\b|\bleft\b.*\b(?:bills?|invoices?)\b/,
    drops: ['milestone', 'overdue'],
    unless: /\b(?:milestones?|steps?|tasks?|late|overdue)\b/,
  },
];
