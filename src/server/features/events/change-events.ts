import { type ChangedKind, type ChangeEvent, changedKinds } from '#shared/events.ts';
import type { Change } from './event.repository.ts';

/** For readers who were away for so long that nobody lists what they missed. */
export const everythingChanged: ChangeEvent = {
  type: 'changed',
  projectId: null,
  kinds: Object.values(changedKinds),
};

/** One event for each project. */
export function toEvents(changes: Pick<Change, 'projectId' | 'kind'>[]): ChangeEvent[] {
  const kindsOf = new Map<number | null, Set<ChangedKind>>();
  for (const { projectId, kind } of changes) {
    const kinds = kindsOf.get(projectId) ?? new Set();
    kindsOf.set(projectId, kinds.add(changedKinds[kind]));
  }
  return [...kindsOf].map(([projectId, kinds]) => ({
    type: 'changed',
    projectId,
    kinds: [...kinds].toSorted(),
  }));
}
