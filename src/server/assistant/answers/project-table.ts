import { addMoney, formatMoney, percentOf, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { budgetFigure, percentFigure, spentFigure } from '../writing/figures.ts';
import { expensesPage, pages } from '../writing/links.ts';
import { link, plain, table } from '../writing/markdown.ts';

const columns = [
  { title: 'Project' },
  { title: 'Budget', isFigure: true },
  { title: 'Spent', isFigure: true },
  { title: 'Left', isFigure: true },
  { title: 'Used', isFigure: true },
];

export function projectTable(projects: readonly Project[]): string {
  return table(columns, projects, (project) => [plain(project.name), ...figures(project)]);
}

/** With a row of totals. */
export function allProjectsTable(books: Books): string {
  const { projects } = books;
  const budget = addMoney(projects.map((project) => project.budget));
  const spent = addMoney(projects.map(({ totalSpent }) => totalSpent));
  const sums = [
    '**Total**',
    link(formatMoney(budget), pages.projects),
    link(formatMoney(spent), expensesPage({})),
    link(formatMoney(subtractMoney(budget, spent)), pages.projects),
    link(`${percentOf(spent, budget).toFixed(2)}%`, pages.projects),
  ];
  const intro = `Your projects have ${sums[3]} left of ${sums[1]} in total. You have spent ${sums[2]}.`;
  return `${intro}\n\n${projectTable(projects)}\n| ${sums.join(' | ')} |`;
}

function figures(project: Project): string[] {
  const { budget, totalSpent, id } = project;
  return [
    budgetFigure(budget, project),
    spentFigure(totalSpent, { projectId: id }),
    budgetFigure(subtractMoney(budget, totalSpent), project),
    percentFigure(percentOf(totalSpent, budget), project),
  ];
}
