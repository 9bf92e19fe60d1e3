import { isUnsure } from './ask-in-talk.ts';
import type { Measure } from './conversation/side-question.ts';
import { functionWords } from './question/described.ts';
import { timeAndAmountWords } from './question/everyday-words.ts';
import { hasPart } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';
import { otherNamesOf } from './question/same-things.ts';
import { stem } from './question/stem.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';
import type { Reply } from './reply.ts';

/** Whether an answer has one figure of this kind, and no more. */
export const isOneFigure = (reply: Reply, measure: Measure): boolean =>
  reply.isAnswer &&
  !isUnsure(reply) &&
  reply.unexplained === 0 &&
  reply.inquiry !== undefined &&
  kindsOf[measure].includes(reply.readAs ?? '') &&
  (reply.inquiry.reading.described?.length ?? 1) === 1;
const kindsOf: Record<Measure, readonly string[]> = {
  spent: [
    'what was spent',
    'a list of expenses',
    'an expense by its description',
    'a detail of an expense',
    'words to search for in the expenses',
  ],
  back: ['refunds'],
  average: ['an average'],
  count: ['how many expenses', 'payments by contractor'],
};

/** Whether an answer is about one expense that the question names. */
export const isOneExpense = ({ inquiry }: Reply): boolean =>
  inquiry?.reading.described?.length === 1;

/** Whether an answer has to do with each word of a side: "painting the flat" is not all of the flat. */
export function isAboutAllOf(side: string, own: Reading, { text, inquiry }: Reply): boolean {
  if (!inquiry) return false;
  const { reading } = inquiry;
  if (!hasPart(reading) && reading.described === null && reading.rest.length === 0) return false;
  if (reading.described === null && !keepsParts(own, reading)) return false;
  const known = [...new Set([...toWords(text), ...reading.named].map(stem))];
  return toWords(side)
    .filter((word) => !stopWords.has(word) && !functionWords.has(word) && !LOOSE.has(stem(word)))
    .every((word) => {
      if (reading.period && timeAndAmountWords.has(word)) return true;
      const roots = [word, ...otherNamesOf(word)].map(stem);
      return roots.some((root) =>
        known.some((one) => one === root || (root.length > 3 && alike(one, root))),
      );
    });
}

/** "By check" is not all that was spent. */
function keepsParts(own: Reading, answered: Reading): boolean {
  const hasAll = (some: readonly { id: number }[], all: readonly { id: number }[]) =>
    some.every(({ id }) => all.some((one) => one.id === id));
  return (
    (own.category === null || own.category === answered.category) &&
    (own.paymentMethod === null || own.paymentMethod === answered.paymentMethod) &&
    (own.period === null || answered.period !== null) &&
    hasAll(own.projects, answered.projects) &&
    hasAll(own.contractors, answered.contractors)
  );
}

const LOOSE = new Set(
  'cost price bill work job money payment project spend spent paid thing stuff expense purchase itself one two dollar spending total sum amount figure return refund'
    .split(' ')
    .map(stem),
);
/** "Bath" and "bathroom". */
const alike = (one: string, other: string): boolean =>
  one.startsWith(other) || (one.length > 3 && other.startsWith(one));
