import { useState } from 'react';
import { subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { suggestKind } from '#shared/project-kind.ts';
import { shareOf } from '#shared/starter-plans.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';
import { StarterDrafts } from './starter-draft-list.tsx';
import { reserveOf, useStarterLines, useStarterOptions } from './use-starter-source.ts';

interface StarterFormProps {
  project: Project;
  budget: ProjectBudget;
  onDone: () => void;
}

const RESERVES = [0, 5, 10, 15, 20, 25];

/** Chooses where the first plan comes from and how much is set aside. */
export function StarterForm({ project, budget, onDone }: StarterFormProps) {
  const formatMoney = useFormatMoney();
  const kind = suggestKind(project.name);
  const [source, setSource] = useState<string>(kind);
  const [chosenPercent, setPercent] = useState<number | null>(null);
  const options = useStarterOptions(project, budget);
  const lines = useStarterLines(source, budget);
  const { totals } = budget;
  // What is set aside already stays.
  const usual = totals.reserve === '0.00' ? reserveOf(source, kind) : 0;
  const percent = chosenPercent ?? usual;
  const reserve = shareOf(totals.budget, percent);
  const toPlan = subtractMoney(subtractMoney(totals.budget, totals.reserve), reserve);
  return (
    <div className="grid gap-4">
      <SelectField
        label="Start from"
        options={options}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <SelectField
        label="Reserve"
        options={RESERVES.map((each) => ({
          value: String(each),
          label:
            each === 0
              ? 'Nothing'
              : `${each} %, ${formatMoney(shareOf(totals.budget, each))}${each === usual ? ' (usual)' : ''}`,
        }))}
        hint="For what nobody can know yet. 10 to 20 % is usual."
        value={String(percent)}
        onChange={({ target }) => setPercent(Number(target.value))}
      />
      {lines ? (
        <StarterDrafts
          // Another source starts over.
          key={source}
          projectId={project.id}
          lines={lines}
          toPlan={toPlan}
          reserve={reserve}
          onDone={onDone}
        />
      ) : (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Spinner />
          Loading the lines
        </p>
      )}
    </div>
  );
}
