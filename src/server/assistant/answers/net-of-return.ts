import { addMoney, formatMoney } from '#shared/money.ts';
import type { LedgerExpense } from '../ledger.ts';
import { scopeOf } from '../query/expense-scope.ts';
import { findExpensesByWords, findSome } from '../query/find-expenses.ts';
import { isNetOfRefunds } from '../question/net-of-refunds.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { expensePage } from '../writing/links.ts';
import { link } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { expenseTable } from './expense-rows.ts';
import { filtersOf } from './to-query.ts';

const MOST_BOUGHT = 3;

/** "What did the tiles come to once the two boxes went back?": what was bought, less what came back. */
export const netOfReturn: Answerer = {
  isProbe: true,
  understands: (reading) => isNetOfRefunds(reading) && reading.rest.length > 0,
  async answer(inquiry) {
    const { reading, books } = inquiry;
    const { bought, back } = await findPurchase(inquiry);
    const [first] = bought;
    if (!first || back.length === 0) return new NotFound('');
    const isWhole = reading.rest.every((word) => hasWord(first, word));
    if (!isWhole || bought.length > MOST_BOUGHT) return new NotFound('');
    const money = (rows: readonly LedgerExpense[]) =>
      formatMoney(addMoney(rows.map(({ amount }) => amount)).replace('-', ''), first.currency);
    const paid = link(money(bought), expensePage(first));
    const [refund = first] = back;
    const net = link(money([...bought, ...back]), expensePage(first));
    const returned = link(money(back), expensePage(refund));
    const table = expenseTable([...bought, ...back], books);
    return `You paid ${paid} and got back ${returned}, so it came to ${net}:\n\n${table}`;
  },
};

const hasWord = ({ description }: LedgerExpense, word: string): boolean =>
  toWords(description).some((one) => stem(one) === stem(word));

/** The expenses that have the words, and the later refunds of the same kind that have one of them. */
async function findPurchase(inquiry: Inquiry) {
  const { reading, books, isProjectNamed } = inquiry;
  const { projectId, ...everywhere } = filtersOf(inquiry);
  const place = isProjectNamed && projectId !== undefined ? { projectId } : {};
  const query = (kind: 'expense' | 'refund') => ({
    ...{ subject: 'expenses' as const, measure: 'newest' as const },
    filters: { ...everywhere, ...place, currency: inquiry.currency, kind },
  });
  const refunds = await findSome(query('refund'), books);
  const { rows } = await findExpensesByWords(books, scopeOf(query('expense')), reading.rest);
  const isOf = (refund: LedgerExpense) => (row: LedgerExpense) =>
    refund.projectId === row.projectId &&
    refund.category === row.category &&
    refund.date >= row.date &&
    reading.rest.some((word) => hasWord(refund, word) && hasWord(row, word));
  const back = refunds.filter((refund) => rows.some(isOf(refund)));
  return { bought: rows.filter((row) => back.some((refund) => isOf(refund)(row))), back };
}
