import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import {
  type Milestone,
  type MilestoneInput,
  type MilestoneUpdate,
  milestoneCategories,
  milestoneInputSchema,
  milestoneSchema,
} from '#shared/milestone.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';

export const categoryOptions = milestoneCategories.map((category) => ({
  value: category,
  label: category,
}));

/** What a new milestone starts with. */
export interface MilestoneStart {
  title?: string;
  targetDate?: string;
}

interface MilestoneFormProps {
  projectId: number;
  start?: MilestoneStart | undefined;
  /** The milestone to edit; without it, the form creates one. */
  milestone?: Milestone;
  /** Below the fields. */
  more?: ReactNode;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: MilestoneInput & MilestoneUpdate) => Promise<unknown>;
  submitText: string;
  pendingText: string;
}

export function MilestoneForm(props: MilestoneFormProps) {
  const { projectId, start = {}, milestone, more, onSubmit, submitText, pendingText } = props;
  const form = useForm({
    resolver: formResolver(milestoneInputSchema),
    defaultValues: { ...startValues(projectId, milestone), ...start },
  });
  const { errors } = form.formState;
  const { data: contractors = [] } = useContractorsOf(projectId);
  const conflict = useConflict(form, {
    kind: 'milestone',
    record: milestone,
    projectId,
    schema: milestoneSchema,
    toValues: (stored) => startValues(projectId, stored),
    nameOf: (id) => contractors.find((contractor) => contractor.id === id)?.name,
  });
  const saving = useFormSaving(
    form,
    (input) => onSubmit(conflict.versioned(input)),
    conflict.showError,
  );

  return (
    <DialogForm saving={saving} submitText={submitText} pendingText={pendingText} hasCancel>
      <TextField
        label="Title"
        placeholder="What will be done?"
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category"
          emptyLabel="Choose one"
          options={categoryOptions}
          error={errors.category?.message}
          {...form.register('category')}
        />
        <TextField
          label="Target date"
          optional
          type="date"
          error={errors.targetDate?.message}
          {...form.register('targetDate')}
        />
      </div>
      <Controller
        name="contractorId"
        control={form.control}
        render={({ field: { value, onChange, ...field } }) => (
          <SelectField
            label="Contractor"
            optional
            emptyLabel="None"
            options={contractors.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={value ?? ''}
            onChange={({ target }) => onChange(Number(target.value) || null)}
            error={errors.contractorId?.message}
            {...field}
          />
        )}
      />
      <TextAreaField
        label="Description"
        optional
        error={errors.description?.message}
        {...form.register('description')}
      />
      {more}
      {conflict.panel}
    </DialogForm>
  );
}

function startValues(projectId: number, milestone: Milestone | undefined) {
  return {
    projectId: milestone?.projectId ?? projectId,
    title: milestone?.title ?? '',
    // The empty choice is not a category; the schema reports that.
    category: (milestone?.category ?? '') as MilestoneInput['category'],
    targetDate: milestone?.targetDate ?? '',
    description: milestone?.description ?? '',
    contractorId: milestone?.contractorId ?? null,
  };
}
