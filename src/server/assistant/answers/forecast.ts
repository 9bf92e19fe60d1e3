import { fromCents, subtractMoney, toCents } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { runPlanQuery } from '../query/run-plan-query.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { addDays, daysUntil, earlierOf, formatDay } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { budgetFigure, daysText, ofProject, spentFigure } from '../writing/figures.ts';
import { expensesPage, timelinePage } from '../writing/links.ts';
import { bold, link, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { expectedSentence } from './plan-text.ts';

const LEAST_DAYS = 7;
const LEAST_EXPENSES = 3;
/** Each one takes two queries. */
const MOST_PROJECTS = 10;
/** Further ahead than this, a straight line tells you nothing. */
const LONGEST_DAYS = 3650;

/** "When will I run out of money?", "Where will I end up at this pace?" */
export const forecast: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'forecast') &&
    !says(reading, 'milestone', 'past') &&
    reading.contractors.length === 0 &&
    (reading.rest.length === 0 || says(reading, 'budget', 'howMuch')),
  async answer({ books, project, reading }) {
    const by = says(reading, 'perMonth') ? 'month' : 'week';
    if (!project) {
      const first = books.projects.slice(0, MOST_PROJECTS);
      const each = await Promise.all(first.map((one) => forecastSentence(books, one, by)));
      const left = books.projects.length - first.length;
      const more = left > 0 ? `You have ${left} more projects: ask for one by name.` : null;
      return (
        [...each, more].filter(Boolean).join('\n\n') ||
        'There is not enough spending for a forecast yet.'
      );
    }
    const sentence = await forecastSentence(books, project, by);
    const budget = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
    if (budget) return [expectedSentence(project, budget), sentence].filter(Boolean).join('\n\n');
    return (
      sentence ??
      `There is not enough spending on ${bold(project.name)} for a forecast yet: I need at least ${LEAST_EXPENSES} expenses over ${LEAST_DAYS} days.`
    );
  },
};

/** In tenths of a day. */
const lengths = { week: 70n, month: 304n } as const;

/** Continues the pace so far as a straight line; null if there are too few expenses. */
export async function forecastSentence(
  books: Books,
  project: Project,
  by: keyof typeof lengths = 'week',
): Promise<string | null> {
  const { today } = books;
  const scope = ofProject(project);
  const { count, rows } = await runExpenseQuery(
    {
      ...{ subject: 'expenses', measure: 'oldest', limit: 1 },
      filters: { projectId: project.id, currency: project.currency },
    },
    books,
  );
  const [first] = rows;
  if (!first || count < LEAST_EXPENSES) return null;
  const started = project.startDate?.slice(0, 10) ?? first.date;
  const from = earlierOf(started, first.date);
  const days = daysUntil(from, today);
  if (days < LEAST_DAYS) return null;

  const left = subtractMoney(project.budget, project.totalSpent);
  if (left.startsWith('-') || left === '0.00') {
    return `The budget for ${bold(project.name)} is already used up: you are ${budgetFigure(left.replace('-', ''), project)} over.`;
  }
  const spentCents = toCents(project.totalSpent) ?? 0n;
  // As much came back as was spent.
  if (spentCents <= 0n) return null;
  const each = (spentCents * lengths[by] + BigInt(days) * 5n) / (BigInt(days) * 10n);
  const daysLeft = Number(((toCents(left) ?? 0n) * BigInt(days)) / spentCents);
  const pace = `In the ${link(daysText(days), expensesPage(scope))} since ${formatDay(from)}, you spent about ${spentFigure(fromCents(each), scope)} a ${by} on ${bold(project.name)}.`;
  if (daysLeft > LONGEST_DAYS) return `${pace} At that pace, the budget will last for years.`;
  const end = addDays(today, daysLeft);
  const rest = budgetFigure(left, project);
  const runsOut = `At that pace, the ${rest} you have left will run out in ${link(daysText(daysLeft), expensesPage(scope))}, around ${formatDay(end)}.`;
  return [
    pace,
    runsOut,
    againstTimeline(books, project, end),
    'Renovation spending is uneven, so this is only a rough estimate.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether the money lasts until the last dated milestone. */
function againstTimeline({ milestones }: Books, project: Project, end: string): string {
  const last = milestones
    .filter(
      ({ projectId, isCompleted, targetDate }) =>
        projectId === project.id && !isCompleted && targetDate,
    )
    .at(-1);
  if (!last?.targetDate) return '';
  const when = link(formatDay(last.targetDate), timelinePage(project.id));
  return end >= last.targetDate
    ? `That is after your last dated milestone, ${plain(last.title)} (${when}).`
    : `That is before your last dated milestone, ${plain(last.title)} (${when}).`;
}
