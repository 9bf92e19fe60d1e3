import { useRef } from 'react';
import type { PartKey } from '#shared/expected-parts.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { Room } from '#shared/room.ts';
import { Card } from '../../ui/card.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import { EmptyPlan } from './empty-plan.tsx';
import { ExpectedCard } from './expected-card.tsx';
import { Plan } from './plan.tsx';
import { ReserveCard } from './reserve-card.tsx';
import { useBudgetDialogs } from './use-budget-dialogs.tsx';
import { useBudgetView } from './use-budget-view.ts';

interface BudgetPartsProps {
  project: Project;
  budget: ProjectBudget;
  lines: PlanLine[];
  rooms: Room[];
}

/** What it will cost, the plan, and the reserve. */
export function BudgetParts({ project, budget, lines, rooms }: BudgetPartsProps) {
  const { view, change } = useBudgetView();
  const { open, dialog } = useBudgetDialogs(project, budget);
  const plan = useRef<HTMLHeadingElement>(null);
  const reserve = useRef<HTMLHeadingElement>(null);
  const canChange = canChangeRecords(project);

  const show = (part: PartKey) => {
    if (part === 'due' || part === 'held') open({ kind: 'bills' });
    else if (part === 'agreed') open({ kind: 'agreements' });
    else if (part === 'toBuy') {
      change({ show: 'to-buy' });
      plan.current?.focus();
    } else reserve.current?.focus();
  };

  // A sum of zeros says nothing: the way to a plan comes first.
  const isBlank = lines.length === 0 && isNothing(budget);

  return (
    <div data-wide className="grid gap-4 2xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:items-start">
      <div className="grid min-w-0 gap-4">
        {!isBlank && <ExpectedCard totals={budget.totals} onShow={show} />}
        <Card className="overflow-clip">
          <h2 ref={plan} tabIndex={-1} className="sr-only">
            The plan
          </h2>
          {lines.length === 0 ? (
            <EmptyPlan canChange={canChange} onOpen={open} />
          ) : (
            <Plan
              project={project}
              budget={budget}
              lines={lines}
              rooms={rooms}
              view={view}
              onChangeView={change}
              onOpen={open}
            />
          )}
        </Card>
      </div>
      <ReserveCard ref={reserve} project={project} reserve={budget.totals.reserve} lines={lines} />
      {dialog}
    </div>
  );
}

const isNothing = ({ totals: { paid, due, held, agreed, reserve } }: ProjectBudget) =>
  [paid, due, held, agreed, reserve].every((amount) => amount === '0.00');
