import { memo } from 'react';
import { formatDate } from '#shared/dates.ts';
import { type Expense, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { CategoryBadge } from './category-badge.tsx';
import type { ExpenseActions } from './expense-dialogs.tsx';
import { ExpenseRowActions } from './expense-row-actions.tsx';
import { usePrefetchReceipt } from './use-prefetch-receipt.ts';

/** Just above the width of a drawer the sidebar leaves little room: dates and methods then wrap. */
const columns = [
  { name: 'Date', className: 'w-19 pl-4 xl:w-29 xl:pl-5' },
  { name: 'Description', className: '' },
  { name: 'Category', className: 'w-28' },
  { name: 'Payment Method', className: 'w-22 xl:w-32' },
  { name: 'Contractor', className: 'w-22 xl:w-32' },
  { name: 'Amount', className: 'w-31 text-right' },
  { name: 'Actions', className: 'w-29 pr-4 text-right xl:w-31 pointer-coarse:w-37' },
];

interface ExpenseTableProps {
  expenses: readonly Expense[];
  actions: ExpenseActions;
}

export const ExpenseTable = memo(function ExpenseTable({ expenses, actions }: ExpenseTableProps) {
  const prefetchReceipt = usePrefetchReceipt();
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">Expenses</caption>
      <thead>
        <tr className="border-b border-line text-left text-sm text-ink-soft">
          {columns.map(({ name, className }) => (
            <th key={name} scope="col" className={`px-2 py-2.5 font-medium ${className}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {expenses.map((expense, index) => (
          <ExpenseRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place. Other results are written into it, and nothing moves.
            key={index}
            expense={expense}
            actions={actions}
            prefetchReceipt={prefetchReceipt}
          />
        ))}
      </tbody>
    </table>
  );
});

interface ExpenseRowProps {
  expense: Expense;
  actions: ExpenseActions;
  prefetchReceipt: ReturnType<typeof usePrefetchReceipt>;
}

const ExpenseRow = memo(function ExpenseRow({
  expense,
  actions,
  prefetchReceipt,
}: ExpenseRowProps) {
  const { contractor } = expense;
  return (
    // For the pointer only: keyboards have the description, which is a button.
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
        <button
          type="button"
          title={expense.description}
          onClick={() => actions.showDetails(expense)}
          className="line-clamp-2 w-full rounded-sm text-left wrap-anywhere underline-offset-4 hover:underline"
        >
          {expense.description}
        </button>
      </th>
      <td className="px-2 py-2">
        <CategoryBadge category={expense.category} />
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
      <td className="money px-2 py-2 text-right font-medium">{formatMoney(expense.amount)}</td>
      <td className="py-1.5 pr-2">
        <ExpenseRowActions expense={expense} actions={actions} />
      </td>
    </tr>
  );
});
