import { formatMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { addDays, formatDay } from '../question/calendar.ts';
import { hasAny } from '../question/exclusions.ts';
import { hasThing, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure, spentFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';

/** Each takes a query. */
const MOST_PROJECTS = 10;

/** They have days, or sums, of their own. */
const ofOther = [
  ...(['milestone', 'bill', 'due', 'owe', 'agreement', 'reserve', 'lines', 'rooms'] as const),
  ...(['expense', 'forecast', 'expected', 'percent', 'afford', 'who', 'count', 'tax'] as const),
];

const AFTER = /\bafter\b/;
/** "When August began" is the day before. */
const AT_START =
  /\b(?:start|beginning|outset|first day) of\b|\bwhen (?:\w+ ){1,2}(?:began|started)\b/;

/** The last day that counts; null for a question that is about no day in the past. */
function dayIn({ words, period }: Reading, today: string): string | null {
  const text = words.join(' ');
  const isStart = AT_START.test(text) || (period?.to === undefined && AFTER.test(text));
  const start = isStart && period?.from ? addDays(period.from, -1) : undefined;
  const day = start ?? period?.to;
  return day !== undefined && day < today ? day : null;
}

/** "What was left of the budget at the end of June?" */
export const leftThen: Answerer = {
  needsProject: true,
  understands: (reading, { today }) =>
    says(reading, 'left', 'overBudget') &&
    !says(reading, ...ofOther) &&
    reading.subject === null &&
    reading.otherPeriod === null &&
    reading.bound === null &&
    reading.paymentMethod === null &&
    !hasThing(reading) &&
    !hasAny(reading.exclusions) &&
    dayIn(reading, today) !== null,
  async answer(inquiry) {
    const { reading, books, project } = inquiry;
    const day = dayIn(reading, books.today) ?? books.today;
    // "What was left of the 42k": that is the budget.
    const { amount } = reading;
    if (amount !== null && amount !== project?.budget) return new NotFound('');
    const asked = project ? [project] : books.projects.slice(0, MOST_PROJECTS);
    const sentences: string[] = [];
    for (const one of asked) sentences.push(await sentenceOf(inquiry, one, day));
    return sentences.join('\n\n');
  },
};

async function sentenceOf(inquiry: Inquiry, project: Project, to: string): Promise<string> {
  const { total, scope } = await askExpenses(inquiry, {
    ...{ subject: 'expenses', measure: 'sum', limit: 0 },
    filters: { projectId: project.id, currency: project.currency, to },
  });
  const left = subtractMoney(project.budget, total);
  const isOver = left.startsWith('-');
  const figure = link(formatMoney(left.replace('-', ''), project.currency), expensesPage(scope));
  const standing = isOver ? `was ${figure} over` : `had ${figure} left of`;
  return `At the end of ${formatDay(to)}, ${bold(project.name)} ${standing} its ${budgetFigure(project.budget, project)} budget. Until then you had spent ${spentFigure(total, scope)}.`;
}
