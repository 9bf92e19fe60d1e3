import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExpenseCategory, expenseCategories } from '#shared/expense.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { currencyOf } from '../projects/project-currency.ts';
import { projectsQuery } from '../projects/project-queries.ts';
import { useAllProjectsLabel } from '../projects/use-all-projects-label.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { contractorOptions, lineOptions, roomOptions } from './expense-form-options.ts';
import type { ExpenseView } from './expense-view.ts';
import { kindLabels } from './extra-filters.ts';
import { draftOf, type FilterDraft, NO_DRAFT, readDraft } from './filter-draft.ts';

export interface ExpenseFilterDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  projectId: number;
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
}

/** The less common filters. They apply together, as one step for the Back button. */
export function ExpenseFilterDialog(props: ExpenseFilterDialogProps) {
  const { isOpen, onOpenChange, projectId, view, onChange } = props;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="More filters">
      <FilterForm
        projectId={projectId}
        view={view}
        onApply={(changes) => {
          onChange(changes);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

interface FilterFormProps {
  projectId: number;
  view: ExpenseView;
  onApply: (changes: Partial<ExpenseView>) => void;
}

const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

const receiptOptions = [
  { value: 'with', label: 'With receipt' },
  { value: 'without', label: 'Without receipt' },
];

function FilterForm({ projectId, view, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(() => draftOf(view));
  const [isChecked, setIsChecked] = useState(false);
  const projects = useQuery(projectsQuery);
  const contractors = useContractorsOf(draft.project === 'all' ? null : projectId);
  const currency = currencyOf(projects.data?.find(({ id }) => id === projectId));
  const { data: lines = [] } = useQuery(planLinesQuery(projectId));
  const { data: rooms = [] } = useQuery(roomsQuery(projectId));
  const isOneProject = draft.project !== 'all';
  const allProjects = useAllProjectsLabel();
  const { changes, errors } = readDraft(draft);
  const shown = isChecked ? errors : {};
  const field = (key: Exclude<keyof FilterDraft, 'category'>) => ({
    value: draft[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [key]: target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (changes) onApply(changes);
      }}
      className="grid gap-4"
    >
      {(projects.data?.length ?? 0) > 1 && (
        <SelectField
          label="Projects"
          options={[
            { value: 'selected', label: 'This project' },
            { value: 'all', label: allProjects },
          ]}
          {...field('project')}
        />
      )}
      <CategoryChoice
        value={draft.category}
        onChange={(category) => setDraft({ ...draft, category })}
      />
      <SelectField
        label="Contractor"
        emptyLabel="Any contractor"
        options={[
          ...contractorOptions(contractors.data ?? [], undefined),
          { value: 'none', label: 'No contractor' },
        ]}
        {...field('contractor')}
      />
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <TextField label="From" type="date" {...field('from')} error={shown.from} />
        <TextField label="To" type="date" {...field('to')} error={shown.to} />
        <MoneyField
          label="Lowest amount"
          currency={currency}
          placeholder="0.00"
          {...field('minAmount')}
          error={shown.minAmount}
        />
        <MoneyField
          label="Highest amount"
          currency={currency}
          placeholder="Any"
          {...field('maxAmount')}
          error={shown.maxAmount}
        />
      </div>
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <SelectField
          label="Receipt"
          emptyLabel="With or without"
          options={receiptOptions}
          {...field('receipt')}
        />
        <SelectField
          label="Refunds"
          emptyLabel="With refunds"
          options={kindOptions}
          {...field('kind')}
        />
        {isOneProject && lines.length > 0 && (
          <SelectField
            label="Line of the plan"
            emptyLabel="Any line"
            options={[...lineOptions(lines), { value: 'none', label: 'No line' }]}
            {...field('line')}
          />
        )}
        {isOneProject && rooms.length > 0 && (
          <SelectField
            label="Room"
            emptyLabel="Any room"
            options={[...roomOptions(rooms), { value: 'none', label: 'No room' }]}
            {...field('room')}
          />
        )}
      </div>
      <div className="mt-1 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button
          variant="secondary"
          onClick={() => {
            setDraft(NO_DRAFT);
            setIsChecked(false);
          }}
        >
          Reset
        </Button>
        <Button type="submit">Show Expenses</Button>
      </div>
    </form>
  );
}

interface CategoryChoiceProps {
  value: readonly ExpenseCategory[];
  onChange: (value: readonly ExpenseCategory[]) => void;
}

function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const known = Object.keys(expenseCategories) as ExpenseCategory[];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Categories</legend>
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {known.map((category) => (
          <label key={category} className="target flex cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={value.includes(category)}
              onChange={({ target }) =>
                onChange(
                  known.filter((key) => (key === category ? target.checked : value.includes(key))),
                )
              }
              className="size-4 accent-action"
            />
            {expenseCategories[category]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
