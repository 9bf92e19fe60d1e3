import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { categoryLabel, expenseCategories, formCategories } from '#shared/expense.ts';
import { type PlanLine, planLineSchema } from '#shared/plan-line.ts';
import { type PlanLineInput, planLineInputSchema } from '#shared/plan-line-input.ts';
import { useCreation } from '../../lib/creation.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { createPlanLine, updatePlanLine } from './plan-line-api.ts';

export interface PlanLineFormDialogProps {
  projectId: number;
  /** The line to edit; without it, a new one. */
  line?: PlanLine | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Adds or edits a line of the plan. */
export function PlanLineFormDialog(props: PlanLineFormDialogProps) {
  const { projectId, line, isOpen, onOpenChange } = props;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={line ? 'Edit Line' : 'Add Line'}>
      <PlanLineForm projectId={projectId} line={line} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface PlanLineFormProps {
  projectId: number;
  line: PlanLine | undefined;
  onDone: () => void;
}

function PlanLineForm({ projectId, line, onDone }: PlanLineFormProps) {
  const form = useForm({
    resolver: formResolver(planLineInputSchema),
    defaultValues: startValues(projectId, line),
  });
  const { errors } = form.formState;
  const { data: rooms = [] } = useQuery(roomsQuery(projectId));
  const conflict = useConflict(form, {
    kind: 'plan_line',
    record: line,
    projectId,
    schema: planLineSchema,
    toValues: (stored) => startValues(projectId, stored),
    nameOf: (id) => rooms.find((room) => room.id === id)?.name,
  });
  const save = useCreation(
    (input: ReturnType<typeof conflict.versioned>, key) =>
      line ? updatePlanLine(line.id, input) : createPlanLine(input, key),
    refreshAfter.budgetChange,
  );
  const saving = useFormSaving(
    form,
    async (input) => {
      await save.mutateAsync(conflict.versioned(input));
      onDone();
    },
    conflict.showError,
  );
  return (
    <DialogForm
      saving={saving}
      submitText={line ? 'Save Changes' : 'Add Line'}
      pendingText={line ? 'Saving...' : 'Adding...'}
      hasCancel
    >
      <TextField
        label="Title"
        placeholder="e.g. Floor tiles"
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <MoneyField
        label="Planned"
        currency={useCurrency(projectId)}
        placeholder="0.00"
        error={errors.planned?.message}
        {...form.register('planned', typedAmount)}
      />
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <SelectField
          label="Category"
          emptyLabel="Choose a category"
          options={categoryOptions(line?.category)}
          error={errors.category?.message}
          {...form.register('category')}
        />
        <ReferenceField
          label="Room"
          optional
          emptyLabel="No room"
          control={form.control}
          name="roomId"
          options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.roomId?.message}
        />
      </div>
      {line && (
        <CheckboxField
          label="Done"
          hint="Nothing more is bought for it, so it costs what is known."
          {...form.register('isDone')}
        />
      )}
      {line && <RecordHistory kind="plan_line" recordId={line.id} projectId={projectId} />}
      {conflict.panel}
    </DialogForm>
  );
}

/** The categories of the form, and the stored one if it is another. */
function categoryOptions(stored: string | undefined) {
  return Object.keys(expenseCategories)
    .filter((key) => key === stored || formCategories.some((offered) => offered === key))
    .map((key) => ({ value: key, label: categoryLabel(key) }));
}

function startValues(projectId: number, line: PlanLine | undefined) {
  return {
    projectId,
    title: line?.title ?? '',
    // The empty choice is not a category; the schema reports that.
    category: (line?.category ?? '') as PlanLineInput['category'],
    roomId: line?.roomId ?? null,
    planned: line?.planned ?? '',
    isDone: line?.isDone ?? false,
  };
}
