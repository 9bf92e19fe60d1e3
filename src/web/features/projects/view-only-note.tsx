import { Eye } from 'lucide-react';
import type { Project } from '#shared/project.ts';
import { canChangeRecords } from './shared-project.ts';

/** Says why a page has no buttons to change something. */
export function ViewOnlyNote({ project }: { project: Project }) {
  if (canChangeRecords(project)) return null;
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm font-medium text-ink-soft">
      <Eye className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">View only · Shared by {project.owner.name}</span>
    </p>
  );
}
