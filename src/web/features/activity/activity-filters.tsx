import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ActivityKind } from '#shared/activity.ts';
import type { Project } from '#shared/project.ts';
import { Select, type SelectOption } from '../../ui/select-field.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { membersQuery } from '../members/member-queries.ts';
import { activityQuery } from './activity-queries.ts';
import { type ActivityView, kindLabels } from './activity-view.ts';

const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

interface ActivityFiltersProps {
  project: Project;
  view: ActivityView;
  onChange: (changes: Partial<ActivityView>) => void;
}

export function ActivityFilters({ project, view, onChange }: ActivityFiltersProps) {
  const people = usePeople(project);
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

/** The people in the project, and those who left and made a change that is loaded. */
function usePeople({ id, memberCount }: Project): SelectOption[] {
  const user = useSignedInUser();
  const members = useQuery({ ...membersQuery(id), enabled: memberCount > 1 }).data?.members ?? [];
  const activity = useInfiniteQuery(activityQuery(id)).data;
  const actors = activity?.pages.flatMap(({ entries }) =>
    entries.flatMap(({ actor }) => actor ?? []),
  );
  const names = new Map([[user.id, 'You']]);
  for (const { userId, name } of members) if (!names.has(userId)) names.set(userId, name);
  for (const { id, name } of actors ?? []) if (!names.has(id)) names.set(id, name);
  return [...names].map(([id, label]) => ({ value: String(id), label }));
}

/** The address may name a person who made no change that is loaded. */
function withChosen(people: SelectOption[], person: number | undefined): SelectOption[] {
  const value = String(person);
  const isListed = person === undefined || people.some((each) => each.value === value);
  return isListed ? people : [...people, { value, label: 'One person' }];
}
