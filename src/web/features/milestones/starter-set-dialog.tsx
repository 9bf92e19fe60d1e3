import type { Project } from '#shared/project.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useCreateStarterSet } from './milestone-mutations.ts';
import { StarterSetForm } from './starter-set-form.tsx';

export interface StarterSetDialogProps {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function StarterSetDialog({ project, isOpen, onOpenChange }: StarterSetDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Starter Set"
      description="A suggested sequence to start with. Change what does not fit; nothing is saved yet."
    >
      <NewStarterSet project={project} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function NewStarterSet({ project, onDone }: { project: Project; onDone: () => void }) {
  const createStarterSet = useCreateStarterSet();
  return (
    <StarterSetForm
      project={project}
      onSubmit={async (input) => {
        await createStarterSet.mutateAsync(input);
        onDone();
      }}
    />
  );
}
