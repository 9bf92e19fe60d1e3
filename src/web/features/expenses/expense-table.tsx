import { memo } from 'react';
import { formatDate } from '#shared/dates.ts';
import { type Expense, type MonthTotal, paymentMethodLabel } from '#shared/expense.ts';
import { AddedBy } from '../projects/added-by.tsx';
import { CategoryBadges } from './category-badge.tsx';
import { ExpenseAmount, RefundMark } from './expense-amount.tsx';
import type { ExpenseActions } from './expense-dialogs.tsx';
import { describeMonth, formatMonth, groupByMonth } from './expense-months.ts';
import { ExpenseRowActions } from './expense-row-actions.tsx';
import { type ExpenseRowsProps, type ProjectPart, projectPart } from './expense-rows.ts';
import { ExpenseTableHead } from './expense-table-head.tsx';
import { usePrefetchReceipt } from './use-prefetch-receipt.ts';

const COLUMNS = 8;

export function ExpenseTable(props: ExpenseRowsProps) {
  const { listKey, expenses, months, namesProject, currency, actions, sort, onSort } = props;
  const prefetchReceipt = usePrefetchReceipt();
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">Expenses</caption>
      <ExpenseTableHead hasProject={namesProject} sort={sort} onSort={onSort} />
      {groupByMonth(expenses, months).map((group) => (
        <tbody
          key={`${listKey}${group.total?.month}`}
          className="divide-y divide-line border-b border-line last:border-b-0"
        >
          {group.total && (
            <MonthRow total={group.total} rowsOnPage={group.expenses.length} currency={currency} />
          )}
          {group.expenses.map((expense) => (
            <ExpenseRow
              key={expense.id}
              expense={expense}
              {...projectPart(expense, props)}
              actions={actions}
              prefetchReceipt={prefetchReceipt}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface MonthProps {
  total: MonthTotal;
  rowsOnPage: number;
  currency: string;
}

function MonthRow({ total, rowsOnPage, currency }: MonthProps) {
  return (
    <tr className="bg-desk/60">
      <th scope="rowgroup" colSpan={COLUMNS} className="px-4 py-2 text-left font-normal xl:px-5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{formatMonth(total.month)}</span>
          <span className="money text-ink-soft">{describeMonth(total, rowsOnPage, currency)}</span>
        </span>
      </th>
    </tr>
  );
}

interface ExpenseRowProps extends ProjectPart {
  expense: Expense;
  actions: ExpenseActions;
  prefetchReceipt: ReturnType<typeof usePrefetchReceipt>;
}

const ExpenseRow = memo(function ExpenseRow({
  expense,
  currency,
  projectName,
  canChange,
  author,
  actions,
  prefetchReceipt,
}: ExpenseRowProps) {
  const { contractor } = expense;
  return (
    // For the pointer only: keyboards use the description, which is a button.
    <tr
      onClick={(event) => {
        const isOnButton = (event.target as Element).closest('button');
        if (!isOnButton) actions.showDetails(expense);
      }}
      {...prefetchReceipt(expense)}
      className="cursor-pointer transition-colors duration-150 hover:bg-ink/3"
    >
      <td className="money py-2 pr-2 pl-4 text-ink-soft max-xl:whitespace-normal xl:pl-5">
        {formatDate(expense.date)}
      </td>
      <th scope="row" className="px-2 py-2 text-left font-medium">
        <span className="flex items-center gap-2">
          <button
            type="button"
            title={expense.description}
            onClick={() => actions.showDetails(expense)}
            className="line-clamp-2 min-w-0 flex-1 rounded-sm text-left wrap-anywhere underline-offset-4 hover:underline"
          >
            {expense.description}
          </button>
          <RefundMark expense={expense} />
          {author && <AddedBy name={author} />}
        </span>
        {projectName !== undefined && (
          <p className="truncate font-normal text-ink-soft xl:hidden" title={projectName}>
            {projectName}
          </p>
        )}
      </th>
      {projectName !== undefined && (
        <td className="truncate px-2 py-2 max-xl:hidden" title={projectName}>
          {projectName}
        </td>
      )}
      <td className="px-2 py-2">
        <CategoryBadges expense={expense} />
      </td>
      <td className="px-2 py-2">{paymentMethodLabel(expense.paymentMethod)}</td>
      <td className="truncate px-2 py-2" title={contractor?.name}>
        {contractor?.name ?? (
          <span className="text-ink-soft">
            <span aria-hidden="true">–</span>
            <span className="sr-only">None</span>
          </span>
        )}
      </td>
      <td className="money px-2 py-2 text-right font-medium">
        <ExpenseAmount expense={expense} currency={currency} />
      </td>
      <td className="py-1.5 pr-2">
        <ExpenseRowActions expense={expense} canChange={canChange} actions={actions} />
      </td>
    </tr>
  );
});
