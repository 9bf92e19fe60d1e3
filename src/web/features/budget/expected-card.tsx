import { useContext } from 'react';
import type { BudgetTotals, PartKey } from '#shared/expected-parts.ts';
import { expectedText, isOverExpected } from '#shared/expected-text.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Card } from '../../ui/card.tsx';
import { FittedAmount } from '../../ui/fitted-amount.tsx';
import { CurrencyContext, useFormatMoney } from '../projects/currency-context.ts';
import { ExpectedBar } from './expected-bar.tsx';
import { ExpectedSum } from './expected-sum.tsx';

interface ExpectedCardProps {
  totals: BudgetTotals;
  /** Shows the records behind a part. */
  onShow: (part: PartKey) => void;
}

/** What it will cost in the end, in the largest letters, and how that adds up. */
export function ExpectedCard({ totals, onShow }: ExpectedCardProps) {
  const formatMoney = useFormatMoney();
  const currency = useContext(CurrencyContext);
  const isOver = isOverExpected(totals.variance);
  return (
    <Card className="p-5 sm:p-6">
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <section className="min-w-0">
          <h2 className="text-sm text-ink-soft">Expected in the end</h2>
          <FittedAmount
            text={formatMoney(totals.expected)}
            className="tracking-[-0.03em] [--largest:2.25rem] sm:[--largest:3.25rem] 2xl:[--largest:4rem]"
          />
          <p
            className={joinClasses('mt-0.5 font-medium', isOver ? 'text-brick' : 'text-pine-deep')}
          >
            {expectedText(totals.variance, currency)}
          </p>
        </section>
        <dl className="grid grid-cols-[auto_auto] justify-between gap-x-6 gap-y-0.5 text-sm md:justify-end">
          <Fact label="Budget" amount={totals.budget} />
          <Fact label="In the plan" amount={totals.planned} />
          {totals.unplanned.startsWith('-') ? (
            <Fact label="Planned beyond it" amount={totals.unplanned.slice(1)} isBad />
          ) : (
            <Fact label="Not in the plan yet" amount={totals.unplanned} />
          )}
        </dl>
      </div>
      <ExpectedBar totals={totals} />
      <ExpectedSum totals={totals} onShow={onShow} />
    </Card>
  );
}

interface FactProps {
  label: string;
  amount: string;
  isBad?: boolean;
}

function Fact({ label, amount, isBad = false }: FactProps) {
  const formatMoney = useFormatMoney();
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className={joinClasses('money text-right font-medium', isBad && 'text-brick')}>
        {formatMoney(amount)}
      </dd>
    </>
  );
}
