import type { Concept } from '../question/concepts.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

/** Concepts that ask for another view of the same things. */
const views: ReadonlySet<Concept> = new Set([
  'most',
  'least',
  'latest',
  'earliest',
  'count',
  'list',
  'average',
  'percent',
  'category',
  'pricey',
  'perMonth',
  'perMethod',
  'perProject',
  'perContractor',
]);
/** Concepts that do not make a complete question. */
const connecting: ReadonlySet<Concept> = new Set([
  ...views,
  'followUp',
  'pronoun',
  'mine',
  'past',
  'project',
  'contractor',
  'howMuch',
  'who',
  'when',
]);

export const hasView = ({ concepts }: Reading): boolean =>
  [...concepts].some((concept) => views.has(concept));

/** Whether it has no subject. */
export const isOnlyConnecting = ({ concepts, words }: Reading): boolean =>
  WITH_RECEIPT.test(words.join(' ')) || [...concepts].every((concept) => connecting.has(concept));

/** "And with a receipt?" narrows the question before. */
const WITH_RECEIPT =
  /^(and |only |just |but |the |those |these |ones )*(with|that have|having) (a |the )?receipts?( only)?$/;

const splits: readonly Concept[] = [
  ...(['category', 'perMonth', 'perMethod', 'perProject', 'perContractor'] as const),
];
const ONE_RECORD = /\b(?:expenses?|purchases?|payments?|items?|bills?|things?|invoices?)\b/;

/** By what a question splits up what was spent: "the kitchen by month". */
export const splitsOf = ({ concepts, described }: Reading): readonly Concept[] =>
  described === null ? splits.filter((one) => concepts.has(one)) : [];

/** "Which of them is the smallest?" after a split: one of its parts, and no expense. */
export const ranksParts = (previous: Reading, next: Reading): boolean =>
  splitsOf(previous).length > 0 &&
  splitsOf(next).every((one) => previous.concepts.has(one)) &&
  says(next, 'most', 'least') &&
  !ONE_RECORD.test(next.words.join(' '));

/** The concepts of both questions. A new view replaces the old one. */
export function mergeConcepts(previous: Reading, next: Reading): Set<Concept> {
  // "And the least?" of what was split up before.
  const isOtherEnd =
    says(previous, 'most', 'least') && says(next, 'most', 'least') && next.words.length <= 4;
  const ends: readonly Concept[] = ['most', 'least'];
  const replaced: ReadonlySet<Concept> = isOtherEnd ? new Set(ends) : views;
  const replacesView = hasView(next);
  const parts = ranksParts(previous, next) ? splitsOf(previous) : [];
  const kept = [...previous.concepts].filter(
    (concept) => !replacesView || !replaced.has(concept) || parts.includes(concept),
  );
  return new Set([...kept, ...next.concepts]);
}
