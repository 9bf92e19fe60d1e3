import type { LedgerExpense, MoneyScope, Total } from '../ledger.ts';
import { describeQuery } from '../query/describe-query.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { type ExpenseResult, runExpenseQuery } from '../query/run-query.ts';
import type { Inquiry } from './answerer.ts';
import { overAllProjects } from './to-query.ts';

interface Asked extends Total {
  /** The expenses of the query, for links. */
  scope: MoneyScope;
  /** The query in words, after "You spent $5". */
  what: string;
  rows: readonly LedgerExpense[];
  groups: ExpenseResult['groups'];
  result: ExpenseResult;
}

/** Asks the ledger a query of one currency. */
export async function askExpenses({ books }: Inquiry, query: ExpenseQuery): Promise<Asked> {
  const result = await runExpenseQuery(query, books);
  const [first] = result.totals;
  if (!first) throw new Error('A query has at least one total');
  const { total, count, scope } = first;
  const { rows, groups } = result;
  return { ...{ total, count, scope, rows, groups, result }, what: describeQuery(query, books) };
}

/** The same over all projects if the open one, which was only assumed, has nothing of it. */
export async function askAnywhere(inquiry: Inquiry, query: ExpenseQuery): Promise<Asked> {
  const here = await askExpenses(inquiry, query);
  const isAssumed = query.filters.projectId !== undefined && !inquiry.isProjectNamed;
  if (here.count > 0 || !isAssumed) return here;
  const all = await askExpenses(inquiry, overAllProjects(query));
  return all.count > 0 ? all : here;
}
