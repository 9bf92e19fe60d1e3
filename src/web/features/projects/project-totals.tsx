import { addMoney, formatMoney, percentOf, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { BudgetMeter } from '../../ui/budget-meter.tsx';
import { Card } from '../../ui/card.tsx';

interface ProjectTotalsProps {
  projects: readonly Project[];
  /** Whether there is a sample besides. */
  hasSample: boolean;
}

/** What all projects cost together. Those of another currency have totals of their own. */
export function ProjectTotals({ projects, hasSample }: ProjectTotalsProps) {
  const currencies = [...new Set(projects.map(({ currency }) => currency))];
  return (
    <section aria-labelledby="project-totals" className="mb-5">
      <Card className="grid gap-4 p-5">
        <h2 id="project-totals" className="-mb-3 font-semibold sm:-mb-9">
          All {projects.length} projects{hasSample && ' without the sample'}
        </h2>
        {currencies.map((currency) => (
          <CurrencyTotals
            key={currency}
            currency={currency}
            projects={projects.filter((project) => project.currency === currency)}
            isOnly={currencies.length === 1}
          />
        ))}
      </Card>
    </section>
  );
}

interface CurrencyTotalsProps {
  currency: string;
  projects: readonly Project[];
  isOnly: boolean;
}

function CurrencyTotals({ currency, projects, isOnly }: CurrencyTotalsProps) {
  const budget = addMoney(projects.map((project) => project.budget));
  const spent = addMoney(projects.map((project) => project.totalSpent));
  const totals = {
    Budget: budget,
    Spent: spent,
    Left: subtractMoney(budget, spent),
  };
  const label = 'Budget used over all projects';
  return (
    <div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 sm:justify-end">
        {Object.entries(totals).map(([name, amount]) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="money font-semibold">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2">
        <BudgetMeter
          percent={percentOf(spent, budget)}
          label={isOnly ? label : `${label} in ${currency}`}
        />
      </div>
    </div>
  );
}
