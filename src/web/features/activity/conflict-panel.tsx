import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ActivityEntry } from '#shared/activity.ts';
import { fieldLabel, fieldText, isSameValue } from '#shared/activity-fields.ts';
import { actorName } from '#shared/activity-sentence.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { useCurrency } from '../projects/use-currency.ts';
import { ConflictField } from './conflict-field.tsx';
import type { FormValues, Merge } from './conflict-merge.ts';
import { FormNotice } from './form-notice.tsx';

/** The name of the record that a field refers to. */
export type NameOf = (id: number, field: string) => string | undefined;

export interface ConflictPanelProps {
  control: Control<FormValues>;
  setValue: (field: string, value: unknown) => void;
  merge: Merge;
  theirs: FormValues;
  /** Who made the other change; undefined if that is not known. */
  actor: ActivityEntry['actor'] | undefined;
  /** The project of the record; undefined if it has none. */
  projectId: number | undefined;
  nameOf: NameOf;
}

/** What differs between the form and the saved record, with a choice for each field. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { control, setValue, merge, theirs, actor, projectId, nameOf } = props;
  const user = useSignedInUser();
  const values = useWatch({ control });
  // What a field contained before "Take theirs", for the way back.
  const [kept, setKept] = useState<FormValues>({});
  const currency = useCurrency(projectId);
  const { differing, taken } = merge;
  const show = (field: string, value: unknown) =>
    fieldText(field, value, { name: nameOf(Number(value), field), currency });

  return (
    <FormNotice title={titleOf(actor, user.id)}>
      <p className="text-sm">{adviceOf(merge)}</p>
      {differing.map((field) => {
        const isTheirs = isSameValue(field, values[field], theirs[field]);
        const mine = isTheirs && field in kept ? kept[field] : values[field];
        return (
          <ConflictField
            key={field}
            label={capitalized(fieldLabel(field))}
            mine={show(field, mine)}
            theirs={
              field === 'attachments' && show(field, mine) === show(field, theirs[field])
                ? 'other files of these names'
                : show(field, theirs[field])
            }
            isTheirs={isTheirs}
            onChoose={(takeTheirs) => {
              if (takeTheirs) setKept({ ...kept, [field]: mine });
              setValue(field, takeTheirs ? theirs[field] : mine);
            }}
          />
        );
      })}
      {taken.length > 0 && (
        <div className="text-sm">
          <p>Also changed, and now in your form:</p>
          <ul className="mt-1 grid gap-0.5 text-ink-soft">
            {taken.map((field) => (
              <li key={field} className="line-clamp-3 wrap-anywhere">
                {capitalized(fieldLabel(field))}: {show(field, theirs[field])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormNotice>
  );
}

function titleOf(actor: ConflictPanelProps['actor'], userId: number): string {
  if (!actor) return 'Someone else changed this while you were editing';
  const name = actorName({ actor, via: 'web' }, userId);
  return name === 'You'
    ? 'You changed this somewhere else while you were editing'
    : `${name} changed this while you were editing`;
}

function adviceOf({ differing, taken }: Merge): string {
  if (differing.length > 0) return 'Choose what to keep, then save again.';
  return taken.length > 0
    ? 'What you entered is kept. Save again.'
    : 'None of your fields are affected. Save again.';
}

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
