import { pattern } from '../pattern.ts';

const LONGEST = 240;

const HOW_LONG = pattern()`
  (?:
    how (?:
      long|(?:many|much) (?:more )?(?:days?|weeks?|months?|time)|far
    )|(?:the )?(?:number of )?(?:days|weeks|time|gap)
  )
`;
const TIME_BETWEEN =
  '(?:(?:was|is|are|were|will|there|be|do|did|does|we|have|it|take|took|us|to|go|get|elapsed|passed|went|by) )*';
const END = '[?.! ]*$';
/** Each has the first and the second thing; the order of two in time does not matter. */
const forms: readonly RegExp[] = [
  pattern(
    'i',
  )`^${HOW_LONG.source} (?:apart )?${TIME_BETWEEN}(?:apart )?between ([^?,;]{2,90}?) and ([^?;]{2,90}?)${END}`,
  pattern(
    'i',
  )`^${HOW_LONG.source} ${TIME_BETWEEN}from ([^?,;]{2,90}?) (?:up to|to|until|till|til) ([^?;]{2,90}?)${END}`,
  pattern(
    'i',
  )`^how (?:far|long|many days) apart (?:are|were|is|was) ([^?,;]{2,90}?) and ([^?;]{2,90}?)${END}`,
  pattern('i')`
    ^how (?:far|long|many (?:days|weeks)|much time) (?:before|after) ([^?,;]{2,90}?) (?:
      is|are|was|were|will|does|do|did|comes?
    ) ([^?;]{2,90}?)(?: (?:be|come|happen|due|go in|scheduled|planned))?${END}
  `,
  pattern('i')`
    ^how (?:long|many (?:days|weeks)|much time) (?:is|are|was|were|will|does|did) ([^?,;]{2,90}?) (?:be |come |happen )?(?:before|after) ([^?;]{2,90}?)${END}
  `,
];
/** "How long did the bath take from permit to usable?" */
const OF_PLACE = pattern('i')`
  ^how (?:long|many (?:days|weeks)|much time) (?:did|has|does) ((?:the|our|my) [^?,;]{2,40}?) (?:take|go|run|taken) from ([^?,;]{2,60}?) (?:to|until|till) ([^?;]{2,60}?)${END}
`;

/** How long to wait is asked of any house; two records have days. */
const OF_ADVICE = pattern('i')`
  \b(?:
    should|usually|normally|typically|recommended|you|one can|someone|people|coats?
    |(?:have|has|need|needs|ought|got) to|must|can|may|supposed to
    |(?:to|is|are|gets?|it|fully) (?:be )?(?:fully |really |completely )?(?:dry|cured?|hard|set|harden)
    |dries|drying|cures|curing
  )\b
`;
/** "How long does grout need?", "how many days until the glue is dry?" */
export const isOfWaiting = (message: string): boolean => OF_ADVICE.test(message);

const LEAD = new RegExp(`\\b${HOW_LONG.source}\\b`, 'i');
/** From where it asks, so that nothing is tried from each of its letters. */
const fromLead = (message: string): string => message.slice(LEAD.exec(message)?.index ?? 0);

/** The two things between which a message asks for the time; null for another message. */
export function daysApartIn(message: string): readonly [string, string] | null {
  if (message.length > LONGEST || isOfWaiting(message)) return null;
  const asked = fromLead(message);
  const ofPlace = OF_PLACE.exec(asked);
  if (ofPlace) {
    const [, place = '', from = '', to = ''] = ofPlace;
    return [`${place} ${withoutDeed(from)}`, `${place} ${withoutDeed(to)}`];
  }
  for (const form of forms) {
    const [, one, other] = form.exec(asked) ?? [];
    if (one && other) return withWhole(withoutDeed(one), withoutDeed(other));
  }
  return null;
}

const PLACE =
  '(?:first|second|third|fourth|last|latest|final|next|1st|2nd|3rd|earliest|most recent)';
const BARE = new RegExp(`^(?:the )?(${PLACE})(?: one| ones)?$`, 'i');
const PLACED = new RegExp(`^(.{0,40}?)\\b(${PLACE}) (?!one\\b)(.{2,60})$`, 'i');

/** "The first and last payment to Ann": both are payments to her. */
function withWhole(one: string, other: string): readonly [string, string] {
  const [first] = BARE.exec(one)?.slice(1) ?? [];
  const [second] = BARE.exec(other)?.slice(1) ?? [];
  if (first && PLACED.test(other)) return [other.replace(PLACED, `$1${first} $3`), other];
  if (second && PLACED.test(one)) return [one, one.replace(PLACED, `$1${second} $3`)];
  return [one, other];
}

/** "How far apart are those?" is about the last two answers. */
export const isOfLastTwo = (message: string): boolean =>
  message.length < LONGEST && LAST_TWO.test(fromLead(message));
const LAST_TWO = new RegExp(
  `^${HOW_LONG.source} (?:apart (?:are|were|is) (?:they|those|these|the two|both|that)|${TIME_BETWEEN}between (?:them|those|these|the two|both)(?: (?:two|dates|days))?)${END}`,
  'i',
);

/** The question for the day that a stretch of time up to today begins or ends with. */
export function dayQuestion(message: string): string | null {
  const found = message.length > LONGEST ? null : SINCE.exec(fromLead(message));
  if (!found) return null;
  const [, deed, thing] = found;
  return deed ? `when did ${deed}?` : `when was ${(thing ?? '').replace(STATED, ' ')}?`;
}
/** "Since the siding was all up". */
const STATED = / (?:was|were|is|are|got|went|has been|have been) (?=\w)/i;
const SINCE = pattern('i')`
  ^how (?:long|many (?:days|weeks|months)|much time) (?:(?:has it been|it has been|it's been|is it|was it|ago|ago was it|passed|has passed|have passed|went by) )*(?:since|ago (?:was|did|were)) (?:
    (?:it was )?(?:when )?((?:we|i|they) (?:last |first )?[^?,;]{3,80}?)|(?!that\b|it\b)([^?,;]{3,80}?)
  )${END}
`;

/** "When the city permit being issued" and "passing the inspection" are the permit and the inspection. */
const withoutDeed = (side: string): string =>
  side
    .replace(
      /^(?:(?:when )?(?:we|they|he|she) (?:\w+ed|got|had|did) |when |us )?(?:(?:passing|getting|having|finishing|completing|starting|doing|seeing) )?/i,
      '',
    )
    .replace(/\b(?:being|getting|was|were|is|are) (?=\w+(?:ed|en)\b)/i, '')
    .replace(/ (?:target |due |planned )?(?:date|deadline)$/i, '')
    .trim();

export const isToday = (side: string): boolean => /^(?:today|now|right now|this day)$/i.test(side);
