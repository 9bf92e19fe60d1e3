import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import type { ExpenseScope, LedgerExpense, MoneyScope } from '../ledger.ts';
import { describePeriod } from '../question/calendar.ts';
import { bold, plain } from '../writing/markdown.ts';
import { type Inquiry, NotFound } from './answerer.ts';

/** The expenses that a question is about, from the words we understood. */
export function toScope(inquiry: Inquiry): MoneyScope {
  const { reading, project, contractor, isProjectNamed, currency } = inquiry;
  const { category, paymentMethod, period, bound } = reading;
  // Payments to a contractor count across all projects, unless the question names one.
  const isWithinProject = project && (isProjectNamed || !contractor);
  return {
    currency,
    ...(isWithinProject && { projectId: project.id }),
    ...(contractor && { contractorId: contractor.id }),
    ...(category && { category }),
    ...(paymentMethod && { paymentMethod }),
    ...(period?.from && { from: period.from }),
    ...(period?.to && { to: period.to }),
    ...(bound?.over && { over: bound.over }),
    ...(bound?.under && { under: bound.under }),
  };
}

const methodPhrases: Record<string, string> = {
  cash: 'in cash',
  financing: 'with financing',
  other: 'by another method',
};

/** " on labor by credit card in March 2026", with a space before each part. */
export function describeFilter(inquiry: Inquiry, search?: string): string {
  const { reading, contractor, currency } = inquiry;
  const { category, paymentMethod, period, bound } = reading;
  return [
    category && ` ${categoryPhrase(category)}`,
    contractor && ` to ${bold(contractor.name)}`,
    paymentMethod && ` ${methodPhrase(paymentMethod)}`,
    search && ` that mention “${plain(search)}”`,
    period && ` ${describePeriod(period)}`,
    bound && ` ${bound.describe(currency)}`,
  ]
    .filter(Boolean)
    .join('');
}

const categoryPhrase = (category: string) =>
  category === 'other' ? 'in the category Other' : `on ${categoryLabel(category).toLowerCase()}`;

const methodPhrase = (method: string) =>
  methodPhrases[method] ?? `by ${paymentMethodLabel(method).toLowerCase()}`;

/** " on **Kitchen Remodel**" or " in all projects". */
export function describeProject({ project, books, reading }: Inquiry, scope: ExpenseScope): string {
  if (scope.projectId !== undefined && project) {
    return ` ${reading.category ? 'for' : 'on'} ${bold(project.name)}`;
  }
  return books.projects.length > 1 ? ' in all projects' : '';
}

/** Each takes one query or more. */
const SEARCHED_ONE_BY_ONE = 8;

interface Searched {
  scope: MoneyScope;
  /** The words we found, or null if none of these expenses contains any of them. */
  search: string | null;
}

/** Searches the expenses for the words we did not understand: together first, then one by one. */
export async function searchRest(
  inquiry: Inquiry,
  scope: MoneyScope,
  how: 'together' | 'or one by one' = 'or one by one',
): Promise<Searched> {
  const { rest } = inquiry.reading;
  const { ledger } = inquiry.books;
  const byLength = rest
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SEARCHED_ONE_BY_ONE);
  // The singular is part of the plural, so it finds both.
  const whole = singular(rest.join(' '));
  const phrases = how === 'together' ? [whole] : [whole, ...byLength.map(singular), ...byLength];
  const { projectId: _, ...anywhere } = scope;
  const places = inquiry.isProjectNamed ? [scope] : [scope, anywhere];
  for (const search of phrases.filter(({ length }) => length >= 3)) {
    for (const place of places) {
      const [first] = await ledger.listExpenses({ ...place, search }, 'newest', 1);
      if (first && !isInsideWord(first, search)) return { scope: { ...place, search }, search };
    }
  }
  return { scope: places.at(-1) ?? scope, search: null };
}

/** A search for "room" also finds "Bathroom", which is not what the user meant. */
function isInsideWord({ description, contractor }: LedgerExpense, search: string): boolean {
  const text = ` ${description} ${contractor ?? ''}`.toLowerCase();
  return text.includes(search) && !new RegExp(`[^\\p{L}]${escapedPattern(search)}`, 'u').test(text);
}

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');

export const restInQuotes = ({ reading }: Inquiry): string => `“${plain(reading.rest.join(' '))}”`;

interface FoundExpenses {
  scope: MoneyScope;
  /** The words we searched for; undefined if we understood every word. */
  search: string | undefined;
  where: string;
}

/** The expenses that a question is about. Words we did not understand become a search. */
export async function findExpenses(inquiry: Inquiry): Promise<FoundExpenses | NotFound> {
  const asked = toScope(inquiry);
  const { scope, search } =
    inquiry.reading.rest.length > 0
      ? await searchRest(inquiry, asked)
      : { scope: asked, search: undefined };
  const where = describeProject(inquiry, scope);
  if (search !== null) return { scope, search, where };
  return new NotFound(
    `I do not know: I found no expenses${describeFilter(inquiry)}${where} that mention ${restInQuotes(inquiry)}.`,
  );
}
