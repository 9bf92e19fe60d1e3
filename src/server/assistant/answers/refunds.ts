import { pattern } from '../pattern.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { writeExpenseResult } from '../query/write-result.ts';
import { isNetOfRefunds } from '../question/net-of-refunds.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { filtersOf, leavesOutRefunds } from './to-query.ts';

const REFUND = pattern()`
  \brefund(s|ed)?\b|\b(money|anything|something|cash|any|cent|dollars?) .{0,12}\bback\b|\bgot back\b
  |\bget back\b|\bcame back\b|\breturned to us\b
  |\b(give|gave|given|hand|handed|pay|paid|credit|credited) (us |me )(money )?back\b
  |\bgive back to (us|me)\b|\b(we|i|you) (returned|sent back|took back|brought back)\b
  |\b(?:have|did|had|has) (?:we|i|you) (?:\w+ )?(?:
    sent|send|taken|take|brought|bring|given|give|shipped|ship
  )(?: or \w+)? (?:\w+ )?back\b
  |^(?:
    (?:
      what|which|anything|everything|something|is|are|was|were|all|things?|stuff|has|have|been|that
      |else|there
    ) )+(?:we |i )?(?:went|gone|go|got|sent|taken|took|brought|shipped|given|returned)(?: or \w+)?(?: back(?: to (?:the )?(?:store|shop|dealer|seller|supplier|maker|yard)s?)?
  )?(?: (?:for|on|in|from|so far|already|yet|in all|altogether|please)\b|$
  )(?<=\b(?:back|returned)\b.*)
  |\bhow many (?:returns|things (?:got|were|did (?:we|i)) (?:returned?|sent back|send back))\b
  |\breturned (any|some|to)\w*\b|\bdid (we|i) (ever )?(return|send back|take back|bring back)\b
  |\b(?:from|by|on|for|in) (?:the |our |my |all |all the |all our )?returns\b
  |^(?:and )?(?:(?:what|how much)(?: is| are| was| were| did)? )?(?:(?:our|the|my|all|total|sum|of) )*returns\b
  |\breturns (?:total|save|saved|bring|brought|get|got|come|came|amount|add|in all|altogether|so far)\b
  |\b(?:returned|(?:taken|sent|brought|given) back) (?:and )?(?:how much|what) did (?:we|i) get\b
`;

const NO_REFUND =
  /\bset (?:me|us) back\b|\b(?:tax|(?<!how )many) returns\b|(?<!\b(?:from|for|by|of|on|in) (?:(?:the|our|my|all|any|those) )?)returns on\b/;

/** "Did we get any money back?", "What refunds did we get?" */
export const refunds: Answerer = {
  understands: (reading) =>
    !leavesOutRefunds(reading) &&
    !isNetOfRefunds(reading) &&
    REFUND.test(reading.words.join(' ')) &&
    !NO_REFUND.test(reading.words.join(' ')) &&
    !reading.concepts.has('advice'),
  async answer(inquiry) {
    const { books, isProjectNamed } = inquiry;
    const { projectId, ...everywhere } = filtersOf(inquiry);
    const filters = {
      ...everywhere,
      ...(isProjectNamed && projectId !== undefined && { projectId }),
      kind: 'refund' as const,
    };
    const query = { subject: 'expenses' as const, measure: 'sum' as const, filters };
    const result = await runExpenseQuery((await ofThing(inquiry, query)) ?? query, books);
    return result.count === 0
      ? 'No: you have recorded no refunds.'
      : `${IF.test(inquiry.reading.words.join(' ')) ? 'Yes. ' : ''}${writeExpenseResult(result, books)}`;
  },
};

const IF = /^(?:and |so |ok )?(?:did|do|does|have|has|had|is|are|was|were|any)\b/;

/** "How much did we get back for the returned tile?": the one refund of that; null if none is. */
async function ofThing({ reading, books }: Inquiry, query: ExpenseQuery) {
  const things = reading.rest.filter((word) => !OF_RETURN.test(word));
  // "Across every project, what did stores and makers give back?" is about all of them.
  if (things.length === 0 || reading.isAboutAllProjects) return null;
  const { rows, unmatched } = await findExpensesByWords(books, scopeOf(query), things);
  const [only, ...more] = rows;
  if (!only || more.length > 0 || unmatched.length > 0) return null;
  return { ...query, filters: { ...query.filters, search: only.description } };
}
const OF_RETURN = /^(?:return\w*|refund\w*|sent|back|money|cash)$/;
