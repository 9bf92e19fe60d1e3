import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewContractorForm } from './new-contractor-form.tsx';
import { useContractorGate } from './use-contractor-gate.ts';

/** Opens the form, or the upgrade modal if the plan is full. */
export function AddContractorButton({ children = 'Add Contractor' }: { children?: string }) {
  const [isAdding, setIsAdding] = useState(false);
  const gate = useContractorGate();
  return (
    <>
      <Button isPending={gate.isChecking} onClick={() => gate.pass(() => setIsAdding(true))}>
        {!gate.isChecking && <Plus className="size-4" aria-hidden="true" />}
        {children}
      </Button>
      <Dialog isOpen={isAdding} onOpenChange={setIsAdding} title="Add Contractor">
        <NewContractorForm onCreated={() => setIsAdding(false)} />
      </Dialog>
      {gate.modal}
    </>
  );
}
