import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityKind } from '#shared/activity.ts';
import { Select, type SelectOption } from '../../ui/select-field.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { activityQuery } from './activity-queries.ts';
import { type ActivityView, kindLabels } from './activity-view.ts';

const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

interface ActivityFiltersProps {
  projectId: number;
  view: ActivityView;
  onChange: (changes: Partial<ActivityView>) => void;
}

export function ActivityFilters({ projectId, view, onChange }: ActivityFiltersProps) {
  const people = usePeople(projectId);
  // Alone, there is nobody to choose from.
  const hasPeople = people.length > 1 || view.person !== undefined;
  return (
    <search className="mb-6 grid gap-2.5 min-[22rem]:grid-cols-2 sm:max-w-md">
      <Select
        aria-label="Filter by kind"
        emptyLabel="Everything"
        options={kindOptions}
        value={view.kind ?? ''}
        onChange={({ target }) =>
          onChange({ kind: (target.value || undefined) as ActivityKind | undefined })
        }
      />
      {hasPeople && (
        <Select
          aria-label="Filter by person"
          emptyLabel="Everyone"
          options={withChosen(people, view.person)}
          value={view.person ?? ''}
          onChange={({ target }) => onChange({ person: Number(target.value) || undefined })}
        />
      )}
    </search>
  );
}

/** Who made the changes that are loaded, without any filter. */
function usePeople(projectId: number): SelectOption[] {
  const user = useSignedInUser();
  const { data } = useInfiniteQuery(activityQuery(projectId));
  const names = new Map([[user.id, 'You']]);
  for (const { actor } of data?.pages.flatMap(({ entries }) => entries) ?? []) {
    if (actor && !names.has(actor.id)) names.set(actor.id, actor.name);
  }
  return [...names].map(([id, label]) => ({ value: String(id), label }));
}

/** The address may name a person who made no change that is loaded. */
function withChosen(people: SelectOption[], person: number | undefined): SelectOption[] {
  const value = String(person);
  const isListed = person === undefined || people.some((each) => each.value === value);
  return isListed ? people : [...people, { value, label: 'One person' }];
}
