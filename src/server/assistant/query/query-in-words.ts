import type { Books } from '../books.ts';
import { describePeriod } from '../question/calendar.ts';
import { unmarked } from '../writing/markdown.ts';
import { describeQuery } from './describe-query.ts';
import type { ExpenseQuery, LedgerQuery, RecordQuery } from './ledger-query.ts';
import { nounOf } from './write-records.ts';

const measured: Record<ExpenseQuery['measure'], string> = {
  sum: 'the total of the expenses',
  count: 'the number of expenses',
  average: 'the average expense',
  share: 'the share of the expenses',
  largest: 'the largest expenses',
  smallest: 'the smallest expenses',
  newest: 'the latest expenses',
  oldest: 'the first expenses',
};
const groups: Record<NonNullable<ExpenseQuery['groupBy']>, string> = {
  category: 'category',
  contractor: 'contractor',
  project: 'project',
  paymentMethod: 'payment method',
  month: 'month',
};

/** A query as a person would say it, without marks: "the total of the expenses on labor for Attic". */
export function queryInWords(query: LedgerQuery, books: Books): string {
  if (query.subject === 'expenses') return expensesInWords(query, books);
  const project = books.projects.find(({ id }) => id === query.projectId)?.name;
  const of = project ? ` of ${project}` : '';
  if (query.subject === 'tax') return `the tax record${of}`;
  return query.subject === 'plan' ? `the budget${of}` : recordsInWords(query, of, books);
}

function expensesInWords(query: ExpenseQuery, books: Books): string {
  const side = (filters: ExpenseQuery['filters']) => unmarked(describeQuery(query, books, filters));
  const split = query.groupBy ? ` by ${groups[query.groupBy]}` : '';
  const other = query.against ? `, compared with those${side(query.against)}` : '';
  return `${measured[query.measure]}${side(query.filters)}${split}${other}`;
}

function recordsInWords(query: RecordQuery, of: string, { contractors }: Books): string {
  const { subject, contractorId, status, words = [], from, to } = query;
  const whom = contractors.find(({ id }) => id === contractorId)?.name;
  const period = { ...(from && { from }), ...(to && { to }) };
  return [
    `${status ? `${status} ` : ''}${nounOf(subject, 2)}${of}`,
    whom && `with ${whom}`,
    words.length > 0 && `that mention “${words.join(' ')}”`,
    (from || to) && describePeriod(period),
  ]
    .filter(Boolean)
    .join(' ');
}
