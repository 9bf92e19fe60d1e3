import type { LedgerMilestone } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { daysUntil } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { Inquiry } from './answerer.ts';
import { milestoneCount, milestoneList, milestonePhrase } from './milestone-text.ts';

const SHOWN = 10;

/** "Which were finished late?", "how many were early?" */
const OF_PAST =
  /\b(?:done|finish|finished|completed?)\b|\b(?:were|was|came in|come in|got done|came|hit|happened) (?:\w+ )?(?:early|late|on time|ahead of (?:time|schedule))\b/;
const OF_TIME = /\b(?:late|early|on time|ahead of (?:time|schedule)|slipped|delayed)\b/;

/** "Which dates did we miss?", "which steps slipped?": also those that are still open. */
const MISSED = pattern()`
  \b(?:miss|missed|missing|blew|blown) (?:\w+ ){0,2}?(?:dates?|days?|deadlines?|targets?)\b
  |\b(?:
    milestones?|steps?|dates?|deadlines?|targets?|inspections?|what|which|ones?
  )\b.*\b(?:slipped|missed|(?:was|were|got|been) (?:\w+ )?delayed|(?:was|were) (?:the )?most (?:late|overdue|delayed)|(?:did|have|had) (?:we|i) miss)\b
`;

/** Whether it asks which of the completed milestones kept their dates. */
export function asksForPunctuality({ words }: Reading): boolean {
  const text = words.join(' ');
  if (MISSED.test(text)) return true;
  return OF_PAST.test(text) && OF_TIME.test(text);
}

/** Days after its date; null without a date, if nobody knows when it was completed, or if it is still to come. */
export function daysLate(
  { completedOn, targetDate, isCompleted }: LedgerMilestone,
  today = '',
): number | null {
  const day = isCompleted ? completedOn : today;
  if (!day || targetDate === null) return null;
  const days = daysUntil(targetDate, day);
  return isCompleted || days > 0 ? days : null;
}

interface Kept {
  isOnTime: boolean;
  isEarly: boolean;
  isMissed: boolean;
}

function keptIn(text: string): Kept {
  const isOnTime = /\bon time\b/.test(text);
  const isEarly = !isOnTime && /\b(?:early|ahead)\b/.test(text);
  return { isOnTime, isEarly, isMissed: !isEarly && !isOnTime && MISSED.test(text) };
}

/** Those of the milestones that the question means: the late ones, the early ones, or any. */
export function keptDates<T extends LedgerMilestone>(
  { words }: Reading,
  own: readonly T[],
  today: string,
): readonly T[] {
  const text = words.join(' ');
  const { isOnTime, isEarly, isMissed } = keptIn(text);
  return own.filter((one) => {
    const days = daysLate(one, isMissed ? today : '');
    if (days === null) return false;
    if (isOnTime) return !ONLY_THOSE.test(text) || days <= 0;
    return isEarly ? days < 0 : days > 0;
  });
}

/** Of the completed milestones the late ones, the early ones, or how all of them kept their dates. */
export function punctualMilestones(
  place: Inquiry,
  own: readonly LedgerMilestone[],
  where: string,
): string {
  const { reading, books } = place;
  const { isOnTime, isEarly, isMissed } = keptIn(reading.words.join(' '));
  const lateness = (one: LedgerMilestone) => daysLate(one, isMissed ? books.today : '');
  const asked = keptDates(reading, own, books.today);
  const how = isOnTime ? ' completed' : isEarly ? ' completed early' : ' completed late';
  const count = `${milestoneCount(place, asked.length)}${where}${isMissed ? ' past their dates' : how}`;
  if (asked.length === 0) return `${count}.`;
  const sign = isEarly ? -1 : 1;
  const [furthest] = asked.toSorted(
    (one, other) => sign * ((lateness(other) ?? 0) - (lateness(one) ?? 0)),
  );
  if (furthest && !isOnTime && says(reading, 'most')) {
    return `${count}. Furthest from its date was ${milestonePhrase(furthest, place)}.`;
  }
  return `${count}:\n\n${milestoneList(asked.slice(0, SHOWN), place)}`;
}

/** "Which ones were finished on time?" leaves out the late ones; "were we done on time?" does not. */
const ONLY_THOSE = /^(?:so |and )?(?:which|what|how many|list|show|name)\b/;
