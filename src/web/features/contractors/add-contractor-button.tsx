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
  // The form keeps its project if another one is selected meanwhile.
  const [adding, setAdding] = useState({ project, isOpen: false });
  const gate = useContractorGate();
  const changeOpen = (isOpen: boolean) => setAdding({ ...adding, isOpen });
  return (
    <>
      <Button
        isPending={gate.isChecking}
        onClick={() => gate.pass(project, () => setAdding({ project, isOpen: true }))}
      >
        {!gate.isChecking && <Plus className="size-4" aria-hidden="true" />}
        {children}
      </Button>
      <Dialog isOpen={adding.isOpen} onOpenChange={changeOpen} title="Add Contractor">
        <NewContractorForm project={adding.project} onCreated={() => changeOpen(false)} />
      </Dialog>
      {gate.modal}
    </>
  );
}
