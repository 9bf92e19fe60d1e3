import { runExpenseQuery } from '../query/run-query.ts';
import { writeExpenseResult } from '../query/write-result.ts';
import { hasAny } from '../question/exclusions.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { withSearch } from './search-rest.ts';
import { exclusionsOf, filtersOf, measureOf } from './to-query.ts';

const MOST_LISTED = 20;

const lacksField = ({ missing }: Reading) => missing === 'receipt' || missing === 'contractor';

/** "With a receipt": the opposite of what `missing` says. */
const hasReceipt = ({ words, missing }: Reading) =>
  missing === null &&
  /\b(have|has|with) (a |the |their )?receipts?\b|\b(how many|number of|count of) receipts\b/.test(
    words.join(' '),
  );

/** "Only those with a receipt", after another question. */
const narrowsDown = ({ words }: Reading) =>
  /^(?:(?:and|only|just|but|the|those|these|ones) )+with\b/.test(words.join(' '));

/** "Everything except labor", "what has no receipt?", "how much without a contractor?" */
export const narrowed: Answerer = {
  isProbe: true,
  understands: (reading) =>
    !says(reading, 'budget', 'left', 'milestone', 'phone', 'email', 'rate') &&
    (hasAny(reading.exclusions) ||
      lacksField(reading) ||
      (hasReceipt(reading) && (says(reading, 'count', 'list', 'howMuch') || narrowsDown(reading)))),
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const exclude = exclusionsOf(inquiry);
    const isList = says(reading, 'list') && !says(reading, 'howMuch', 'spend');
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
