import { useForm } from 'react-hook-form';
import { isCalendarDate, toCalendarDate } from '#shared/dates.ts';
import { type Milestone, milestoneSchema } from '#shared/milestone.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { useUpdateMilestone } from './milestone-mutations.ts';

interface CompletedOnDialogProps {
  milestone: Milestone;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Completing a milestone sets today's date at once. This dialog changes the date afterwards. */
export function CompletedOnDialog({ milestone, isOpen, onOpenChange }: CompletedOnDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Day of Completion"
      description={milestone.title}
    >
      <CompletedOnForm milestone={milestone} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CompletedOnForm({ milestone, onSaved }: { milestone: Milestone; onSaved: () => void }) {
  const update = useUpdateMilestone();
  const today = toCalendarDate(new Date());
  const startValues = ({ completedDate }: Milestone) => ({
    completedDate: completedDate ? toCalendarDate(new Date(completedDate)) : today,
  });
  const form = useForm({ defaultValues: startValues(milestone) });
  const conflict = useConflict(form, {
    kind: 'milestone',
    record: milestone,
    projectId: milestone.projectId,
    schema: milestoneSchema,
    toValues: startValues,
  });
  const { errors } = form.formState;
  const { submit, isSaving } = useFormSaving(
    form,
    async (input) => {
      await update.mutateAsync({ id: milestone.id, input: conflict.versioned(input) });
      onSaved();
    },
    conflict.showError,
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Completed on"
        type="date"
        max={today}
        error={errors.completedDate?.message}
        {...form.register('completedDate', {
          validate: (day) => {
            if (!isCalendarDate(day)) return 'Choose a day';
            return day <= today || 'This day is in the future';
          },
        })}
      />
      {conflict.panel}
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <div className="flex flex-col sm:flex-row sm:justify-end">
        <Button type="submit" isPending={isSaving} pendingText="Saving...">
          Save Day
        </Button>
      </div>
    </form>
  );
}
