import type { Contractor } from '#shared/contractor.ts';
import { categoryLabel } from '#shared/expense.ts';
import { formatMoney, subtractMoney } from '#shared/money.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import type { Reading } from '../question/reading.ts';
import { totalFigure } from '../writing/figures.ts';
import { expensesPage } from '../writing/links.ts';
import { link, plain } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { askPurchase } from './one-purchase.ts';
import { searchRest } from './search-rest.ts';
import { expenseQuery } from './to-query.ts';

/** "Which cost more, the cedar for the porch or the shingles for the garage?" */
export const compareSides: Answerer = {
  isProbe: true,
  understands: ({ sides }) => sides !== null,
  async answer(inquiry) {
    const [one, other] = await Promise.all(
      (inquiry.reading.sides ?? []).map((reading) => sumOf(inquiry, reading)),
    );
    if (!one || !other) return new NotFound('');
    const gap = subtractMoney(one.total, other.total);
    const [more, less] = gap.startsWith('-') ? [other, one] : [one, other];
    const by = link(formatMoney(gap.replace('-', ''), inquiry.currency), expensesPage(more.scope));
    const verdict =
      gap === '0.00' ? 'Both are the same.' : `${more.name} is ${by} more than ${less.name}.`;
    const lines = [one, other].map(
      (side) => `- ${side.name}: ${totalFigure(side, side.scope)}${side.note}`,
    );
    return `${verdict}\n\n${lines.join('\n')}`;
  },
};

/** Null if it cannot be told what the side means, or if no expense has its words. */
async function sumOf(inquiry: Inquiry, reading: Reading) {
  const contractor = personIn(inquiry, reading);
  const [project = null] = reading.projects;
  if (contractor === undefined || reading.areProjectsUnclear) return null;
  if (project && project.currency !== inquiry.currency) return null;
  const isProjectNamed = project !== null || reading.isAboutAllProjects;
  const place = project ?? (isProjectNamed ? null : inquiry.project);
  const own = { ...inquiry, reading, contractor, project: place, isProjectNamed };
  const asked = expenseQuery(own, { measure: 'sum', limit: 0 });
  const searched = reading.rest.length > 0 ? await searchRest(own, asked) : null;
  if (searched?.search === null) return null;
  const total = await (searched ? askPurchase(own, searched.query) : askAll(own, asked));
  return { ...total, name: nameOf(reading, contractor) };
}

const askAll = async (inquiry: Inquiry, query: ExpenseQuery) => ({
  ...(await askExpenses(inquiry, query)),
  note: '',
});

/** Undefined if several could be meant. */
function personIn({ books }: Inquiry, reading: Reading): Contractor | null | undefined {
  const { contractors, specialty, areContractorsUnclear } = reading;
  if (areContractorsUnclear) return undefined;
  if (contractors[0] || specialty === null) return contractors[0] ?? null;
  const [only, ...more] = contractorsOfTrade(specialty, books.contractors);
  return more.length > 0 ? undefined : only;
}

function nameOf({ rest, category, projects }: Reading, contractor: Contractor | null): string {
  const thing = rest.length > 0 ? rest.join(' ') : category ? categoryLabel(category) : null;
  const [name = '', ...others] = [
    ...(thing === null ? [] : [thing]),
    ...(contractor ? [contractor.name] : []),
    ...projects.map((project) => project.name),
  ];
  const details = others.length > 0 ? ` (${plain(others.join(', '))})` : '';
  return `**${plain(name)}**${details}`;
}
