import { Link } from '@tanstack/react-router';
import { formatCount } from '#shared/counts.ts';
import { formatDate } from '#shared/dates.ts';
import { type ExpenseList, paymentMethodLabel } from '#shared/expense.ts';
import { Card } from '../../ui/card.tsx';
import { ExpenseAmount, RefundMark } from '../expenses/expense-amount.tsx';
import { useExpenseDialogs } from '../expenses/expense-dialogs.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { type PaymentsLink, paymentsLinkClasses } from './payments-link.ts';

interface ContractorPaymentsProps {
  payments: ExpenseList;
  link: PaymentsLink;
}

/** The latest payments to a contractor. */
export function ContractorPayments({ payments, link }: ContractorPaymentsProps) {
  const { expenses, totalCount } = payments;
  const { actions, dialogs } = useExpenseDialogs(expenses);
  const projects = useProjectsById();
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-lg font-semibold">
        Payments
      </h2>
      {expenses.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing was paid yet.</p>
      ) : (
        <Card className="mt-3">
          <ul className="divide-y divide-line">
            {expenses.map((expense) => (
              <li key={expense.id}>
                <button
                  type="button"
                  onClick={() => actions.showDetails(expense)}
                  className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-5 py-2.5 text-left transition-colors duration-150 hover:bg-ink/4 focus-visible:-outline-offset-2"
                >
                  <span className="truncate font-medium" title={expense.description}>
                    {expense.description}
                  </span>
                  <span className="money text-right font-semibold">
                    <ExpenseAmount
                      expense={expense}
                      currency={currencyOf(projects.get(expense.projectId))}
                    />
                  </span>
                  <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                    <RefundMark expense={expense} />
                    {paymentMethodLabel(expense.paymentMethod)}
                  </span>
                  <span className="money text-right text-sm text-ink-soft">
                    {formatDate(expense.date)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {totalCount > expenses.length && (
            <p className="border-t border-line px-5 py-1">
              <Link {...link} className={`target inline-flex items-center ${paymentsLinkClasses}`}>
                See all {formatCount(totalCount)} payments
              </Link>
            </p>
          )}
        </Card>
      )}
      {dialogs}
    </section>
  );
}
