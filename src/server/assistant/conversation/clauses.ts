import { pattern } from '../pattern.ts';
import { gappedHalf } from './gapped-half.ts';
import { kindsAskedIn } from './kinds-asked.ts';
import { areBriefQuestions, halvesIn, withoutGapLast } from './second-half.ts';
import { twoAskedIn } from './two-asked.ts';

/** A longer message is one text, not several questions. */
const LONGEST = 400;
const MOST_CLAUSES = 3;

const QUESTION_START =
  "(?:what|whats|what’s|what's|wat|wats|when|whens|wen|who|whos|whose|whom|how|hows|which|wich|where|why|is|are|was|were|did|do|does|has|have|can|could|will|should|show|list|tell|give|find|compare|(?:on|in|by|for|to|at|with) (?:what|which|whom)|(?:until|till|since|by) when)";
const isQuestion = new RegExp(
  `^(?:(?:and|also|so|ok|okay|then|oh|but|plus|hey|hi|hello|please|well|now)[ ,]+)*${QUESTION_START}\\b`,
  'i',
);
/** "And uh while you are at it, when is the desk in?", "and I wanted to know who built it". */
const ASIDE =
  "uh+|um+|erm?|oh|hey|by the way|btw|(?:i|we)(?:['’]d like| would like| want| wanted| need| needed) to know|(?:just )?so (?:i|we|he|she) [^,?]{3,30}|(?:while|since|as) (?:you|we|i)(?: are|['’]re|['’]m| am) (?:at it|in there|in it|here|there|on it|asking|looking)";
/** "He is tired and has mislaid the file". */
const STILL_TELLS =
  '(?:has|have|is|was|did) (?:not|already|just|now|[a-z]+(?:ed|id|en|one|ost|eft|ot|ing)) (?:the|my|our|an?|his|her|its|it|me|us|him|them|to|in|off|up|down)\\b';
const CONNECTION = new RegExp(
  `,? +(?:and|also|plus|but|and also|and then)(?: also| then| likewise)?(?:,? (?:${ASIDE}))*,? +(?!${STILL_TELLS})(?=${QUESTION_START}\\b)`,
  'i',
);
/** "And how much?" adds nothing that an answer about a record does not say. */
const isBare = /^(?:how much|when|who|how|how many|where|what|which one|why|is it)\??$/i;

/** "The lady that built the stairs, how much has she had?" */
const DESCRIBED = pattern('i')`
  ^(?:(?:and|so|ok|okay|um|hey)[ ,]+)*(?:the|that|our|this) (?:
    guy|man|men|lady|woman|gal|girl|chap|bloke|fella|fellow|dude|person|one|people|crew|company|firm
  ) (?:that|who|which|what) ([^,?]{4,60}?)[,?–-]+ *(.*\b(?:he|she|him|her|his|they|them|their)\b.*)$
`;

/** The questions of a message: "what did the fan cost and who put it in?" are two. */
export function toClauses(message: string): string[] {
  if (message.length > LONGEST) return [message];
  const text = withoutGapLast(message.trim());
  const points = text.split(POINT).filter((part) => part.trim() !== '');
  if (points.length > 1 && FIRST_POINT.test(text)) {
    return points.length > MOST_CLAUSES + 1 ? [message] : pointsOf(points, text);
  }
  const listed = kindsAskedIn(text) ?? halvesIn(text) ?? twoAskedIn(text) ?? measuresOf(text);
  if (listed) return listed;
  const [, deed, question] = DESCRIBED.exec(text) ?? [];
  if (deed && question) return [`who ${deed}`, question];
  const sentences = text.split(/(?<=[?!;])\s+|(?<=[a-z)]{2}\.)\s+(?=\S)/i).filter(Boolean);
  const asked = sentences.filter(
    (one, at) => isQuestion.test(one) || GOES_ON.test(one) || (at === 0 && BRIEF.test(one)),
  );
  const areQuestions = asked.length > 1 || areBriefQuestions(sentences);
  const parts = (areQuestions ? sentences : [text]).flatMap(splitAtAnd);
  if (parts.length > MOST_CLAUSES) return [message];
  return withSharedLead(withSharedPlace(withoutGaps(priced(parts))));
}

/** What a later part leaves out is in the first one. */
const withoutGaps = ([first = '', ...others]: string[]): string[] => [
  first,
  ...others.map((part) => gappedHalf(first, part) ?? part),
];

/** "How much for the tub and how much for the tap?", "tile price? And the grout?": what each cost. */
function priced(parts: string[]): string[] {
  if (parts.length < 2) return parts;
  const isPrice = /^[^?]*\b(?:price|cost)\?$/i.test(parts[0] ?? '');
  return parts.map((part) => {
    const thing = isPrice ? AND_THE.exec(part)?.[1] : undefined;
    return thing ? `how much was ${thing}` : part.replace(HOW_MUCH_FOR, 'how much was $1 ');
  });
}
const AND_THE = /^(?:and|what about|how about) ((?:the|our|my) [^,?]{3,40})\?$/i;
const HOW_MUCH_FOR = /^(?:and )?how much for (the|our|my) /i;

/** "Are we over on the deck? And on the porch?" */
const GOES_ON = /^(?:and|or|also|plus|what about|how about) [^?]{2,60}\?$/i;

/** "Tile price? And the grout?" */
const BRIEF =
  /^(?:[^\s?]+ ){1,4}(?:price|costs?|total|date|left|spent|phone|number|rate|e-?mail)\?$/i;

/** What a few words ask for, roughly. One answer has no two of these. */
const measures: readonly RegExp[] = [
  /\b(?:totals?|sum|spend|spent|spending|costs?|paid|outlay|left|remaining|balance|budget|over|overrun|overspend)\b/i,
  /\b(?:number of|how many|count of|count)\b/i,
  /\b(?:overdue|late|next|upcoming|milestones?)\b/i,
  /\b(?:last|latest|first|biggest|largest|smallest|most recent) (?:payments?|expenses?|bills?|purchases?)\b/i,
];
const measureOf = (part: string) => measures.findIndex((words) => words.test(part));

export function areTwoMeasures([one, other]: readonly [string, string]): boolean {
  const asked = [measureOf(one), measureOf(other)];
  return !asked.includes(-1) && asked[0] !== asked[1];
}

/** "Who tiled the hall, who painted it?": questions with only a comma between them. */
export function atCommas(message: string): string[] | null {
  if (message.length > LONGEST) return null;
  const parts = message.split(/,? - |[,;] /).map((part) => part.trim());
  const areAsked = parts.every((part) => isQuestion.test(part) && part.split(/\s+/).length > 2);
  return areAsked && parts.length > 1 && parts.length <= MOST_CLAUSES ? parts : null;
}

/** "Porch: total spend, plus number of items without a receipt": of that place, one by one. */
function measuresOf(text: string): string[] | null {
  const [, place, list = ''] = PLACE_FIRST.exec(text) ?? [];
  const parts = list.split(/,? +(?:and|plus|as well as|[&+]) +|[,;] +(?:and |plus )?/);
  const asked = parts.map(measureOf);
  const areSeveral = parts.length > 1 && parts.length <= MOST_CLAUSES && new Set(asked).size > 1;
  if (!place || !areSeveral || asked.includes(-1) || isQuestion.test(place)) return null;
  return parts.map((part) => `${place}: ${part}`);
}
/** "I have two worries: …" names no place. */
const PLACE_FIRST =
  /^(?!.*\b(?:i|we|i've|we've|you|it|me|questions?|things?|worries|need|want|tell|give|show)\b[^:]*:)((?:\S+ ){0,4}[^\s:]+)(?::| [–—-]) +(.+)$/;

/** "State (i) the total and (ii) what is left." */
const POINT =
  /[,;.]?\s*(?:\band\s+)?(?:\((?:i{1,3}|iv|[a-d]|[1-4])\)|(?<=^|\s)(?:i{1,3}|[a-d]|[1-4])\))\s*/i;
const FIRST_POINT = /(?:^|\s)\(?(?:i|a|1)\)\s/i;

/** What is said before the first point is for all of them. */
function pointsOf(points: readonly string[], text: string): string[] {
  const [lead = '', ...others] = points;
  const isLead = !text.startsWith(lead) || !/^\(?(?:i|a|1)\)/i.test(text);
  return isLead && others.length > 1 ? others : [...points];
}

/** "Dolores - how much in the bathroom and how much in the kitchen?": both are about her. */
function withSharedLead(parts: string[]): string[] {
  const lead = parts.length > 1 ? LEAD.exec(parts[0] ?? '')?.[0] : undefined;
  if (lead === undefined) return parts;
  return parts.map((part, at) => (at === 0 || POINTS.test(part) ? part : lead + part));
}
const LEAD =
  /^(?!(?:hi|hey|hello|sorry|ok|okay|so|well|right|good|thanks|please|quick|questions?|now|also|and)\b)[^\s:?!.,]+(?: [^\s:?!.,]+){0,2}(?::| [–—-]) +(?=\S)/i;
/** "Basement drywall: what did taping cost?": only where, if nothing is about both. */
export function withPlaceOnly(part: string, isName: (word: string) => boolean): string | null {
  const lead = LEAD.exec(part)?.[0];
  if (lead === undefined) return null;
  const words = lead.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const kept = words.filter((word) => isName(word.toLowerCase()));
  const isSome = kept.length > 0 && kept.length < words.length;
  return isSome ? `${kept.join(' ')}: ${part.slice(lead.length)}` : null;
}
const POINTS = /\b(?:it|that|those|these|he|she|him|her|his|they|them|their|there)\b/i;

/** "How much to Rosa and how much to Omar, porch only?" */
const ONLY = /, (?:(?:just|only) [^,?.]{2,40}|[^,?.]{2,40} only)\??$/i;
const PLACE = / (?:for|on|in) (?:the|my|our) [^,?.]+\??$/i;
const startOf = (part: string) => part.toLowerCase().split(/\s+/).slice(0, 2).join(' ');

/** "How much on labor and how much on tools for the porch?": the place at the end is for both. */
function withSharedPlace(parts: string[]): string[] {
  const last = parts.at(-1) ?? '';
  const only = parts.length > 1 ? ONLY.exec(last)?.[0].replace('?', '') : undefined;
  if (only) return parts.map((part) => (part === last ? part : part.replace(/[?]$/, '') + only));
  const place = PLACE.exec(last)?.[0].replace('?', '') ?? '';
  const isShort = /^and (?:for|on|in|to|by|with) /i.test(last);
  const areAlike = isShort || parts.every((part) => startOf(part) === startOf(last));
  if (parts.length < 2 || place === '' || !areAlike) return parts;
  return parts.map((part) =>
    part === last || / the | my | our /i.test(part) ? part : part + place,
  );
}

const BETWEEN = /\b(?:differ\w*|gap|compare|comparison)\b.* and /i;

/** "What do the unpaid bills and what we have spent come to together?" */
const OF_BOTH =
  /^what (?:do|does|will|would) .* and what (?:we|i)\b[^?]*\b(?:together|combined|in all|altogether)\W*$/i;

function splitAtAnd(sentence: string): string[] {
  // "Sorry to bother you, but how much is left?" asks one thing.
  const preamble = /^[^?]{0,100}?,? but,? +/i.exec(sentence)?.[0] ?? '';
  const rest = sentence.slice(preamble.length);
  if (preamble !== '' && !isQuestion.test(sentence) && isQuestion.test(rest))
    return splitAtAnd(rest);
  // "The gap between what we spent in May and what we spent in June" is one question.
  if (BETWEEN.test(sentence) || OF_BOTH.test(sentence)) return [sentence];
  const [first = '', ...others] = sentence.split(CONNECTION);
  const second = others.join(' and ');
  const isWhole = others.length === 0 || isBare.test(second) || first.split(/\s+/).length < 2;
  return isWhole
    ? [sentence]
    : [first, ...splitAtAnd(HAS_VERB.test(first) ? withVerb(first, second) : second)];
}

/** "What did I give Rosa for the tiles, and what for putting them up?": given to her too. */
function withVerb(first: string, second: string): string {
  const place = ELLIPSIS.test(second) ? second.replace(ELLIPSIS, '') : '';
  const at = place === '' ? -1 : first.lastIndexOf(` ${place.split(' ')[0]?.toLowerCase()} `);
  const isAsked = /^(?:what|how much) (?:did|has|have|was|were)\b/i.test(first);
  return at > 0 && isAsked ? `${first.slice(0, at)} ${place}` : second.replace(ELLIPSIS, 'and ');
}

/** "What did she get for the attic, and what for the porch?" */
const HAS_VERB =
  /\b(?:did|do|does|has|have|had|was|were|is|are|got|get|paid|spent|cost|went|gone|goes|took|came)\b/i;
const ELLIPSIS = /^(?:what|how much|how many)(?: about)? (?=(?:for|on|in|to|at|by|with) )/i;

/**
 * A message cut at its only "and", which may also belong to a name or to one question: "the boards
 * and the railings". The second half continues the first.
 */
export function toHalves(
  message: string,
  areOfOneName: (word: string, other: string) => boolean,
): [string, string] | null {
  const [first = '', second = '', third] = message
    .trim()
    .split(/,? +(?:and|plus|as well as|[+]) +/i);
  const isOnly = second !== '' && third === undefined && message.length <= LONGEST;
  const isTorn = /\b(?:when|how|who|where|what|why|which)$/i.test(first);
  const [, last = ''] = /(\p{L}+)$/u.exec(first) ?? [];
  const [, next = ''] = /^(?:(?:the|our|my) )?(\p{L}+)/iu.exec(second) ?? [];
  // "If the saw and the lamp went back, what would be left?" supposes both.
  if (ONLY_SUPPOSED.test(first)) return null;
  // "Tiles for 800 and a sink for 260. What would be left?"
  if (/\d/.test(first) && PRICED_THEN_ASKED.test(second) && !isQuestion.test(first)) return null;
  // "The days between the tiling and the inspection" are of both.
  if (/\bbetween\b[^,?]*$/i.test(first)) return null;
  if (areOfOneName(last.toLowerCase(), next.toLowerCase())) return null;
  if (!isOnly || isTorn || first.split(/\s+/).length < 2) return null;
  return [first, sameOf(first, second) ?? `and ${second}`];
}

/** "What did the tub cost, and the water heater itself?": what it cost. */
function sameOf(first: string, second: string): string | null {
  const [, lead, verb] = COST_OF.exec(first) ?? [];
  const [, thing] = A_THING.exec(second) ?? [];
  return lead && thing ? `${lead} ${thing}${verb ?? ''}` : null;
}
const COST_OF =
  /^((?:(?:and|so) )?(?:what|how much) (?:did|was|were))(?: (?:the|our|my) [^,?]{3,40}?)(?:(?<=(?:did) .*)( cost)|(?<!\bdid .*))$/i;
const A_THING = /^((?:the|our|my) [a-z-]+(?: [a-z-]+){0,4}?)[?. ]*$/i;
const PRICED_THEN_ASKED =
  /^[^.?!]*\d[^.?!]*[.;!] +(?:so |and |then )?(?:what|how|can|could|would|do|does|is)\b/i;
const ONLY_SUPPOSED =
  /^(?:(?:and|so|ok|okay|but|now)[ ,]+)*(?:if|suppose|supposing|say|assuming|imagine)\b(?!.*\b(?:what|how|which|who|when|where)\b)/i;
