import type { Project } from '#shared/project.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-forms.ts';

/**
 * A shared project that is gone stays on the screen while a form has changes, so that nothing typed
 * goes with it. Saving them then says that the project is gone.
 */
export function holdWhileTyping(before: Project[], now: Project[]): Project[] {
  if (!hasUnsavedChanges()) return now;
  const isLost = ({ id, role }: Project) =>
    role !== 'owner' && now.every((project) => project.id !== id);
  return [...now, ...before.filter(isLost)];
}
