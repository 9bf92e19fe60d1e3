import type { Books } from '../books.ts';
import type { ExpenseScope } from '../ledger.ts';
import { totalFigure } from '../writing/figures.ts';
import { listed } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { toScope } from './scope.ts';

/** The currencies of the projects, that of the open one first. */
export function currenciesIn({ selected, projects }: Pick<Books, 'selected' | 'projects'>) {
  const all = [...(selected ? [selected] : []), ...projects];
  return [...new Set(all.map(({ currency }) => currency))];
}

/** Those in which there are such expenses; if there are none, the first. */
async function currenciesWith(books: Books, scope: ExpenseScope): Promise<string[]> {
  const all = currenciesIn(books);
  if (all.length < 2) return all;
  const sums = await Promise.all(
    all.map((currency) => books.ledger.sumExpenses({ ...scope, currency })),
  );
  const used = all.filter((_, index) => (sums[index]?.count ?? 0) > 0);
  return used.length > 0 ? used : all.slice(0, 1);
}

/** "€20.00 in 1 expense and $100.00 in 2 expenses": never one sum of both. */
export async function sumEachCurrency(books: Books, scope: ExpenseScope) {
  const currencies = await currenciesWith(books, scope);
  const totals = await Promise.all(
    currencies.map(async (currency) => {
      const own = { ...scope, currency };
      const total = await books.ledger.sumExpenses(own);
      return { count: total.count, figure: totalFigure(total, own) };
    }),
  );
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    figures: listed(
      totals.map(({ figure }) => figure),
      'and',
    ),
  };
}

/** One answer for each currency in which there are such expenses. */
export async function forEachCurrency(
  inquiry: Inquiry,
  scope: ExpenseScope,
  answer: (inquiry: Inquiry) => Promise<string>,
): Promise<string> {
  const currencies = await currenciesWith(inquiry.books, scope);
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
  const { currency: _, ...scope } = toScope(inquiry);
  const isOfOneProject = scope.projectId !== undefined;
  const asked = isOfOneProject ? [inquiry.currency] : await currenciesWith(inquiry.books, scope);
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
