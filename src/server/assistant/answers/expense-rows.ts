import { categoryLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import type { LedgerExpense } from '../ledger.ts';
import { formatDay } from '../question/calendar.ts';
import { expensePage } from '../writing/links.ts';
import { link, plain, table } from '../writing/markdown.ts';

/** A table of expenses. It shows the project if the expenses belong to several. */
export function expenseTable(expenses: readonly LedgerExpense[], books: Books): string {
  const isOfSeveral = new Set(expenses.map(({ projectId }) => projectId)).size > 1;
  const nameOf = new Map(books.projects.map(({ id, name }) => [id, name]));
  return table(
    [
      { title: 'Date' },
      { title: 'Expense' },
      ...(isOfSeveral ? [{ title: 'Project' }] : []),
      { title: 'Category' },
      { title: 'Amount', isFigure: true },
    ],
    expenses,
    (expense) => [
      formatDay(expense.date),
      `${plain(expense.description)}${expense.kind === 'refund' ? ' (refund)' : ''}`,
      ...(isOfSeveral ? [plain(nameOf.get(expense.projectId) ?? '')] : []),
      plain(categoryLabel(expense.category)),
      link(formatMoney(expense.amount, expense.currency), expensePage(expense)),
    ],
  );
}

/** "**Tiles**, $120.50 on Mar 8, 2026", or "a refund of $20.00 from Rosa" in its place. */
export function expensePhrase(expense: LedgerExpense, isPayeeKnown = false): string {
  const isRefund = expense.kind === 'refund';
  const size = formatMoney(expense.amount.replace('-', ''), expense.currency);
  const payee = `${isRefund ? 'from' : 'to'} ${plain(expense.contractor ?? '')}`;
  const whom = expense.contractor && !isPayeeKnown ? ` ${payee}` : '';
  const amount = `${isRefund ? 'a refund of ' : ''}${link(size, expensePage(expense))}`;
  return `**${plain(expense.description)}**, ${amount}${whom} on ${formatDay(expense.date)}`;
}
