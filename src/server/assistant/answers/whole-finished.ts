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

const IF_ALL =
  /^(?:and |so |but )?(?:is|are|was|were|has|have|did) (?:everything|everybody|all|every|each|the whole|the entire|it all|we (?:all )?(?:finished|done) (?:everything|all))\b/;

/** "Is everything on the porch finished?" */
export const asksIfAllIsDone = (reading: Reading): boolean =>
  IF_ALL.test(reading.words.join(' ')) &&
  says(reading, 'done', 'finish') &&
  reading.period === null &&
  !says(reading, 'when', 'overdue', 'count');

/** Yes, or no with what is open. */
export function ifAllIsDone(
  place: Inquiry,
  own: readonly LedgerMilestone[],
  where: string,
): string {
  const open = own.filter(({ isCompleted }) => !isCompleted);
  if (open.length === 0) {
    return `Yes: all ${milestoneCount(place, own.length)}${where} are completed:\n\n${milestoneList(own.slice(0, SHOWN), place)}`;
  }
  return `Not all: ${milestoneCount(place, open.length, 'open')} of ${milestoneCount(place, own.length)}${where}:\n\n${milestoneList(open.slice(0, SHOWN), place)}`;
}
