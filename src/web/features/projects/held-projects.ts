import type { Project } from '#shared/project.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-forms.ts';
import { sharedProjectId } from './shared-project.ts';

/**
 * A shared project that is gone stays on the screen while a form has changes, so that nothing typed
 * goes with it. Saving them then says that the project is gone.
 */
export function holdWhileTyping(before: Project[], now: Project[]): Project[] {
  if (!hasUnsavedChanges()) return now;
  const isThere = new Set(now.map(({ id }) => id));
  const lost = before.filter(
    (project) => sharedProjectId(project) !== null && !isThere.has(project.id),
  );
  return [...now, ...lost];
}
