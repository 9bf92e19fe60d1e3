import { addDays, type Period } from './calendar.ts';
import { takePeriod } from './period.ts';
import type { Now } from './stretch.ts';
import { Words } from './words.ts';

const MARKERS = [
  'not counting',
  'not including',
  'leaving out',
  'leave out',
  'leaving aside',
  'except for',
  'except in',
  'except',
  'excluding',
  'without counting',
  'without',
  'other than',
  'apart from',
  'aside from',
  'besides',
  'ignoring',
  'outside of',
  'outside',
  'skipping',
].map((text) => text.split(' '));
const LONGEST = 4;

/**
 * Takes "not counting September", which is no question about September. What is left is one stretch
 * of time if the part that is left out goes on until today; else only a list of months can do without.
 */
export function takeLeftOutPeriod(words: Words, now: Now): Period | null {
  for (const marker of MARKERS) {
    const at = words.find(marker);
    if (at === -1) continue;
    const start = at + marker.length;
    const part = new Words(words.list.slice(start, start + LONGEST), words);
    const period = takePeriod(part, now);
    if (period === null || !part.isTaken(0)) continue;
    words.take(at, marker.length);
    for (const place of part.list.keys()) if (part.isTaken(place)) words.take(start + place);
    return period;
  }
  return null;
}

/** All the time before what is left out, if that goes on until today. */
export function before(leftOut: Period | null, today: string): Period | null {
  const { from, to } = leftOut ?? {};
  return from && today >= from && (!to || to >= today) ? { to: addDays(from, -1) } : null;
}
