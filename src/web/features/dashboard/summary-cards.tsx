import type { ReactNode } from 'react';
import { formatCount } from '#shared/counts.ts';
import { formatMoney, toCents } from '#shared/money.ts';
import type { ProjectSummary } from '#shared/project.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { BudgetMeter } from '../../ui/budget-meter.tsx';

interface SummaryCardsProps {
  summary: ProjectSummary;
  expenseCount: number;
}

/** On a phone the lines of one ledger, on wider screens four cards. */
export function SummaryCards({ summary, expenseCount }: SummaryCardsProps) {
  const { totalBudget, totalSpent, remaining, budgetUsedPercent } = summary;
  const isOverspent = (toCents(remaining) ?? 0n) < 0n;
  return (
    <div className="grid gap-4 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-sheet max-sm:shadow-low sm:grid-cols-2 xl:grid-cols-4">
      <SummaryCard label="Total Budget" value={formatMoney(totalBudget)}>
        <Note>Planned for this project</Note>
      </SummaryCard>
      <SummaryCard label="Total Spent" value={formatMoney(totalSpent)}>
        <Note>
          {formatCount(expenseCount)} {expenseCount === 1 ? 'expense' : 'expenses'}
        </Note>
      </SummaryCard>
      <SummaryCard label="Remaining" value={formatMoney(remaining)} isBad={isOverspent}>
        <Note>{isOverspent ? 'Over budget' : 'Left to spend'}</Note>
      </SummaryCard>
      <SummaryCard label="Budget Used" value={`${budgetUsedPercent.toFixed(2)}%`}>
        <div className="-mb-2">
          <BudgetMeter percent={budgetUsedPercent} label="Budget used" />
        </div>
      </SummaryCard>
    </div>
  );
}

interface SummaryCardProps {
  label: string;
  value: string;
  isBad?: boolean;
  children: ReactNode;
}

function SummaryCard({ label, value, isBad = false, children }: SummaryCardProps) {
  return (
    <section className="min-w-0 px-4 py-3 sm:rounded-lg sm:border sm:border-line sm:bg-sheet sm:p-5 sm:shadow-low">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
        <h2 className="text-sm text-ink-soft">{label}</h2>
        <p
          className={joinClasses(
            'money text-lg font-semibold tracking-tight sm:mt-1',
            value.length > 13 ? 'sm:text-lg' : 'sm:text-2xl',
            isBad && 'text-brick',
          )}
        >
          {value}
        </p>
      </div>
      {children}
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 text-sm text-ink-soft max-sm:hidden">{children}</p>;
}
