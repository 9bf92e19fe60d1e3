import { pattern } from '../pattern.ts';

const LONGEST = 300;
const LEAD = '(?:(?:and|so|ok|okay|but|hey|well)[ ,]+)*';
const END = '[?.! ]*$';
const WHAT_IS = "what(?:['’]?s| is| was| are)";
const PLAN = '(?:timeline|schedule|calendar|milestone list)';
const SIZE = '(?:biggest|largest|highest|priciest|costliest|most expensive|top)';
const OUR = '(?:the|our|my)';
const OF_RETURN =
  '(?:return|returned|send back|sent back|take back|took back|bring back|brought back)';
const ABOUT = '(?:(?:about|roughly|basically|pretty much|more or less|nearly|almost|exactly) )?';

const TASKS = '(?:milestones|steps|tasks|deadlines)';
const BOTH = `(?:(?:bills|invoices) (?:and|or|plus|&) (?:the )?${TASKS}|${TASKS} (?:and|or|plus|&) (?:the )?(?:bills|invoices))`;

const wordings: readonly (readonly [RegExp, string])[] = [
  // "What did we spend in May, and what was the biggest chunk of it?"
  [
    new RegExp(
      `\\b((?:${WHAT_IS}|which (?:is|was)) the ${SIZE}(?: single)?) (?:piece|chunk|part|portion|bit) of (?:it|that|this|those|them|these)${END}`,
      'i',
    ),
    '$1 expense',
  ],
  // "What did we say to the skylight?"
  [
    pattern('i')`
      ^${LEAD}what (?:did (?:we|i) (?:say|answer) to|was our answer (?:to|on)) ((?:the|that|his|her|their) [^,?.;]{3,50}?)(?: change order)?${END}
    `,
    'was the change order for $1 accepted or declined?',
  ],
  // "After labor, what's the next biggest category on the garage?"
  [
    pattern('i')`
      ^${LEAD}(?:after|behind|besides|next to|right after) ([^,?.!]{3,40}),? ${WHAT_IS} ${OUR} (?:next|second)(?: |-)(${SIZE}) (
        category|thing|cost|kind of cost
      )\b
    `,
    'without $1, what is the $2 category',
  ],
  // "Leave out the shed. What did the yard cost without it?"
  [
    pattern('i')`
      ^${LEAD}(?:
        leave out|leaving out|ignore|ignoring|skip|forget|forget about|set aside|drop|exclude|take out
        |not counting|leave aside
      ) ([^?!;]{2,120}?)(?: (?:line|entry|expense|item|one))?[.;]+ +([^.?!;]{6,120}?)(?:
        (?: (?:without|minus|excluding|not counting|besides) (?:it|that|them|those))
      )${END}
    `,
    '$2 without $1?',
  ],
  // "Leave out labor. What did the yard cost?"
  [
    pattern('i')`
      ^${LEAD}(?:leave out|leaving out|exclude|excluding|take out|not counting|don['’]?t count) ([^.?!;]{2,60}?)[.;]+ +(
        (?:what|how much|how many) [^.?!;]{6,120}?)(?: then| now)?${END}
    `,
    '$2 without $1?',
  ],
  // "What did the tub cost all in, tub and install?"
  [
    pattern('i')`
      \b(?:all in|altogether|all told|total|in total),? (?:both )?(?:the )?(?:unit|thing|parts?|materials?|equipment|machine|itself) (?:and|plus) (?:the )?(?:install(?:ation|ing)?|labor|putting it in)${END}
    `,
    '',
  ],
  // "Put my four projects in order from most spent to least"
  [
    pattern('i')`
      ^(?!.*\b(?:left|budget|over|remaining|percent|milestones?|late)\b)${LEAD}(?:(?:please|can you|could you) )*(?:
        put|place|arrange|order|sort|rank|line up|list
      ) (?:(?:all|the|our|my|of|\d|two|three|four|five|six) )*(projects|jobs)(?: (?:in|into) (?:an? )?order)?,? (?:
        (?:ranked |sorted |ordered |going |running )*(?:
          by (?:cost|price|spend|spending|expense|what (?:they|we|i) (?:cost|spent)|(?:how much|money|the amount|amount)(?: (?:we|i|they|was|has been|have))*(?: (?:spent|cost))?)
          |(?:(?:from|with|by) )?(?:the )?(?:most|least|highest|lowest|biggest|largest|cheapest|dearest|priciest)\b[^?.!]{0,40}
        )(?:,? (?:most|highest|biggest|least|lowest|smallest) (?:first|to (?:least|lowest|smallest|most|highest|biggest)))?
      )${END}
    `,
    'rank all the projects by money spent',
  ],
  // "What did we finish first on the den?"
  [
    pattern('i')`
      ^${LEAD}what (?:did|have) (?:we|i) (?:finish|get done|finished|complete|completed) (first|last)(?= (?:on|for|in) |${END})
    `,
    'what was the $1 milestone completed',
  ],
  // "How many things are left on the den?"
  [
    pattern('i')`
      ^${LEAD}how many (?:things|tasks|steps|items) (?:are |do (?:we|i) (?:still )?have |have (?:we|i) (?:still )?got )?(?:still )?(?:left|to go|open|remaining)(?: to (?:do|finish|go))?(?= (?:on|for|in) |${END})
    `,
    'how many milestones are still open',
  ],
  // "Was the den budget really unlimited, or what was it?"
  [
    pattern('i')`
      ^${LEAD}(was|is) (${OUR} (?:\w+ ){0,4}?budget)(?: (?:for|on|of) ${OUR} [^,?]{2,40}?)?(?= )[^,?]{0,40},? or what (?:was|is) it(?: (?:really|actually))?${END}
    `,
    'what $1 $2?',
  ],
  // "Were the two lamps about the same price, the hall one and the den one?"
  [
    pattern('i')`
      ^${LEAD}(?:were|are|was|did) (?:the|our|both|those) (?:two |both )?(\w{3,20}?)e?s (?:cost )?${ABOUT}(?:
        the same(?: price| cost| money| amount)?|equally (?:expensive|pricey)|even
      ),? (?:the )?([^,?]{2,30}?) (?:one )?and (?:the )?([^,?]{2,30}?) one${END}
    `,
    'which cost more, the $2 $1 or the $3 $1, and by how much?',
  ],
  // "Didn't we return some of the oak? How much did we get back?"
  [
    pattern('i')`
      ^${LEAD}did(?:n['’]?t| not)? (?:we|i) (?:not )?${OF_RETURN} (?:
        (?:some|any|part|a few|most|one|two|a couple|a bit|the rest)(?: of)? )?${OUR}? ?([^?.!,]{2,40})[?.!,]+ *(?:and |so )?how much (?:
        did (?:we|i) get|was|came|come|did it bring|money)\b[^?.!]{0,30}${END}
    `,
    'how much did we get back for the $1?',
  ],
  // "What do we have on the den timeline for the end of May?"
  [
    pattern('i')`
      ^${LEAD}(?:what|anything|is there anything)(?:['’]?s)?(?: all)?(?: (?:do|did|have|has|is|are|we|i|got|there|coming|up|scheduled|planned|set|down|listed))* on ${OUR} ((?:\w+ ){1,3})${PLAN} (?:for|in|during|around|at|by) ([^?.!,]{3,40})${END}
    `,
    'which milestones of the $1are due in $2?',
  ],
  // "In the end of May" is late in it.
  [/(?<=\bdue in )(?:the )?(?:very )?end of (?=[a-z]+\?)/i, 'late '],
  [/(?<=\bdue in )(?:the )?(?:very )?(?:beginning|start) of (?=[a-z]+\?)/i, 'early '],
  [/(?<=\bdue in )(?:the )?middle of (?=[a-z]+\?)/i, 'mid '],
  // "What's coming up on the den from here on?"
  [
    pattern('i')`
      ^${LEAD}${WHAT_IS}(?: (?:still|all|left|yet))* (?:
        coming up|coming|ahead|to come|left to do|on deck|planned|scheduled|in store
      )((?: of us)?(?: (?:on|for|with|in|at) ${OUR} [^?.!,]{2,40}?)?) (?:
        from (?:here|now|this point|today)(?: on(?:wards?)?)?(?: out)?|going forward|after today|the rest of the way
      )${END}
    `,
    'list all open milestones$1',
  ],
  // "How many days from now is the den inspection?"
  [
    pattern('i')`
      ^${LEAD}how (?:many (?:days|weeks|months)|long|far) (?:away )?from (?:now|today) (is|are|will) (?=[^?.,]{4,80}${END})
    `,
    'when $1 ',
  ],
  // "The porch came in under budget, by how much was it?"
  [
    pattern('i')`
      (?<=\b(?:under|over|above|below|past)\b[^?.!]{0,40}),? (?:and |but |so )?by how much (?:was|is|did|were|are) (?:it|that|this|we)(?: (?:go|come in|end up|over|under))?${END}
    `,
    ', by how much?',
  ],
  // "Who do we use for concrete?"
  [
    pattern('i')`
      ^${LEAD}who(?:m)? (?:do (?:we|i) (?:use|have|go with|go to|turn to)|are (?:we|i) (?:using|going with)|(?:do|have) (?:we|i) got|have (?:we|i) (?:used|gone with|been using)|did (?:we|i) (?:use|go with)) for (?!an? |what\b|how\b)([^?.!,]{3,40}?)(?: (?:again|stuff|work|these days|usually|now))*${END}
    `,
    'who did we hire for $1?',
  ],
  // "Is any part of the porch plan over what we planned?"
  [
    pattern('i')`
      ^${LEAD}(?:(?:is|are|has|have|did|which|what|were|was)(?: there)? )?(?:any )?(?:parts?|pieces?|bits?|sections?|portions?) of (${OUR} [^?.,!]{2,40}?)(?<! plan| budget)(?: (?:plan|budget))? (?:
        (?:that|which|is|are|has|have|gone|going|go|went|come|coming|running|run|now|already|getting) )*(?:
        over|above|past|beyond) (?:what (?:we|i|was|were|is)(?: (?:had|have))? (?:planned|budgeted|allowed|set aside)(?: (?:for|on) (?:it|them))?|(?:its|the|our|their)? ?(?:plan|planned|budget|budgeted|plans|amounts?))${END}
    `,
    'which lines of $1 are over plan?',
  ],
  // "Which of those two months was higher, and by how much?": the answer to the first has both.
  [
    pattern('i')`
      ^(${LEAD}which (?:one )?of (?:those|these|the|them)(?: two)?(?: [a-z]+)? (?:was|is|were|cost|came|ran) [^?.,]{3,30}?),?(?: and)? by how much(?: money)?${END}
    `,
    '$1?',
  ],
  // "He asked how many BTUs our mini split is and I drew a blank. What size did we buy?"
  [
    pattern('i')`
      ^[^.?!]{0,80}?\b(how many [a-z]+ (?:${OUR} [^.?!,]{2,40}? (?:is|are|was|were|has|have|puts? out)|(?:is|are|was|were) ${OUR} [^.?!,]{2,40}?))\b(?: and\b[^.?!]{0,60})?[.?!,]+ +(?:what|which) (?:size|one|kind|model) (?:
        did|do|is|was|have
      )\b[^.?!]{0,40}${END}
    `,
    '$1?',
  ],
  // "Which bills and milestones are overdue?"
  [
    pattern('i')`
      ^${LEAD}(?:which|what|any|are (?:there )?any|do we have any) (?:of the |the )?${BOTH}(?: (?:are|that are|is))?(?: (?:currently|now|already))? (?:overdue|past due|late|behind)((?: (?:on|in|for|with) ${OUR} [^,?.]{2,40}?)?)(?: (?:now|today|right now|at the moment))?${END}
    `,
    'which bills are overdue$1, and which milestones are overdue$1?',
  ],
  // "What milestones and bills are coming up next week?"
  [
    pattern('i')`
      ^${LEAD}(?:which|what|any|are (?:there )?any|do we have any) (?:of the |the )?${BOTH} (?:
        (?:do we have|have we got|are|is|that are|still)(?: |$)
      )*(?:coming up|coming due|coming|due|falling due|scheduled|ahead) ((?:in |on |by |before |until |for |over )?[^,?.]{3,40}?)${END}
    `,
    'which bills are due $1, and which milestones are due $1?',
  ],
  // "What's the deal with the den budget?"
  [
    pattern('i')`
      ^${LEAD}what(?:['’]?s| is) (?:the )?(?:deal|story|situation|status|scoop|word) (?:with|on) (${OUR} [^,?.]{2,40}? budget)${END}
    `,
    'what is left of $1?',
  ],
  // "What's overdue on the den, bills and milestones both?"
  [
    pattern('i')`
      ^(?=[^?]{0,80}\b(?:overdue|past due|late|behind)\b)${LEAD}[^,?.]{0,40}?\b(?:
        overdue|past due|late|behind|bills|invoices|milestones|steps|deadlines
      )\b[^,?.]{0,40}?((?: (?:on|in|for|with) ${OUR} [^,?.]{2,40}?)?)(?:[,:–-]+ *| )(?:both |either |counting |including |on )?(?:the )?${BOTH}(?: (?:both|together|alike|too))?(?: (?:are|is) (?:overdue|past due|late|behind))?((?: (?:on|in|for|with) ${OUR} [^,?.]{2,40}?)?)${END}
    `,
    'which bills are overdue$1$2, and which milestones are overdue$1$2?',
  ],
];

/** How people put what the rules know in other words. */
export const inPlainWords = (message: string): string =>
  message.length > LONGEST
    ? message
    : wordings.reduce((text, [asked, plain]) => text.replace(asked, plain), message);
