import { pattern } from '../../pattern.ts';
import { LAST_BILL } from '../record-subject.ts';
import type { Turn } from './turn.ts';

/** How people ask about bills, debts and agreements. */
export const turnsOfBills: readonly Turn[] = [
  {
    // "Have I paid the electrician everything?", "is Elena fully paid?", "in full, or only the deposit?"
    pattern: pattern()`
        ^(?:and |so )?(?:have|has|did|are|is|was) (?:we|i|the|our|my|\w+)\b.*\b(?:
          (?:pay|paid) .*\b(?:everything|in full|all of it|completely|fully|all (?:we|i) owe)
          |(?:fully|completely) paid|paid (?:up|in full|off completely)
        )\b
      `,
    adds: ['owe'],
    drops: ['spend', 'past', 'expense', 'list'],
    unless: /\b(?:bills|invoices|receipts?|cash|check|card|what|how much)\b/,
  },
  {
    // "Has Rosa billed us for everything?"
    pattern:
      /^(?:and |so )?(?:has|have|did) .{2,40}\b(?:billed|invoiced|bill|invoice) (?:us|me) (?:for )?(?:everything|all|in full|it all|the lot|the whole)\b/,
    adds: ['owe'],
    drops: ['spend', 'past', 'list'],
  },
  {
    // "What is the next thing I have to pay?"
    pattern:
      /\bnext (?:thing|one|bill|invoice|payment|person) (?:that |which )?(?:i|we) (?:have|need|got|must|should|ought)\b(?: got)?(?: to)? (?:be )?(?:pay(?:ing)?|make|making|settle)\b/,
    adds: ['due', 'bill', 'next'],
    drops: ['spend', 'owe', 'expense', 'milestone', 'advice'],
  },
  {
    // "How much did Darnell agree to for the kitchen?", "what did Pete sign for?"
    pattern:
      /\b(?:how much|what) (?:did|has|had) (?!we\b|i\b|it\b|that\b)(?:\w+ ){1,3}(?:agree|agreed|sign|signed|commit|committed) (?:to|for|on|up for)\b/,
    adds: ['agreement'],
    drops: ['spend', 'past'],
  },
  {
    // "What does Gwen still have coming under her agreement?"
    pattern:
      /\b(?:have|has|had|got) (?:\w+ ){0,3}?(?:coming|to come)\b.*\b(?:agreement|contract|deal|job)\b/,
    adds: ['agreement', 'left'],
    drops: ['next', 'milestone'],
  },
  {
    // "Who still has money coming?"
    pattern:
      /^(?:and |so )?(?:who|anyone|anybody|which contractors?) (?:still )?(?:has|have) (?:more |some )?money (?:still )?(?:coming|to come)\b/,
    adds: ['owe'],
    drops: ['next', 'howMuch', 'left'],
  },
  {
    // "How much did we agree to pay her for the windows?"
    pattern:
      /\b(?:agree|agreed|agreeing|promise|promised|undertake|undertook|commit|committed|sign up|signed up|shook hands|contract|contracted)(?: \w+)? to (?:pay|paying|give|giving|spend)\b/,
    adds: ['agreement'],
    drops: ['spend', 'past'],
    unless: /\b(?:most|maximum|max)\b/,
  },
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
    pattern: pattern()`
        \b(?:bills?|invoices?|draws?)\b.*\b(?:
          have to|has to|had to|needs? to|needs?|must|should|ought to|got to|gotta|to
        ) (?:be )?(?:paid|paying|pay|settled|settling|cleared|clearing)\b
        |\b(?:
          must|should|need to|have to|ought
        ) (?:i|we) (?:pay|settle|clear)\b.*\b(?:bills?|invoices?)\b
        |\b(?:bills?|invoices?)\b.*\b(?:must|should|do) (?:i|we) (?:
          need to |have to )?(?:pay|settle|clear)\b
      `,
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
    pattern: /\bbilled\b.*\b(?:not (?:yet )?(?:been )?(?:paid|settled)|unpaid)\b/,
    adds: ['due', 'bill'],
    drops: ['notPaid', 'owe'],
    unless: /\b(?:who|whom|contractors?)\b/,
  },
  {
    // "What is the total of the bills we have not paid yet?"
    pattern:
      /\b(?:bills|invoices)\b.*\b(?:not paid|not yet paid|unpaid|outstanding|coming up|upcoming|ahead)\b|\b(?:unpaid|outstanding|upcoming) (?:bills|invoices)\b/,
    adds: ['due', 'bill'],
    drops: ['spend', 'notPaid', 'next', 'past'],
  },
  {
    // "Are all my bills paid?"
    pattern:
      /\b(?:all|any|every|each)(?: of)?(?: (?:my|our|the))? (?:bills?|invoices?)(?: been| already| now)* (?:paid|settled|cleared|squared)\b/,
    adds: ['due', 'bill'],
    drops: ['spend', 'past'],
  },
  {
    // "Is there anybody I ought to be paying today?"
    pattern: pattern()`
        \b(?:
          anybody|anyone|somebody|someone|any contractors?|who|whom
        )\b.*\b(?:
          ought|need|needs|have|has|supposed|meant|due|should|must
        )(?: to)? (?:be )?(?:get |getting )?pa(?:y|ying|id)\b(?! for\b)
      `,
    adds: ['due', 'bill'],
    drops: ['spend', 'advice'],
    unless:
      /\b(?:first|a (?:contractor|builder|plumber)|usually|normally|before (?:they|he|she))\b/,
  },
  {
    // "Anything I should be paying this week?"
    pattern: pattern()`
        ^(?:and |so )?(?:
          is there |do (?:i|we) have )?(?:anything|what|something)(?: else)?(?: that)? (?:i|we) (?:
          should|need to|must|have to|ought to|am supposed to|are supposed to|am meant to
        ) (?:be )?pay(?:ing)?\b(?! (?:a|an|for)\b)
      `,
    adds: ['due', 'bill'],
    drops: ['spend', 'advice', 'expense'],
    unless: /\b(?:usually|normally|before|deposit|contractors?)\b/,
  },
  {
    // "When must we pay the balance of the boiler?"
    pattern:
      /\bwhen (?:must|should|shall|do|will|are|is|have) (?:we|i|it|that)(?: \w+)? (?:have to |need to |got to |supposed to |going to |to )?(?:be )?(?:pay|paid|settle)\b/,
    adds: ['due', 'bill', 'when'],
    drops: ['spend', 'left', 'advice', 'past', 'owe'],
    unless: /\ban? (?:contractor|builder|deposit|plumber|roofer)\b|\busually|normally|should one\b/,
  },
  {
    // "When is Renata's last payment due?"
    pattern: /\bwhen\b.*\b(?:payment|instal+ment|balance)s?\b.*\b(?:due|payable)\b/,
    adds: ['due', 'bill', 'when'],
    drops: ['expense', 'spend', 'latest', 'milestone', 'left', 'past'],
  },
  {
    // "Which bill is the last one to fall due?"
    pattern: LAST_BILL,
    adds: ['bill', 'due'],
    drops: ['latest', 'expense', 'spend'],
    unless: /\b(?:did|paid|have|has)\b/,
  },
  {
    // "Is there any bill we should already have paid?"
    pattern:
      /\b(?:bills?|invoices?)\b.*\b(?:should|ought to|were supposed to) (?:already |by now )?have (?:already |been |long )*(?:paid|settled)\b/,
    adds: ['due', 'bill', 'overdue'],
    drops: ['advice', 'spend', 'past', 'expense', 'milestone'],
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
  {
    // "What sum did we agree upon with Walt?"
    pattern:
      /\b(?:what|which|how much|sum|price|amount|figure)\b.*\b(?:agree|agreed|shake hands|shook hands) (?:up)?on\b|\bagreed (?:sum|price|amount|figure|total)\b/,
    adds: ['agreement'],
    drops: ['spend', 'past', 'list', 'howMuch'],
  },
  {
    // "Which bills have I not paid?", "what has been billed but not paid?"
    pattern: pattern()`
        \b(?:bills|invoices)\b.*\b(?:have|has) (?:
          not (?:i|we)|(?:i|we) not
        )(?: yet)? (?:paid|settled)\b
        |\b(?:billed|invoiced) (?:but|and|yet) not (?:yet )?(?:been )?(?:paid|settled)\b
        |\bbills? (?:still |yet )?to be (?:settled|paid)\b
      `,
    adds: ['due', 'bill'],
    drops: ['notPaid', 'spend', 'past', 'advice', 'open'],
  },
  {
    // "How much is still to come on her agreement?"
    pattern:
      /\b(?:still|yet) (?:to come|to go|coming|outstanding|open)\b.*\b(?:agreement|contract|deal)\b|\b(?:agreement|contract|deal)\b.*\b(?:still|yet) (?:to come|to go|coming)\b/,
    adds: ['agreement', 'left'],
    drops: ['next', 'open', 'milestone', 'owe', 'howMuch'],
  },
  {
    // "How much would it take to settle every bill?"
    pattern:
      /\b(?:takes?|costs?|needs?|needed|cash|money) to (?:settle|pay(?: off)?|clear(?: off)?) (?:all|every|each|the|our|my|whatever)\b.*\b(?:bills?|invoices?)\b/,
    adds: ['due', 'bill'],
    drops: ['spend', 'advice', 'owe', 'open', 'expense'],
  },
  {
    // "How much did Ezra and I settle on for the glass?", "his shell deal, dollars".
    pattern:
      /\bhow much did (?:\w+ ){1,5}(?:settle|land) (?:on|at)\b|\bdeal(?: (?:in )?(?:dollars|amount|sum|price|total|worth|value))?$/,
    adds: ['agreement'],
    drops: ['spend', 'past'],
  },
  {
    // "Who should I pay first?"
    pattern:
      /^(?:and |so |ok )*(?:who|whom|what|which one) (?:should|do|must|shall|to) (?:i |we )?(?:have to |need to )?pay first$/,
    adds: ['due', 'bill'],
    drops: ['earliest', 'advice', 'spend', 'who', 'perContractor'],
  },
];
