import { pattern } from '../pattern.ts';

const KEPT =
  '(?:early|late|on time|in time|on schedule|(?:ahead of|behind) (?:schedule|plan|time|its date|the plan)|before or after (?:its date|the plan)|early or late|late or early)';

/** Wordings that speak of dates, and mean milestones. */
export const datesAsMilestones: readonly (readonly [RegExp, string])[] = [
  // "Which fence dates come after September?"
  [
    pattern('i')`
      \b(which|what) ((?:[\w'’-]+ ){0,3})dates? (?:(?:do|are) (?:we|i) (?:have|got)|come|comes|fall|falls|are|is)(?: up| due| left| coming| coming up)* (?=(?:
        after|before|in|on|this|next|between|by
      )\b)
    `,
    '$1 $2milestones are due ',
  ],
  // "What still stands between us and the inspection?"
  [
    pattern('i')`
      \b(?:what|which) (?:(?:dated|open|other|more) )*(?:(?:milestones|steps|things|tasks|dates) )?(?:(?:that|still|are|is|left|do) )*(?:
        stands?|comes?|remains?|remain|left
      ) (?:left )?between (?:us|me|now|today|here) and (?=(?:the|our|my) )
    `,
    'which milestones are still open before ',
  ],
  // "When were the windows in, and was that ahead of schedule?": the answer about a milestone has both.
  [
    new RegExp(
      `^((?:(?:and|so|ok) )*(?:when|what day|what date|did|was|were|how)\\b(?![^?]*\\b(?:pay|paid|bills?|invoices?|payments?)\\b)[^?]{6,100}?)[?]?,? (?:and )?(?:was|is|were|are) (?:that|it|this|they) ${KEPT}(?=[?.! ]*$)`,
      'i',
    ),
    '$1',
  ],
  // "Biggest delay in the basement?"
  [
    /\b(?:(?:what|which)(?: is|['’]s| was|'s)? )?(?:(?:the|our|my) )?(?:biggest|longest|worst|largest) (?:delay|slip|slippage)s?(?: so far| yet| we had)?(?=[?.! ]*$| (?:in|on|for|at) )/i,
    'which milestone was the most late',
  ],
  [
    /\b(milestones?|steps?|deadlines?|target dates?) did (?:we|i) beat(?: by)?\b/i,
    '$1 were finished early by',
  ],
  // "What milestones did we finish in June?"
  [
    /\b(milestones?|steps?|tasks?|stages?) (?:did|have|had) (?:we|i) (?:finish|complete|get done|wrap up|close out|check off|finished|completed|gotten done|wrapped up)(?= )/i,
    '$1 were completed',
  ],
  // "What did we finish before June?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|hey)[ ,]+)*)what(?: all| else)? (?:did|have|had) (?:we|i) (?:
        finish|finished|complete|completed|get done|gotten done|wrap up|wrapped up
      ) (?=(?:before|after|since|by|between) (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))
    `,
    '$1which milestones were completed ',
  ],
  // "What date does the kitchen end?"
  [
    /\b(?:what|which) (?:date|day) (?:does|will|do) ((?:the|our|my) [^?,]{3,40}?) (?:end|finish|wrap up|be over)\b/i,
    'when does $1 finish',
  ],
];
