import type { ReactNode } from 'react';
import { overBudgetText, overspending } from '#shared/budget.ts';
import { formatCount } from '#shared/counts.ts';
import { formatMoney } from '#shared/money.ts';
import { formatPercent } from '#shared/percents.ts';
import type { ProjectSummary } from '#shared/project.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { BudgetMeter } from '../../ui/budget-meter.tsx';
import { Card } from '../../ui/card.tsx';
import { FittedAmount } from '../../ui/fitted-amount.tsx';

interface SummaryCardsProps {
  summary: ProjectSummary;
  currency: string;
  expenseCount: number;
  /** At the foot of the sheet. */
  expected: ReactNode;
}

/** One sheet: what is left in the largest letters on the plumb line, and how it is calculated. */
export function SummaryCards({ summary, currency, expenseCount, expected }: SummaryCardsProps) {
  const { totalBudget, totalSpent, remaining, budgetUsedPercent } = summary;
  const over = overspending(totalSpent, totalBudget);
  const [left, budget, spent] = [remaining, totalBudget, totalSpent].map((amount) =>
    formatMoney(amount, currency),
  ) as [string, string, string];
  const longest = Math.max(budget.length, spent.length);
  const overText = over && overBudgetText(over, currency);
  return (
    <Card className="grid grid-cols-2 gap-x-5 p-5 sm:p-6 md:grid-cols-[minmax(0,1fr)_10.5rem] md:grid-rows-[auto_auto_1fr_auto] md:gap-x-6 2xl:grid-cols-[minmax(0,1fr)_14rem]">
      <section className="col-span-2 min-w-0 md:col-span-1 md:row-span-2">
        <Label>Remaining</Label>
        <FittedAmount
          text={left}
          className={joinClasses(
            // On a phone, not larger than the project's name above it. Otherwise the page would
            // count as painted only when its figures arrive.
            'tracking-[-0.03em] [--largest:2.5rem] sm:[--largest:3.75rem] 2xl:[--largest:5rem]',
            over && 'text-brick',
          )}
        />
        <Note>{over ? 'You have spent more than planned' : 'Left to spend'}</Note>
      </section>
      <Figure label="Total Budget" amount={budget} longest={longest}>
        Planned
      </Figure>
      <Figure label="Total Spent" amount={spent} longest={longest}>
        {formatCount(expenseCount)} {expenseCount === 1 ? 'expense' : 'expenses'}
      </Figure>
      <section className="col-span-2 mt-5 grid grid-rows-[1fr_auto] md:row-start-3">
        <div className="border-t-2 border-ink/15">
          <BudgetMeter
            percent={budgetUsedPercent}
            label="Budget used"
            overText={overText}
            markText="Budget"
            size="lead"
          />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <div className="flex items-baseline gap-2.5">
            <Label>Budget Used</Label>
            <p className="money text-xl font-semibold">{formatPercent(budgetUsedPercent)}</p>
          </div>
          {overText && <p className="money font-semibold text-brick">{overText}</p>}
        </div>
      </section>
      {expected}
    </Card>
  );
}

interface FigureProps {
  label: string;
  amount: string;
  /** The length of the longer one of the two amounts. */
  longest: number;
  children: ReactNode;
}

/** On a phone it comes after the line, on larger screens beside what is left. */
function Figure({ label, amount, longest, children }: FigureProps) {
  return (
    <section className="min-w-0 max-md:order-last max-md:mt-4 max-md:border-t max-md:border-line max-md:pt-3 md:col-start-2 md:border-l md:border-line md:pl-5 md:not-last:pb-3">
      <Label>{label}</Label>
      <FittedAmount
        text={amount}
        characters={longest}
        className="tracking-tight [--largest:1.375rem] 2xl:[--largest:1.75rem]"
      />
      <Note>{children}</Note>
    </section>
  );
}

function Label({ children }: { children: string }) {
  return <h2 className="text-sm text-ink-soft">{children}</h2>;
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-0.5 text-sm text-ink-soft">{children}</p>;
}
