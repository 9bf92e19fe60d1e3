import { pattern } from '../pattern.ts';
import { takeAllProjects } from '../question/all-projects.ts';
import { takePeriod } from '../question/period.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords, Words } from '../question/words.ts';
import { isAsking, segmentsOf } from './segments.ts';

/** Nouns that ask without a question word: "garage total", "date of the inspection". */
const ASKS_BRIEFLY =
  /\b(?:totals?|price|costs?|amount|sum|dates?|number|phone|email|rate|budget|left|spent|spend|paid|receipts?|overdue|due|next|late|balance|percent|average|biggest|cheapest)\b/i;
/** Somebody does or is something. */
const TELLS = pattern('i')`
  ^(?:
    (?:
      so|and|but|ok|okay|well|listen|look|see|anyway|honestly|now|ugh|hey|yo|haha+|hah|hehe|heh|lol
      |lmao|omg|um+|uh+|erm?|oh|god
    )[ ,]+
  )*(?:i|we|he|she|they|you|it|this)(?:'m|'re|'s|'ve|'d|'ll)? [a-z]+
  |\b(?:my|our|the) \w+(?: \w+){0,2}? (?:
    is|are|was|were|has|have|had|keeps?|wants?|asked|said|got|just|always|never
  )\b
  |\b\w+(?:'s|'re) (?:\w+ing|on|at|in|about|getting|not|so|here|off|out)\b
  |\b(?:is|are|was|were|am) (?:\w+ )?\w+ing\b
  |^there(?:'s|s| is| are) (?!any|anything|a (?:receipt|quote|bill))
`;
/** "Standing in line", "having mislaid my notes", "on a call", "gotta run". */
const BUSY = pattern('i')`
  ^(?:(?:just|still|currently|now|sorry|so|but|and|ok) )*(?:
    [a-z]{2,}ing\b|gotta\b|got to\b
    |(?:had|took|went|came|sat|woke|ate|drank|been|stood|fell|drove|ran) (?:
      an?|the|some|my|up|down|home|out|too|so|in|on|over|into|few|two|three
    ) |(?:got|came|come|hung|back) (?:off|up|out of|from|back|home|in from)\b|need to\b
    |(?:need|want|needed|wanted) (?:it|this|that|them) (?:for|by|to|before|in|on|so)\b
    |without [a-z]+ing\b|and having\b|as [a-z]+ing\b|between\b
    |(?:in|on|at) (?:a|an|the|my) (?:
      hurry|rush|call|phone|meeting|elevator|cab|taxi|bus|train|subway|car|plane|bank|shop|store
      |office|gym|beach|airport|line|move|toilet|tub|bath|middle
    )\b
    |(?:one|two|half a|got a|quick|a) (?:
      sec|secs|second|seconds|min|mins|minute|minutes|moment|tick|q|question|one
    )\b
    |(?:long|busy|rough|hard|bad|crazy) (?:day|week|night|morning)|pursuant to|further to
    |as (?:discussed|agreed|promised|mentioned|i was saying)|forgive|pardon|excuse|sorry|bear with
    |please be|being\b|(?:half|wide|barely|hardly|still|fast) (?:asleep|awake)
    |(?:dead|dog|so|too) tired|can'?t sleep|no sleep
  )
`;
/** Where a story turns into the question: "they need to know how much …". */
const TURN = pattern('i')`
  ^.*\b(?:(?:tell|remind) (?:me|us|him|her)|wonder|wondering|wondered|check) (?:if |whether )?(?=
    (?:did|was|were|has|have|is|are|do|does) (?:
      we|i|the|our|my|he|she|they|it|that|there|any|anyone|anybody
    )\b
  )
  |^.*\b(?:
    know|knows|asks?|asked|asking|wonder|wondering|wondered|forgot|forget|forgotten|remember|recall
    |remind me|tell me|tell him|tell her
    |(?:never|not|haven['’]?t|didn['’]?t)(?: \w+)? (?:
      check(?:ed)?|look(?:ed)?(?: up)?|asked?|wrote down|noted?|heard?|learn(?:ed)?|figured? out
      |found out|saw
    )
    |curious|idea|find|find out|work out|figure out|say|sure|check|see|bet|debate|argument|argue
    |arguing
  ) (?:of |about |on |out |me |us )*(?=(?:what|how|when|who|whom|which|where|whether)\b)
`;
const NEEDS =
  /^.*\b(?:needs?|wants?|(?:asks?|asked|asking|curious|wondering|wonders|wondered) (?:me |us )?(?:for|about)|looking for|after) (?=(?:the|a|our|my) )/i;
const AFTERWARDS =
  / (?:and|but|because|since|so) (?:i|we|he|she|they|it|my|the kids|the dog)\b(?: \w+){1,8}$/i;
/** "If I put 700 into it", "that were paid by check": part of what is asked. */
const LIMITS =
  /^(?:and )?(?:if|when|once|after|before|assuming|suppose|supposing|unless|whether|that|which|who|or|without (?!\w+ing)|except|excluding|only|from|since|until|for|with|given)\b/i;
const POINTS = /\b(?:it|that|them|those|he|she|him|her|they|(?:out|in|up|down|over|back) there)\b/i;
const THING = /\b(?:the|our|my|that|those) (?:new |old )?([a-z]+(?: [a-z]+){0,3} ?)$/i;
/** "So my client (well, it is my own home) needs the figure for …" */
const IN_BRACKETS = / *\([^()\d]{3,60}\) */g;
const SHORTEST = 2;
const LONGEST = 400;
const MOST_SEGMENTS = 10;

/**
 * Shorter questions that a message may ask, the likeliest first: without what it tells besides. For
 * a message that nothing answers as a whole. What names a record of the user's is kept.
 */
export function shorterQuestions(
  message: string,
  isName: (word: string) => boolean = () => true,
): string[] {
  if (message.length > LONGEST) return [];
  const segments = segmentsOf(message.replace(IN_BRACKETS, ' ')).map(atStory);
  if (segments.length > MOST_SEGMENTS) return [];
  const parts = segments.flat();
  const stories = segments.filter(({ length }) => length > 1).map(([story]) => story);
  const hasQuestion = parts.some(isAsking);
  const asides = parts.filter(
    (part) => stories.includes(part) || isAside(part, hasQuestion, isName),
  );
  const asked = parts.filter((part) => !asides.includes(part)).map(afterTurn);
  if (asked[0]) asked[0] = asked[0].replace(/^(?:(?:so|but|and|ok|okay|well)\s+)+/i, '');
  const things = thingsBefore(asides, asked);
  // Nothing says what "it" is.
  if (things.length === 0 && asked.every(pointsBack)) return [];
  const found = [
    ...ofThingBefore(parts),
    [...things, ...asked].join(', '),
    asked.map(withoutEnd).join(', '),
    ...withoutPlans(message),
    ...fromQuestionOn(parts, isName),
  ];
  return [...new Set(found)].filter(
    (one) =>
      one.split(/\s+/).length >= SHORTEST && !isSame(one, message) && !losesSupposed(message, one),
  );
}

/** "No sleep, bear with me, the fridge, how much was it, the big one": of the thing just before. */
function ofThingBefore(parts: readonly string[]): string[] {
  const at = parts.findIndex(isAsking);
  const [question = '', thing = ''] = [parts[at], parts[at - 1]];
  const isOfIt = IT_ASKED.test(question) && ONLY_THING.test(thing) && at > 1;
  return isOfIt ? [question.replace(IT_ASKED, `$1${thing}`)] : [];
}
const IT_ASKED =
  /^((?:so |and )?(?:how much|what|when|who)\b[^?]{0,30} )(?:it|that|they|those|these)\b/i;
const ONLY_THING = /^(?:the|our|my|that|those) [a-z'-]+(?: [a-z'-]+){0,2}$/i;

/** "If the stairs cost 900 instead of 500, what is left?": what is left now is no answer. */
const losesSupposed = (message: string, shorter: string): boolean =>
  [SUPPOSED, PAYS_BILLS, LEFT_OUT, PAID_BY].some(
    (limit) => limit.test(message) && !limit.test(shorter),
  );
const SUPPOSED =
  /\b(?:if|suppose|supposing|assum(?:e|ing)|imagine|say|once|after)\b[^?]{0,80}?\$?\d{2}/i;
/** "Say I only pay the bills due in May. Where does that put the budget?" */
const PAYS_BILLS =
  /\b(?:if|suppose|supposing|assum(?:e|ing)|imagine|say|once|after)\b[^?.]{0,60}\b(?:bills?|invoices?)\b/i;

/** What is left out, or how it was paid, is part of the question wherever it stands. */
const LEFT_OUT =
  /\b(?:leav(?:e|ing) out|exclud(?:e|ing)|except|apart from|aside from|not counting|disregard(?:ing)?|other than|do(?:n['’]?t| not) count|never mind the|minus|net of)\b/i;
const PAID_BY =
  /\b(?:on|by|with|via|in|through) (?:the |our |my |a )?(?:(?:credit|debit) cards?|checks?|cheques?|bank transfers?|wire|financing|cash)\b/i;

/** "How much remains, before we order the handrails?": nothing is ordered yet. */
function withoutPlans(message: string): string[] {
  const question = message.replace(PLANS, '');
  return question !== message && OF_FIGURE.test(question) ? [question] : [];
}
const OF_FIGURE =
  /^(?:how much|when|who|what(?:'s|’s| is| was| has| have| did| remains))\b(?!.*\b(?:should|ought|must|need)\b)/i;
const PLANS =
  /,? before (?:i|we|he|she|they|you) (?!(?:[a-z]+ed|had|did|got|came|went|bought|paid|was|were)\b)[a-z]+[^?.,\d]{0,50}[?.!]*$/i;

/** "Two things before the baby wakes up, who hung the drywall?" */
function fromQuestionOn(parts: readonly string[], isName: (word: string) => boolean): string[] {
  const at = parts.findIndex(isAsking);
  const [question = '', ...others] = parts.slice(at);
  const isWhole = question.split(/\s+/).length >= SHORTEST_ALONE && !pointsBack(question);
  const before = parts.slice(0, at);
  if (at < 1 || !isWhole || before.some(isTime) || before.some((one) => OF_THAT.test(one)))
    return [];
  if (toWords(before.join(' ')).some(isName)) return [];
  // "Washer and dryer, what was the price?"
  if (OF_NO_THING.test(question) && !before.every((part) => isAside(part, true, isName))) return [];
  return [[question, ...others].join(', ')];
}
const OF_NO_THING = pattern('i')`
  ^(?:so |and |but )?(?:what|wat|how much)(?:['’]?s| is| was| were| did| do| have| has)? (?:
    (?:the )?(?:price|cost|damage)|(?:we|i) (?:pay|paid|spend|give|get)
    |(?:it|that|they|those|this) (?:cost|run|come to|set (?:us|me) back)
  )(?: of (?:it|that)| back)?[\s?.!]*$
`;
const SHORTEST_ALONE = 4;
/** "And of that, how much was labor?" */
const OF_THAT =
  /^(?:(?:and|so|but|ok|okay|then|now) )*(?:of|from|out of|in|within|for) (?:that|those|it|these|them|this)$/i;

/** "So far in September, what did we pay?", "all projects, calendar year 2025": of the question. */
function isTime(part: string): boolean {
  const words = new Words(toWords(part));
  const isEverywhere = takeAllProjects(words);
  const isPeriod = takePeriod(words, { today: ANY_DAY, isAhead: false }) !== null;
  const isNothingElse = words.untaken.every((word) => stopWords.has(word) || OF_YEAR.test(word));
  return (isPeriod || isEverywhere) && !TOLD.test(part) && isNothingElse;
}
const OF_YEAR = /^(?:calendar|fiscal|year)$/;
const ANY_DAY = '2026-01-01';
const TOLD = /\b(?:i|we|my|it|he|she|they|is|are)\b/i;

/** In "who was it that hung the drywall" nothing points back. */
const pointsBack = (part: string): boolean =>
  POINTS.test(part.replace(CLEFT, '').replace(PLANS, ''));
const CLEFT =
  /\b(?:who|what|when|where|which)(?: was| is|'s) it(?: that)?\b|\b(?:guy|man|woman|lady|one|ones|people|person|crew|company) that\b/i;

/** "Just off shift can barely see the screen lol what did we pay Hector": no comma between. */
function atStory(part: string): string[] {
  const [, story = '', laugh, question = ''] = RUN_ON.exec(part) ?? [];
  const isQuestion = isAsking(story) || ASKS_FIRST.test(story);
  const isStory =
    laugh !== undefined || (STORY.test(story) && !OF_MONEY.test(story) && !isQuestion);
  const shortest = laugh === undefined ? SHORTEST_RUN_ON : SHORTEST_RUN_ON - 1;
  return isStory && question.split(/\s+/).length >= shortest ? [story, question] : [part];
}
/** A story that has one of these is part of the question. */
const OF_MONEY =
  /\b(?:totals?|price|costs?|amount|sum|budget|spent|spend|spending|paid|pay|receipts?|balance|overdue|average)\b/i;
const RUN_ON = pattern('i')`
  ^((?:\S+ ){3,}?)((?:(?:lol|lmao|haha+|hehe|ugh+|omg|argh|anyway|anyways|right|ok|so) )+)?(
    (?:what|whats|what's|wat|wats|how much|how many|when|who|whos|which)\b(?<!
      \b(?:
        and|or|but|about|of|to|for|in|on|by|with|from|at|the|that|guy|lady|man|one|people
      ) \w+(?: much| many)?
    ) .*
  )$
`;
const STORY =
  /\b(?:i|im|i'm|ive|i've|my|me|sorry|just|been|kids?|baby|dog|cat|asleep|sleepy|tired|awake|shift|night|long day|eyes|coffee|bus|train|phone)\b/i;
const SHORTEST_RUN_ON = 5;
/** "Should I worry about asbestos when I tear out the floor?" tells nothing. */
const ASKS_FIRST =
  /^(?:so |and |ok )?(?:should|must|can|could|would|will|may|ought|do|does|did|is|are|am)\b/i;

const isSame = (one: string, other: string) =>
  segmentsOf(one).join(' ') === segmentsOf(other).join(' ');

/** What a part tells about the user, and does not ask. */
const isAside = (
  part: string,
  hasQuestion: boolean,
  isName: (word: string) => boolean = () => true,
): boolean =>
  !isAsking(part) &&
  !isTime(part) &&
  !LIMITS.test(part) &&
  !TURN.test(part) &&
  !NEEDS.test(part) &&
  (BUSY.test(part) ||
    HASTY.test(part) ||
    GREETS.test(part) ||
    (IT_IS.test(part) && !namesAny(part, isName)) ||
    ((TELLS.test(part) || isOfNoRecord(part, isName)) &&
      (hasQuestion || !ASKS_BRIEFLY.test(part))));
/** "Baby is crying", "counsel is tired and has mislaid the file": nothing of the user's is named. */
const isOfNoRecord = (part: string, isName: (word: string) => boolean): boolean =>
  BARE.test(part) && !namesAny(part, isName);
const namesAny = (part: string, isName: (word: string) => boolean): boolean =>
  toWords(part).some((word) => isName(word) && !stopWords.has(word));
/** "Its sam", "it's Martha here". */
const IT_IS =
  /^(?:(?:hi|hey|hello) )?(?:it['’]?s|this is) (?:just |only )?[a-z]+(?: (?:here|again|speaking|texting))*$/i;
const BARE =
  /^(?:(?:so|and|but|ok|okay|well|now)[ ,]+)*(?:[a-z]+ )?[a-z]+ (?:is|are|was|were|has|have|had|keeps?|wants?|just) (?!(?:left|spent|paid|due|over|under|overdue)\b)[^\d]{3,60}$/i;
/** Nothing is told or asked by it. */
const HASTY =
  /^(?:so |ok |and |real )*(?:quick|quickly|wherefore|therefore|hence|thus|accordingly|haha+|lol|anyway|anyways|anyhow|right|so|question)$/i;
const GREETS =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:there|dear|again|love|you|all|folks|everyone))?$/i;

/** Whether a part of a message only tells something. */
export const isTold = (part: string): boolean =>
  segmentsOf(part).every((one) => isAside(one, false));

const afterTurn = (part: string): string =>
  isAsking(part) ? part : part.replace(TURN, '').replace(NEEDS, '');

const withoutEnd = (part: string): string => part.replace(AFTERWARDS, '');

/** "Admiring the new porch light, I wondered what I gave for it": the thing that "it" is. */
function thingsBefore(asides: readonly string[], asked: readonly string[]): string[] {
  if (!asked.some(pointsBack)) return [];
  const thing = asides.map((part) => THING.exec(part)?.[1]).findLast((one) => one !== undefined);
  return thing ? [`the ${thing.trim()}`] : [];
}
