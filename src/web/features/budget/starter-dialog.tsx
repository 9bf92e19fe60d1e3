import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { StarterForm } from './starter-form.tsx';

export interface StarterDialogProps {
  project: Project;
  budget: ProjectBudget;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function StarterDialog({ project, budget, isOpen, onOpenChange }: StarterDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Start a Plan"
      description="A first plan for your budget. Change what does not fit; nothing is saved yet."
    >
      <StarterForm project={project} budget={budget} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
