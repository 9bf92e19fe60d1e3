import { Fragment, memo } from 'react';
import { formatDate } from '#shared/dates.ts';
import { type Expense, type MonthTotal, paymentMethodLabel } from '#shared/expense.ts';
import { AddedBy } from '../projects/added-by.tsx';
import { CategoryBadges } from './category-badge.tsx';
import { ExpenseAmount, RefundMark } from './expense-amount.tsx';
import type { ExpenseActions } from './expense-dialogs.tsx';
import { describeMonth, formatMonth, groupByMonth } from './expense-months.ts';
import { ExpenseRowActions } from './expense-row-actions.tsx';
import { type ExpenseRowsProps, type ProjectPart, projectPart } from './expense-rows.ts';

/** The table's rows on a narrow screen. */
export function ExpenseCardList(props: ExpenseRowsProps) {
  const { listKey, expenses, months, currency, actions } = props;
  return (
    <ul className="divide-y divide-line">
      {groupByMonth(expenses, months).map((group) => (
        <Fragment key={`${listKey}${group.total?.month}`}>
          {group.total && (
            <MonthHeading
              total={group.total}
              rowsOnPage={group.expenses.length}
              currency={currency}
            />
          )}
          {group.expenses.map((expense) => (
            <ExpenseCard
              key={expense.id}
              expense={expense}
              {...projectPart(expense, props)}
              actions={actions}
            />
          ))}
        </Fragment>
      ))}
    </ul>
  );
}

interface MonthProps {
  total: MonthTotal;
  rowsOnPage: number;
  currency: string;
}

function MonthHeading({ total, rowsOnPage, currency }: MonthProps) {
  return (
    <li className="bg-desk/60 px-4 py-2">
      <h2 className="font-semibold">{formatMonth(total.month)}</h2>
      <p className="money text-sm whitespace-normal text-ink-soft">
        {describeMonth(total, rowsOnPage, currency)}
      </p>
    </li>
  );
}

interface ExpenseCardProps extends ProjectPart {
  expense: Expense;
  actions: ExpenseActions;
}

const ExpenseCard = memo(function ExpenseCard(props: ExpenseCardProps) {
  const { expense, currency, projectName, canChange, author, actions } = props;
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
        <p className="money shrink-0 font-semibold">
          <ExpenseAmount expense={expense} currency={currency} />
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
        {projectName !== undefined && (
          <span className="max-w-full truncate font-medium text-ink">{projectName}</span>
        )}
        <RefundMark expense={expense} />
        <CategoryBadges expense={expense} />
        <span>{paymentMethodLabel(expense.paymentMethod)}</span>
        {expense.contractor && (
          <span className="max-w-full truncate">{expense.contractor.name}</span>
        )}
      </p>
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-h-11 items-center gap-2 text-sm text-ink-soft">
          <span className="money">{formatDate(expense.date)}</span>
          {author && <AddedBy name={author} />}
        </span>
        <div className="relative -mr-2.5">
          <ExpenseRowActions expense={expense} canChange={canChange} actions={actions} />
        </div>
      </div>
    </li>
  );
});
