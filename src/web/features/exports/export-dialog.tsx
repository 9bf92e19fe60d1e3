import type { Project } from '#shared/project.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { exportEntries, type ShownExpenses } from './export-entries.ts';
import { ExportRow } from './export-row.tsx';

export interface ExportDialogProps {
  project: Pick<Project, 'id' | 'name'>;
  /** What the page behind lists; without it, all expenses of the project. */
  shown?: ShownExpenses;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What can be taken out of a project. Everyone who sees the project can. */
export function ExportDialog({ project, shown, isOpen, onOpenChange }: ExportDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Export ${project.name}`}
      description="Your records are yours. Each file is made from what is there now."
    >
      <ul className="divide-y divide-line">
        {exportEntries(project.id, shown).map((entry) => (
          <ExportRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Dialog>
  );
}
