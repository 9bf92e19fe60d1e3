import { addMoney, formatMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { TAX_NOTICE, taxUseLabels } from '#shared/tax.ts';
import type { LedgerTaxEntry } from '../ledger.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import type { TaxQuery } from '../query/ledger-query.ts';
import { findTaxEntries, runTaxQuery, type TaxResult } from '../query/run-tax-query.ts';
import { formatDay, type Period } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { taxPage } from '../writing/links.ts';
import { bold, link, listed, plain, table } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { expenseQuery } from './to-query.ts';

/** Each is read as a whole. */
const MOST_PROJECTS = 5;
const MOST_GROUPS = 6;
const MOST_SHOWN = 4;

/** "What counts toward my cost basis?", "which expenses are repairs?" */
export const tax: Answerer = {
  needsProject: true,
  understands: (reading) => says(reading, 'tax'),
  async answer(inquiry) {
    const { reading, books, project } = inquiry;
    const things = reading.rest.filter((word) => !OWN_WORDS.test(word));
    if (things.length > 0) return ofExpenses({ ...inquiry, reading: { ...reading, rest: things } });
    const year = reading.period === null ? null : yearOf(reading.period);
    if (year === undefined) return new NotFound('I do not know: the tax record goes by year.');
    const use = askedUse(reading);
    const asked = project ? [project] : books.projects;
    const paragraphs: string[] = [];
    const found: InProject[] = [];
    // One after the other, so that other requests get their turn in between.
    for (const each of asked.slice(0, MOST_PROJECTS)) {
      const query = queryOf(each, { use, year });
      const result = await runTaxQuery(query, books);
      found.push({ project: each, result });
      paragraphs.push(write(each, query, result));
    }
    const left = asked.length - paragraphs.length;
    if (left > 0) paragraphs.push(`You have ${left} more projects: ask for one by name.`);
    const isOneCurrency = new Set(asked.map(({ currency }) => currency)).size === 1;
    const isOfAll = asked.length > 1 && left <= 0 && isOneCurrency;
    if (isOfAll) paragraphs.unshift(inAll(found, { use, year }));
    else if (project && !inquiry.isProjectNamed)
      paragraphs.push(...(await elsewhere(inquiry, { use, year })));
    return `${allowance(reading)}${paragraphs.join('\n\n')}\n\n${TAX_NOTICE}`;
  },
};

interface InProject {
  project: Project;
  result: TaxResult;
}
interface AskedOfTax {
  use: TaxQuery['use'];
  year: number | null;
}

const queryOf = ({ id }: Project, { use, year }: AskedOfTax): TaxQuery => ({
  ...{ subject: 'tax', projectId: id },
  ...(use && { use }),
  ...(year !== null && { year }),
});

/** No project was named, so that all of them may be meant. */
async function elsewhere({ books, project }: Inquiry, asked: AskedOfTax): Promise<string[]> {
  const { projects } = books;
  const isOneCurrency = new Set(projects.map(({ currency }) => currency)).size === 1;
  if (projects.length < 2 || projects.length > MOST_PROJECTS || !isOneCurrency) return [];
  const found: InProject[] = [];
  for (const each of projects) {
    found.push({ project: each, result: await runTaxQuery(queryOf(each, asked), books) });
  }
  const tables = found
    .filter((one) => one.project.id !== project?.id && one.result.entries.length > 0)
    .map((one) => `${bold(one.project.name)}:\n\n${entryTable(one.project, one.result)}`);
  return [inAll(found, asked), ...tables];
}

const sumKeys = {
  improvement: 'improvement',
  repair: 'repair',
  not_part: 'notPart',
  open: 'open',
} as const;
type Use = keyof typeof sumKeys;

/** "How much is repair, in all projects?" Each project has a page of its own. */
function inAll(found: readonly InProject[], { use, year }: AskedOfTax): string {
  const part = (key: Use) => {
    const sumOf = ({ result }: InProject) => result.sums[sumKeys[key]];
    const state = key === 'open' ? 'open' : 'decided';
    const each = found
      .filter((one) => sumOf(one) !== '0.00')
      .map(({ project, result }) => {
        const page = taxPage(project.id, { state, ...(year !== null && { year }) });
        const amount = formatMoney(sumOf({ project, result }), project.currency);
        return `${link(amount, page)} on ${bold(project.name)}`;
      });
    const total = formatMoney(addMoney(found.map(sumOf)), found[0]?.project.currency);
    return { total: bold(total), each };
  };
  const brief = (key: Use) => {
    const { total, each } = part(key);
    return `${total}${each.length > 1 ? ` (${listed(each)})` : ''}`;
  };
  const sentence = (key: Use, said: string) => {
    const { total, each } = part(key);
    const rows = each.length > 1 ? `:\n\n${each.map((one) => `- ${one}`).join('\n')}` : '.';
    return `In all projects, ${total} ${said}${rows}`;
  };
  return {
    improvement: () => sentence('improvement', 'counts as improvements'),
    repair: () => sentence('repair', 'counts as repairs'),
    not_part: () => sentence('not_part', 'is not part of the home'),
    open: () => sentence('open', 'is not decided yet'),
    all: () =>
      `In all projects, ${brief('improvement')} counts as improvements, ${brief('repair')} as repairs, and ${brief('not_part')} is not part of the home.`,
  }[use ?? 'all']();
}

/** Words of such a question that name no expense. */
const OWN_WORDS =
  /^(counts?|counted|mark\w*|flag\w*|label\w*|tag|tagged|towards?|qualif\w+|rais\w+|class\w+|treated|tax|taxes|taxable|irs|basis|decid\w+|undecided|improvements?|repairs?|capital)$/;

/** "Is the painting a repair?" */
async function ofExpenses(inquiry: Inquiry): Promise<string | NotFound> {
  const { reading, books, isProjectNamed } = inquiry;
  // It may be in any project.
  const where = isProjectNamed ? inquiry : { ...inquiry, project: null };
  const scope = scopeOf(expenseQuery(where, { measure: 'newest' }));
  const { rows, unmatched } = await findExpensesByWords(books, scope, reading.rest);
  if (rows.length === 0 || unmatched.length > 0) {
    return new NotFound(
      `I do not know: I found no expense that mentions “${plain(reading.rest.join(' '))}”.`,
    );
  }
  const lines: string[] = [];
  for (const { id, projectId, currency } of rows.slice(0, MOST_SHOWN)) {
    const query = { subject: 'tax' as const, projectId, expenseId: id };
    for (const entry of await findTaxEntries(query, books)) {
      const page = taxPage(projectId, { expense: id, state: 'all' });
      lines.push(
        `- ${bold(entry.description)}, ${link(formatMoney(entry.amount, currency), page)}: ${standingOf(entry)}`,
      );
    }
  }
  return `${allowance(reading)}On the tax record:\n\n${lines.join('\n')}\n\n${TAX_NOTICE}`;
}

function standingOf({ use, suggestion }: LedgerTaxEntry): string {
  if (use !== null) return `you decided ${bold(taxUseLabels[use])}.`;
  const suggested =
    suggestion.use === null ? '' : `, and the suggestion is ${bold(taxUseLabels[suggestion.use])}`;
  return `not decided yet${suggested}. ${suggestion.text}`;
}

const allowance = (reading: Reading): string =>
  asksWhatIsAllowed(reading) ? 'I do not know what you may deduct: ask a tax adviser. ' : '';

const asksWhatIsAllowed = ({ words }: Reading) =>
  /\b(deduct\w*|write off|writeoff)\b/.test(words.join(' '));

function askedUse({ words }: Reading): TaxQuery['use'] {
  const text = words.join(' ');
  if (/\b(undecided|not (been )?decided|to decide|still open|left to decide)\b/.test(text))
    return 'open';
  if (/\brepairs?\b/.test(text)) return 'repair';
  if (/\bnot part\b/.test(text)) return 'not_part';
  return /\bimprovements?\b/.test(text) ? 'improvement' : undefined;
}

/** Null is no year; undefined is another stretch of time. */
function yearOf({ from = '', to = '' }: Period): number | undefined {
  const isYear = from.endsWith('-01-01') && from.slice(0, 4) === (to || from).slice(0, 4);
  return isYear ? Number(from.slice(0, 4)) : undefined;
}

function write(project: Project, { use, year }: TaxQuery, result: TaxResult): string {
  const { sums } = result;
  const view = { ...(year !== undefined && { year }) };
  const figure = (amount: string, state: 'open' | 'decided') =>
    link(formatMoney(amount, project.currency), taxPage(project.id, { ...view, state }));
  const name = bold(project.name);
  const when = year === undefined ? '' : ` in ${year}`;
  const open =
    sums.openCount > 0
      ? ` ${figure(sums.open, 'open')} is not decided yet (${sums.openCount} ${sums.openCount === 1 ? 'expense' : 'expenses'}).`
      : '';
  const sentence = {
    improvement: `On ${name}, ${figure(sums.improvement, 'decided')} counts as improvements${when}: it raises the cost basis of your home.`,
    repair: `On ${name}, ${figure(sums.repair, 'decided')} counts as repairs${when}. Repairs do not raise the cost basis of your home.`,
    not_part: `On ${name}, ${figure(sums.notPart, 'decided')} is not part of the home${when}.`,
    open: `On ${name}, ${figure(sums.open, 'open')} is not decided yet${when} (${sums.openCount} ${sums.openCount === 1 ? 'expense' : 'expenses'}).`,
    all: `On ${name}, ${figure(sums.improvement, 'decided')} counts toward the cost basis of your home as improvements${when}. ${figure(sums.repair, 'decided')} counts as repairs and ${figure(sums.notPart, 'decided')} is not part of the home.`,
  }[use ?? 'all'];
  return [
    `${sentence}${use === 'open' ? '' : open}`,
    entryTable(project, result),
    reasonTable(project, result),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function entryTable(project: Project, { entries }: TaxResult): string {
  if (entries.length === 0) return '';
  return table(
    [{ title: 'Decided' }, { title: 'Date' }, { title: 'Amount', isFigure: true }],
    entries,
    ({ expenseId, description, date, amount }) => [
      bold(description),
      formatDay(date),
      link(
        formatMoney(amount, project.currency),
        taxPage(project.id, { expense: expenseId, state: 'all' }),
      ),
    ],
  );
}

function reasonTable(project: Project, { reasons }: TaxResult): string {
  const shown = reasons.slice(0, MOST_GROUPS);
  if (shown.length === 0) return '';
  return table(
    [
      { title: 'Not decided' },
      { title: 'Suggestion' },
      { title: 'Expenses', isFigure: true },
      { title: 'Amount', isFigure: true },
    ],
    shown,
    ({ title, use, reason, count, amount }) => [
      plain(title),
      use === null ? 'Yours to decide' : taxUseLabels[use],
      String(count),
      link(formatMoney(amount, project.currency), taxPage(project.id, { state: 'open', reason })),
    ],
  );
}
