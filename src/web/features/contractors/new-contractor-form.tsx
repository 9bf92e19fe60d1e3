import { toast } from 'sonner';
import type { Contractor } from '#shared/contractor.ts';
import { isPlanLimit } from '../billing/plan-limit.ts';
import { ContractorForm } from './contractor-form.tsx';
import { useCreateContractor } from './contractor-mutations.ts';
import { useContractorGate } from './use-contractor-gate.ts';

interface NewContractorFormProps {
  onCreated: (contractor: Contractor) => void;
}

export function NewContractorForm({ onCreated }: NewContractorFormProps) {
  const createContractor = useCreateContractor();
  const gate = useContractorGate();
  return (
    <>
      <ContractorForm
        submitText="Add Contractor"
        pendingText="Adding..."
        onSubmit={async (input) => {
          try {
            const contractor = await createContractor.mutateAsync(input);
            toast('Contractor added successfully');
            onCreated(contractor);
          } catch (error) {
            if (isPlanLimit(error)) gate.showLimit();
            throw error;
          }
        }}
      />
      {gate.modal}
    </>
  );
}
