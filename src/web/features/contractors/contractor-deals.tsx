import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { ChangeSubject } from '../change-orders/change-subject.ts';
import { useChangeDialogs } from '../change-orders/use-change-dialogs.tsx';
import { type ProjectsById, useProjectsById } from '../projects/use-projects-by-id.ts';
import { ContractorAgreements } from './contractor-agreements.tsx';
import type { ContractorLedger } from './contractor-ledger.ts';
import { WaitingPanel } from './waiting-panel.tsx';

interface ContractorDealsProps {
  contractor: Contractor;
  ledger: ContractorLedger;
  /** The selected one. */
  project: Project | null;
  /** The project that is shown; null for all. */
  scopeId: number | null;
}

/** What waits for a decision, and the agreements with their changes. */
export function ContractorDeals({ contractor, ledger, project, scopeId }: ContractorDealsProps) {
  const projects = useProjectsById();
  const { actions, dialogs } = useChangeDialogs();
  const subjects = subjectsOf(contractor, ledger, projects);
  return (
    <>
      <WaitingPanel
        contractor={contractor}
        ledger={ledger}
        projectId={scopeId}
        subjects={subjects}
        actions={actions}
      />
      <ContractorAgreements
        contractor={contractor}
        ledger={ledger}
        project={project}
        namesProject={scopeId === null}
        subjects={subjects}
        changeActions={actions}
      />
      {dialogs}
    </>
  );
}

function subjectsOf(
  contractor: Contractor,
  { agreements, bills, changes }: ContractorLedger,
  projects: ProjectsById,
): ReadonlyMap<number, ChangeSubject> {
  return new Map(
    agreements.flatMap((agreement) => {
      const project = projects.get(agreement.projectId);
      const ofAgreement = ({ agreementId }: { agreementId: number | null }) =>
        agreementId === agreement.id;
      const subject = project && {
        agreement,
        bills: bills.filter(ofAgreement),
        changes: changes.filter(ofAgreement),
        contractor,
        project,
      };
      return subject ? [[agreement.id, subject]] : [];
    }),
  );
}
