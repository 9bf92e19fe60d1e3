import { pattern } from '../pattern.ts';

/** What looks something up, however it is called. */
const SEEK =
  '(?:dig (?:up|out)|dredge up|hunt (?:down|up)|track down|scare up|rustle up|fish out|ferret out|root out|scrounge up|fetch|pull(?: (?:up|out))?|call up|bring up|grab|get|look up|find(?: out)?|locate|pin down|nail down|spell out|read (?:off|out|back)|rattle off|round up|gather|point me to|name|state|cite|retrieve|surface|report|quote|work out|figure out|determine|establish|check|verify|see|confirm|give|tell|show|remind|let (?:me|us) (?:have|know)|predict)';
const ORDER = new RegExp(
  `^(?:(?:please|kindly|just|now|ok|okay|so|and|go|quickly?|could you|can you|would you|will you)[ ,]+)*${SEEK}(?: (?:me|us|for (?:me|us)|to (?:me|us)))?(?: (?:of|on|about))?,? `,
  'i',
);
/** Longer ones tell a story. */
const LONGEST = 200;

const AUXILIARY = '(?:is|are|was|were|has|have|did|does|do|will|can|could|would|had)';
/** "If the tiler is coming tomorrow". */
const WHETHER = new RegExp(
  `^(?:if|whether) ((?:(?:the|our|my|his|her|their|that) )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?) (${AUXILIARY}) (.{2,})$`,
  'iu',
);
/** "If the tiler shows up tomorrow". */
const WHETHER_DOES =
  /^(?:if|whether) ((?:(?:the|our|my|his|her|their|that) )?[\p{L}'’-]+(?: [\p{L}'’-]+)?) (show|turn|come|arrive|finish|start|work|answer|return|charge|take|accept|like|want)e?s (.{2,})$/iu;

const THE = '(?:the|our|my|that|those|these|this)';
const THING = '([^,?.!;:]{3,70}?)';
const END = '[?.! ]*$';
/** What an order asks of one thing, with the question that it stands for. */
const fields: readonly (readonly [pattern: RegExp, question: string])[] = [
  [
    pattern('iu')`
      ^(?:the|our|a) (?:exact |real |actual |original )?(?:
        price|cost|amount|figure|sum|number
      )(?: tag)? (?:
        of|for|on|we paid for|i paid for|that went on
      ) (?=${THE} |[\p{L}])${THING}${END}
    `,
    'how much was $1?',
  ],
  [
    new RegExp(`^${THE} ${THING}(?:['’]s)? (?:price(?: tag)?|cost|figure)${END}`, 'iu'),
    'how much was the $1?',
  ],
  [
    pattern('iu')`
      ^the (?:payment )?(?:method|way|means|card)(?: of (?:payment|paying))?(?: (?:we|i) (?:used|paid|picked|chose|took)
      )?(?: (?:of|for|on|with|to pay(?: for)?|behind)
      )? (?=${THE} )${THING}${END}
    `,
    'how did we pay for $1?',
  ],
  [
    new RegExp(
      `^the (?:payment |purchase |exact )?(?:date|day)(?: (?:on which|that|when))? (?=(?:we|i) (?:bought|paid|got|ordered|rented|hired))(.{6,70}?)${END}`,
      'iu',
    ),
    'when was it that $1?',
  ],
  [
    pattern('iu')`
      ^the name (?:
        behind|of (?:the|whoever|the one|the (?:person|man|woman|guy|lady|fellow)) (?:who|that)
      ) (?=(?:did|hung|put|laid|built|made|fitted|fixed|dug|set|[a-z]+ed) )${THING}${END}
    `,
    'who $1?',
  ],
];

const ASKED = /^(?:what|how|when|who|whose|which|where)\b/i;

/**
 * An order to look something up as the question that it stands for: "dig up the price of the boiler",
 * "figure out whether the tiler is coming". Other orders stay as they are.
 */
export function asQuestion(text: string): string {
  const trimmed = text.trim();
  const lead = trimmed.length > LONGEST ? undefined : ORDER.exec(trimmed)?.[0];
  if (lead === undefined) return text;
  const wanted = trimmed.slice(lead.length);
  const [, subject, auxiliary, rest] = WHETHER.exec(wanted) ?? [];
  if (subject) return `${auxiliary} ${subject} ${rest}`.replace(/[.! ]*$/, '?').replace('??', '?');
  const [, who, verb, when] = WHETHER_DOES.exec(wanted) ?? [];
  if (who) return `will ${who} ${verb} ${when}`.replace(/[.! ]*$/, '?').replace('??', '?');
  for (const [pattern, question] of fields) {
    if (pattern.test(wanted)) return wanted.replace(pattern, question);
  }
  return ASKED.test(wanted) && HUNTS.test(lead) ? wanted : text;
}
/** The others are known to later steps. */
const HUNTS =
  /\b(?:dig|dredge|hunt|track|scare|rustle|fish|ferret|root|fetch|pull|pin|nail|work out|figure out|determine|establish|check|verify|see|look up)\b/i;
