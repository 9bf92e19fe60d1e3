import type { Total } from '../ledger.ts';
import type { Inquiry } from './answerer.ts';
import { sumEachCurrency } from './currencies.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

/** The same figure for all projects, if we assumed the open one because none was named. */
export async function elsewhere(inquiry: Inquiry, here: Total): Promise<string> {
  const { project, isProjectNamed, books, contractor } = inquiry;
  if (!project || isProjectNamed || contractor || books.projects.length < 2) return '';
  const query = overAllProjects(expenseQuery(inquiry, { measure: 'sum' }));
  const { count, figures } = await sumEachCurrency(books, query);
  return count === here.count ? '' : `\n\nAcross all projects: ${figures}.`;
}
