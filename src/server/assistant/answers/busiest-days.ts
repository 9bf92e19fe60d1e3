import { compareMoney } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import { sumByDays } from '../query/sum-by-days.ts';
import { addDays, describePeriod, type Period } from '../question/calendar.ts';
import { ranksByNumber, wantsLeast } from '../question/ranking.ts';
import type { Reading } from '../question/reading.ts';
import { totalFigure } from '../writing/figures.ts';
import { bold, table } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { askAnywhere } from './ask-expenses.ts';
import { expenseQuery } from './to-query.ts';

const RANKED = pattern()`
  (?:
    most expensive|least expensive|priciest|costliest|biggest|heaviest|busiest|cheapest|slowest
    |quietest|highest|lowest|worst
  )
`.source;
const SPENT =
  '(?:spen[dt]|spending|cost|costs|paid|pay|expensive|purchases|expenses|payments|money)';
const MOST = '(?:most|least|more|biggest|highest|lowest|fewest)';
const BUSIEST = new RegExp(
  [
    `\\b${RANKED} (?:single |spending |spend )?(day|week)\\b`,
    `\\b(?:which|what)(?: single)? (day|week)\\b(?=.*\\b${SPENT}\\b).*\\b${MOST}\\b`,
    `\\b(day|week) (?:with|had|that had|we spent|with the) (?:the )?${MOST}\\b`,
  ].join('|'),
);
/** A day of the week, or of the timeline. */
const OTHER = /\b(?:of the week|weekdays?|milestones?|due|bills?|should|will|would|next)\b/;

function unitIn({ words, subject }: Reading): 'day' | 'week' | null {
  const text = words.join(' ');
  const [, ...units] = BUSIEST.exec(text) ?? [];
  const unit = units.find((one) => one !== undefined);
  return unit === undefined || subject !== null || OTHER.test(text)
    ? null
    : (unit as 'day' | 'week');
}

const SHOWN = 3;

/** "What day did we spend the most?", "our most expensive week". */
export const busiestDays: Answerer = {
  understands: (reading) => unitIn(reading) !== null,
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const unit = unitIn(reading) ?? 'day';
    const query = expenseQuery(inquiry, { measure: 'sum', limit: 0 });
    const { scope, what } = await askAnywhere(inquiry, query);
    const groups = await sumByDays(unit, scope, books);
    const inOrder = groups.toSorted((one, other) =>
      ranksByNumber(reading)
        ? other.count - one.count || compareMoney(other.total, one.total)
        : compareMoney(other.total, one.total),
    );
    const [first, ...others] = (wantsLeast(reading) ? inOrder.toReversed() : inOrder).slice(
      0,
      SHOWN,
    );
    if (!first) return `You have no expenses${what} yet.`;
    const periodOf = (key: string | null): Required<Period> => ({
      from: key ?? '',
      to: unit === 'day' ? (key ?? '') : addDays(key ?? '', 6),
    });
    const nameOf = (key: string | null) =>
      describePeriod(periodOf(key)).replace(/^(?:on|in|from) /, '');
    const figureOf = (one: typeof first) => totalFigure(one, { ...scope, ...periodOf(one.key) });
    const leader = `The ${unit} with the ${wantsLeast(reading) ? 'least' : 'most'}${what} is ${bold(nameOf(first.key))}: ${figureOf(first)}.`;
    if (others.length === 0) return leader;
    const rows = table(
      [{ title: unit === 'day' ? 'Day' : 'Week' }, { title: 'Spent', isFigure: true }],
      [first, ...others],
      (one) => [nameOf(one.key), figureOf(one)],
    );
    return `${leader}\n\n${rows}`;
  },
};
