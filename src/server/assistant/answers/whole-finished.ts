import type { LedgerMilestone } from '../ledger.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold } from '../writing/markdown.ts';
import type { Inquiry } from './answerer.ts';
import { milestoneCount, milestoneList, milestonePhrase } from './milestone-text.ts';

const SHOWN = 10;

/** "When was the deck finished?" */
export const asksWhenAllWas = (reading: Reading): boolean =>
  says(reading, 'when') &&
  reading.period === null &&
  !says(reading, 'milestone', 'list', 'count', 'percent');

/** The last step of it, and what is still open. */
export function wholeFinished(
  place: Inquiry,
  own: readonly LedgerMilestone[],
  newest: LedgerMilestone,
): string {
  const open = own.filter(({ isCompleted }) => !isCompleted);
  const where = place.project ? ` of ${bold(place.project.name)}` : '';
  const last = milestonePhrase(newest, place);
  if (own.length === 1) return `The only milestone${where} is ${last}.`;
  const steps = `\n\n${milestoneList(own.slice(0, SHOWN), place)}`;
  if (open.length === 0) {
    return `All ${milestoneCount(place, own.length)}${where} are completed. The last was ${last}.${steps}`;
  }
  const still = `Not all is done${where}: ${milestoneCount(place, open.length, 'open')}.`;
  return `${still} The latest one completed is ${last}.${steps}`;
}
