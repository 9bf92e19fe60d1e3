import { Link } from '@tanstack/react-router';
import { formatDate, formatRelativeDate } from '#shared/dates.ts';
import { type Expense, paymentMethodLabel } from '#shared/expense.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { Card } from '../../ui/card.tsx';
import { ReceiptDrawing } from '../../ui/line-drawings.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { CategoryBadges } from '../expenses/category-badge.tsx';
import { ExpenseAmount, RefundMark } from '../expenses/expense-amount.tsx';
import { useExpenseDialogs } from '../expenses/expense-dialogs.tsx';
import { AddedBy } from '../projects/added-by.tsx';
import { authorName } from '../projects/shared-project.ts';
import { RECENT } from './dashboard-queries.ts';
import { EmptyPanel } from './empty-panel.tsx';

interface RecentExpensesProps {
  project: Project;
  expenses: readonly Expense[];
}

/** The latest few; the list comes newest first. */
export function RecentExpenses({ project, expenses }: RecentExpensesProps) {
  const { id: userId } = useSignedInUser();
  const { actions, dialogs } = useExpenseDialogs(expenses);
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg font-semibold">Recent Expenses</h2>
        <Link
          to={paths.expenses}
          className="target -my-2 -mr-2 inline-flex items-center rounded-sm px-2 text-sm font-medium text-pine underline-offset-4 hover:underline"
        >
          View all
        </Link>
      </div>
      {expenses.length === 0 ? (
        <EmptyPanel picture={<ReceiptDrawing />}>No expenses yet</EmptyPanel>
      ) : (
        <ul className="mt-2 -mb-2 divide-y divide-line">
          {/* An answer that this browser has kept may hold more. */}
          {expenses.slice(0, RECENT).map((expense) => (
            <li key={expense.id}>
              <button
                type="button"
                onClick={() => actions.showDetails(expense)}
                className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 rounded-md px-2 py-3 text-left transition-colors duration-150 hover:bg-ink/4"
              >
                <span className="truncate font-medium" title={expense.description}>
                  {expense.description}
                </span>
                <span className="money text-right font-semibold">
                  <ExpenseAmount expense={expense} currency={project.currency} />
                </span>
                <span className="flex min-w-0 flex-wrap gap-x-3 text-sm text-ink-soft">
                  <RefundMark expense={expense} />
                  <CategoryBadges expense={expense} />
                  <span>{paymentMethodLabel(expense.paymentMethod)}</span>
                  <Author name={authorName(project, expense, userId)} />
                </span>
                <span className="text-right text-sm text-ink-soft" title={formatDate(expense.date)}>
                  {formatRelativeDate(expense.date)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {dialogs}
    </Card>
  );
}

function Author({ name }: { name: string | null }) {
  return name && <AddedBy name={name} />;
}
