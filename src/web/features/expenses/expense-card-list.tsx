import { Fragment, memo } from 'react';
import { formatDate } from '#shared/dates.ts';
import { type Expense, type MonthTotal, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { CategoryBadge } from './category-badge.tsx';
import type { ExpenseActions } from './expense-dialogs.tsx';
import { describeMonth, formatMonth, groupByMonth } from './expense-months.ts';
import { ExpenseRowActions } from './expense-row-actions.tsx';
import type { ExpenseRowsProps } from './expense-rows.ts';

/** The table's rows on a narrow screen. */
export function ExpenseCardList(props: ExpenseRowsProps) {
  const { expenses, months, projectNames, actions } = props;
  return (
    <ul className="divide-y divide-line">
      {groupByMonth(expenses, months).map((group) => (
        <Fragment key={group.total?.month ?? ''}>
          {group.total && <MonthHeading total={group.total} rowsOnPage={group.expenses.length} />}
          {group.expenses.map((expense) => (
            <ExpenseCard
              key={expense.id}
              expense={expense}
              projectName={projectNames?.get(expense.projectId)}
              actions={actions}
            />
          ))}
        </Fragment>
      ))}
    </ul>
  );
}

function MonthHeading({ total, rowsOnPage }: { total: MonthTotal; rowsOnPage: number }) {
  return (
    <li className="bg-desk/60 px-4 py-2">
      <h2 className="font-semibold">{formatMonth(total.month)}</h2>
      <p className="money text-sm whitespace-normal text-ink-soft">
        {describeMonth(total, rowsOnPage)}
      </p>
    </li>
  );
}

interface ExpenseCardProps {
  expense: Expense;
  projectName: string | undefined;
  actions: ExpenseActions;
}

const ExpenseCard = memo(function ExpenseCard({ expense, projectName, actions }: ExpenseCardProps) {
  return (
    // Laid out only when it comes near the screen: 25 cards at once slow down a phone.
    <li className="relative px-4 pt-3.5 pb-1.5 [contain-intrinsic-block-size:auto_7.75rem] [content-visibility:auto]">
      <div className="flex items-start justify-between gap-4">
        <button
          type="button"
          onClick={() => actions.showDetails(expense)}
          // The whole card is the target; the actions lie above it.
          className="line-clamp-2 min-w-0 text-left font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {expense.description}
        </button>
        <p className="money shrink-0 font-semibold">{formatMoney(expense.amount)}</p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
        {projectName !== undefined && (
          <span className="max-w-full truncate font-medium text-ink">{projectName}</span>
        )}
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
