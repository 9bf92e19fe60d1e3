import { pattern } from '../pattern.ts';
import { toWords } from '../question/words.ts';
import { OF_SOMEBODY } from './preamble.ts';
import { isAsking } from './segments.ts';
import { KIN, RHETORICAL, tells } from './sentences.ts';
import type { StoryKnowledge } from './story-knowledge.ts';

const LONGEST = 500;
const MOST_PARTS = 14;

const PRONOUN =
  "(?:i|i['’]?m|im|i['’]?ve|ive|i['’]?ll|i['’]?d|we|we['’](?:re|ve|ll|d)|he|she|they|it|it['’]?s|that['’]?s|he['’]s|she['’]s|they['’](?:re|ve)|everybody|everyone|nobody|somebody|someone)";
const SOMEBODY = `(?:${PRONOUN}|(?:(?:my|our|his|her|the|their) )?(?:\\p{L}+ )?${KIN}|dinner|lunch|supper|bedtime)`;
const CONJUNCTION =
  '(?:because|cos|coz|cuz|since|so(?! that)|and then|and(?! i (?:are|were) )|but|though|cause)';
/** "What did Sam and I agree on": one subject. */
const NOT_OF_TWO =
  '(?<!\\b(?:did|do|does|have|has|had|are|were|was|will|would|can|should) \\p{L}+)(?<!\\b(?:did|do|does|have|has|had|are|were|was|will|would|can|should) \\p{L}+ \\p{L}+)';
/** "We are about to pick lights and want to know what is left for the attic." */
const WANTS_TO_KNOW =
  "(?:and|so|but) (?:(?:i|we|he|she|they) )?(?:(?:just|really|only) )?(?:wants?|needs?|(?:would|['’]d) (?:like|love)) to know (?:what|how|when|who|which)";
const WISH_TO_KNOW = new RegExp(`^${WANTS_TO_KNOW.replace(/ \(\?:what.*$/, '')} (?=\\p{L})`, 'iu');
/** Where a reason or a remark may begin: ", because my wife …", " since Dad …", " and then i'm …". */
const NEXT = new RegExp(
  `(\\s+(?=${WANTS_TO_KNOW})|[.?!…]+(?:\\s+|$)|[;,:—–]+(?:\\s+|$)|\\s+-+\\s+|${NOT_OF_TWO}\\s+(?=${CONJUNCTION} ${SOMEBODY} )|\\s+(?=(?:and|but|so|please|pls)(?: please)? (?:do not|don['’]?t|dont|never mind|no) ))`,
  'iu',
);

interface Part {
  text: string;
  /** What stands between it and the next one. */
  mark: string;
}

function partsOf(message: string): Part[] {
  const pieces = message.trim().split(NEXT);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim().replace(WISH_TO_KNOW, '');
    if (text !== '') parts.push({ text, mark: pieces[at + 1] ?? '' });
  }
  return parts;
}

/**
 * The question of a message alone, if the rest has nothing that a record could have: "kids are in
 * bed. what did the bath cost and then i'm off too". Null if nothing can be left out, or if the
 * question is not whole by itself.
 */
export function coreQuestion(message: string, known: StoryKnowledge): string | null {
  if (message.length > LONGEST) return null;
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const asked = askedIn(parts, known);
  const [question] = asked;
  if (question === undefined || parts.some(({ text }) => SUPPOSES.test(text))) return null;
  // "Sam asked who did it" asks too.
  if (parts.some((part) => !asked.includes(part) && ASKS_WITHIN.test(part.text))) return null;
  const isOwn = asked.every(({ text }) => names(text, known));
  const isBefore = (at: number) => at < parts.indexOf(question);
  const kept = parts.filter((part, at) => {
    const text = isRelative(part, parts[at - 1]) ? part.text.replace(/^\S+ /, 'they ') : part.text;
    return asked.includes(part) || !isBeside(text, known, { isOwn, isBefore: isBefore(at) });
  });
  if (kept.length === parts.length || !asked.every(({ text }) => isWhole(text, known))) return null;
  return joined(kept);
}

function askedIn(parts: readonly Part[], known: StoryKnowledge): Part[] {
  const asked = parts.filter((part, at) => asks(part) && !isRelative(part, parts[at - 1]));
  if (asked.length > 0) return asked;
  // "Materials on the porch, and be quick".
  const [first] = parts;
  const isTopic = first !== undefined && !isTold(first.text) && names(first.text, known);
  return isTopic && OF_MONEY.test(first.text) ? [first] : [];
}
const asks = ({ text }: Part): boolean =>
  !RHETORICAL.test(`${text}?`) && (isAsking(text) || REQUESTS.test(text));
/** "…, who thinks that we are rich." */
const isRelative = ({ text, mark }: Part, before: Part | undefined): boolean =>
  /^(?:who|which|where|when|whose)\b/i.test(text) &&
  !WHICH_OF_SOME.test(text) &&
  before?.mark.trim() === ',' &&
  !mark.includes('?') &&
  !asks(before);
/** "Of all four, which project has cost the most?" */
const WHICH_OF_SOME =
  /^which (?!(?:i|we|he|she|they|it|you|is|was|are|were|has|had|have)\b)\p{L}+ (?:is|was|are|were|has|have|had|did|does|cost|costs|got|took|came|ran)\b/iu;
const OF_MONEY =
  /\b(?:labou?r|materials|tools|permits|equipment|utilities|cash|spent|spend|left|total|cost|price)\b/i;
const isTold = (text: string): boolean => tells(text) || SOMEBODY_DOES.test(text);
const SOMEBODY_DOES = new RegExp(`^${SOMEBODY} \\p{L}+`, 'iu');
/** "Tell me the porch total", "landing total", "date of the inspection". */
const REQUESTS = pattern('iu')`
  ^(?:(?:so|and|but|ok|okay|please|pls|now|just)[ ,]+)*(?:
    (?:tell|give|show|get|remind|send) (?:me|us) |i (?:need|want) (?:the|a|to (?:know|see)) |(?:what|how much|total|price|cost|number|date) )
  |^(?:the |our |my )?(?:[\p{L}'’]+ ){1,3}(?:
    totals?|price|costs?|number|phone|email|date|budget
  )(?: so far| please| pls| plz)*$
`;

/** The rest of the message is told with the question: "and if we pay her, what is left?" */
const SUPPOSES =
  /^(?:(?:so|and|but|ok|okay|now|then)[ ,]+)*(?:if|suppose|supposing|say|assum(?:e|ing)|imagine|picture|pretend|once|unless|let['’]?s)\b|\b(?:if|unless) (?:i|we|he|she|they|it|the|my|our)\b/i;

/** What is left out, what is meant, and how it was paid are parts of the question. */
const LIMITS = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|please)[ ,]+)*(?:
    only|just the|without|except|excluding|including|not|minus|leav(?:e|ing)|ignor(?:e|ing)
    |skip(?:ping)?|count(?:ing)?|includ(?:e|ing)|add|i mean|i meant|for|from|between|until|during
    |with|regarding|about|which|who|that|when|while|after|before|or|make (?:it|that)
  )\b
  |\b(?:
    only|labou?r|materials?|tools|permits?|equipment|utilities|cash
    |(?:by|in|with|of|per|paid|every) che(?:ck|que)s?|cards?|credit|debit|financ\w+|transfer
    |receipts?|budget|refunds?|deposit|reserve|quotes?|bills?|agreements?|overdue|projects?|all of
    |altogether|everything|total|both|each
  )\b
`;
const MONTH = pattern('i')`
  \b(?:
    january|february|april|june|july|august|september|october|november|december
    |(?:in|since|until|last|this|next|of) (?:
      march|may|month|year|week|quarter|spring|summer|autumn|fall|winter
    )
    |20\d\d|yesterday
  )\b
`;
/** "At 2am", "in 4B" say nothing of money. */
const CLOCK = /\b\d{1,2}(?::\d\d)? ?(?:[ap]m|o['’]?clock|[a-h])\b/gi;

/** "And don't round it", "no rush": how it is to be answered. */
const MANNER = pattern('iu')`
  ^(?:(?:so|and|but|ok|okay|please|pls|just)[ ,]+)*(?:
    (?:do not|don['’]?t|dont) (?!count|include|add|mean|forget the|leave|take)\p{L}+
    |no (?:secrets|tricks|jokes|games|nonsense|funny business|rush|hurry|worries|pressure|rounding|lies|stress|fuss|tables?|speech(?:es)?|essays?)
    |be (?:kind|gentle|quick|brief|honest|nice)|take your time|spare me|(?:just )?asking for
    |round (?:it|nothing)
  )\b
`;
/** "Hello", "good morning love", "first time using this", "two riddles for you". */
const GREETS = pattern('iu')`
  ^(?:
    hi+|hiya|hello+|hey+|heya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|morning
    |evening|sorry|thanks|thank you|please|pls|lol|haha+|ugh|phew|ok|okay|so|well|anyway|right|oops
    |xx?
  )(?: \p{L}+){0,3}$
  |\bfor you$|^(?:first|second|last|long) time\b
  |^(?:ok |so |sorry |just )*(?:
    (?:a |one |another )?(?:
      dumb|silly|stupid|quick|odd|weird|random|small|little|easy|last|strange
    ) (?:question|q|one|thing)(?: (?:but|though))?
  )(?: like)?$
`;
/** "Dogs walked", "kids finally in bed", "home at last": told without a verb. */
const STATE = pattern('iu')`
  \b(?:
    done|over|gone|home|asleep|awake|out|off|up|down|back|here|again|finally|at last|already|tonight
    |now|still|in (?:bed|line|the \p{L}+|my \p{L}+)|at (?:work|school|home|the \p{L}+)
    |on (?:the|my|a) \p{L}+|\p{L}{2,}(?:ed|ing|en)
  )$
  |^(?:
    kids|baby|dogs?|cats?|wife|hubby|mom|dad|finally|sitting|standing|waiting|stuck|just|still|back
    |home|been|long|rough|busy
  )\b
`;
const REASON = pattern('iu')`
  ^(?:
    because|cos|coz|cuz|cause
    |since(?= \S+(?: \S+){0,2} (?:is|are|am|want|need|(?:has|have) to|will|\p{L}{2,}(?<!\b(?:wa|ha))s)\b
      |(?:i|we|he|she|they)['’](?:m|re|s|ll)
    )
    |so|and then|and|but|though
  )(?: that)? `;

/** Whether a part only tells: no record, month, amount or kind of cost is in it. */
function isBeside(
  part: string,
  known: StoryKnowledge,
  { isOwn, isBefore }: { isOwn: boolean; isBefore: boolean },
): boolean {
  const text = part.replace(CLOCK, '').trim();
  if (text === '') return true;
  if (GREETS.test(text) || MANNER.test(text)) return !toWords(text).some(known.isRecorded);
  const bare = text.replace(REASON, '');
  if (/\d/.test(text) || LIMITS.test(bare) || MONTH.test(text)) return false;
  if (ASKED_WITHIN.test(bare.replace(/\b(?:how to|what with|what an?)\b/i, ''))) return false;
  const words = toWords(bare);
  if (words.some(known.isPlace) || known.personIn(bare) !== null) return false;
  const told = isTold(bare) || RHETORICAL.test(`${bare}?`);
  // "In the car line", where the question has a thing of its own, and a record has a line.
  if (words.some(known.isRecorded) && !(told && isOwn)) return false;
  return told || (isBefore && STATE.test(bare) && !THING.test(bare));
}
const ASKS_WITHIN =
  /\b(?:asked|asks|asking|wanted|know|wonder\w*) (?:what|who|when|how much|how many|which)\b/i;
/** "I want to know who did it", "his hourly rate". */
const ASKED_WITHIN =
  /\b(?:who|what|when|which|how|price|phone|rate|number|e-?mail|address|cost|costs|date|figure)\b/i;
/** "The sofa", "our new oven" may be what is asked about. */
const THING = /^(?:the|our|my|that|those|these)\b/i;

function names(text: string, known: StoryKnowledge): boolean {
  return known.personIn(text) !== null || toWords(text).some(known.isRecorded);
}

/** It names what it is about, and points at nothing that was told. */
function isWhole(question: string, known: StoryKnowledge): boolean {
  if (!names(question, known) && !OF_ALL.test(question)) return false;
  const pointed = POINTER.exec(question.replace(CLEFT, ''));
  if (pointed !== null) return names(question.slice(0, pointed.index), known);
  return !OF_SOMEBODY.test(question) || known.personIn(question) !== null;
}
const OF_ALL =
  /\b(?:in (?:all|total)|altogether|all (?:the )?projects|every project|overall|everything|labou?r|materials|permits|utilities|overdue|contractors)\b/i;
const POINTER = pattern('i')`
  \b(?:
    it|they|them|those|these|he|she|him|her|his|hers|their|ours|mine|there|then
    |that(?=[?.! ]*$| (?:one|much|day|cost|come|was|is)\b)|this(?=[?.! ]*$| (?:one|cost)\b)
    |(?:the )?(?:same|other|two|both|rest|difference)
  )\b
`;
const CLEFT = /\b(?:who|what|when|where|which)(?:['’]?s| was| is) it (?:that|who)\b/gi;

const joined = (parts: readonly Part[]): string =>
  parts
    .map(({ text, mark }, at) => (at === parts.length - 1 ? text : text + (mark.trimEnd() || ',')))
    .join(' ')
    .replace(/,,+/g, ',');
