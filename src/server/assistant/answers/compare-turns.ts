import type { LedgerExpense } from '../ledger.ts';
import { pattern } from '../pattern.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords, findSome } from '../query/find-expenses.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { fieldLines } from '../query/write-result.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { isComparison } from '../question/sides.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { gapBetween } from './described.ts';
import { inTurn } from './extremes.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const LAST = new Set(['last', 'latest', 'final', 'newest']);
const isTurn = (word: string) => PLACES.includes(word) || LAST.has(word);
/** "The second floor", "last month". */
const OF_NO_TURN =
  /^(?:floors?|story|storey|stories|level|quarter|months?|weeks?|years?|days?|summer|winter|spring|fall|autumn|time|thing|question|of|fix)$/;
/** "The difference between Omar's two checks", "were both payments the same?" */
const OF_TWO = /\b(?:two|both)\b/;
const OF_GAP = /\b(?:difference|differ|gap|saving|same|equal|identical)\b/;

/** The turns that a question names, "last" is 0: the second and the first. */
function turnsIn(reading: Reading): [number, number] | null {
  const { words } = reading;
  const next = (at: number) => words[at + 1] ?? '';
  // "Second fix against first fix", but not one of them alone: it is a name.
  const fixes = words.filter((word, at) => isTurn(word) && next(at) === 'fix');
  const areOfFix = new Set(fixes).size > 1;
  const named = words.filter(
    (word, at) => isTurn(word) && (!OF_NO_TURN.test(next(at)) || (areOfFix && next(at) === 'fix')),
  );
  const turns = [...new Set(named.map((word) => PLACES.indexOf(word) + 1))];
  const [one, other, third] = turns;
  const text = words.join(' ');
  if (third !== undefined) return null;
  const isCompared = isComparison(text) || OF_GAP.test(text);
  if (one !== undefined && other !== undefined) return isCompared ? [one, other] : null;
  // "And was the second one cheaper?"
  if (one === 2 && says(reading, 'compare') && !/\b(?:than|versus|vs|or)\b/.test(text))
    return [2, 1];
  return one === undefined && OF_TWO.test(text) && OF_GAP.test(text) ? [1, 0] : null;
}

const namesSome = ({ contractors, specialty, rest }: Reading): boolean =>
  contractors.length === 1 || specialty !== null || rest.length > 0;

/** "How much more was the second check to Omar than the first?": one and another of somebody's. */
export const compareTurns: Answerer = {
  isProbe: true,
  understands: (reading) =>
    namesSome(reading) &&
    reading.described === null &&
    reading.subject === null &&
    reading.projects.length < 2 &&
    reading.otherPeriod === null &&
    !says(reading, 'milestone', 'budget', 'left', 'rate', 'agreement', 'due', 'advice') &&
    turnsIn(reading) !== null,
  async answer(inquiry) {
    const turns = turnsIn(inquiry.reading);
    const rows = await rowsOf(inquiry);
    // Of all payments to somebody, "second half" is the name of one among others.
    const isSeries = inquiry.reading.rest.length > 0;
    const [one, other] = (turns ?? []).map((turn) => {
      if (turn === 0) return rows.at(-1);
      return isSeries ? inTurn(rows, turn) : rows[turn - 1];
    });
    const isPair = turns?.includes(0) === false || OF_GAP_OF_MORE.test(wordsOf(inquiry));
    if (!one || !other || one === other || (!isPair && rows.length !== 2)) return new NotFound('');
    const told = gapBetween(one, other);
    if (told === null) return new NotFound('');
    return `${told}\n\n${fieldLines([one, other], 'amount', inquiry.books)}`;
  },
};
/** "The last one against the first" may be of many; "the two" are two. */
const OF_GAP_OF_MORE = /\b(?:last|latest|final|newest)\b/;
const wordsOf = ({ reading }: Inquiry) => reading.words.join(' ');

/** The expenses in question in the order of their days; none if it is not clear which. */
async function rowsOf(inquiry: Inquiry): Promise<LedgerExpense[]> {
  const { reading, isProjectNamed } = inquiry;
  const asked = expenseQuery(inquiry, { measure: 'oldest' });
  const query = { ...asked, filters: { ...asked.filters, kind: 'expense' as const } };
  // "The second half of the plastering" is of one place, no matter who else plastered.
  const isOfPerson = reading.contractors.length > 0 && reading.rest.length === 0;
  const { project } = inquiry;
  const here =
    project && !isOfPerson
      ? { ...query, filters: { ...query.filters, projectId: project.id } }
      : query;
  const found = await find(inquiry, here);
  const isElsewhere = found.length < 2 && !isProjectNamed;
  const rows = isElsewhere ? await find(inquiry, overAllProjects(query)) : found;
  return rows.toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
}

/** They count, or compare, and are in no description. */
const LOOSE = pattern()`
  ^(?:
    payments?|checks?|cheques?|bills?|instal+ments?|halves|half|parts?|ones?|two|both|number|bigger
    |larger|smaller|higher|lower|saving|gap|cost|deliver(?:y|ies)|visits?|rounds?|first|second|third
    |fourth|fifth|last|amounts?|invoices?|cleaner|draws?
  )$
`;

async function find({ reading, books }: Inquiry, query: ExpenseQuery): Promise<LedgerExpense[]> {
  const things = reading.rest.filter((word) => !LOOSE.test(word));
  if (things.length === 0)
    return reading.rest.length > 0 && !query.filters.contractorId ? [] : findSome(query, books);
  const { rows, unmatched } = await findExpensesByWords(books, scopeOf(query), things);
  return unmatched.length > 0 ? [] : [...rows];
}
