import { addMoney, compareMoney, formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import type { LedgerExpense } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords, findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { writeExpenseResult } from '../query/write-result.ts';
import { formatDay } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { withoutNet } from '../question/net-of-refunds.ts';
import type { Reading } from '../question/reading.ts';
import { expensePage, expensesPage } from '../writing/links.ts';
import { bold, link, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { filtersOf, leavesOutRefunds } from './to-query.ts';

/** "Did the rebate ever come?", "have we got the tile refund yet?" */
const CAME_IN = pattern()`
  ^(?:and |so |wait |ok |oh |hey )*(?:
    (?:did|has|have|had) (?:the|our|my|that|those|any) (?:\w+ ){0,3}(?:rebate|refund)s? (?:(?:ever|already|finally|actually|yet) )*(?:come|came|arrived?|show|shown|been paid|get paid|go through|gone through)\b
    |(?:did|do|have|has) (?:we|i) (?:(?:ever|already|finally|actually|yet) )*(?:get|got|gotten|receive|received|see|seen) (?:the|our|my|that|those|any) (?:\w+ ){0,3}(?:rebate|refund)s?\b
  )
`.source;
const OF_ONE = new RegExp(CAME_IN);
const REFUND = pattern()`
  \brefund(s|ed)?\b|\b(money|anything|something|cash|any|cent|dollars?) .{0,12}\bback\b|\bgot back\b
  |\bget back\b|\bcame back\b|\bcome back (?:to (?:us|me)|as (?:a )?refunds?|in (?:refunds?|returns?))\b|\breturned to us\b
  |\b(give|gave|given|hand|handed|pay|paid|credit|credited) (us |me )(money )?back\b
  |\bgive back to (us|me)\b|\b(we|i|you) (returned|sent back|took back|brought back)\b
  |\b(?:have|did|had|has) (?:we|i|you) (?:\w+ )?(?:
    sent|send|taken|take|brought|bring|given|give|shipped|ship
  )(?: or \w+)? (?:\w+ )?back\b
  |^(?:
    (?:
      what|which|anything|everything|something|is|are|was|were|all|things?|stuff|has|have|been|that
      |else|there
    ) )+(?:we |i )?(?:got |gotten )?(?:went|gone|go|got|sent|taken|took|brought|shipped|given|returned)(?: or \w+)?(?: back(?: to (?:the )?(?:store|shop|dealer|seller|supplier|maker|yard)s?)?
  )?(?: (?:for|on|in|from|so far|already|yet|in all|altogether|please)\b|$
  )(?<=\b(?:back|returned)\b.*)
  |\bhow many (?:returns|things (?:got|were|did (?:we|i)) (?:returned?|sent back|send back))\b
  |${CAME_IN}
  |\breturned (any|some|to)\w*\b|\b(?:did|do|have|has) (?:we|i) (?:ever )?(?:return|returned|send back|take back|bring back)\b
  |\b(?:from|by|on|for|in) (?:the |our |my |all |all the |all our )?returns\b
  |^(?:and )?(?:(?:what|how much)(?: is| are| was| were| did)? )?(?:(?:our|the|my|all|total|sum|of) )*returns\b
  |^(?:(?:and|so|ok) )*(?:(?:list|show|give|tell|me|which|what|are|were|is|how many|all|any|of|the|our|my|these|those) )+returns?\b(?! (?:policy|policies|window|date|address|on investment)\b)
  |\b(?:biggest|largest|highest|smallest|lowest|latest|last|first|most recent|only) returns?\b(?! (?:policy|policies|window|date|address|on investment|bought|brought|you)\b)
  |\breturns (?:total|save|saved|bring|brought|get|got|come|came|amount|add|in all|altogether|so far)\b
  |\b(?:returned|(?:taken|sent|brought|given) back) (?:and )?(?:how much|what) did (?:we|i) get\b
`;

const NO_REFUND =
  /\bset (?:me|us) back\b|\b(?:tax|(?<!how )many) returns\b|(?<!\b(?:from|for|by|of|on|in|list|show|me|which|many) (?:(?:the|our|my|all|any|those) )?)returns on\b/;

/** "Did we get any money back?", "What refunds did we get?" */
export const refunds: Answerer = {
  understands: (reading) =>
    !leavesOutRefunds(reading) &&
    REFUND.test(withoutNet(reading.words.join(' '))) &&
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
    const ofIt = await ofThing(inquiry, query);
    if (ofIt === null && OF_ONE.test(inquiry.reading.words.join(' '))) {
      const missing = thingsIn(inquiry.reading);
      if (missing.length > 0) {
        return new NotFound(
          `I do not know: I found no one refund of “${plain(missing.join(' '))}” in your expenses.`,
        );
      }
    }
    const result = await runExpenseQuery(ofIt ?? query, books);
    if (result.count === 0) return 'No: you have recorded no refunds.';
    const yes = IF.test(inquiry.reading.words.join(' ')) ? 'Yes. ' : '';
    return `${yes}${await extremeOf(inquiry, query)}${writeExpenseResult(result, books)}`;
  },
};

/** "Which refund was the biggest?" The money that came back has a minus in the records. */
async function extremeOf({ reading, books }: Inquiry, query: ExpenseQuery): Promise<string> {
  const rank = rankAsked(reading);
  if (rank === null) return '';
  const all = await findSome(query, books);
  if (WHICH_PROJECT.test(reading.words.join(' '))) return perProject(all, rank, books);
  const byAmount = all.toSorted((one, other) => compareMoney(one.amount, other.amount));
  const inOrder = {
    ...{ biggest: byAmount, smallest: byAmount.toReversed() },
    // The newest come first.
    ...{ latest: all, first: all.toReversed() },
  }[rank];
  const [meant] = inOrder;
  const isOneCurrency = new Set(all.map(({ currency }) => currency)).size === 1;
  if (!meant || all.length < 2 || all.length >= MOST_RANKED || !isOneCurrency) return '';
  const amount = link(
    formatMoney(meant.amount.replace('-', ''), meant.currency),
    expensePage(meant),
  );
  return `The ${rank} refund is ${bold(meant.description)}: ${amount} on ${formatDay(meant.date)}.\n\n`;
}

const WHICH_PROJECT = /\b(?:which|what) (?:project|job|renovation)\b/;

/** "Which project got the most back?" */
function perProject(
  all: readonly LedgerExpense[],
  rank: NonNullable<ReturnType<typeof rankAsked>>,
  { projects }: Books,
): string {
  if (all.length >= MOST_RANKED || (rank !== 'biggest' && rank !== 'smallest')) return '';
  const sums = [...Map.groupBy(all, ({ projectId }) => projectId)].map(([id, its]) => ({
    project: projects.find((one) => one.id === id),
    sum: addMoney(its.map(({ amount }) => amount)).replace('-', ''),
  }));
  const inOrder = sums.toSorted((one, other) => compareMoney(other.sum, one.sum));
  const meant = rank === 'smallest' ? inOrder.at(-1) : inOrder[0];
  if (!meant?.project || new Set(projects.map(({ currency }) => currency)).size > 1) return '';
  const { id, name, currency } = meant.project;
  const page = expensesPage({ projectId: id, kind: 'refund' });
  const how = rank === 'smallest' ? 'least' : 'most';
  return `${bold(name)} got the ${how} back: ${link(formatMoney(meant.sum, currency), page)}.\n\n`;
}

function rankAsked(reading: Reading): 'biggest' | 'smallest' | 'latest' | 'first' | null {
  if (says(reading, 'least')) return 'smallest';
  if (says(reading, 'most')) return 'biggest';
  if (says(reading, 'latest')) return 'latest';
  return says(reading, 'earliest') ? 'first' : null;
}
/** Of more, not all are read. */
const MOST_RANKED = 60;

const IF = /^(?:and |so |ok )?(?:did|do|does|have|has|had|is|are|was|were|any)\b/;

/** "How much did we get back for the returned tile?": the one refund of that; null if none is. */
async function ofThing({ reading, books }: Inquiry, query: ExpenseQuery) {
  const things = thingsIn(reading);
  // "Across every project, what did stores and makers give back?" is about all of them.
  if (things.length === 0 || reading.isAboutAllProjects) return null;
  const { rows, unmatched } = await findExpensesByWords(books, scopeOf(query), things);
  const [only, ...more] = rows;
  const [thing, ...others] = things;
  // Two refunds of tile are those of the tile.
  const isOfThing = more.length > 0 && thing !== undefined && others.length === 0;
  if (isOfThing) return { ...query, filters: { ...query.filters, search: thing } };
  if (!only || more.length > 0 || unmatched.length > 0) return null;
  return { ...query, filters: { ...query.filters, search: only.description } };
}
const thingsIn = ({ rest }: Reading) => rest.filter((word) => !OF_RETURN.test(word));
const OF_RETURN =
  /^(?:return\w*|refund\w*|sent|send|took|take|taken|brought|bring|gave|give|given|went|back|money|cash|thing|things|stuff|anything|everything)$/;
