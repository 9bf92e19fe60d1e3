import { toast } from 'sonner';
import type { Contractor } from '#shared/contractor.ts';
import { plans } from '#shared/plans.ts';
import { Button } from '../../ui/button.tsx';
import { isPlanLimit } from '../billing/plan-limit.ts';
import { ContractorForm } from './contractor-form.tsx';
import { useCreateContractor } from './contractor-mutations.ts';
import { useContractorGate } from './use-contractor-gate.ts';

interface NewContractorFormProps {
  onCreated: (contractor: Contractor) => void;
  onCancel: () => void;
}

export function NewContractorForm({ onCreated, onCancel }: NewContractorFormProps) {
  const createContractor = useCreateContractor();
  const gate = useContractorGate();
  return (
    <>
      <ContractorForm
        submitText="Add Contractor"
        pendingText="Adding..."
        cancel={
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        }
        onSubmit={async (input) => {
          try {
            const contractor = await createContractor.mutateAsync(input);
            toast('Contractor added successfully');
            onCreated(contractor);
          } catch (error) {
            if (!isPlanLimit(error)) throw error;
            gate.showLimit(plans.free.contractorLimit);
          }
        }}
      />
      {gate.modal}
    </>
  );
}
