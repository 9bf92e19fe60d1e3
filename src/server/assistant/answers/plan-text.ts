import { expectedParts } from '#shared/expected-parts.ts';
import { expectedText } from '#shared/expected-text.ts';
import { addMoney, type CurrencyTotal, formatMoney, formatTotals } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
import { MOST_PLANS, plannedProjects, runPlanQuery } from '../query/run-plan-query.ts';
import { budgetPage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import type { Inquiry } from './answerer.ts';

/** An amount, linked to the Budget page that shows it. */
export const planFigure = (amount: string, { id, currency }: Project): string =>
  link(formatMoney(amount, currency), budgetPage(id));

export const planLink = (text: string, { id }: Project): string => link(text, budgetPage(id));

/**
 * "**Kitchen** is expected to cost $1,770.00 in the end, with a budget of $25,000.00: $23,230.00
 * left if nothing changes. That is $140.00 paid + …"
 */
export function expectedSentence(project: Project, { totals }: LedgerBudget): string {
  const parts = expectedParts(totals).map(
    ({ label, amount }) => `${planFigure(amount, project)} ${label.toLowerCase()}`,
  );
  const outlook = planLink(expectedText(totals.variance, project.currency), project);
  return `${bold(project.name)} is expected to cost ${planFigure(totals.expected, project)} in the end, with a budget of ${planFigure(totals.budget, project)}: ${outlook}. That is ${parts.join(' + ')}.`;
}

const noPlan = (project: Project): string =>
  `${bold(project.name)} has no plan yet. Add lines, agreements, bills or a reserve on its ${planLink('Budget page', project)}.`;

/** One paragraph for the project, or for each one that has a plan: never a sum of several. */
export async function aboutPlans(
  { books, project }: Inquiry,
  write: (project: Project, budget: LedgerBudget) => string,
  without: (project: Project) => string = noPlan,
): Promise<string> {
  const asked = project ? [project] : await plannedProjects(books);
  const paragraphs: string[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const each of asked.slice(0, MOST_PLANS)) {
    const budget = await runPlanQuery({ subject: 'plan', projectId: each.id }, books);
    paragraphs.push(budget ? write(each, budget) : without(each));
  }
  const left = asked.length - paragraphs.length;
  if (left > 0) paragraphs.push(`You have ${left} more projects: ask for one by name.`);
  return paragraphs.join('\n\n') || 'None of your projects has a plan yet.';
}

/** "€20.00 + $100.00": amounts of different currencies are never added. */
export function sumsByCurrency<T extends { currency: string }>(
  items: readonly T[],
  amountOf: (item: T) => string,
): string {
  const totals = [...Map.groupBy(items, ({ currency }) => currency)].map(
    ([currency, its]): CurrencyTotal => ({ currency, amount: addMoney(its.map(amountOf)) }),
  );
  return formatTotals(totals);
}
