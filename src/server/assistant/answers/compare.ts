import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { addMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import type { MoneyScope, Total } from '../ledger.ts';
import { describePeriod } from '../question/calendar.ts';
import { hasFilter, says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage, pages } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { breakdownBy } from './breakdown.ts';
import { projectTable } from './project-table.ts';
import { describeFilter, describeProject, toScope } from './scope.ts';

interface Side {
  name: string;
  scope: MoneyScope;
}

/** "Compare my projects", "labor vs materials", "more than last month?", "Rosa or Tom?" */
export const compare: Answerer = {
  understands: (reading) =>
    reading.otherCategory !== null ||
    reading.otherPeriod !== null ||
    reading.otherMethod !== null ||
    (reading.contractors.length > 1 && !reading.areContractorsUnclear) ||
    (reading.projects.length > 1 && !reading.areProjectsUnclear) ||
    (says(reading, 'compare') &&
      reading.rest.length === 0 &&
      (says(reading, 'project', 'perProject') || reading.isAboutAllProjects)),

  async answer(inquiry) {
    const { reading, books } = inquiry;
    if (says(reading, 'rate', 'charge') && reading.contractors.length > 1) return rates(reading);
    const sides = sidesOf(inquiry);
    if (sides) return `${await difference(inquiry, sides)}${await overAll(inquiry, sides)}`;
    if (hasFilter(reading)) return breakdownBy('project', inquiry);
    const projects = reading.projects.length > 1 ? reading.projects : books.projects;
    return `Here are your projects side by side:\n\n${projectTable(projects)}`;
  },
};

function sidesOf(inquiry: Inquiry): [Side, Side] | null {
  const { reading } = inquiry;
  const scope = toScope(inquiry);
  const { category, otherCategory, period, otherPeriod } = reading;
  if (category && otherCategory) {
    return [category, otherCategory].map((key) => ({
      name: bold(categoryLabel(key)),
      scope: { ...scope, category: key },
    })) as [Side, Side];
  }
  if (period && otherPeriod) {
    const { from: _from, to: _to, ...rest } = scope;
    return [period, otherPeriod].map((one) => ({
      name: `**${describePeriod(one).replace(/^(in|on) /, '')}**`,
      scope: { ...rest, ...one },
    })) as [Side, Side];
  }
  const { paymentMethod, otherMethod } = reading;
  if (paymentMethod && otherMethod) {
    return [paymentMethod, otherMethod].map((key) => ({
      name: bold(paymentMethodLabel(key)),
      scope: { ...scope, paymentMethod: key },
    })) as [Side, Side];
  }
  const [first, second, third] = reading.projects;
  const isOfBudget = says(reading, 'budget', 'left', 'percent', 'overBudget', 'overview');
  const isOneCurrency = first?.currency === second?.currency;
  if (first && second && !third && !isOfBudget && isOneCurrency && !reading.areProjectsUnclear) {
    return [first, second].map(({ id, name, currency }) => ({
      name: bold(name),
      scope: { ...scope, projectId: id, currency },
    })) as [Side, Side];
  }
  const [one, other] = reading.contractors;
  if (!one || !other) return null;
  const { projectId: _, ...overAll } = scope;
  return [one, other].map(({ id, name }) => ({
    name: bold(name),
    scope: { ...(inquiry.isProjectNamed ? scope : overAll), contractorId: id },
  })) as [Side, Side];
}

/** The same over all projects, if we assumed the open one because none was named. */
async function overAll({ books, project, isProjectNamed, reading }: Inquiry, sides: [Side, Side]) {
  const isOfProject = sides.every(({ scope }) => scope.projectId === project?.id);
  const isOther = reading.otherPeriod !== null || reading.otherCategory !== null;
  if (!project || isProjectNamed || !isOfProject || !isOther || books.projects.length < 2)
    return '';
  const lines = await Promise.all(
    sides.map(async ({ name, scope: { projectId: _, ...scope } }) => {
      const total = await books.ledger.sumExpenses(scope);
      return `- ${name}: ${totalFigure(total, scope)}`;
    }),
  );
  return `\n\nAcross all projects:\n\n${lines.join('\n')}`;
}

function rates({ contractors }: Inquiry['reading']): string {
  const known = contractors.toSorted(
    (one, other) => Number(one.hourlyRate ?? 0) - Number(other.hourlyRate ?? 0),
  );
  const [cheapest] = known.filter(({ hourlyRate }) => hourlyRate !== null);
  const lines = known.map(({ name, hourlyRate }) => {
    const rate = hourlyRate ? link(formatMoney(hourlyRate), pages.contractors) : 'no rate saved';
    return `- ${bold(name)}: ${rate}`;
  });
  const verdict = cheapest ? `${bold(cheapest.name)} charges the least an hour.\n\n` : '';
  return `${verdict}${lines.join('\n')}`;
}

/** "On tools and permits" asks for a sum, "tools or permits" and "tools vs permits" do not. */
const isSum = ({ reading }: Inquiry) =>
  reading.words.includes('and') &&
  !says(reading, 'compare', 'most', 'least') &&
  !/\b(or|more|less|by how much)\b/.test(reading.words.join(' '));

async function difference(inquiry: Inquiry, [one, other]: [Side, Side]): Promise<string> {
  const { ledger } = inquiry.books;
  const totals = (await Promise.all(
    [one, other].map(({ scope }) => ledger.sumExpenses(scope)),
  )) as [Total, Total];
  const gap = subtractMoney(totals[0].total, totals[1].total);
  const by = link(formatMoney(gap.replace('-', ''), inquiry.currency), expensesPage(one.scope));
  const [more, less] = gap.startsWith('-') ? [other, one] : [one, other];
  const verdict =
    gap === '0.00' ? 'Both are the same.' : `${more.name} is ${by} more than ${less.name}.`;
  const together = link(
    formatMoney(addMoney(totals.map(({ total }) => total)), inquiry.currency),
    expensesPage(
      toScope({ ...inquiry, reading: { ...inquiry.reading, category: null, period: null } }),
    ),
  );
  const { category, period } = inquiry.reading;
  const shared = {
    ...inquiry.reading,
    category: inquiry.reading.otherCategory ? null : category,
    period: inquiry.reading.otherPeriod ? null : period,
    paymentMethod: inquiry.reading.otherMethod ? null : inquiry.reading.paymentMethod,
  };
  const filter = describeFilter({ ...inquiry, reading: shared, contractor: null });
  const isOfProjects = one.scope.projectId !== other.scope.projectId;
  const where = isOfProjects ? '' : describeProject(inquiry, one.scope);
  return [
    `${isSum(inquiry) ? `Together that is ${together}.` : verdict} You spent${filter}${where}:\n`,
    `- ${one.name}: ${totalFigure(totals[0], one.scope)}`,
    `- ${other.name}: ${totalFigure(totals[1], other.scope)}`,
  ].join('\n');
}
