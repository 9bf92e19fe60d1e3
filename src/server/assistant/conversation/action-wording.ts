import { pattern } from '../pattern.ts';

const WORD = "[\\p{L}\\d'’&-]+";
const THING = `(?:(?:the|our|my|that) )?(?:${WORD} ){0,5}?${WORD}`;
const LEAD = '^(?:(?:please|and|so|ok|okay|hey|hi|also|oh|now)[ ,]+)*';
const PLEASE =
  '(?:(?:,|;|\\.|!)? *(?:please|kindly|pls|thanks|thank you|for me|will you|would you|would you please|can you))*';
const IT = '(?:it|them|that|this|that one|this one)';
/** What comes between a thing and an order about it. */
const THEN = '(?: ?[:;] ?| ?[–—-]+ |, |\\. )(?:(?:please|kindly|just|you can|can you|could you) )*';

/** "Tool shelf: delete". */
const THING_THEN_REMOVE = pattern('iu')`
  ${LEAD}(${THING})${THEN}(?:
    delete|remove|erase|scrap|cancel|drop|bin|strike|ditch|get rid of|take off|cross out
  )(?: ${IT})?(?: (?:
      off|out
      |from (?:the|our|my) (?:
        list|timeline|plan|records|books|expenses|milestones|schedule|calendar
      )
    )
  )?${PLEASE}[.! ]*$
`;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\.?|${MONTH}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|20\\d\\d-\\d\\d-\\d\\d|the \\d{1,2}(?:st|nd|rd|th)|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)`;
/** "The guest list: give it the date May 9". */
const THING_THEN_DAY = pattern('iu')`
  ${LEAD}(${THING})${THEN}(?:
    (?:
      give|set|put|move|make|push|shift|book|mark|schedule|plan|pencil|date|use|new|change|bring
      |pull|slide
    )(?: ${IT})?(?: (?:down|in|back|out|forward))? ?
  )(?:the |a |as |to |its )?(?:
    date|day|deadline|target|target date|due date
  )?(?: (?:of|to|is|as|:))? ?(?:for |on |to |at |by |until )?(${DAY})(?: instead)?${PLEASE}[.! ]*$
`;

const METHOD =
  '(?:(?:by|in|with|on|through|via) )?(?:(?:a|the|my|our|his|her) )?(?:cash|che(?:ck|que)|credit(?: card)?|debit(?: card)?|card|bank transfer|transfer|wire|financing|store credit|gift card)(?: (?:card|purchase|payment))?';
const WAS = "(?:was|were|is|are)(?:n[’']?t| not)";
const NOT_PAID = `(?:${WAS}|did(?:n[’']?t| not) go|has(?:n[’']?t| not) been)(?: (?:paid|bought|put|settled))?(?: for)?`;
/** "The mixer was not paid in cash but by check. Kindly correct it." */
const NOT_BUT = pattern('iu')`
  ${LEAD}(${THING}) ${NOT_PAID} (${METHOD})(?:
    ,? but(?: rather)?
    |[,;:.] *(?:but )?(?:it|they|that|i|we|that one)(?:
      [’']s| was| were| is| went| paid| wrote| used| put it
    )?(?: paid| actually| really| for it)*
    |,? rather|[,;]
  ) (${METHOD})(?=[.,;!?]|$)
`;
const CORRECTS = /\b(?:correct|fix|change|update|amend|edit|adjust|sort|put (?:it|that) right)\b/i;

const PHONE = '(?:\\+?\\d[\\d() .-]{5,18}\\d)';
/** "Ann gave me her cell, 555-0100. Save it." */
const GAVE_NUMBER = pattern('iu')`
  ${LEAD}(${WORD}(?: ${WORD})?)(?: (?:finally|just|has|have|also|now|at last))* (?:
    gave|given|sent|texted|left|told|handed|passed|shared|e-?mailed
  )(?: (?:me|us))? (?:with )?(?:his|her|their|the)(?: (?:new|own|direct|work|home|private))? (?:
    cell|mobile|phone|telephone|number|contact|digits
  )(?: phone)?(?: number)?(?: (?:is|as))?[,:;.–—-]* *(?:it(?:[’']s| is) )?(${PHONE})(?!\d)
`;

/** "…, which was hooks for 9 in cash. Please add them as tools." */
const ADDED_AT_END = pattern('i')`
  [.;!] *(?:so )?(?:please |kindly |can you |could you |would you )*(?:
    add|log|record|enter|note|put|save|book|write|jot
  ) (?:it|them|that|those|this|these)(?: (?:down|in|up))?(?: (?:as|under|for|to|in|on) ([^.?!,]{3,40}?)
  )?(?:
    ,? (?:please|thanks|thank you|for me|would you|will you|can you)
  )*[.!? ]*$
`;
const BOUGHT_IN_STORY = pattern('iu')`
  (?:
    ^|[,;:.] |\b(?:which|that|it) (?:was|were|is) |\b(?:came|went|come) (?:home|back|away|out) with |\b(?:bought|got|picked up|grabbed|ordered|found|took home|left with|walked out with) )(
    (?:(?:an?|the|some|two|three|four|five|six|\d+) )?(?:
      (?!which\b|that\b|with\b|home\b|came\b|bought\b|got\b|and\b|but\b)[\p{L}'’-]+ ){1,6}(?:for|at) (?:
      about |just |only )?\$?\d[\d,]*(?:\.\d\d)?(?: (?:dollars|bucks))?[^.?!,;]{0,60}
  )$
`;
const SHORTEST_STORY = 90;
const LONGEST = 600;

/** An order about a record, whatever comes first in it, as the order that is read. */
export function orderIn(text: string): string {
  if (text.length > LONGEST) return text;
  const said = text.trim();
  const removed = said.length > LONGEST_ORDER ? undefined : THING_THEN_REMOVE.exec(said)?.[1];
  if (removed && !ASKS.test(removed)) return `delete ${removed}`;
  const [, moved, day] = said.length > LONGEST_ORDER ? [] : (THING_THEN_DAY.exec(said) ?? []);
  if (moved && day && !ASKS.test(moved)) return `move ${moved} to ${day}`;
  const wrong = NOT_BUT.exec(said);
  if (wrong?.[1] && wrong[3] && !ASKS.test(wrong[1])) {
    const rest = said.slice(wrong.index + wrong[0].length);
    const isAsked = rest.includes('?') && !CORRECTS.test(rest);
    if (!isAsked) {
      return `correct the entry for ${wrong[1]}: it was ${wrong[3]}, not ${wrong[2]}`;
    }
  }
  const [, person, number] = GAVE_NUMBER.exec(said) ?? [];
  if (person && number) return `${person}'s new phone number is ${number}`;
  const order = said.length < SHORTEST_STORY ? null : ADDED_AT_END.exec(said);
  const bought = order ? BOUGHT_IN_STORY.exec(said.slice(0, order.index))?.[1] : undefined;
  if (order && bought) return `add ${bought}${order[1] ? `, ${order[1]}` : ''}`;
  return text;
}
const LONGEST_ORDER = 120;
const ASKS =
  /^(?:what|how|who|when|which|where|why|can|could|do|does|did|is|are|was|were|should|i|we|you|if)\b/i;
