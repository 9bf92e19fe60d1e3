import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toCalendarDate } from '#shared/dates.ts';
import { type Project, projectSchema } from '#shared/project.ts';
import {
  type ProjectInput,
  type ProjectUpdate,
  projectInputSchema,
} from '#shared/project-input.ts';
import { usStates } from '#shared/us-states.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { currencyOptions } from './currency-options.ts';
import { useUsualCurrency } from './use-usual-currency.ts';

const stateOptions = Object.entries(usStates).map(([value, label]) => ({ value, label }));

interface ProjectFormProps {
  /**
   * The project to edit; without it, the form creates one that starts today unless another day is
   * chosen.
   */
  project?: Project;
  history?: ReactNode;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: ProjectInput & ProjectUpdate) => Promise<unknown>;
  submitText: string;
  pendingText: string;
  /** Part of a page instead of a dialog. */
  isOnPage?: boolean;
}

export function ProjectForm(props: ProjectFormProps) {
  const { project, history, onSubmit, submitText, pendingText, isOnPage = false } = props;
  const usualCurrency = useUsualCurrency();
  const form = useForm({
    resolver: formResolver(projectInputSchema),
    defaultValues: startValues(project, usualCurrency),
  });
  const currency = form.watch('currency');
  const [offered] = useState(currencyOptions);
  // The first project is asked for as little as possible.
  const asksState = !isOnPage && currency === 'USD';
  const { errors, dirtyFields } = form.formState;

  const conflict = useConflict(form, {
    kind: 'project',
    record: project,
    projectId: project?.id,
    schema: projectSchema,
    toValues: (stored) => startValues(stored, usualCurrency),
  });
  const { submit, isSaving, hasChanges } = useFormSaving(
    form,
    (values) => {
      const { startDate, ...input } = conflict.versioned(values);
      // The input only knows the day. Sent unchanged, it would overwrite the stored time, or replace
      // the current time of a new project.
      return onSubmit(dirtyFields.startDate ? { ...input, startDate } : input);
    },
    conflict.showError,
  );
  const problem = errors.root?.message;
  const button = (
    <Button
      type="submit"
      size={isOnPage ? 'large' : 'medium'}
      isPending={isSaving}
      pendingText={pendingText}
    >
      {submitText}
    </Button>
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Project Name"
        placeholder="Kitchen, bathroom, basement"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextAreaField
        label="Description"
        optional
        placeholder="What are you planning to do?"
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-4">
        <MoneyField
          label="Total Budget"
          placeholder="25000"
          hint={project ? undefined : 'A guess is fine. You can change it later.'}
          currency={currency}
          error={errors.budget?.message}
          {...form.register('budget', typedAmount)}
        />
        <SelectField
          label="Currency"
          options={offered}
          hint={project && currency !== project.currency ? 'Amounts are not converted.' : undefined}
          error={errors.currency?.message}
          {...form.register('currency')}
        />
      </div>
      <div className={joinClasses('grid gap-4', asksState && 'sm:grid-cols-2')}>
        <TextField
          label="Start date"
          optional
          type="date"
          error={errors.startDate?.message}
          {...form.register('startDate', { setValueAs: (day) => day || null })}
        />
        {asksState && (
          <SelectField
            label="State"
            optional
            emptyLabel="None"
            options={stateOptions}
            hint="For its limit on deposits, when you pay a bill."
            error={errors.region?.message}
            {...form.register('region')}
          />
        )}
      </div>
      {history}
      {conflict.panel}
      {isOnPage ? (
        <>
          {problem && <ErrorAlert>{problem}</ErrorAlert>}
          {button}
        </>
      ) : (
        <FormFooter problem={problem}>{button}</FormFooter>
      )}
      <UnsavedChanges hasChanges={hasChanges} />
    </form>
  );
}

function startValues(project: Project | undefined, usualCurrency: string) {
  return {
    name: project?.name ?? '',
    description: project?.description ?? '',
    budget: project?.budget ?? '',
    currency: project?.currency ?? usualCurrency,
    region: project?.region ?? '',
    startDate: project ? startDay(project) : toCalendarDate(new Date()),
  };
}

function startDay({ startDate }: Project): string {
  return startDate ? toCalendarDate(new Date(startDate)) : '';
}
