import { pattern } from '../../pattern.ts';
import type { Turn } from './turn.ts';

const FORETELL =
  '(?:say|said|reckon|reckoned|think|thought|figure|figured|guess|guessed|tell us|told us|told|assume|assumed|hope|hoped|imagine|imagined|believe|believed|agree|agreed|set|decide|decided|promise|promised)';
const FORETOLD = pattern()`
  \b(?:did|had|have) (?:we|i|they|my \w+|you) (?:\w+ )?${FORETELL} .*\b(?:
    would|could|should|might|was going to|were going to
  )(?: \w+)? (?:cost|come to|run to|run us|take|be|spend|pay)\b
  |\b(?:meant|supposed|intended|allowed|allotted) to (?:cost|come to|run to|spend)\b
`;

/** How people ask about a budget, its plan and where it is heading. */
export const turnsOfBudget: readonly Turn[] = [
  {
    // "What do we still have to buy?" has its figure on the Budget page.
    pattern: /\b(?:still|left|yet|else)\b(?: \w+){0,3} to (?:be )?(?:buy|bought|order|ordered)$/,
    adds: ['expected'],
    drops: ['left', 'spend', 'expense', 'open', 'milestone', 'list'],
  },
  {
    // "How close did the attic come to its budget, in dollars?"
    pattern:
      /\bhow (?:close|near)\b.*\b(?:budget|limit)\b.*\bin (?:dollars|euros|pounds|money|cash)\b|\bby how many (?:dollars|euros|pounds)\b.*\bbudget\b/,
    adds: ['budget', 'left'],
    drops: ['percent', 'spend', 'count'],
  },
  {
    // "Did the wiring come in under?", "by how much is the nursery over?"
    pattern: pattern()`
        \b(?:
          come|comes|came|coming|end|ends|ended|finish|finished|land|landed|go|goes|going|went|run
          |ran|are|is|was
        ) (?:up |in |out )?(?:well |way |just |slightly |a bit )?(?:
          over or under|under or over|(?:over|under) (?=(?:did|was|is|were|has|by|and)\b)
        )
        |\b(?:come|comes|came|coming) in (?:
          well |way |just |slightly |a bit )?(?:over|under)\b(?! \$?\d)
        |\bby how much (?:is|are|was|were|did|do|have|has) (?:\w+ ){1,6}(?:over|under)\b(?! \$?\d)
      `,
    adds: ['overBudget'],
    drops: ['overdue', 'milestone', 'next'],
    unless: /\b(?:quotes?|bids?|quoted|days?|weeks?)\b/,
  },
  {
    // "Did we spend more on tile than we planned?"
    pattern: pattern()`
        \b(?:more|less|higher|lower|dearer|cheaper|pricier)\b.{0,40}\bthan (?:what )?(?:
          (?:we|i|they|it|was|were|had|have|has|been|originally|first|is) )*(?:
          planned|budgeted|allowed|reckoned|intended|estimated|figured|the plan|plan|budget
          |set aside
        )\b
      `,
    adds: ['overBudget'],
    drops: ['milestone', 'compare'],
    unless: /\b(?:dates?|days?|weeks?|later|longer|time)\b/,
  },
  {
    // "Most over budget project".
    pattern:
      /^(?:the |our |my )?(?:(?:most|furthest|farthest|worst) over ?budget (?:project|job)|(?:project|job) (?:that is |the )?(?:most|furthest|farthest|worst) over ?budget)\b/,
    adds: ['overBudget', 'perProject', 'project'],
    drops: ['most', 'expense', 'spend'],
  },
  {
    // "Which of the four jobs is the most over?", "which project went over the most?"
    pattern:
      /\b(?:which|what)\b.*\b(?:jobs?|projects?|renovations?)\b.*(?:\b(?:most|furthest|farthest|worst) over(?:budget)?\b|\bover (?:budget )?(?:by )?the (?:most|furthest|farthest)\b)(?! \$?\d)/,
    adds: ['overBudget', 'perProject', 'project'],
    drops: ['spend', 'compare', 'expense', 'most', 'overdue', 'milestone'],
  },
  // "Until what year is the roof under warranty?"
  { pattern: /\bunder (?:warranty|guarantee|guaranty)\b/, drops: ['overBudget'] },
  {
    // "How does the kitchen stand?"
    pattern:
      /^(?:and |so )?how (?:does|do|did) (?:(?:the|our|my|this) )?(?:\w+ ){1,4}?stand(?: (?:now|today|right now|at the moment|so far|money ?wise))?$/,
    adds: ['overview'],
    drops: ['advice'],
  },
  {
    // "Are we in trouble money wise?"
    pattern: pattern()`
        \b(?:am i |are we |is it |is (?:the|our|my|this) (?:\w+ ){1,3}?)(?:still )?in (?:any )?(?:
          (?:financial |money |budget )?trouble|the (?:red|black|clear)
          |(?:good|bad|decent|poor) (?:financial )?shape
        )\b
      `,
    adds: ['overBudget'],
    drops: ['advice', 'overdue', 'milestone'],
    unless: /\b(?:time|schedule|dates?|permits?|inspect\w*|code)\b/,
  },
  {
    // "What would it cost to finish?"
    pattern: pattern()`
        \b(?:what|how much)(?: more)? (?:will|would|does|do|is) (?:
          it |this |that |we |(?:the|our|my) (?:\w+ ){1,3}?
        )(?:going to |have to |need to )?(?:cost|take|spend|need) to (?:
          finish|complete|wrap up|get (?:it )?(?:done|finished)
        )\b
      `,
    adds: ['expected'],
    drops: ['spend', 'done', 'howMuch', 'milestone', 'advice'],
    unless: /\b(?:days?|weeks?|months?|long)\b/,
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
    // "Planned and actual" are of the budget.
    pattern: /\bplan(?:ned)?\b.*\bactuals?\b|\bactuals?\b.*\bplan(?:ned)?\b/,
    adds: ['budget'],
    drops: ['milestone'],
    unless: /\b(?:dates?|days?|when|finish|finished|milestones?)\b/,
  },
  {
    // A part of the money that may be gone. "The third floor budget" and "the half bath budget" are whole.
    pattern: pattern()`
        (?:
          \b(?:half|thirds?|quarters?|fifths?) (?=(?:of|the|our|my|its|all)\b)|(?:\bpercent|%) (?:of )?
        )(?:of )?(?:the |our |my |its |all )*(?:\w+ ){0,2}(?:money|budget|funds|cash|kitty|pot)\b
      `,
    adds: ['percent', 'budget'],
    drops: ['done', 'compare'],
    unless: /\bhow many\b/,
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
      /\b(?:figure|number|amount|sum|limit|target|money) (?:that |which )?(?:we|i|they) (?:had |have |originally |first )*(?:set|fixed|gave (?:ourselves|myself))\b/,
    adds: ['budget'],
    drops: ['list', 'limit'],
  },
  {
    pattern:
      /\b(?:did|have|has|had) (?:we|i) (?:initially |originally |first )?(?:allow|allowed|earmark|earmarked|allot|allotted) (?:for|the)\b/,
    adds: ['budget'],
  },
  {
    pattern: pattern()`
        \b(?:
          above|over|beyond|past|more than|exceed\w*|under|below|within|less than
        ) (?:(?:what|the amount) )?(?:
          i|we|they|you|he|she|(?:my|our|the) \w+
        ) (?:had |have |would )?(?:
          planned|budgeted|allowed|set aside|put aside
        )\b
      `,
    adds: ['overBudget'],
    drops: ['milestone'],
  },
  {
    pattern: pattern()`
        \b(?:
          blow|blew|blown|bust|busted|break|broke|burst|smash|wreck|breach|overshot|overran
          |overshoot|overrun
        )(?:s|es|ed|ing)? (?:
          the |our |my |its |that |their |past the |through the )?(?:\w+ ){0,2}(?:budget|plan|limit)\b
      `,
    adds: ['overBudget', 'budget'],
  },
  {
    // "The most that we wanted to spend" is the budget.
    pattern: pattern()`
        \b(?:most|maximum|max) (?:that )?(?:we|i) (?:had |have )?(?:
          wanted|agreed|planned|meant|intended|decided|said|allowed|were willing|are willing
          |was willing
        )\b.*\b(?:spend|pay|lay out|cost|put)\b
        |\bupper limit\b|\b(?:price|cost|spending) ceiling\b
        |\bceiling (?:that )?(?:we|i) (?:had )?(?:set|agreed)\b|\bset (?:a|as|the) ceiling\b
      `,
    adds: ['budget'],
    drops: ['most', 'left', 'agreement', 'spend', 'limit'],
  },
  {
    // "The porch, by how much did I blow it?"
    pattern: pattern()`
        \bby how (?:much|many)(?: \w+)? (?:did|have|had|has) (?:we|i|they|it) (?:
          blow|blown|bust|busted|overshoot|overshot|overrun|exceed|exceeded|overdo|overdone|break
          |broken
        ) (?:it|that|this|them)\b
      `,
    adds: ['overBudget'],
    drops: ['spend'],
  },
  {
    // "How did the porch do against its budget compared to the shed?"
    pattern: pattern()`
        \bhow (?:did|is|are|was|were|has|have|does|do) .{2,60}?(?:do|done|doing|fare|fared|faring|hold up|stand|end up|come out|stack up)(?: \w+)? (?:
          against|on|versus|vs|compared to|compared with|relative to|next to) (?:its|the|their|our|my)(?: own)? budgets?\b
      `,
    adds: ['overBudget', 'budget'],
    drops: ['compare', 'done'],
  },
  {
    // "Are we going to blow the budget?"
    pattern:
      /\b(?:blow|bust|break|exceed|overshoot|overrun|smash|burst) (?:through )?(?:the|our|my|this|that|its) (?:\w+ )?budget\b/,
    adds: ['overBudget'],
    drops: ['advice'],
  },
  {
    // "Are we past the halfway mark?"
    pattern: /\b(?:past|over|beyond|at|near|reached|hit|passed) (?:the )?(?:half ?way|midway)\b/,
    adds: ['percent', 'budget'],
  },
  {
    // "Will the kitchen stay under budget after the open bills?"
    pattern:
      /\b(?:stay(?:ed)?|remain|keep|end up|finish|come in|land) (?:under|within|inside|in|on|below) (?:the |our |my |its )?budget\b/,
    adds: ['overBudget'],
    drops: ['bill', 'due', 'open', 'milestone'],
  },
  {
    // "Is the shed more than half spent?"
    pattern: pattern()`
        \b(?:
          (?:more|less) than|over|under|about|at least|already|nearly|almost
        ) (?:
          half|a third|a quarter|two thirds|three quarters|\d+ (?:%|percent)
        ) (?:is |has been |of (?:it|the budget|the money) )?(?:spent|used|used up|gone)\b
      `,
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
    // "How much did we plan for the tile?" "What had we planned for it?"
    pattern:
      /\b(?:how much|what) (?:did|had) (?:we|i) (?:\w+ )?plan(?:ned)? (?:for|on|to (?:spend|pay))\b|\bwhat had (?:we|i) (?:\w+ )?(?:planned|budgeted) for (?:it|that)\b/,
    adds: ['budget'],
    drops: ['past', 'milestone', 'spend', 'left', 'open'],
  },
  {
    // "How far over does that put the porch?"
    pattern:
      /\b(?:how far|further|farther|furthest|farthest) (?:over|under|past|above|below|beyond)\b/,
    adds: ['overBudget'],
    drops: ['percent'],
  },
  {
    // "Did we go over on the tile compared to what we planned?"
    pattern: pattern()`
        \b(?:
          over|under|above|below|more|less|higher|lower
        )\b.*\b(?:compared|relative|next|than) (?:to |with )?(?:
          (?:what|how much) (?:we|i|they) (?:had |have )?(?:planned|budgeted|allowed|expected)
          |(?:the|our|my) (?:plan|budget|estimate)
        )\b
      `,
    adds: ['overBudget'],
    drops: ['compare', 'milestone', 'forecast'],
  },
  {
    // "Stove allowance": no limit of an account.
    pattern: /\ballowance(?:$| (?:for|on|of)\b)/,
    adds: ['budget'],
    drops: ['limit', 'spend'],
    unless: /\b(?:expenses|contractors|account|plan)\b/,
  },
];
