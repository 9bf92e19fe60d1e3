import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#shared/project.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewContractorForm } from './new-contractor-form.tsx';
import { useContractorGate } from './use-contractor-gate.ts';

interface AddContractorButtonProps {
  project: Project | null;
  children?: string;
}

/** Opens the form, or says that the plan is full. */
export function AddContractorButton({
  project,
  children = 'Add Contractor',
}: AddContractorButtonProps) {
  const [isAdding, setIsAdding] = useState(false);
  const gate = useContractorGate();
  return (
    <>
      <Button
        isPending={gate.isChecking}
        onClick={() => gate.pass(project, () => setIsAdding(true))}
      >
        {!gate.isChecking && <Plus className="size-4" aria-hidden="true" />}
        {children}
      </Button>
      <Dialog isOpen={isAdding} onOpenChange={setIsAdding} title="Add Contractor">
        <NewContractorForm project={project} onCreated={() => setIsAdding(false)} />
      </Dialog>
      {gate.modal}
    </>
  );
}
