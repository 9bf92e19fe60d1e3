import {
  categoryLabel,
  type ExpenseCategory,
  type PaymentMethod,
  paymentMethodLabel,
  paymentMethods,
} from '#shared/expense.ts';
import { addMoney, compareMoney, formatMoney, subtractMoney } from '#shared/money.ts';
import { describeQuery } from '../query/describe-query.ts';
import { scopeOf } from '../query/expense-scope.ts';
import type { ExpenseQuery, QueryFilters } from '../query/ledger-query.ts';
import { addDays, describePeriod } from '../question/calendar.ts';
import { hasFilter, says } from '../question/mentions.ts';
import { wantsGap, wantsOrder } from '../question/ranking.ts';
import type { Reading } from '../question/reading.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage, pages } from '../writing/links.ts';
import { bold, link, nameList } from '../writing/markdown.ts';
import type { Answerer, Inquiry } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { breakdownBy } from './breakdown.ts';
import { projectTable } from './project-table.ts';
import { expenseQuery, overAllProjects } from './to-query.ts';

/** One side of a comparison: what differs from the other one. */
interface Side {
  name: string;
  filters: QueryFilters;
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
    const isOfBudget = says(reading, 'budget', 'left', 'percent', 'overBudget');
    const isInOrder = wantsGap(reading) || wantsOrder(reading);
    const isRanked = isInOrder && reading.projects.length === 0 && !isOfBudget;
    if (hasFilter(reading) || isRanked) return breakdownBy('project', inquiry);
    const projects = reading.projects.length > 1 ? reading.projects : books.projects;
    const figures = isOfSum(reading) ? budgetSum(reading) : budgetGap(reading);
    return `${figures}Here are your projects side by side:\n\n${projectTable(projects)}`;
  },
};

/** "Add the budgets of the attic and the porch." */
const isOfSum = (reading: Reading): boolean =>
  /\b(?:together|combined|sum|total|add|plus|altogether|both)\b/.test(reading.words.join(' ')) &&
  !says(reading, 'compare', 'most', 'least');

function budgetSum(reading: Reading): string {
  const { projects } = reading;
  const currencies = new Set(projects.map(({ currency }) => currency));
  const [currency, other] = currencies;
  const isAsked = says(reading, 'budget') && !says(reading, 'left', 'percent', 'overBudget');
  if (!isAsked || currency === undefined || other !== undefined) return '';
  const sum = formatMoney(addMoney(projects.map(({ budget }) => budget)), currency);
  return `The budgets of ${nameList(projects, bold)} are ${link(sum, pages.projects)} together. `;
}

/** "How much bigger is the attic budget than that of the porch?" */
function budgetGap(reading: Reading): string {
  const [one, other, third] = reading.projects;
  const isAsked = says(reading, 'budget') && !says(reading, 'left', 'percent', 'overBudget');
  if (!one || !other || third || !isAsked || one.currency !== other.currency) return '';
  const gap = subtractMoney(one.budget, other.budget);
  const [more, less] = gap.startsWith('-') ? [other, one] : [one, other];
  const by = link(formatMoney(gap.replace('-', ''), one.currency), pages.projects);
  return `The budget of ${bold(more.name)} is ${by} more than that of ${bold(less.name)}. `;
}

type Sides = readonly [Side, Side, ...Side[]];

export function sidesOf({ reading }: Inquiry): Sides | null {
  const { category, otherCategory, period, otherPeriod, paymentMethod, otherMethod } = reading;
  const { further } = reading;
  if (category && otherCategory) {
    return sidesFor([category, otherCategory, ...further.categories], (key) => ({
      name: bold(categoryLabel(key)),
      filters: { categories: [key as ExpenseCategory] },
    }));
  }
  if (period && otherPeriod) {
    return sidesFor([period, otherPeriod, ...further.periods], (one) => ({
      name: `**${describePeriod(one).replace(/^(in|on) /, '')}**`,
      filters: { from: one.from, to: one.to },
    }));
  }
  if (paymentMethod && otherMethod) {
    return sidesFor([paymentMethod, otherMethod, ...further.methods], (key) => ({
      name: bold(paymentMethodLabel(key)),
      filters: { paymentMethod: key as PaymentMethod },
    }));
  }
  const { projects } = reading;
  const isOfBudget = says(reading, 'budget', 'left', 'percent', 'overBudget', 'overview');
  const isOneCurrency = new Set(projects.map(({ currency }) => currency)).size === 1;
  // "Compare the three" shows their budgets, but a filter or a sum is of those three.
  const isOfSome = projects.length === 2 || hasFilter(reading) || isSum({ reading });
  if (
    projects.length > 1 &&
    isOfSome &&
    !isOfBudget &&
    isOneCurrency &&
    !reading.areProjectsUnclear
  ) {
    return sidesFor(projects, ({ id, name, currency }) => ({
      name: bold(name),
      filters: { projectId: id, currency },
    }));
  }
  return sidesFor(reading.contractors, ({ id, name }) => ({
    name: bold(name),
    filters: { contractorId: id },
  }));
}

/** Null for fewer than two. */
function sidesFor<T>(all: readonly T[], side: (each: T) => Side): Sides | null {
  const [first, second, ...others] = all.map(side);
  return first && second ? [first, second, ...others] : null;
}

/** What both sides have in common, and one of them. */
export function queryOf(inquiry: Inquiry, { filters }: Side): ExpenseQuery {
  const query = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
  return { ...query, filters: { ...query.filters, ...filters } };
}

/** The same over all projects, if we assumed the open one because none was named. */
async function overAll(inquiry: Inquiry, sides: Sides): Promise<string> {
  const { books, project, isProjectNamed, reading } = inquiry;
  const isOther = reading.otherPeriod ?? reading.otherCategory ?? reading.otherMethod;
  const isAssumed = project && !isProjectNamed && reading.contractors.length === 0;
  if (!isAssumed || !isOther || books.projects.length < 2) return '';
  const totals = await Promise.all(
    sides.map(async (side) => {
      const query = overAllProjects(queryOf(inquiry, side));
      return { side, ...(await askExpenses(inquiry, query)) };
    }),
  );
  const lines = totals.map(({ side, ...one }) => `- ${side.name}: ${totalFigure(one, one.scope)}`);
  const gap = isSum(inquiry) ? '' : verdict(totals, inquiry.currency).replace(/\.$/, '');
  return `\n\nAcross all projects${gap && `, ${gap}`}:\n\n${lines.join('\n')}`;
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
  const dearest = known.at(-1);
  const isBoth = known.length === 2 && known.every(({ hourlyRate }) => hourlyRate !== null);
  const gap = subtractMoney(dearest?.hourlyRate ?? '0', cheapest?.hourlyRate ?? '0');
  const by =
    isBoth && dearest
      ? `, ${link(formatMoney(gap), pages.contractors)} less than ${bold(dearest.name)}`
      : '';
  const verdict = cheapest ? `${bold(cheapest.name)} charges the least an hour${by}.\n\n` : '';
  return `${verdict}${lines.join('\n')}`;
}

/** "On tools and permits" asks for a sum, "tools or permits" and "tools vs permits" do not. */
const isSum = ({ reading }: Pick<Inquiry, 'reading'>) =>
  /\b(and|plus|together)\b/.test(reading.words.join(' ')) &&
  !says(reading, 'compare', 'most', 'least') &&
  !/\b(or|more|less|by how much)\b/.test(reading.words.join(' '));

async function difference(inquiry: Inquiry, sides: Sides): Promise<string> {
  const { currency } = inquiry;
  const totals = await Promise.all(
    sides.map(async (side) => ({ side, ...(await askExpenses(inquiry, queryOf(inquiry, side))) })),
  );
  const shared = sharedQuery(inquiry, sides[0]);
  const sum = formatMoney(addMoney(totals.map(({ total }) => total)), currency);
  const union = unionOf(inquiry, shared, sides);
  const together = union ? link(sum, expensesPage(scopeOf(union))) : sum;
  const isOfProjects = sides[0].filters.projectId !== undefined;
  const what = describeQuery(shared, inquiry.books).replace(
    isOfProjects ? / in all projects$/ : '',
    '',
  );
  const lines = totals.map(({ side, ...one }) => `- ${side.name}: ${totalFigure(one, one.scope)}`);
  const isShown = union !== null || sides.length === 2 || IN_ALL.test(textOf(inquiry));
  const told =
    isSum(inquiry) && isShown ? `Together that is ${together}.` : verdict(totals, currency);
  return `${told} You spent${what}:\n\n${lines.join('\n')}`;
}

const textOf = ({ reading }: Inquiry): string => reading.words.join(' ');
const IN_ALL = /\b(?:together|altogether|combined|in total|in all|sum|plus|add)\b/;

type Total = Awaited<ReturnType<typeof askExpenses>> & { side: Side };

/** The first two of the order: of three, the second is the closest to the first. */
function verdict(totals: readonly Total[], currency: string): string {
  const inOrder = totals.toSorted((one, other) => compareMoney(other.total, one.total));
  const [most, next] = inOrder;
  if (!most || !next) return '';
  const gap = subtractMoney(most.total, next.total);
  if (gap === '0.00') return totals.length > 2 ? '' : 'Both are the same.';
  const by = link(formatMoney(gap, currency), expensesPage(most.scope));
  return `${most.side.name} is ${by} more than ${next.side.name}.`;
}

/**
 * All sides at once: their categories, their stretch of time, or without all other projects and ways
 * to pay. Null if no page shows them: expenses to several people, or months with a gap between.
 */
function unionOf({ books }: Inquiry, shared: ExpenseQuery, sides: Sides): ExpenseQuery | null {
  const both = sides.map(({ filters }) => filters);
  if (both.some(({ contractorId }) => contractorId !== undefined)) return null;
  if (both.some(({ from, to }) => (from ?? to) !== undefined)) {
    const inOrder = both.toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
    const isWhole = inOrder.every(({ from }, at) => at === 0 || follows(inOrder[at - 1]?.to, from));
    const [from, to] = [inOrder[0]?.from, inOrder.at(-1)?.to];
    const stretch = { ...(from && { from }), ...(to && { to }) };
    return isWhole ? { ...shared, filters: { ...shared.filters, ...stretch } } : null;
  }
  const categories = both.flatMap((filters) => filters.categories ?? []);
  if (categories.length > 0) return { ...shared, filters: { ...shared.filters, categories } };
  const others = {
    projectIds: restOf(
      books.projects.map(({ id }) => id),
      both.map(({ projectId }) => projectId),
    ),
    paymentMethods: restOf(
      Object.keys(paymentMethods) as PaymentMethod[],
      both.map(({ paymentMethod }) => paymentMethod),
    ),
  };
  return { ...shared, exclude: { ...shared.exclude, ...others } };
}

const follows = (day: string | undefined, next: string | undefined): boolean =>
  day !== undefined && next === addDays(day, 1);

/** All but these; none if these are not given. */
const restOf = <T>(all: readonly T[], these: readonly (T | undefined)[]): T[] =>
  these.some((one) => one === undefined) ? [] : all.filter((one) => !these.includes(one));

/** The query without what tells the sides apart. */
function sharedQuery(inquiry: Inquiry, side: Side): ExpenseQuery {
  const query = queryOf(inquiry, side);
  const own = new Set(Object.keys(side.filters).filter((name) => name !== 'currency'));
  const filters = Object.fromEntries(
    Object.entries(query.filters).filter(([name]) => !own.has(name)),
  );
  return { ...query, filters };
}
