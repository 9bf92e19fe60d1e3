import { pattern } from '../pattern.ts';
import { datesAsMilestones } from './dates-as-milestones.ts';

/** A longer message is a text of its own. */
const LONGEST = 300;

const ITS = '(?:(?:its|their|the|our|my|that|this) )';
const DAY = '(?:day|date|target|deadline|schedule|plan|time)s?';
const PLANNED =
  "(?: (?:that |which )?(?:we|i|you)(?:['’]d| had| have)?(?: (?:originally|first|actually|really))? (?:planned|set|wanted|agreed|picked|intended|chosen|chose|aimed|promised|put down|written down|wrote down|hoped|said|given it)(?: (?:on|for|at))?(?: (?:it|them|that|this))?)";
const DATE = `(?:${ITS}?(?:(?:own|target|due|planned|original|set) )?${DAY}(?: dates?)?${PLANNED}?)`;
const AS_DUE =
  '(?:(?:it|they|that) )?(?:was |were )?(?:supposed to(?: be)?|planned|expected|scheduled|due|meant to(?: be)?)';
const FINISHED = '(?:finished|finish|done|completed|complete|ready|ticked off|wrapped up|closed)';

const TIME =
  '(?:(?:rest|end|start|middle|beginning) of |(?:this|next|coming|following|early|mid|late)\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|(?:spring|summer|autumn|fall|winter|week|month|quarter|weekend)s?\\b)';

const A_DAY = '(?:(?:was|is) )?(?:the )?(?:(?:target|due) )?(?:date|day|deadline|target)';
const AIMED =
  "(?:['’]d| that| which| had| did| have| were)?(?: (?:we|i|you|they)(?:['’]d)?)(?: (?:had|been|originally|first|actually|really|hoped to))* (?:aim(?:ing|ed)?|shoot(?:ing)?|hop(?:ing|ed|e)|gunning|work(?:ing)?|plan(?:ning|ned)?|target(?:ing|ed)?)(?: (?:for|on|towards?|at))?";

/** Wordings of when a milestone was reached or is due, with the ones that are read. */
const wordings: readonly (readonly [RegExp, string])[] = [
  ...datesAsMilestones,
  // "Which day is the final thing we have planned?"
  [
    pattern('i')`
      \b(?:very )?(?:final|last|latest) (?:thing|item|job|event|bit)(?: of all)? (?:(?:that )?(?:we|i)(?:['’]ve| have)? (?:got |still )?|that is |that's )?(?:
        planned|scheduled|lined up|coming up|to come|on (?:the|our|my) (?:calendar|timeline|schedule|books|list)
        |in (?:the|our) (?:plan|schedule)
      )\b
    `,
    'last milestone',
  ],
  // "Was the shell poured before or after the day we'd planned for it?"
  [
    pattern('i')`
      \b(?:
        before or (?:on or )?after|after or before|ahead of or (?:behind|after)|behind or ahead of
        |earlier or later than|later or earlier than|sooner or later than
      ) (?:${DATE}|${AS_DUE})(?=[?.!, ]*$|,)
    `,
    'early or late',
  ],
  // "Which steps were finished ahead of target?"
  [
    new RegExp(
      `\\b(${FINISHED}|ended|passed|reached)(?: \\w+)? (?:(?:well |just )?(?:ahead of|before|in advance of|earlier than|sooner than) (?:${DATE}|${AS_DUE}))(?=[?.!,; ]*$|[.?!,;] )`,
      'i',
    ),
    '$1 early',
  ],
  [
    new RegExp(
      `\\b(${FINISHED}|ended|passed|reached)(?: \\w+)? (?:(?:well |just )?(?:after|past|beyond|behind|later than) (?:${DATE}|${AS_DUE}))(?=[?.!,; ]*$|[.?!,;] )`,
      'i',
    ),
    '$1 late',
  ],
  [
    /\b(?:beat|beats|beaten) (?:its|their|the|our) (?:own )?(?:target |due )?(?:dates?|days?|deadlines?|targets?)\b/i,
    'finished early',
  ],
  [
    /\b(?:overshot|overran|blew|blown) (?:its|their) (?:target |due )?(?:dates?|days?|deadlines?|targets?)\b/i,
    'finished late',
  ],
  // "Did the gate make its date?"
  [
    /\b(?:make|made|hit|meet|met|keep|kept|hold|held)(?: to)? (?:its|their) (?:own )?(?:target |due )?(?:dates?|days?|deadlines?|targets?)\b/i,
    'finish on time',
  ],
  [new RegExp(`\\b(?:on|by) (?:the|its|their) (?:very )?(?:day|date)${PLANNED}`, 'i'), 'on time'],
  // "How many days behind did the floors end up?", "did the floors end up late?"
  [
    pattern('i')`
      \b(how (?:(?:many|much) )?(?:days |weeks )?(?:
        late|early|behind|ahead|over|overdue|past
      )\b[^?.!]{3,60}?) (?:end|wind|turn|finish) (?:up|out)(?: being)?(?=[?.! ]*$)
    `,
    '$1 finish',
  ],
  [
    /\b(?:end|wind|turn)(?:ed)? (?:up|out) (?:being |getting done |getting |coming in |finishing )?(?=(?:early|late|on time|ahead|behind|overdue)\b)/i,
    'finish ',
  ],
  // "Did the inspection pass when it was supposed to?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|hey|well)[ ,]+)*(?:did|was|were|has|have|is|are|will)\b[^?.!]{4,80}?) (?:on the (?:day|date) |by )?(?:when|as|like) (?:
        (?:it|they|that|we|i) (?:
          (?:was|were|is|are|had been)(?: originally)? (?:supposed|meant|planned|scheduled|expected|due)
          |should(?: have)?
        )(?: to(?: be| have been)?)?(?: ${FINISHED})?
        |planned|scheduled|expected|originally planned
      )(?=[?.! ]*$)
    `,
    '$1 on time',
  ],
  // "Which one slipped furthest past its date?"
  [
    pattern('i')`
      \b(?:
        slipped|slid|slip|ran over|overran|dragged
        |(?<!\b(?:projects?|jobs?|rooms?|lines?|renovations?) )went over
      ) (?:by )?(?:the )?(?:furthest|farthest|most|longest|worst)(?: (?:past|beyond|behind|after|from) (?:its|their|the) (?:target |due )?(?:
          dates?|days?|deadlines?|targets?
        )
      )?
    `,
    'was the most late',
  ],
  [
    /\b(?:furthest|farthest|longest|most|latest) (?:past|beyond|behind|after) (?:its|their|the) (?:target |due )?(?:dates?|days?|deadlines?|targets?)\b/i,
    'the most late',
  ],
  [
    /\b(?:the )?(?:furthest|farthest|longest|most) (?:ahead of|before|in front of) (?:its|their|the) (?:target |due )?(?:dates?|days?|deadlines?|targets?)\b/i,
    'finished early by the most',
  ],
  // "What date had we been aiming for?"
  [new RegExp(`\\b(?:what|which) ${A_DAY}${AIMED}(?=[?.! ]*$)`, 'i'), 'when was it due'],
  [
    new RegExp(`\\b(?:what|which) ${A_DAY}${AIMED} (?:with|for|on) (?=the |our |my )`, 'i'),
    'due when: ',
  ],
  // "What was the date it should have been done?"
  [
    pattern('i')`
      \b(?:what|which) ${A_DAY} (?:that |when |by which |on which )?(?:it|this|that|they) (?:
        should|ought to|had to|(?:was|were) (?:supposed |meant |due |scheduled )?to
      )(?: have)?(?: be| been)? ${FINISHED}(?: by)?(?=[?.! ]*$)
    `,
    'when should it have been done',
  ],
  // "What should have been finished on May 3?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|okay|now|then|well|um|uh)[ ,]+)*)(?:
        what|which (?:things|jobs|bits|ones|steps|milestones|tasks)
      )(?: all| else)? (?:
        should|ought to|was supposed to|were supposed to
      ) have been ${FINISHED}(?! by (?:now|today))(?= (?:in|on|by|during|last|this)\b)
    `,
    '$1which milestones were due',
  ],
  // "What should get finished in October?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|okay|now|then|well|um|uh)[ ,]+)*)(?:
        what|which (?:things|jobs|bits|ones|steps|milestones|tasks)
      )(?: all| else|['’]?s)?,? (?:
        should|must|ought to|will|has to|have to|(?:has |have )?got to|needs to|need to|is to|are to
        |(?:(?:is|are) )?(?:supposed|meant|scheduled|expected|planned|due|going) to
        |gets|is getting|are getting
      )(?: (?:get|be|have been))? ${FINISHED}\b(?! (?:by (?:now|today)|already|so far))
    `,
    '$1which milestones are due',
  ],
  // "What have we down for October?", "what is pencilled in for next month?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|okay|now|then|well|um|uh)[ ,]+)*)what(?:
        ['’]?s| is| are| do we have| have we| have we got| do i have| have i| have i got| did we
      )(?: got| put| all| actually)* (?:
        down|booked|marked down|pencilled in|penciled in|lined up|scheduled|planned|set|slated
        |on the books|in the books|in the diary|on the calendar
      )(?= (?:for|in|on|during|by|before|until|between)? ?(?:the )?${TIME})
    `,
    '$1which milestones are due',
  ],
  // "Is there anything we still have to pick?"
  [
    pattern('i')`
      ^((?:so|and|ok|okay|now|then|well)[ ,]+)?(?:
        what|which things?|is there anything|is there something|anything|are there things
      )(?: else| that)*(?: (?:do|must|should))? (?:we|i) (?:still )?(?:
        (?:have|need|got|yet) (?:got )?to |must |should )?(?:still )?(?:pick(?: out)?|choose|select)(?: (?:or|and) (?:pick(?: out)?|choose|select)
      )?(?=[?.! ]*$| (?:for|on|in)\b)
    `,
    '$1which milestones are still open: choose pick',
  ],
  // "What happened in May?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|okay|now|then|well|um|uh)[ ,]+)*)what(?: all| else)? (?:
        (?:has |have )?happened|went on|took place|(?:was|were|got) ${FINISHED}
      )(?= (?:(?:in|during|over|back in) )?(?:the )?(?:last )?${TIME})
    `,
    '$1which milestones were completed',
  ],
  // "What comes after October 2?"
  [
    pattern('i')`
      ^((?:(?:so|and|ok|okay|now|then|well|um|uh)[ ,]+)*)what(?:
        ['’]?s| is| comes| falls| happens| follows| have we| do we have
      )(?: up| left| due| on)? after (?=(?:the )?(?:${TIME}|\d|today|tomorrow))
    `,
    '$1which milestones are due after ',
  ],
  // "The next step that falls after today".
  [
    /\b(next (?:\w+ )?(?:milestone|step|task|deadline|one)\b.*?) (?:that |which )?(?:falls|comes|is|is due|comes up) after (?:today|now)\b/i,
    '$1',
  ],
  // "Which steps did we reach in June?"
  [
    /\b(milestones?|steps?|tasks?|stages?) (?:did|have|had) (?:we|i) (?:reach|hit|achieve|get to|meet|make|pass|clear|tick off|knock out)(?:ed|d)?\b/i,
    '$1 were completed',
  ],
  [
    /\b(milestones?|steps?|tasks?|stages?) (?:we |that we )?(?:reached|achieved|hit|passed|cleared)\b/i,
    '$1 completed',
  ],
  // "Which ones came in early?"
  [
    /^which (?:ones|of (?:them|ours|the lot)) (?:came in|ended up|were|finished|got done|ran) (early|late|on time)(?=[?.! ]*$)/i,
    'which milestones were finished $1',
  ],
  // "How far off is the inspection?"
  [/\bhow far (?:off|out|away) (?:is|are) (?=the |our |my )/i, 'how many days until '],
  // "Was the screed dry ahead of time? How many days ahead?"
  [
    pattern('i')`
      (
        \b(?:
          ahead of|early|late|behind|on time|in time|on schedule|past (?:its|the)
        )\b[^?.!]{0,40}[?.!]
      ) +(?:and |so |if so,? )?(?:by )?how (?:many days|much|far)(?: (?:ahead|late|early|behind|over|past|off)
      )?(?: (?:was|were) (?:it|that|they|we))?[?.! ]*$
    `,
    '$1',
  ],
  // "The screed should have been down by when?"
  [
    /^((?:the|our|my) [^,?.!]{3,50}?) should have been ([^,?.!]{2,30}?) by when(?=[?.! ]*$)/i,
    'by when was $1 supposed to be $2',
  ],
  // "Date the ramp opened?"
  [
    /^(?:the )?date (?:that |when )?(?=(?:the|our|my|we) .*\b(?:\w+ed|up|down|in|on|running|done|ready|open|over)[?.! ]*$)/i,
    'when did ',
  ],
  // "Things that we haven't ticked off yet".
  [
    /^(?:(?:the|all|all the|any|what|which)(?: of the)? )?(?:things|jobs|bits|stuff|everything|anything|whatever|all)\b(?= .*\b(?:ticked|tick|checked|crossed|finished|done|completed)\b)/i,
    'which milestones',
  ],
  [
    pattern('i')`
      \b(?:that |which )?(?:we |i |they )?(?:
        (?:have|has|had|are|is|were)n[’']?t|(?:have|has|are|is) not|(?:have|has) (?:yet )?to(?: be)?
        |(?:did|do)n[’']?t|not|never|yet to be|still to be
      )(?: yet| been| ever| get| got| gotten)* (?:
        ticked|tick|checked|check|crossed|cross
      )(?: (?:it|them|that))? off(?: yet| so far)?
    `,
    'still open',
  ],
  // "What was the first thing we ever finished in the basement?"
  [
    pattern('i')`
      \b(?:
        (first|last|latest|earliest) (?:thing|job|bit|one|part|piece)
      ) (?:that )?(?:we|i|they|you|to|which)(?: have)?(?: ever| actually| really
      )? (?:be |get |got )?(
        finished|done|completed|ticked off|wrapped up|finish|complete|crossed off
      )\b
    `,
    '$1 milestone $2',
  ],
];

const PROMISE =
  "(?:(?:i|we|he|she|they)(?:['’]d| had| have|['’]ve)? (?:told|promised|assured|swore to|said to|gave our word to|guaranteed)|(?:i|we) (?:said|promised|swore|vowed))";
const DAY_NAMED = pattern('i')`
  ,? (?:by|on|for|before|around|in|until) (?:the )?(?:
    (?:end|start|middle|beginning) of )?(?:(?:early|mid|late)[- ])?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:
    jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun
    |christmas|easter|thanksgiving|summer|spring|fall|autumn|winter
  )\w*\.?(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?(?=[.,;!?]|$)
`;
/** "We told Lupe her room would be ready on May 1. Did we keep our word?" */
const KEPT = pattern('i')`
  ^((?:and|so|ok|well)[ ,]+)?${PROMISE} ([^.?!]{8,120})[.;!,–—-]+ +(?:and |so |but )?(?:
    did (?:we|i|it|that|they) (?:
      manage|make|keep|hold|stick|deliver|pull|hit|work|happen|come|succeed|do
    )\b[^.?!]{0,30}
    |was (?:it|that|she|he)(?: \w+)? (?:true|right|so|in time|on time)
    |were we (?:right|on time|late|in time)|true|kept
  )[?.! ]*$
`;
/** "My sister claims the fountain was to run by July. What date did we really put down?" */
const DATE_OF = pattern('i')`
  ^[^.?!]{0,40}\b(?:
    claims?|says?|said|thinks?|thought|swears?|insists?|reckons?|believes?|told \w+
    |(?:is|am) (?:sure|certain|convinced)
  )(?: that)? ([^.?!]{6,100})[.;!,] +(?:and |so |but )?(?:what|which) (?:date|day|target|deadline)(?: did (?:we|i)| have (?:we|i)| (?:do|had) (?:we|i)
  )(?: (?:really|actually|truly|ever|in fact))? (?:
    put down|put|set|write down|written down|plan|planned|agree|agreed|pick|picked|give it|given it
    |have|got|enter|entered|note|noted|record|recorded
  )(?: (?:down|for (?:it|that)))?[?.! ]*$
`;

/** "What set us back on the hearth? Or rather, how many days late was it?" */
const WHY_OR_LATE = pattern('i')`
  ^[^.?!]{0,40}\b(?:
    held up|held us up (?:on|with)|hung up|set (?:us )?back(?: on| with)?|delayed|stalled
    |slowed(?: down)?|made
  ) (
    (?:the|our|my) [^?.,;!]{3,50}?
  )(?: (?:so|this|that|too) late)?[?.,;!]+ [^?.]{0,80}\b(?:days?|late|behind|over|overdue)\b
`;

/** A message about the steps of a project in the words that the timeline uses. */
export function inMilestoneWords(message: string): string {
  if (message.length > LONGEST) return message;
  const [, , promise] = KEPT.exec(message) ?? [];
  if (promise) return `was on time: ${withoutDay(promise)}`;
  const claim = DATE_OF.exec(message)?.[1];
  if (claim) return `due when: ${withoutDay(claim)}`;
  const held = WHY_OR_LATE.exec(message)?.[1];
  if (held) return `how many days late was ${held}`;
  return wordings.reduce((text, [pattern, plain]) => text.replace(pattern, plain), message);
}

/** "Her room" is that of whom the message names, and not of somebody before. */
const withoutDay = (text: string) =>
  text.replace(DAY_NAMED, '').replace(/\b(?:her|his|their|its)\b/gi, 'the');
