import { type ChangedKind, type ChangeEvent, changedKinds } from '#shared/events.ts';
import type { Change } from './event.repository.ts';

/** For readers who were away for so long that nobody lists what they missed. */
export const everythingChanged: ChangeEvent = {
  type: 'changed',
  projectId: null,
  kinds: Object.values(changedKinds),
};

/** So that what one reader gets at a time is far below what counts as not reading. */
const MAX_EVENTS = 50;

/** One event for each project, or one for all if there are very many. */
export function toEvents(changes: Pick<Change, 'projectId' | 'kind'>[]): ChangeEvent[] {
  const kindsOf = new Map<number | null, Set<ChangedKind>>();
  for (const { projectId, kind } of changes) {
    const kinds = kindsOf.get(projectId) ?? new Set();
    kindsOf.set(projectId, kinds.add(changedKinds[kind]));
  }
  if (kindsOf.size > MAX_EVENTS) {
    const all = [...kindsOf.values()].flatMap((kinds) => [...kinds]);
    return [changed(null, new Set(all))];
  }
  return [...kindsOf].map(([projectId, kinds]) => changed(projectId, kinds));
}

const changed = (projectId: number | null, kinds: Set<ChangedKind>): ChangeEvent => ({
  type: 'changed',
  projectId,
  kinds: [...kinds].toSorted(),
});
