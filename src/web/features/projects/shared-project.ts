import { may, roleLabels } from '#shared/access.ts';
import type { Person } from '#shared/person.ts';
import type { Project } from '#shared/project.ts';
import { isCutOff } from '../../lib/connection.ts';

/** The id of a project that another person owns; null for an own one. */
export function sharedProjectId(project: Project | null | undefined): number | null {
  return project && project.role !== 'owner' ? project.id : null;
}

/** The name of another person who owns the project and whose plan counts there. */
export function sharedOwnerName(project: Project | null): string | undefined {
  return project && project.role !== 'owner' ? project.owner.name : undefined;
}

/** Unknown projects allow nothing: the server would refuse as well. */
export function canChangeRecords(project: Project | null | undefined): boolean {
  return project != null && may(project.role, 'records.change');
}

/**
 * Whether to offer a change of what is there. Without a connection none is offered; only a new
 * expense can wait. The hooks that give a project render again when that changes.
 */
export function canChangeNow(project: Project | null | undefined): boolean {
  return canChangeRecords(project) && !isCutOff();
}

/** Whose project it is and what one may do there; null for an own one. */
export function sharedText({ role, owner }: Project): string | null {
  return role === 'owner' ? null : `${owner.name} · ${roleLabels[role]}`;
}

interface Added {
  addedBy: Person | null;
}

/** Who added a record. Null in a project that only one person has ever used. */
export function authorName(
  project: Project | undefined,
  { addedBy }: Added,
  userId: number,
): string | null {
  if (!project || (addedBy === null && project.memberCount < 2)) return null;
  const { id, name } = addedBy ?? project.owner;
  return id === userId ? 'You' : name;
}
