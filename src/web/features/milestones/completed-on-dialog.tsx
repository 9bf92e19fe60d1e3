import { useState } from 'react';
import { isCalendarDate, toCalendarDate } from '#shared/dates.ts';
import type { Milestone } from '#shared/milestone.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUpdateMilestone } from './milestone-mutations.ts';

interface CompletedOnDialogProps {
  milestone: Milestone;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A milestone is completed at once, as of today; the day can be changed after. */
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
  const [day, setDay] = useState(
    milestone.completedDate ? toCalendarDate(new Date(milestone.completedDate)) : today,
  );
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isCalendarDate(day)) setError('Choose a day');
        else if (day > today) setError('This day is still to come');
        else {
          setError(undefined);
          update.mutate(
            { id: milestone.id, input: { completedDate: day } },
            { onSuccess: onSaved },
          );
        }
      }}
    >
      <TextField
        label="Completed on"
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={error}
      />
      {update.error && <ErrorAlert>{errorSentence(update.error)}</ErrorAlert>}
      <div className="flex flex-col sm:flex-row sm:justify-end">
        <Button type="submit" isPending={update.isPending} pendingText="Saving...">
          Save Day
        </Button>
      </div>
    </form>
  );
}
