import { useForm } from 'react-hook-form';
import { toCalendarDate } from '#shared/dates.ts';
import { type Project, type ProjectInput, projectInputSchema } from '#shared/project.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';

interface ProjectFormProps {
  /** The project to edit; a new one without, whose start date is the day of its creation. */
  project?: Project;
  /** A rejection is shown on the form, which keeps what was typed. */
  onSubmit: (input: ProjectInput) => Promise<unknown>;
  submitText: string;
  pendingText: string;
  wideButton?: boolean;
}

export function ProjectForm(props: ProjectFormProps) {
  const { project, onSubmit, submitText, pendingText, wideButton = false } = props;
  const form = useForm({
    resolver: formResolver(projectInputSchema),
    defaultValues: {
      name: project?.name ?? '',
      description: project?.description ?? '',
      budget: project?.budget ?? '',
      ...(project && { startDate: startDay(project) }),
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const submit = form.handleSubmit(async ({ startDate, ...input }) => {
    // The input knows the day only; sent back untouched, it would overwrite the stored moment.
    const sent = dirtyFields.startDate ? { ...input, startDate } : input;
    await onSubmit(sent).catch((error: unknown) => showFormError(form, error));
  });

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
      <MoneyField
        label="Total Budget"
        placeholder="25000"
        error={errors.budget?.message}
        {...form.register('budget')}
      />
      {project && (
        <TextField
          label="Start date"
          type="date"
          error={errors.startDate?.message}
          {...form.register('startDate', { setValueAs: (day) => day || null })}
        />
      )}
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <div className={wideButton ? 'grid' : 'flex justify-end'}>
        <Button
          type="submit"
          size={wideButton ? 'large' : 'medium'}
          isPending={isSubmitting}
          pendingText={pendingText}
        >
          {submitText}
        </Button>
      </div>
    </form>
  );
}

function startDay({ startDate }: Project): string {
  return startDate ? toCalendarDate(new Date(startDate)) : '';
}
