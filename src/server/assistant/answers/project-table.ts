import { addMoney, formatMoney, percentOf, subtractMoney } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import type { Project } from '#shared/project.ts';
import { countedProjects } from '#shared/sample.ts';
import { type Books, currenciesIn } from '../books.ts';
import { budgetFigure, ofProject, percentFigure, spentFigure } from '../writing/figures.ts';
import { pages } from '../writing/links.ts';
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

/** With a row of totals for each currency. */
export function allProjectsTable(books: Books): string {
  const projects = countedProjects(books.projects);
  const selected = projects.find(({ id }) => id === books.selected?.id) ?? null;
  const currencies = currenciesIn({ selected, projects });
  const rows = currencies.map((currency) => {
    const its = projects.filter((project) => project.currency === currency);
    return totalRow(its, currency, currencies.length > 1 ? `Total ${currency}` : 'Total');
  });
  const intro =
    rows.length > 1
      ? rows.map(
          ([, budget, spent, left]) =>
            `You have ${left} left of ${budget}, and have spent ${spent}.`,
        )
      : rows.map(
          ([, budget, spent, left]) =>
            `Your projects have ${left} left of ${budget} in total. You have spent ${spent}.`,
        );
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  return `${intro.join(' ')}\n\n${[projectTable(projects), ...lines].join('\n')}`;
}

function totalRow(projects: readonly Project[], currency: string, title: string): string[] {
  const budget = addMoney(projects.map((project) => project.budget));
  const spent = addMoney(projects.map(({ totalSpent }) => totalSpent));
  return [
    `**${title}**`,
    link(formatMoney(budget, currency), pages.projects),
    spentFigure(spent, { currency }),
    link(formatMoney(subtractMoney(budget, spent), currency), pages.projects),
    link(formatPercent(percentOf(spent, budget)), pages.projects),
  ];
}

function figures(project: Project): string[] {
  const { budget, totalSpent } = project;
  return [
    budgetFigure(budget, project),
    spentFigure(totalSpent, ofProject(project)),
    budgetFigure(subtractMoney(budget, totalSpent), project),
    percentFigure(percentOf(totalSpent, budget), project),
  ];
}
