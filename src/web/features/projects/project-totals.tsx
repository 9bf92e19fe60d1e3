import { addMoney, formatMoney, percentOf, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { BudgetMeter } from '../../ui/budget-meter.tsx';
import { Card } from '../../ui/card.tsx';

/** What all projects cost together. */
export function ProjectTotals({ projects }: { projects: readonly Project[] }) {
  const budget = addMoney(projects.map((project) => project.budget));
  const spent = addMoney(projects.map((project) => project.totalSpent));
  const percent = percentOf(spent, budget);
  return (
    <section aria-labelledby="project-totals" className="mb-5">
      <Card className="p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="project-totals" className="font-semibold">
            All {projects.length} projects
          </h2>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Total label="Budget" amount={budget} />
            <Total label="Spent" amount={spent} />
            <Total label="Left" amount={subtractMoney(budget, spent)} />
          </dl>
        </div>
        <div className="mt-2">
          <BudgetMeter percent={percent} label="Budget used over all projects" />
        </div>
      </Card>
    </section>
  );
}

function Total({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="money font-semibold">{formatMoney(amount)}</dd>
    </div>
  );
}
