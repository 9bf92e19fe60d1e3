import { pattern } from '../pattern.ts';
/**
 * Commands that ask for a figure, as the questions that they are: "strip the labor out of the attic
 * and what have we got", "settle every open bill and how much survives?" Nothing is to be written
 * down or removed by them, so this comes before a message is read as a draft.
 */
export function askedAsQuestion(text: string): string {
  if (text.length > LONGEST) return text;
  const bare = text.trim();
  for (const [pattern, toQuestion] of commands) {
    const match = pattern.exec(bare);
    const question = match && toQuestion(match.slice(1).map((one) => one ?? ''));
    if (question) return question;
  }
  return text;
}
const LONGEST = 300;

const COUNT = '(?:\\d|two|three|four|five|six|seven|eight)';
const LOW_FIRST = /\b(?:least|cheapest|lowest|smallest)\b(?=.*\b(?:to|first)\b)/i;

type Command = readonly [pattern: RegExp, toQuestion: (parts: readonly string[]) => string | null];

const LEAD =
  "(?:(?:so|and|but|ok|okay|now|then|well|please|just|hey|hi|hello|could you|can you|would you|will you|go ahead and|let[’']?s|i(?:[’']d| would) like you to|i want you to|if (?:you|we|i)(?: were to)?)[ ,]+)*";
const command = (pattern: string) => new RegExp(`^${LEAD}${pattern}`, 'i');

/** "The lot": no amount, so that nothing is to be written down. */
const THINGS = '((?!(?:it|that|this|them|those|these|one|an?|another|new)\\b)[^,.;:?$\\d]{3,80}?)';
const AMOUNT = '\\$?\\d[\\d,.]*\\d?k?(?: (?:dollars|bucks|grand|euros|pounds))?';
/** In "ignore the permits and the fees, what …" the first "and" asks nothing. */
const NEXT =
  '(?:[,.;:]+ +|,? (?=(?:and|then) (?!(?:the|our|my|all|any|its|their|that) (?!(?:\\w+ )?(?:total|sum|figure|rest|answer|cost)\\b))))(?:(?:and|then|so|now)[ ,]+)*';
const TAKE_OUT = '(?:strip|take|knock|subtract|deduct|pull|peel|cut|back|carve|lift|net|remove)';
/** What comes back and what is still to pay are no part of what was spent. */
const LEFT_OUT = `((?!.*\\b(?:refund|return|rebate|credit|bill|invoice|reserve|budget|cash back)s?\\b)[^,.;:?$\\d]{3,50}?)`;
const BALANCE =
  /\b(?:left|remain\w*|balance|leaves?|surviv\w*|cushion|over|short|budget|headroom|then)\b/i;
const OF_FIGURE =
  /\b(?:what|how much|how many|total|sum|figure|number|costs?|spen[dt]|paid|come to|tab)\b|\?$/i;
const OF_SUM = /\b(?:totals?|sum|costs?|spending|figure|number|tab|bill)\b/i;
const OF_BUDGET = /\bbudgets?\b|\bwould\b/i;
/** "What have we got?", "what does the rest come to?": it names nothing. */
const BARE = pattern('i')`
  ^(?:what|how much|and|give me|tell me|show me)\b(?:['’]?s)?(?: (?:
      what|how much|have|has|had|do|does|did|is|are|we|i|you|it|that|got|get|left|remains?|over|the
      |rest|comes?|come|to|then|total|sum|figure|number|there|of|for|me|be|would|will
    )
  )*[?.! ]*$
`;

const without = (question: string, thing: string) => `${unmarked(question)}, except ${thing}`;
const unmarked = (text: string) => text.replace(/[?.!,:; ]+$/, '');
const totalOf = (place: string) =>
  `the total of ${place.replace(/^(?:the )?(?:totals?|sum|costs?|figure|spending) (?:of|for|on) /i, '')}`;

const commands: readonly Command[] = [
  // "Put my four projects in order from most spent to least."
  [
    command(
      `(?:put|list|rank|order|sort|arrange|line up|show|give) (?:me )?(?:all )?(?:the|my|our) (?:${COUNT} )?(?:projects|jobs)(?: up)?(?=,? (?:in order|ranked|sorted|by|from (?:the )?(?:most|least|highest|lowest))\\b)(.*\\b(?:spen[dt]|spending|cost|costs|expensive|paid)\\b.*)$`,
    ),
    ([how = '']) =>
      `sort the projects by cost, ${LOW_FIRST.test(how) ? 'cheapest' : 'most expensive'} first`,
  ],
  // "Tally only the boiler entries above 500", "total up what the coop took".
  [
    command(
      '(?:tally|tot|sum)(?: up)? (?=(?:only|just|those|these|the|all|every|each|any|what|whatever|everything|my|our)\\b)(.+)$',
    ),
    ([what = '']) => `what is the total of ${what.replace(/^(?:only|just) /i, '')}`,
  ],
  // "Add every job together", "lump the permits into one figure".
  [
    command(
      `(?:add|tally|total|tot|sum|reckon|count|roll|bundle|lump|pool) ${THINGS} (?:up|together|in(?:to)? (?:one|a single) (?:number|figure|sum|lump|total))\\b(?! with\\b)(?! ?\\$?\\d)(.*)$`,
    ),
    ([what = '', rest = '']) => `what is the total of ${what}${rest}`,
  ],
  // "Add the budgets of both jobs."
  [
    command(
      '(?:add|combine|sum)(?: up)? ((?:all |both |the |our |my |each )*(?:\\w+ )?budgets?\\b.*)$',
    ),
    ([what = '']) => `what is the total of ${what}`,
  ],
  // "Put a number on what the attic has cost."
  [
    command(
      '(?:put|slap|hang|stick) (?:a|one|some) (?:number|figure|total|price|price tag|sum) (?:on|to) (.+)$',
    ),
    ([what = '']) => `how much is ${what}`,
  ],
  // "Crunch the attic numbers and give me the sum."
  [
    command(
      '(?:crunch|run|work out|work up) (?:the |our |my )?([^,.;:?$\\d]{3,40}?) (?:numbers|figures)(?: for me)?(?:[,.]| and\\b|$).*$',
    ),
    ([place = '']) => `what is the total of the ${place}`,
  ],
  // "Settle each open bill of the attic today, and how much survives?"
  [
    command(
      `(?:settle|pay(?: off)?|clear(?: off)?|square up) ((?=[^,.;:?]*\\b(?:bills?|invoices?)\\b)(?:all|each|every|the|any|whatever|those|my|our)\\b[^,.;:?\\d]{3,60}?)(?: (?:today|now|first|right away))?${NEXT}(.+)$`,
    ),
    ([bills = '', question = '']) =>
      BALANCE.test(question)
        ? `once ${bills} ${isOne(bills) ? 'is' : 'are'} paid, ${question}`
        : null,
  ],
  // "Take the open bills off what is left for the attic."
  [
    command(
      '(?:take|subtract|deduct|knock)(?: off)? ((?:all |the |our |my |each |every )*(?:open|unpaid|outstanding|remaining|pending)? ?bills?)(?: (?:off|from|out of)(?: of)?) (.+)$',
    ),
    ([bills = '', rest = '']) =>
      `once ${bills} ${isOne(bills) ? 'is' : 'are'} paid, what is left ${placeOf(rest)}?`,
  ],
  // "The coop all in: spent plus the bills still open."
  [
    pattern('i')`
      ^(?=[^?]{0,120}\b(?:bills|invoices)\b)(?:
        work out |figure(?: out)? |tally(?: up)? )?(
        (?:the|our|my) [a-z]+(?: [a-z]+)?
      )[^:,?]{0,30}[:,] *(?:
        what (?:we|i)(?:['’]ve| have) )?(?:spent|paid)(?: so far| to date)? (?:plus|and|with|\+) (?:the |all |any )?(?:
        open |unpaid |outstanding )?(?:bills|invoices)(?: (?:that are |are )?(?:still |yet )?(?:open|unpaid|outstanding|to come|due|to pay)
      )?(?:,? (?:summed|added|together|in all))?[?.! ]*$
    `,
    ([place = '']) => `what we spent on ${place} plus the open bills, what is the sum?`,
  ],
  // "The attic less labor."
  [
    /^(?!.*\b(?:costs?|spen[dt]|spending|is|was|are|did|do|than|any|more|no|for)\b)([^,.;:?\d]{3,40}?),? less (?:the )?(labou?r|materials|permits|tools|equipment|utilities|financing)[?.! ]*$/i,
    ([place = '', thing = '']) => without(totalOf(place), thing),
  ],
  // "Add the unpaid bills to what the attic has cost."
  [
    command(
      `add ((?:all |the |our |my )*(?:open|unpaid|outstanding)? ?bills) (?:to|onto|on top of) (what .+)$`,
    ),
    ([bills = '', spent = '']) => `${unmarked(spent)} plus ${bills}, what is the sum?`,
  ],
  // "I bought a heap of tools for the coop, what did they come to?"
  [
    command(
      `(?:i|we)(?:['’]ve| have)? (?:bought|got|ordered|picked up|rented|hired|purchased) (?:(?:an?|some|all|quite|the|whole|bit|heap|mess|bunch|lot|load|pile|ton|lots|loads|heaps|of|that|this|fair) )*([a-z]+(?: [a-z]+)?) (?:for|on|in) ((?:the|our|my|that) [^,.;:?()$\\d]{3,30}?)(?: \\([^()]{0,80}\\))?(?:[,.;]| and\\b| but\\b)[^?]{0,60}?\\b(?:what|how much) (?:did |does |do |has |have )?(?:it|they|that|those|the lot|all)(?: all)? (?:all )?(?:came?|comes?|cost|costs|add(?:s|ed)?|ran|run|total(?:s|ed)?)\\b.*$`,
    ),
    ([thing = '', place = '']) => `how much did we spend on ${thing} for ${place}?`,
  ],
  // "Take another 900 off what remains for the attic, for lamps."
  [
    command(
      `(?:take|knock|shave|subtract|deduct|peel|slice)(?: off)? (?:another |a further |an extra )?(${AMOUNT})(?: more)?(?: for [^,.;:?]{2,30}?)? (?:off|from|out of|away from) (.+)$`,
    ),
    ([amount = '', rest = '']) => {
      const named = placeOf(rest);
      return `if we spend ${amount} more ${named.replace(/^(?:for|of|in|on) /i, 'on ')}, what is left?`;
    },
  ],
  // "Drop a $900 stove into the attic: what remains?"
  [
    command(
      `(?:put|drop|add|throw|stick|plop|slap|tack|pile|toss|squeeze) (?:in )?((?:an?|another|the|one|this|that) [^,.;:?]{0,30}?${AMOUNT}[^,.;:?]{0,40}?|${AMOUNT} [^,.;:?]{3,40}?) (?:on|onto|into|in|to|for) ((?:the|our|my) [^,.;:?]{3,40}?)${NEXT}(.+)$`,
    ),
    ([thing = '', place = '', question = '']) =>
      BALANCE.test(question) ? `if we buy ${thing} for ${place}, what is left?` : null,
  ],
  // "Buy the $900 stove and what is left for the attic?"
  [
    command(
      `(?:buy|get|order|spring for|go for) ((?:an?|another|the|one|that) [^,.;:?]{0,30}?${AMOUNT}[^,.;:?]{0,40}?)${NEXT}(.+)$`,
    ),
    ([thing = '', question = '']) =>
      BALANCE.test(question) ? `if we buy ${thing}, ${question}` : null,
  ],
  // "Leave Moses out and give me the coop figure", "skip Moses. What is the coop total?"
  [
    command(
      `(?:leave|count|keep|set|put|take) ${LEFT_OUT} (?:out|off|aside|apart|to one side)(?: of (?:it|this|that))?${NEXT}(.+)$`,
    ),
    ([thing = '', question = '']) => leftOut(question, thing),
  ],
  [
    command(
      `(?:skip|ignore|forget|exclude|omit|disregard|never mind|discount) (?:about )?${LEFT_OUT}${NEXT}(.+)$`,
    ),
    ([thing = '', question = '']) => leftOut(question, thing),
  ],
  [
    command(`${TAKE_OUT} ${LEFT_OUT} (?:out|away|off)${NEXT}(.+)$`),
    ([thing = '', question = '']) => leftOut(question, thing),
  ],
  [
    command(`${TAKE_OUT} (?:out|away|off) ${LEFT_OUT}${NEXT}(.+)$`),
    ([thing = '', question = '']) => leftOut(question, thing),
  ],
  // "Strip the labor out of the attic and what have we got", "subtract labor from the attic total".
  [
    command(
      `${TAKE_OUT}(?: out)? ${LEFT_OUT} (?:out of|off of|from|off|out from) ((?:the|our|my|all) [^,.;:?$\\d]{3,40}?)(?: (?:for me|please))?(?:${NEXT}(.+)|[?.! ]*)$`,
    ),
    ([thing = '', place = '', question = '']) => {
      const isBare = question === '' ? OF_SUM.test(place) : BARE.test(question);
      if (isBare) return without(totalOf(place), thing);
      return question === '' ? null : leftOut(`${unmarked(question)} on ${place}`, thing);
    },
  ],
  // "Moses aside, the coop total."
  [
    command(`${LEFT_OUT},? (?:aside|excluded|left out|not counted|not included)[,:;] *(.+)$`),
    ([thing = '', question = '']) => leftOut(question, thing),
  ],
];

const isOne = (bills: string) => /\b(?:bill|invoice)\b/i.test(bills);

/** Of "what remains for the attic, for lamps. What have we then": "for the attic". */
function placeOf(rest: string): string {
  const [named = ''] = rest.split(/[,.;:?]/);
  const place = named
    .replace(
      /\b(?:what(?:['’]?s| is| remains| we have| we still have)?|the|our|my)? ?(?:left|remains?|remaining|remainder|balance|budget|money|funds|pot|unspent)\b/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (place === '') return '';
  return /^(?:for|of|in|on) /i.test(place)
    ? place
    : `on ${/^(?:the|our|my) /i.test(place) ? '' : 'the '}${place}`;
}

/** The question without it. What would be left of a budget is asked of something else. */
function leftOut(question: string, thing: string): string | null {
  if (OF_BUDGET.test(question) || BARE.test(question) || !OF_FIGURE.test(question)) return null;
  const asked = question.replace(/^(?:give|tell|show|get|hand) (?:me|us) /i, '');
  return without(asked, thing);
}
