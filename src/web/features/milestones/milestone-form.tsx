import { Controller, useForm } from 'react-hook-form';
import {
  type Milestone,
  type MilestoneInput,
  milestoneCategories,
  milestoneInputSchema,
} from '#shared/milestone.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';

export const categoryOptions = milestoneCategories.map((category) => ({
  value: category,
  label: category,
}));

interface MilestoneFormProps {
  projectId: number;
  /** The milestone to edit; without it, the form creates one. */
  milestone?: Milestone;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: MilestoneInput) => Promise<unknown>;
  submitText: string;
  pendingText: string;
}

export function MilestoneForm(props: MilestoneFormProps) {
  const { projectId, milestone, onSubmit, submitText, pendingText } = props;
  const form = useForm({
    resolver: formResolver(milestoneInputSchema),
    defaultValues: {
      projectId,
      title: milestone?.title ?? '',
      // The empty choice is not a category; the schema reports that.
      category: (milestone?.category ?? '') as MilestoneInput['category'],
      targetDate: milestone?.targetDate ?? '',
      description: milestone?.description ?? '',
      contractorId: milestone?.contractorId ?? null,
    },
  });
  const { errors } = form.formState;
  const saving = useFormSaving(form, onSubmit);
  const { data: contractors = [] } = useContractorsOf(projectId);

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
    </DialogForm>
  );
}
