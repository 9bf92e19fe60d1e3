import type { AnswerChart, AnswerDetails, AnswerSource } from '#shared/answer-details.ts';
import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { RECORDS } from './answers/answerers.ts';
import { recordQueryOf } from './answers/records.ts';
import type { Books } from './books.ts';
import { queryInWords } from './query/query-in-words.ts';
import { formatMonth, wholeMonths } from './question/calendar.ts';
import { correctionsInWords, filtersInWords } from './reading-in-words.ts';
import type { Reads } from './recorded-ledger.ts';
import type { Reply } from './reply.ts';
import { expensesPage } from './writing/links.ts';

const MOST_SOURCES = 6;
const MOST_MONTHS = 24;
const LINK = /\]\((\/[^)\s]*)\)/g;

/** How an answer came about: from the replies, the links in their text, and what was read. */
export function detailsOf(
  replies: readonly Reply[],
  reads: Reads,
  books: Books,
): AnswerDetails | null {
  const known = replies.filter(({ readAs }) => readAs !== null);
  const choices = replies.flatMap((one) => one.choices ?? []);
  if (known.length === 0 && choices.length === 0) return null;
  const text = known.map((one) => one.text).join('\n');
  return {
    readAs: unique(known.map((one) => readingOf(one, books))),
    filters: unique(known.flatMap(filtersOf)),
    sources: sourcesIn(text, reads, books),
    choices,
    chart: chartOf(text, reads),
  };
}

/** A question about records is its query, which the open project does not narrow down. */
const isOfRecords = ({ readAs, inquiry }: Reply) =>
  readAs === RECORDS && inquiry !== undefined && inquiry.reading.subject !== null;

function readingOf(one: Reply, books: Books): string {
  return one.inquiry && isOfRecords(one)
    ? queryInWords(recordQueryOf(one.inquiry), books)
    : (one.readAs ?? '');
}

function filtersOf(one: Reply): string[] {
  if (!one.inquiry) return [];
  return isOfRecords(one) ? correctionsInWords(one.inquiry.reading) : filtersInWords(one.inquiry);
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The pages that the answer links to. Every figure is on one of them. */
function sourcesIn(text: string, reads: Reads, books: Books): AnswerSource[] {
  const pages = unique([...text.matchAll(LINK)].map(([, page = '']) => page));
  const sources = pages.flatMap((page) => sourceOf(page, reads, books) ?? []);
  return sources.slice(0, MOST_SOURCES);
}

function sourceOf(page: string, { sums }: Reads, books: Books): AnswerSource | null {
  const [path = '', query = ''] = page.split('?');
  const given = new URLSearchParams(query);
  if (given.has('add')) return null;
  const id = Number(given.get('project'));
  const project = books.projects.find((one) => one.id === id)?.name;
  const of = project ? ` of ${project}` : '';
  const counted = (text: string, count: number | null) => ({ text, count, page });
  switch (path) {
    case '/expenses': {
      const sum = sums.find(({ scope }) => expensesPage(scope) === page);
      return sum ? counted(`Expenses${of}`, sum.count) : null;
    }
    case '/timeline': {
      const own = books.milestones.filter(({ projectId }) => !project || projectId === id);
      return counted(`Milestones${of}`, own.length);
    }
    case '/contractors':
      return counted('Contractors', books.contractors.length);
    case '/projects':
      return counted('Projects', books.projects.length);
    case '/dashboard':
      return counted(`Dashboard${of}`, null);
    case '/budget':
      return counted(`Budget${of}`, null);
    case '/tax':
      return counted(`Tax record${of}`, null);
    case '/quotes':
      return counted(`Quotes${of}`, null);
    case '/inbox':
      return counted(`Inbox${of}`, null);
    case '/documents':
      return counted(`Documents${of}`, null);
    default:
      return contractorSource(path, books);
  }
}

function contractorSource(page: string, { contractors }: Books): AnswerSource | null {
  const id = Number(/^\/contractors\/(\d+)$/.exec(page)?.[1]);
  const name = contractors.find((one) => one.id === id)?.name;
  return name ? { text: name, count: null, page } : null;
}

/** The months of an answer that has a table of them. */
function chartOf(text: string, { groups }: Reads): AnswerChart | null {
  const read = groups.findLast(({ group }) => group === 'month');
  if (!read || read.groups.length < 2 || !text.includes('| Month |')) return null;
  const points = read.groups.slice(-MOST_MONTHS).flatMap(({ key, total }) => {
    const [year = 0, month = 0] = (key ?? '').split('-').map(Number);
    if (key === null) return [];
    const page = expensesPage({ ...read.scope, ...wholeMonths(year, month) });
    return { label: formatMonth(key), amount: total, page };
  });
  return { currency: read.scope.currency ?? DEFAULT_CURRENCY, points };
}
