import { useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { isCalendarDate, toCalendarDate } from '#shared/dates.ts';
import { type StarterSetInput, starterSetInputSchema } from '#shared/milestone.ts';
import type { Project } from '#shared/project.ts';
import { suggestKind } from '#shared/project-kind.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { StarterSetChoice } from './starter-set-choice.tsx';
import { StarterSetRow } from './starter-set-row.tsx';
import {
  draftMilestones,
  type MilestoneDraft,
  moveDrafts,
  type StarterSetKey,
} from './starter-sets.ts';

interface StarterSetFormProps {
  project: Project;
  /** A rejection is shown on the form, which keeps its input. */
  onSubmit: (input: StarterSetInput) => Promise<unknown>;
}

export function StarterSetForm({ project, onSubmit }: StarterSetFormProps) {
  const [chosen, setChosen] = useState(() => suggestKind(project.name));
  const [startDate, setStartDate] = useState(() => firstDay(project));
  /** The last complete start date; the dates below count from it. */
  const appliedStart = useRef(startDate);
  /** The changes in the other sets, in case the user returns to one. */
  const otherDrafts = useRef(
    new Map<StarterSetKey, { drafts: MilestoneDraft[]; startDate: string }>(),
  );
  const form = useForm({
    resolver: formResolver(starterSetInputSchema),
    defaultValues: { projectId: project.id, milestones: draftMilestones(chosen, startDate) },
  });
  const rows = useFieldArray({ control: form.control, name: 'milestones' });
  const { errors } = form.formState;
  const listError = errors.milestones?.root?.message ?? errors.milestones?.message;
  const count = rows.fields.length;

  const choose = (next: StarterSetKey) => {
    const start = appliedStart.current;
    otherDrafts.current.set(chosen, { drafts: form.getValues('milestones'), startDate: start });
    const kept = otherDrafts.current.get(next);
    setChosen(next);
    rows.replace(
      kept ? moveDrafts(kept.drafts, kept.startDate, start) : draftMilestones(next, start),
    );
  };
  const start = (day: string) => {
    setStartDate(day);
    if (!isCalendarDate(day)) return;
    rows.replace(moveDrafts(form.getValues('milestones'), appliedStart.current, day));
    appliedStart.current = day;
  };
  const leaveOut = (index: number) => {
    rows.remove(index);
    // The focused button is gone, so the next row gets the focus, or the last one.
    const next = Math.min(index, count - 2);
    if (next >= 0) form.setFocus(`milestones.${next}.title`);
  };
  const saving = useFormSaving(form, onSubmit);

  return (
    <DialogForm
      saving={saving}
      submitText={count === 1 ? 'Add 1 Milestone' : `Add ${count} Milestones`}
      pendingText="Adding..."
      hasCancel
    >
      <StarterSetChoice value={chosen} onChange={choose} />
      <TextField
        label="Start date"
        type="date"
        hint="All dates below move with it."
        value={startDate}
        onChange={(event) => start(event.target.value)}
      />
      <ol className="grid gap-3">
        {rows.fields.map((field, index) => (
          <StarterSetRow
            key={field.id}
            number={index + 1}
            errors={errors.milestones?.[index]}
            register={(name) => form.register(`milestones.${index}.${name}`)}
            onRemove={() => leaveOut(index)}
          />
        ))}
      </ol>
      {listError && <ErrorAlert>{listError}</ErrorAlert>}
    </DialogForm>
  );
}

/** Today, or the start of the project if that is later. */
function firstDay({ startDate }: Project): string {
  const today = toCalendarDate(new Date());
  if (startDate === null) return today;
  const projectStart = toCalendarDate(new Date(startDate));
  return [today, projectStart].toSorted().at(-1) ?? today;
}
