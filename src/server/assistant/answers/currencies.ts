import { type Books, currenciesIn } from '../books.ts';
import type { ExpenseQuery } from '../query/ledger-query.ts';
import { runExpenseQuery } from '../query/run-query.ts';
import { totalFigure } from '../writing/figures.ts';
import { listed } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { expenseQuery } from './to-query.ts';

/** One total for each currency in which there are such expenses; if there are none, for the first. */
async function totalsOf(books: Books, { filters, ...query }: ExpenseQuery) {
  const { currency: _, ...inAnyCurrency } = filters;
  const figures = { ...query, filters: inAnyCurrency, limit: 0 };
  return (await runExpenseQuery(figures, books)).totals;
}

async function currenciesWith(books: Books, query: ExpenseQuery): Promise<string[]> {
  const all = currenciesIn(books);
  if (all.length < 2) return all;
  return (await totalsOf(books, query)).map(({ scope }) => scope.currency);
}

/** "€20.00 in 1 expense and $100.00 in 2 expenses": never one sum of both. */
export async function sumEachCurrency(books: Books, query: ExpenseQuery) {
  const totals = await totalsOf(books, query);
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    figures: listed(totals.map((total) => totalFigure(total, total.scope))),
  };
}

/** One answer for each currency in which there are such expenses. */
export async function forEachCurrency(
  inquiry: Inquiry,
  query: ExpenseQuery,
  answer: (inquiry: Inquiry) => Promise<string>,
): Promise<string> {
  const currencies = await currenciesWith(inquiry.books, query);
  const answers = await Promise.all(currencies.map((currency) => answer({ ...inquiry, currency })));
  return answers.join('\n\n');
}

/**
 * An answer over projects of several currencies is given once for each, so that no sum mixes them.
 * Answers that add nothing up are the same each time, and are given once.
 */
export async function answerInEachCurrency(
  answerer: Answerer,
  inquiry: Inquiry,
): Promise<string | NotFound> {
  const query = expenseQuery(inquiry, { measure: 'sum' });
  const isOfOneProject = query.filters.projectId !== undefined;
  const asked = isOfOneProject ? [inquiry.currency] : await currenciesWith(inquiry.books, query);
  const first = await answerAll(answerer, inquiry, asked);
  if (!(first instanceof NotFound) || inquiry.isProjectNamed) return first;
  const others = currenciesIn(inquiry.books).filter((currency) => !asked.includes(currency));
  const second = others.length > 0 ? await answerAll(answerer, inquiry, others) : first;
  return second instanceof NotFound ? first : second;
}

async function answerAll(
  answerer: Answerer,
  inquiry: Inquiry,
  currencies: readonly string[],
): Promise<string | NotFound> {
  const inOrder = currencies.length > 0 ? currencies : [inquiry.currency];
  const answers = await Promise.all(
    inOrder.map(async (currency) => answerer.answer({ ...inquiry, currency })),
  );
  const texts = answers.filter((answer) => typeof answer === 'string');
  const [first = new NotFound('')] = answers;
  return texts.length > 0 ? [...new Set(texts)].join('\n\n') : first;
}
