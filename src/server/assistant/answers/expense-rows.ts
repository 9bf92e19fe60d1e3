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
      plain(expense.description),
      ...(isOfSeveral ? [plain(nameOf.get(expense.projectId) ?? '')] : []),
      plain(categoryLabel(expense.category)),
      link(formatMoney(expense.amount), expensePage(expense)),
    ],
  );
}

/** "**Tiles**, $120.50 on Mar 8, 2026". */
export function expensePhrase(expense: LedgerExpense, isPayeeKnown = false): string {
  const amount = link(formatMoney(expense.amount), expensePage(expense));
  const to = expense.contractor && !isPayeeKnown ? ` to ${plain(expense.contractor)}` : '';
  return `**${plain(expense.description)}**, ${amount}${to} on ${formatDay(expense.date)}`;
}
