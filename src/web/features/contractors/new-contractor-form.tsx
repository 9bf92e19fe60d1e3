import { toast } from 'sonner';
import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { isPlanLimit } from '../billing/plan-limit.ts';
import { sharedProjectId } from '../projects/shared-project.ts';
import { ContractorForm, type ContractorStart } from './contractor-form.tsx';
import { useCreateContractor } from './contractor-mutations.ts';
import { useContractorGate } from './use-contractor-gate.ts';

interface NewContractorFormProps {
  /** In a shared project, the contractor becomes its owner's. */
  project: Project | null;
  start?: ContractorStart | undefined;
  onCreated: (contractor: Contractor) => void;
}

export function NewContractorForm({ project, start, onCreated }: NewContractorFormProps) {
  const createContractor = useCreateContractor();
  const gate = useContractorGate();
  return (
    <>
      <ContractorForm
        start={start}
        submitText="Add Contractor"
        pendingText="Adding..."
        onSubmit={async (input) => {
          const projectId = sharedProjectId(project);
          try {
            const contractor = await createContractor.mutateAsync(
              projectId === null ? input : { ...input, projectId },
            );
            toast('Contractor added successfully');
            onCreated(contractor);
          } catch (error) {
            if (isPlanLimit(error)) gate.showLimit(project);
            throw error;
          }
        }}
      />
      {gate.modal}
    </>
  );
}
