import { pattern } from '../../pattern.ts';
import type { Turn } from './turn.ts';

/** How people ask what a budget is, what is left of it and what would be. */
export const turnsOfBalance: readonly Turn[] = [
  {
    // "Which budget has the most room in it?"
    pattern:
      /^(?=.*\b(?:budgets?|projects?|jobs?|money)\b).*\b(?:most|least|more|less|any) (?:\w+ )?(?:room|headroom|slack|wiggle room|leeway)\b/,
    adds: ['left', 'budget'],
    drops: ['rooms', 'advice', 'list'],
    unless: /\brooms\b/,
  },
  {
    // "What do the two budgets come to when combined?"
    pattern: pattern()`
        \b(?:when|once|if) (?:(?:they|you|we|i|are|is|it|all|both) )*(?:
          combined?|added(?: up| together)?|add(?:ed)? (?:them|up)|put together|taken together
          |totall?ed|pooled|lumped together|summed
        )\b
      `,
    drops: ['when'],
  },
  {
    // "Add up the four budgets", "what do our budgets come to?"
    pattern: /\bbudgets\b/,
    drops: ['spend'],
    unless: /\b(?:spend|spent|paid|pay|cost|costs|gone|used|eaten|put|went)\b/,
  },
  {
    // "Have we still got 5k for the bathroom?"
    pattern: pattern()`
        \b(?:still|yet) (?:have|has|had|got)(?: got)?(?: about| around| roughly| over| at least
        )? \$?\d[\d.,]*k?(?: (?:dollars|bucks|grand))?(?: left)?(?: (?:for|in|on|to)\b|$)
        |\b(?:have|has|do|does|is) (?:
          we|i|there|the (?:\w+ ){1,3}?
        )(?: still| even)* (?:got |have )?(?:
          about |around |at least )?\$?\d[\d.,]*k?(?: (?:dollars|bucks|grand))? (?:left|to spare|for|in) (?:the|our|my|it)\b
      `,
    adds: ['left'],
    unless: /\b(?:receipts?|payments?|expenses?|bills?|paid|spent|milestones?|days|weeks)\b/,
  },
  {
    // "How far over would it be if the stones were another $1,180 on top?"
    pattern: /\$?\d[\d.,]*k? (?:more )?(?:on top|extra|more|over and above)\b/,
    drops: ['most'],
  },
  {
    // "How much would I be over on the loft if I spent another $900?"
    pattern:
      /\bhow (?:much|far) (?:would|will|am|are|is|was|were) (?:i |we |it |that |this |(?:the|our|my) (?:\w+ ){1,3}?)(?:be |go |end up |come out |run )?(?:over|under)\b(?! \$?\d)/,
    adds: ['overBudget'],
    drops: ['forecast'],
  },
  {
    // "The loft over by how much?"
    pattern: /\b(?:over|under) by how much\b/,
    adds: ['overBudget'],
    drops: ['phone', 'compare'],
  },
  {
    // "Which of our projects is in the worse position, relative to budget?"
    pattern:
      /^(?=.*\b(?:budgets?|money|moneywise|financially)\b).*\b(?:worse|worst|weaker|weakest|tighter|tightest)(?: (?:position|shape|off|place|state|condition|standing|spot))?\b/,
    adds: ['most', 'percent', 'budget'],
    drops: ['list', 'compare', 'overview'],
    unless: /\b(?:month|week|year|overspend|expense|payment|line|room|category)\b/,
  },
  {
    pattern:
      /^(?=.*\b(?:budgets?|money|moneywise|financially)\b).*\b(?:better|best|healthier|healthiest|stronger|strongest) (?:position|shape|off|place|state|condition|standing|spot)\b/,
    adds: ['least', 'percent', 'budget'],
    drops: ['list', 'compare', 'overview', 'advice', 'most'],
  },
  {
    // "Can the porch fund a $1,200 swing?", "$450 for the mosaic, does the suite have that?"
    pattern: pattern()`
        ^(?=.*(?:\$?\d|\bgrand\b)).*(?:
          \b(?:can|could|would|will|does|might) (?:\w+ ){0,6}(?:
            fund|absorb|stomach|bear|sustain|withstand|support|swallow
          )\b
          |\b(?:does|do) (?:the|our|my) (?:\w+ ){1,4}have (?:that|it)(?: much)?$
          |\b(?:can|could|would|will|does) (?:\w+ ){1,6}(?:
            take|hold|carry|handle|cover|fit
          ) (?:an? |another |the |that )(?:\w+ ){0,2}\$?\d
          |\bstill (?:has|have) (?:\w+ )?\$?\d[\d,.]* (?:in it|to spare|for it|for that)\b
        )
      `,
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
    pattern:
      /\b(?:how much|what)(?: money| cash)?(?: still| yet| then)? (?:stays?|rests?|is over|is still over)(?= (?:for|in|of|on|over|to|there|from)\b|$)/,
    adds: ['left'],
  },
  {
    // "What remains, or the overrun, for each project?"
    pattern:
      /\b(?:left|remaining|remains|balance|surplus)\b.*\bor\b.*\b(?:over|overrun|overage|excess|deficit|shortfall)\b/,
    drops: ['overBudget'],
  },
  {
    pattern:
      /\b(?:in|of|into|from) (?:the|our|my|its) (?:\w+ )?(?:kitty|pot|coffers|purse|piggy bank|war chest|money pot)\b/,
    adds: ['left', 'budget'],
    unless: /\b(?:put|paid|pay|went|gone|spent|spend)\b/,
  },
  {
    pattern: /\bout of (?:money|cash|funds|budget)\b/,
    adds: ['left', 'budget'],
    unless: /\b(?:runs?|running|ran)\b/,
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
    // "How close did the porch come to its budget?": in money, too.
    pattern:
      /\bhow (?:close|near) (?:did|do|does|is|are|was|were|has|have|will|would)\b.*\bto (?:(?:the|its|our|my|their|that) )?(?:\w+ )?(?:budgets?|limit)\b/,
    adds: ['left', 'budget'],
    drops: ['percent'],
    unless: /\b(?:percent\w*|share|fraction)\b|%|\b(?:which|most|closest)\b/,
  },
  {
    // "Left in budget?" is no question of whether it holds.
    pattern: /\b(?:left|remaining|remains|available|unspent) (?:\w+ )?(?:in|on|within) budget\b/,
    adds: ['left', 'budget'],
    drops: ['overBudget'],
  },
  {
    // "How much budget do I have to fix it with?" asks for no duty.
    pattern:
      /\b(?:money|budget|cash|much|left) (?:do |have )?(?:i|we) (?:have|got)(?: got| left)? to\b/,
    drops: ['advice'],
  },
  { pattern: /\bexpect(?:ed)? to (?:spend|pay)\b/, adds: ['expected'], drops: ['left'] },
  {
    // "Would a 5,000 heat pump put us over?"
    pattern: /\b(?:put|take|push|tip|send) (?:us|me|it) over\b/,
    adds: ['afford', 'overBudget'],
  },
  {
    // "How much money is still there for the mudroom?"
    pattern:
      /\bhow much (?:money |cash |budget )?(?:is|do we have|have we|have we got) (?:still )?(?:there|to go|available|unspent)\b(?! an?\b)/,
    adds: ['left', 'budget'],
    drops: ['spend'],
  },
  {
    // "Can I spend 8,000 more without going over?"
    pattern:
      /\bcan (?:i|we) (?:still )?(?:spend|afford|add|put|buy|pay|drop)\b.*\b(?:without|and (?:still )?(?:stay|not))\b/,
    adds: ['afford'],
    drops: ['overBudget'],
  },
  {
    // "Could the shed budget cover a $900 lathe?"
    pattern: /\bbudget (?:cover|stand|take|handle|absorb|stretch to|run to|manage|bear)\b/,
    adds: ['afford'],
    drops: ['budget', 'advice'],
  },
  {
    // "If I buy a $900 bench for the dock, what would that leave us?"
    pattern: /\bwhat (?:would|will|does|might) (?:that|this|it) leave\b/,
    adds: ['left', 'afford'],
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
    // "How much would still be there for the porch?"
    pattern: pattern()`
        \bhow much (?:money |cash )?(?:
          would|will|could
        ) (?:there )?(?:still |then )*be (?:still |then )*(?:there|for|in)\b
        |\bwhat (?:money |cash )?(?:would|will|could) (?:
          (?:still|then|yet) )*be (?:(?:still|then|yet) )*there (?:of|from|for|in)\b
      `,
    adds: ['left', 'budget'],
  },
  {
    // "What day did the balance on the boiler go out?"
    pattern: /\b(?:when|(?:what|which) (?:day|date|month))\b.*\bbalance\b/,
    drops: ['left'],
    unless: /\b(?:budget|money|run out|zero)\b/,
  },
  {
    // "How short would we be after a $6,000 range?"
    pattern: pattern()`
        \bhow (?:far |much |many dollars )?short (?:
          are|is|were|was|would|will|do|does|might|could
        )\b
        |\b(?:fall|falls|come|comes|run|runs|be|leave|leaves|end) (?:us |up )?short by\b
        |\bby how much (?:\w+ ){1,4}(?:fall|come|be|run) short\b
      `,
    adds: ['overBudget'],
  },
  {
    // "How deep over are we?"
    pattern:
      /\bhow (?:deep|badly|bad|deeply|heavily|well|way) (?:over|under|past|beyond|into the red)\b/,
    adds: ['overBudget'],
  },
  {
    // "The shed money that is not spent yet".
    pattern:
      /^(?=.*\b(?:money|budget|cash|funds|dollars|much)\b).*\b(?:not|never) (?:(?:we|i|been|yet|all|actually|even) )*spent\b/,
    adds: ['left', 'budget'],
    drops: ['spend', 'done', 'past'],
    unless: /\breceipts?\b/,
  },
  {
    // "How much of it didn't we use?" A refund, a receipt or a person is no budget.
    pattern:
      /\bhow much (?:money |cash )?(?:of (?:it|that|this|the|our|my)(?: \w+){0,3} )?(?:did|have|had|do) (?:not (?:we|i)|(?:we|i) not) (?:\w+ )?(?:use|used|spend|spent|need|needed|touch|touched)\b/,
    adds: ['left', 'budget'],
    drops: ['spend', 'done', 'past'],
    unless: /\b(?:receipts?|agreements?|contracts?|bills?|reserve|contingency)\b/,
  },
  {
    // "The money we planned to spend" is the budget.
    pattern:
      /\b(?:money|amount|sum|cash|what) (?:that |which )?(?:we|i) (?:had |have |originally |first )*(?:planned|meant|intended|wanted|set aside|put aside|allowed) to (?:spend|use|pay)\b/,
    adds: ['budget'],
    drops: ['milestone', 'spend', 'past'],
    unless: /\bwhen\b/,
  },
  {
    // "Open bills paid, the plan bought: where does the porch end up?"
    pattern:
      /\b(?:bills?|invoices?)\b.*\b(?:paid|settled|cleared)\b.*\b(?:where|what|how much) (?:does|do|will|would|is|are) (?:\w+ ){1,5}(?:end up|land|finish|come out|total|come to)\b(?!.*\bleft\b)/,
    adds: ['expected'],
    drops: ['bill', 'due', 'owe', 'open', 'forecast', 'overdue', 'reserve'],
  },
  {
    // "Once each open bill is settled, what is there still in that budget?"
    pattern: pattern()`
        \bwhat (?:
          (?:is|will|would) (?:be )?there|(?:is|will be|would be)
        ) (?:still|yet) (?:in|of|for|on)\b
        |\b(?:
          stays?|survives?|stay behind
        ) (?:in|of) (?:the|our|my|that|its) (?:\w+ ){0,2}(?:budget|money|funds|pot)\b
      `,
    adds: ['left', 'budget'],
    drops: ['open', 'list'],
  },
  {
    // "Attic budget after the open bills?"
    pattern:
      /^(?=.*\b(?:budget|money|balance|funds)\b).*\bafter (?:all |every |each )?(?:of )?(?:the |our |my |those |these )?(?:open |unpaid |remaining |outstanding )*(?:\w+ )?(?:bills?|invoices?)\b/,
    adds: ['left', 'budget'],
    drops: ['bill', 'due', 'owe', 'open', 'overdue'],
    unless: /\b(?:which|when|who|due)\b/,
  },
  {
    // "What cushion stays if we buy a 600 lamp?": no reserve.
    pattern:
      /^(?=.*\b(?:if|after|once|with|suppose|say|had|would)\b)(?=.*\d).*\b(?:cushion|buffer|margin|slack)\b/,
    adds: ['left'],
    drops: ['reserve'],
    unless: /\breserve\b/,
  },
  {
    // "Any project over?", "name the job in the red".
    pattern: pattern()`
        ^(?:and |so )?(?:is |are |was |were )?(?:there )?(?:
          any|which|what|name|whichever|do any|does any
        )(?: of)?(?: (?:the|any|our|my|all))*(?: (?:\d|two|three|four|five|six))? (?:
          projects?|jobs?|renovations?|remodels?
        )(?: (?:that|which|is|are|was|were|has|have|went|go|goes|gone|run|ran|currently|already|now)
        )* (?:in the red|over|past|above|overspent|over budget)\b(?! \$?\d)
      `,
    adds: ['overBudget', 'perProject'],
    drops: ['list', 'overdue', 'project'],
    unless: /\b(?:dates?|days?|deadlines?|milestones?)\b/,
  },
  {
    // "Planned budget, attic": no milestone is planned.
    pattern:
      /\bplanned (?:budget|figure|amount|sum|cost|price|spend\w*|number|total)\b|\b(?:figure|amount|sum|cost|price|number) (?:that (?:is|was) )?planned\b/,
    adds: ['budget'],
    drops: ['milestone', 'spend'],
    unless: /\bwhen\b/,
  },
  {
    // "How much can the attic still take?", "what is the attic still good for?"
    pattern:
      /\b(?:how much|what)(?: more| money)? (?:can|could|is|are) (?:the|our|my) (?:\w+ ){1,3}?still (?:take|absorb|good for|bear|stand|swallow|hold|cover)\b/,
    adds: ['left', 'budget'],
    drops: ['spend', 'howMuch'],
  },
  {
    // "How much of that budget would still be there?"
    pattern: /\b(?:budget|money|funds|pot)\b.*\bstill (?:be )?(?:there|around|in (?:it|there))\b/,
    adds: ['left', 'budget'],
    drops: ['expense', 'charge'],
  },
  {
    // "The unspent part of the budget".
    pattern: /\b(?:unspent|unused|remaining|untouched|leftover) (?:part|portion|share|slice)\b/,
    adds: ['left', 'budget'],
    drops: ['percent'],
    unless: /\bpercent\w*\b|%/,
  },
  {
    // "A 900 lamp leaves how much?", "where does a 900 lamp leave the attic?"
    pattern:
      /^(?=.*\d).*(?:\bleaves? (?:us |me )?(?:with )?(?:how much|what)$|\bwhere (?:does|would|will|do) .*\bleave (?:us|me|the|our|my)\b)/,
    adds: ['left', 'afford'],
  },
  {
    // "How much money left this house between May and July?"
    pattern:
      /\b(?:money|cash|dollars|much) (?:has |have |had )?left (?:our|my|the|this) (?:house|home|household|family|bank)\b/,
    adds: ['spend'],
    drops: ['left', 'open', 'project'],
  },
];
