import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { expectedText, isOverExpected } from '#shared/expected-text.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { paths } from '../../config/paths.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { budgetTotalsQuery } from '../budget/budget-queries.ts';

/**
 * What the project costs in the end, once there is more to count than payments. Its place is
 * reserved while it loads, and without a plan it leads to one.
 */
export function ExpectedStrip({ projectId }: { projectId: number }) {
  const { data: budget, isPending } = useQuery(budgetTotalsQuery(projectId));
  if (isPending) {
    return (
      <Strip>
        <Skeleton className="h-5 w-60 max-w-full" />
      </Strip>
    );
  }
  return (
    <Strip>
      <Link
        to={paths.budget}
        className="-mx-2 flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-1.5 transition-colors duration-150 hover:bg-ink/4"
      >
        <span className="min-w-0 flex-1">
          {budget && hasMoreThanPayments(budget) ? (
            <Expected currency={budget.currency} totals={budget.totals} />
          ) : (
            <span className="text-ink-soft">What will it cost in the end?</span>
          )}
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
      </Link>
    </Strip>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <section className="order-last col-span-2 mt-4 -mb-2 flex min-h-18 items-center border-t border-line pt-2 sm:min-h-14">
      {children}
    </section>
  );
}

function Expected({ currency, totals }: Pick<ProjectBudget, 'currency' | 'totals'>) {
  const { expected, variance } = totals;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <span className="text-sm text-ink-soft">Expected</span>{' '}
        <span className="money text-xl font-semibold">{formatMoney(expected, currency)}</span>
      </span>
      <span
        className={joinClasses(
          'money whitespace-normal',
          isOverExpected(variance) ? 'font-semibold text-brick' : 'text-ink-soft',
        )}
      >
        {expectedText(variance, currency)}
      </span>
    </span>
  );
}

/** A plan, an agreement, a bill or a reserve. */
function hasMoreThanPayments({ totals }: ProjectBudget): boolean {
  return totals.expected !== totals.paid || toCents(totals.planned) !== 0n;
}
