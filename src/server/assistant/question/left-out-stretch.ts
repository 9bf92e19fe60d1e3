import type { Stretch } from '#shared/expense-exceptions.ts';
import { findStretch } from './period.ts';
import { monthNumbers, type Now, nearestMonth } from './stretch.ts';
import type { Words } from './words.ts';

/** The longest first. */
const markers = [
  ...['without counting', 'without including', 'not counting', 'not including', 'do not count'],
  ...['if you leave out', 'if we leave out', 'if i leave out', 'leaving out', 'leave out'],
  ...['except for', 'except in', 'except', 'excluding', 'apart from', 'aside from', 'other than'],
  ...['besides', 'ignoring', 'ignore', 'skipping', 'skip', 'omitting', 'exclude', 'outside of'],
  ...['everything but', 'all but', 'any month but', 'every month but', 'but not in', 'but not'],
  ...['not in', 'without', 'minus'],
].map((phrase) => phrase.split(' '));

const LEAD =
  /^(?:the|month|months|of|in|for|from|during|on|anything|everything|stuff|whatever|all|any|was|we|i|bought|paid|spent|expenses|spending|purchases|payments|costs)$/;
const MOST_LEADS = 5;
const MOST = 4;
const AND = /^(?:and|or|nor|plus)$/;
/** "Not counting the September payment" leaves out one payment. */
const AFTER =
  /^(?:|what|which|how|who|whom|whose|where|when|did|do|does|is|are|was|were|has|have|in|on|for|at|by|with|to|across|over|please|so|my|our|the|we|i|you|total|give|show|tell|list|it|overall|only|just)$/;
const MONEY = /^(?:expenses|spending|purchases|payments|costs|bills|stuff|money|spend|entries)$/;

/** "Not counting September", "besides May and June": takes the words of what is left out. */
export function takeLeftOutStretches(words: Words, now: Now): Stretch[] {
  const found: Stretch[] = [];
  for (const marker of markers) {
    const at = words.find(marker);
    if (at === -1 || (marker[0] === 'minus' && namesMonth(words, at))) continue;
    let end = at + marker.length;
    for (let count = 0; count < MOST; count += 1) {
      const one = stretchAt(words, end, now);
      if (one === null) break;
      if (count === 0) words.take(at, marker.length);
      words.take(end, one.end - end);
      found.push(one.period);
      if (!AND.test(words.at(one.end))) break;
      end = one.end + 1;
    }
  }
  return found;
}

/** "June minus May" is a difference. */
const namesMonth = ({ list }: Words, before: number): boolean =>
  list.slice(0, before).some((word) => monthNumbers.has(word));

function stretchAt(words: Words, from: number, now: Now) {
  let at = from;
  while (at < from + MOST_LEADS && LEAD.test(words.at(at))) at += 1;
  const found = findStretch(words, at, now) ?? bareMonth(words, at, now);
  if (found === null) return null;
  const past = at + found.length;
  const end = MONEY.test(words.at(past)) ? past + 1 : past;
  return AFTER.test(words.at(end)) || AND.test(words.at(end))
    ? { period: found.period, end }
    : null;
}

/** "Besides May": after such a word it is no verb. */
function bareMonth(words: Words, at: number, now: Now) {
  const month = words.isTaken(at) ? undefined : monthNumbers.get(words.at(at));
  return month === undefined ? null : { period: nearestMonth(month, now), length: 1 };
}
