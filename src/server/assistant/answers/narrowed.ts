import type { LedgerExpense } from '../ledger.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords, findSome } from '../query/find-expenses.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { writeExpenseResult } from '../query/write-result.ts';
import { hasAny } from '../question/exclusions.ts';
import { hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { singular, stem } from '../question/stem.ts';
import { listed, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { withSearch } from './search-rest.ts';
import { exclusionsOf, filtersOf, measureOf } from './to-query.ts';

const MOST_LISTED = 20;

/** "What was the porch in April?" "And without Omar?": a sum again. */
const LEAVES_OUT_ONLY = /^(?:and )?(?:without|except|excluding|minus|leaving out|not counting)\b/;

/** "What was the porch, leaving out permits?": a sum as well. */
const IS_SUM =
  /\b(?:what|how much) (?:is|was|were|are) (?:the|our|my)\b(?!.*\b(?:expenses|entries|purchases|payments|items|things|records)\b)/;

const lacksField = ({ missing }: Reading) => missing === 'receipt' || missing === 'contractor';

/** "With a receipt": the opposite of what `missing` says. */
const hasReceipt = ({ words, missing }: Reading) =>
  missing === null &&
  /\b(have|has|with) (a |the |their )?receipts?\b|^which (?:ones|of (?:them|those|these)) (?:had|got|came with|come with|have got) (?:a |the |their )?receipts?\b|\b(how many|number of|count of) receipts\b/.test(
    words.join(' '),
  );

/** "Besides labor, what is the biggest category?", "by category, not counting May". */
const splitsByCategory = (reading: Reading) =>
  says(reading, 'category') &&
  reading.category === null &&
  (says(reading, 'most', 'least') || /\b(?:by|per|each) category\b/.test(reading.words.join(' ')));

/** "Only those with a receipt", after another question, or "spent on the porch with a receipt". */
const narrowsDown = (reading: Reading) => {
  const text = reading.words.join(' ');
  return (
    /^(?:(?:and|only|just|but|the|those|these|ones) )+with\b/.test(text) ||
    (!ASKS_IF.test(text) &&
      reading.rest.length === 0 &&
      (says(reading, 'spend') || (ONLY_WHAT_HAS.test(text) && hasPart(reading))))
  );
};
const ASKS_IF = /^(?:(?:and|so) )?(?:do|does|did|is|are|was|were|has|have|can|who|when|where)\b/;
const ONLY_WHAT_HAS =
  /\b(?:only|just)\b.*\b(?:has|have|with) (?:a |the |their )?receipts?\b|\bwith (?:a )?receipts? only\b/;

/**
 * "Without the dumpsters": the form that an expense has, "dumpster"; or the description of the ones
 * that have all the words, "Permits for parking" for "the parking permits".
 */
async function asWritten(text: string, inquiry: Inquiry): Promise<string[]> {
  const { books } = inquiry;
  const query = {
    ...{ subject: 'expenses' as const, measure: 'newest' as const },
    filters: filtersOf(inquiry),
  };
  const find = (search: string) =>
    findSome({ ...query, filters: { ...query.filters, search } }, books);
  for (const form of new Set([text, singular(text)])) {
    if ((await find(form)).length > 0) return [form];
  }
  const words = text.split(' ');
  const { rows } = await findExpensesByWords(books, scopeOf(query), words);
  const hasAll = ({ description }: LedgerExpense) =>
    words.every((word) => description.toLowerCase().includes(stem(word)));
  if (rows.length === 0 || rows.length > MOST_WRITTEN || !rows.every(hasAll)) return [text];
  const descriptions = rows.map(({ description }) => longestOf(description.split(',')));
  const found = await Promise.all(descriptions.map(find));
  const ids = new Set(rows.map(({ id }) => id));
  return found.flat().every(({ id }) => ids.has(id)) ? [...new Set(descriptions)] : [text];
}
const MOST_WRITTEN = 3;
/** A comma separates what a link leaves out. */
const longestOf = (parts: readonly string[]): string =>
  parts.map((part) => part.trim()).toSorted((one, other) => other.length - one.length)[0] ?? '';

/** "Everything except labor", "what has no receipt?", "how much without a contractor?" */
export const narrowed: Answerer = {
  isProbe: true,
  understands: (reading) =>
    !says(reading, 'budget', 'left', 'milestone', 'phone', 'email', 'rate') &&
    !splitsByCategory(reading) &&
    (hasAny(reading.exclusions) ||
      lacksField(reading) ||
      (hasReceipt(reading) && (says(reading, 'count', 'list', 'howMuch') || narrowsDown(reading)))),
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const { texts: named, ...others } = exclusionsOf(inquiry);
    const written = await Promise.all((named ?? []).map((text) => asWritten(text, inquiry)));
    const texts = written.flat();
    const exclude = { ...others, ...(texts.length > 0 && { texts }) };
    const isList =
      says(reading, 'list') &&
      !says(reading, 'howMuch', 'spend') &&
      !IS_SUM.test(reading.words.join(' ')) &&
      !LEAVES_OUT_ONLY.test(reading.words.join(' '));
    const measure = isList && measureOf(reading) === 'sum' ? 'newest' : measureOf(reading);
    const groupBy = exclude.categories && measure === 'sum' && { groupBy: 'category' as const };
    const query = await withSearch(inquiry, {
      subject: 'expenses',
      measure,
      filters: {
        ...filtersOf(inquiry),
        ...(hasReceipt(reading) && { receipt: 'with' as const }),
      },
      exclude,
      ...groupBy,
      ...(isList && { limit: MOST_LISTED }),
    });
    if (query instanceof NotFound) return query;
    const result = await runExpenseQuery(query, books);
    // "Without the gold taps", which were never bought: the sum would look like one without them.
    if (texts.length > 0 && Object.keys(others).length === 0) {
      const whole = await runExpenseQuery({ ...query, exclude: {} }, books);
      if (whole.count === result.count) {
        const none = `I found no expense here that mentions ${listed(
          texts.map((text) => `“${plain(text)}”`),
          'or',
        )}, so nothing is left out.`;
        return `${none} ${writeExpenseResult(whole, books)}`;
      }
    }
    const { projectId, ...everywhere } = query.filters;
    if (result.count > 0 || projectId === undefined || inquiry.isProjectNamed) {
      return writeExpenseResult(result, books);
    }
    return writeExpenseResult(
      await runExpenseQuery({ ...query, filters: everywhere }, books),
      books,
    );
  },
};
