import { memo } from 'react';
import { formatDate } from '#shared/dates.ts';
import { type Expense, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { CategoryBadge } from './category-badge.tsx';
import type { ExpenseActions } from './expense-dialogs.tsx';
import { ExpenseRowActions } from './expense-row-actions.tsx';

interface ExpenseCardListProps {
  expenses: readonly Expense[];
  actions: ExpenseActions;
}

/** The table's rows for a narrow screen. */
export const ExpenseCardList = memo(function ExpenseCardList({
  expenses,
  actions,
}: ExpenseCardListProps) {
  return (
    <ul className="divide-y divide-line">
      {expenses.map((expense, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is a place, as a row of the table is.
        <ExpenseCard key={index} expense={expense} actions={actions} />
      ))}
    </ul>
  );
});

interface ExpenseCardProps {
  expense: Expense;
  actions: ExpenseActions;
}

const ExpenseCard = memo(function ExpenseCard({ expense, actions }: ExpenseCardProps) {
  return (
    // Not worked out before it comes near the screen: 25 cards at once hold a phone up.
    <li className="relative px-4 pt-3.5 pb-1.5 [contain-intrinsic-block-size:auto_7.75rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-4">
        <button
          type="button"
          onClick={() => actions.showDetails(expense)}
          // The whole card is its target; the actions lie above it.
          className="line-clamp-2 min-w-0 text-left font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {expense.description}
        </button>
        <p className="money shrink-0 font-semibold">{formatMoney(expense.amount)}</p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
        <CategoryBadge category={expense.category} />
        <span>{paymentMethodLabel(expense.paymentMethod)}</span>
        {expense.contractor && (
          <span className="max-w-full truncate">{expense.contractor.name}</span>
        )}
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="money text-sm text-ink-soft">{formatDate(expense.date)}</span>
        <div className="relative -mr-2.5">
          <ExpenseRowActions expense={expense} actions={actions} />
        </div>
      </div>
    </li>
  );
});
