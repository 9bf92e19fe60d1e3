import { formatMoney, fromCents, subtractMoney, toCents } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { toAmount } from '../question/amount.ts';
import { addDays, formatDay } from '../question/calendar.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';
import { leftPhrase } from './remaining.ts';

const PACE = /^at (\$?[\d.]+k?) an? (day|week|month) how long will the money\b.*\blast$/;
/** In tenths of a day. */
const LENGTHS = { day: 10, week: 70, month: 304 } as const;
/** Further ahead than this, nobody spends by the week. */
const LONGEST_DAYS = 3650;

interface Pace {
  amount: string;
  unit: keyof typeof LENGTHS;
}

function paceIn({ words }: Reading): Pace | null {
  const [, sum = '', unit = ''] = PACE.exec(words.join(' ')) ?? [];
  const amount = toAmount(sum);
  return amount === null || amount === '0.00' ? null : { amount, unit: unit as Pace['unit'] };
}

/** "If we spend 700 a week, how long will the money last?" */
export const supposedPace: Answerer = {
  needsProject: true,
  understands: (reading) => paceIn(reading) !== null,
  answer({ reading, books, project }) {
    const pace = paceIn(reading);
    if (!project) return allProjectsTable(books);
    return pace === null ? new NotFound('') : lasts(project, pace, books.today);
  },
};

function lasts(project: Project, { amount, unit }: Pace, today: string): string {
  const left = subtractMoney(project.budget, project.totalSpent);
  if (left.startsWith('-') || left === '0.00') {
    return `${bold(project.name)} has ${leftPhrase(project)}`;
  }
  const [leftCents, each] = [toCents(left) ?? 0n, toCents(amount) ?? 1n];
  const times = leftCents / each;
  const rest = fromCents(leftCents - times * each);
  const price = formatMoney(amount, project.currency);
  const full = `${times} ${unit}${times === 1n ? '' : 's'}`;
  const days = Number((leftCents * BigInt(LENGTHS[unit])) / each / 10n);
  const until =
    days > LONGEST_DAYS ? '' : ` That is until around ${formatDay(addDays(today, days))}.`;
  const over = rest === '0.00' ? '' : `, with ${budgetFigure(rest, project)} to spare`;
  return `At ${price} a ${unit}, the ${budgetFigure(left, project)} left of the budget for ${bold(project.name)} is enough for ${full}${over}.${until}`;
}
