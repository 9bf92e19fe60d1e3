import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords, type Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const TITLE_LENGTH = 100;

/** Words in many titles that tell none of them from the others. */
const GENERAL = new Set(
  `done finish finished complete completed install installed up in over ready open laid passed build
  built step milestone task mark tick check set close moved move paint painted room work`
    .split(/\s+/)
    .map(stem),
);

/** The open milestones that a message says are done. */
export function readCompletion(words: Words, books: Books, deed: string | undefined): Draft | null {
  const told = words.list.filter((word) => !stopWords.has(word) && !ORDER.test(word));
  const specific = told.filter((word) => !GENERAL.has(stem(word)));
  // "Mark paint as done" has only such a word.
  const open = specific.length > 0 ? specific : told;
  // "The porch permit was paid": a title has none of it but the project's name.
  const places = new Set(books.projects.flatMap(({ name }) => toWords(name)));
  const strange = open.filter((word) => !books.titles.has(word));
  const telling = open.filter((word) => books.titles.has(word) && !places.has(word));
  if (telling.length === 0 && strange.length > 1) return null;
  // "Framing inspection done": that one is completed already.
  const named = books.titles.find(open);
  if (named.length > 0 && named.every(({ isCompleted }) => isCompleted)) return null;
  const found = books.titles
    .find(open, ({ isCompleted }) => !isCompleted)
    .filter(({ title }) => isOfDeed(title, words, deed));
  return found.length > 0 && found.length <= 5 ? { kind: 'completion', milestones: found } : null;
}

const ORDER =
  /^(?:marks?|ticks?|checks?|sets?|closed?|cross|milestone|step|task|off|in|up|on|down|out|finish|finished|done|complete|completed|ready|over)$/;
const FINISHED = new Set('done finished complete completed ready passed installed'.split(' '));

const SMALL = /^(?:the|an?|our|for|of|in|on|to|and|at|with|by)$/;

/** "The dining room is painted" is not "Table for the dining end". */
function isOfDeed(title: string, { list }: Words, deed: string | undefined): boolean {
  if (deed === undefined || FINISHED.has(deed)) return true;
  const own = toWords(title).filter((word) => !SMALL.test(word));
  const stems = new Set(list.map(stem));
  const shared = own.filter((word) => stems.has(stem(word)));
  return own.some((word) => stem(word) === stem(deed)) || shared.length * 2 >= own.length;
}

const TITLE_NOISE = pattern('i')`
  ^(?:
    (?:
      please|pls
      |(?:have|get|got|want|like)(?= (?:an?|another|the) (?:\S+ )?(?:milestone|task|step|reminder|deadline)\b
      )
      |chuck|stick|pop|throw|remind|me|us|to|that|schedule|plan|pencil|in|put|down|keep|note|add|set
      |book|create|make|don't|do not|let|forget|a|an|the|new|milestone|task|step|reminder|deadline
      |for|called|named|titled|entitled|i|we|must|should|have to|need to|need|has to
    )\b[ ,:"“–-]*
  )+
`;
/** "For the porch: stain the boards". */
const COLON = /^[^:]{0,60}\b(?:milestone|task|step|reminder|deadline)\b[^:]{0,40}: */i;
const TITLE_END = pattern('i')`
  [ ,.;]*(?:,\s*)?\b(?:(?:please|kindly|can you|could you|so) )*(?:
    keep that|(?:please |and )?make a note|please note|note (?:it|this)|note that|write that down
    |remember that|keep that in.*|put (?:it|that) (?:on|in).*|add (?:it|that).*
    |on (?:the|my|our) (?:calendar|schedule|timeline|agenda|list)
  )\b(?! for (?!an? (?:day|week|month)\b)).*$
`;
const DATE = pattern('gi')`
  [ ,]*\b(?:on|by|for|until|before|at|this coming|this|next|due)?\s*(?:the )?(?:
    (?:an?|one|two|three|four|five|six|\d{1,2}) (?:day|week|month)s? from (?:
      today|now|tomorrow|(?:next )?(?:sun|mon|tues|wednes|thurs|fri|satur)day
    )
    |end of (?:the|this|next) (?:month|week)
    |(?:first|second|third|fourth|[a-z]{3,9}th|last)(?: day)? of (?:
      jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec
    )[a-z]*
    |\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}(?:/\d{2,4})?
    |(?:
      jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec
    )[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?
    |\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:
      jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec
    )[a-z]*(?: \d{4})?
    |\d{1,2}(?:st|nd|rd|th)(?: of (?:this|next) month)?|(?:sun|mon|tues|wednes|thurs|fri|satur)day
    |tomorrow|today|next week
  )\b
`;

/** "Make a note: the sweep comes on October 20". */
const NOTE_FIRST =
  /^(?:please )?(?:make a note|take a note|note|jot down|write down)(?: (?:that|of))?[ ,:–-]+/i;
/** "Put the stair lift on the timeline for October 9". */
const ON_TIMELINE =
  / (?:on|to|onto|in) (?:the|my|our) (?:\S+ )?(?:timeline|calendar|schedule|agenda|diary|list)(?: for)?[ .,!]*$/i;

/** The title of a new milestone. */
export function titleOf(said: string, { projects }: Books): string {
  const quoted = /["“”]([^"“”]{2,100})["“”]/.exec(said)?.[1];
  if (quoted) return quoted.charAt(0).toUpperCase() + quoted.slice(1);
  const isLabel = COLON.test(said);
  const title = withoutProject(
    whatIsAsked(said)
      .replace(NOTE_FIRST, '')
      .replace(TITLE_END, '')
      .replace(COLON, '')
      .replace(DATE, '')
      .replace(ON_TIMELINE, '')
      // "New milestone: cork floor down" is the title as it is.
      .replace(SET_FOR, (end) => (isLabel && /^ down\b/i.test(end) ? end : ''))
      .replace(TITLE_NOISE, '')
      .replace(EDGES, '')
      .trim(),
    projects.flatMap(({ name }) => toWords(name)),
  ).slice(0, TITLE_LENGTH);
  return title === '' ? 'New milestone' : title.charAt(0).toUpperCase() + title.slice(1);
}

/** "I would like the shades hung by June 2, jot that down as a milestone", "make the shades a milestone". */
function whatIsAsked(said: string): string {
  const bare = said
    .replace(MADE, '$1')
    .replace(AS_MILESTONE, '')
    .replace(NEW_ONE, ' ')
    .trim()
    .replace(OWN_WISH, '')
    .replace(DATE, (day) => (day.startsWith(',') ? ',' : ''));
  const [, agreed] = AGREED.exec(bare) ?? [];
  return (agreed ?? bare).replace(IS_WHEN, '').trim() || said;
}
const AS_MILESTONE = pattern('i')`
  (?:[,.;] *(?:and |so |but )?(?:[^,.;"]{0,50} )?| )(?:
    as |into |make (?:it|that|this) |call (?:it|that|this) )?(?:a|an|another|our|my|the next) (?:new )?milestone(?! (?:called|named|for the|to)\b
  )(?=[,.; !]|$)(?:[^"]*)$
`;
const NEW_ONE = pattern('gi')`
  ^(?:timeline|calendar|schedule|agenda) *[:,–-] *
  |,? *\b(?:a |another )?new one\b(?: (?:for|on|to) (?:the|my|our) \w+)?[ :,–-]*(?:
    (?:on|for|to) (?:the|my|our) (?:timeline|calendar|schedule)[ ,:–-]*
  )?
`;
/** "I would like the shades hung". */
const OWN_WISH =
  /^(?:(?:i|we)(?:'d| would)? (?:really )?(?:like|want|need) (?:to (?:have )?)?|'d like (?:to )?)/i;
/** "Make the shades a milestone". */
const MADE =
  /^(?:make|turn|call) ([^"]{3,80}?) (?:into )?(?:a|an|another|our) (?:new )?milestone\b.*$/i;
/** "We settled on a day for the party". */
const AGREED =
  /^(?:we|i)(?:'ve| have)? (?:\w+ ){0,2}(?:agreed|settled|decided|landed|fixed)\b.*?\b(?:for|to) (.+)$/i;
/** "June 2 is when we hang the shades". */
const IS_WHEN =
  /^[ ,]*(?:(?:the|that) (?:day|date) )?(?:is|was|will be)(?: the (?:day|date))?(?: when| that| for)? (?:(?:we|i)(?:'ll)? )?/i;

/** "The inspection is set for October 9", "the crew is coming Thursday at 10". */
const SET_FOR =
  /(?: is| are)?(?: now)?(?: (?:set|due|scheduled|booked|planned|down|on))?(?: for| on)?(?:,? at \d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)?)?[,.! ]*$/i;
const EDGES = /[\s,;:.!?"”-]+$/;
const LAST_PLACE = /[ ,]+(?:(?:for|in|on|to|at) )?(?:(?:the|my|our) )?([\p{L}]+(?: [\p{L}]+)?)$/iu;

/** "Tile delivered for the laundry room" in the laundry room. */
function withoutProject(title: string, places: readonly string[]): string {
  const match = LAST_PLACE.exec(title);
  const isPlace = toWords(match?.[1] ?? '').every((word) => places.includes(word));
  const isMarked = match !== null && /^,|^ (?:for|in|on|to) /i.test(match[0]);
  return match && isPlace && isMarked ? title.slice(0, match.index).replace(EDGES, '') : title;
}
