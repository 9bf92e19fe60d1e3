import type { LedgerMilestone } from '../ledger.ts';
import { daysUntil } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { Inquiry } from './answerer.ts';
import { milestoneCount, milestoneList, milestonePhrase } from './milestone-text.ts';

const SHOWN = 10;

/** "Which were finished late?", "how many were early?" */
const OF_PAST =
  /\b(?:done|finish|finished|completed?)\b|\b(?:were|was) (?:\w+ )?(?:early|late|on time)\b/;
const OF_TIME = /\b(?:late|early|on time|ahead of (?:time|schedule)|slipped|delayed)\b/;

/** Whether it asks which of the completed milestones kept their dates. */
export function asksForPunctuality({ words }: Reading): boolean {
  const text = words.join(' ');
  return OF_PAST.test(text) && OF_TIME.test(text);
}

/** Days after its date; null without a date or if nobody knows when it was completed. */
const daysLate = ({ completedOn, targetDate, isCompleted }: LedgerMilestone): number | null =>
  !isCompleted || completedOn === null || targetDate === null
    ? null
    : daysUntil(targetDate, completedOn);

/** Of the completed milestones the late ones, the early ones, or how all of them kept their dates. */
export function punctualMilestones(
  place: Inquiry,
  own: readonly LedgerMilestone[],
  where: string,
): string {
  const { reading } = place;
  const text = reading.words.join(' ');
  const isOnTime = /\bon time\b/.test(text);
  const isEarly = !isOnTime && /\b(?:early|ahead)\b/.test(text);
  const asked = own.filter((one) => {
    const days = daysLate(one);
    if (days === null) return false;
    if (isOnTime) return !ONLY_THOSE.test(text) || days <= 0;
    return isEarly ? days < 0 : days > 0;
  });
  const how = isOnTime ? '' : isEarly ? ' early' : ' late';
  const count = `${milestoneCount(place, asked.length)}${where} completed${how}`;
  if (asked.length === 0) return `${count}.`;
  const sign = isEarly ? -1 : 1;
  const [furthest] = asked.toSorted(
    (one, other) => sign * ((daysLate(other) ?? 0) - (daysLate(one) ?? 0)),
  );
  if (furthest && !isOnTime && says(reading, 'most')) {
    return `${count}. Furthest from its date was ${milestonePhrase(furthest, place)}.`;
  }
  return `${count}:\n\n${milestoneList(asked.slice(0, SHOWN), place)}`;
}

/** "Which ones were finished on time?" leaves out the late ones; "were we done on time?" does not. */
const ONLY_THOSE = /^(?:so |and )?(?:which|what|how many|list|show|name)\b/;
