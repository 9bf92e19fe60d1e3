import { addMoney, formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { totalFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import type { Inquiry } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { expenseTable } from './expense-rows.ts';
import { searchRest } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

/** "What did we pay for dumpsters, kitchen and bath?": on each of them, and in all. */
export async function thingOnProjects(inquiry: Inquiry): Promise<string | null> {
  const { reading, books, currency } = inquiry;
  const { projects } = reading;
  const areOne = projects.every((one) => one.currency === currency);
  if (projects.length < 2 || reading.areProjectsUnclear || !areOne) return null;
  const found = await Promise.all(projects.map((project) => onProject(inquiry, project)));
  const sides = found.filter((side) => side !== null);
  if (sides.length === 0) return null;
  const sum = formatMoney(addMoney(sides.map(({ total }) => total)), currency);
  const lines = found.map((side, at) => {
    const name = bold(projects[at]?.name ?? '');
    return `- ${name}: ${side ? totalFigure(side, side.scope) : 'nothing that mentions it'}`;
  });
  const rows = sides.flatMap((side) => side.rows);
  const together = sides.length > 1 ? `Together that is ${sum}.\n\n` : '';
  return `${together}${lines.join('\n')}\n\n${expenseTable(rows, books)}`;
}

const SHOWN = 5;

async function onProject(inquiry: Inquiry, project: Project) {
  const reading = { ...inquiry.reading, projects: [project] };
  const here: Inquiry = { ...inquiry, reading, project, isProjectNamed: true };
  const asked = expenseQuery(here, { measure: 'newest', limit: SHOWN });
  const { query, search } = await searchRest(here, asked);
  return search === null ? null : askExpenses(here, query);
}
