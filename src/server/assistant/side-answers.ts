import { isUnsure } from './ask-in-talk.ts';
import { functionWords } from './question/described.ts';
import { timeAndAmountWords } from './question/everyday-words.ts';
import { hasPart } from './question/mentions.ts';
import { stem } from './question/stem.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';
import type { Reply } from './reply.ts';

/** Whether an answer has one sum of expenses, and no more. */
export const isOneSum = (reply: Reply): boolean =>
  reply.isAnswer &&
  !isUnsure(reply) &&
  reply.unexplained === 0 &&
  reply.inquiry !== undefined &&
  SUMS.has(reply.readAs ?? '') &&
  (reply.inquiry.reading.described?.length ?? 1) === 1;
const SUMS = new Set([
  'what was spent',
  'a list of expenses',
  'an expense by its description',
  'a detail of an expense',
  'words to search for in the expenses',
]);

/** Whether an answer is about one expense that the question names. */
export const isOneExpense = ({ inquiry }: Reply): boolean =>
  inquiry?.reading.described?.length === 1;

/** "Fintan's open bill", "the quote from Greta": no sum of expenses. */
export const isOfRecord = (side: string): boolean =>
  /\b(?:open bills?|unpaid bills?|quotes?|quoted|bids?|estimates?|agreements?|contracts?|agreed|due|owed?|budget)\b/i.test(
    side,
  );

/** Whether an answer has to do with each word of a side: "painting the flat" is not all of the flat. */
export function isAboutAllOf(side: string, { text, inquiry }: Reply): boolean {
  if (!inquiry) return false;
  const { reading } = inquiry;
  if (!hasPart(reading) && reading.described === null && reading.rest.length === 0) return false;
  const known = [...new Set([...toWords(text), ...reading.named].map(stem))];
  return toWords(side)
    .filter((word) => !stopWords.has(word) && !functionWords.has(word) && !LOOSE.has(stem(word)))
    .every((word) => {
      if (reading.period && timeAndAmountWords.has(word)) return true;
      const root = stem(word);
      return known.some((one) => one === root || (root.length > 3 && alike(one, root)));
    });
}
const LOOSE = new Set(
  'cost price bill work job money payment project spend spent paid thing stuff expense purchase itself one two dollar spending open unpaid total sum amount figure'
    .split(' ')
    .map(stem),
);
/** "Bath" and "bathroom". */
const alike = (one: string, other: string): boolean =>
  one.startsWith(other) || (one.length > 3 && other.startsWith(one));
