import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { ChangeList } from '../change-orders/change-list.tsx';
import { type ChangeSubject, currentTerms } from '../change-orders/change-subject.ts';
import type { ChangeActions } from '../change-orders/use-change-dialogs.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { AgreementCard } from './agreement-card.tsx';
import { type ContractorLedger, inOrder } from './contractor-ledger.ts';
import { useLedgerDialogs } from './ledger-dialogs.tsx';

interface ContractorAgreementsProps {
  contractor: Contractor;
  ledger: ContractorLedger;
  /** The project that a new agreement is added to. */
  project: Project | null;
  namesProject: boolean;
  /** By the id of the agreement. */
  subjects: ReadonlyMap<number, ChangeSubject>;
  changeActions: ChangeActions;
}

/** What was agreed, billed and paid, and the ways to change it. */
export function ContractorAgreements(props: ContractorAgreementsProps) {
  const { contractor, ledger, project, namesProject, subjects, changeActions } = props;
  const { agreements, bills } = ledger;
  const projects = useProjectsById();
  const now = useNow();
  const { actions, dialogs } = useLedgerDialogs(contractor.id, projects);
  const titleOf = useLineTitles(ledger);
  const add = project && canChangeRecords(project) && (
    <Button variant="secondary" onClick={() => actions.addAgreement(project)}>
      <Plus className="size-4" aria-hidden="true" />
      Add agreement
    </Button>
  );
  return (
    <section aria-labelledby="agreements">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="agreements" className="text-lg font-semibold">
          Agreements
        </h2>
        {agreements.length > 0 && add}
      </div>
      {agreements.length === 0 ? (
        <Card className="mt-3">
          <EmptyState
            picture={<LedgerDrawing />}
            title="No agreements yet"
            action={add || undefined}
          >
            Write down what you agreed on: the work, its price, and how much of each bill you hold
            back until it is finished. Then you see what you still owe {contractor.name}, and no
            payment counts twice.
          </EmptyState>
        </Card>
      ) : (
        <ul className="mt-3 grid gap-4">
          {inOrder(agreements).map((agreement) => {
            const itsProject = projects.get(agreement.projectId);
            const canChange = canChangeRecords(itsProject);
            const subject = subjects.get(agreement.id);
            return (
              <li key={agreement.id}>
                <AgreementCard
                  agreement={agreement}
                  bills={bills.filter(({ agreementId }) => agreementId === agreement.id)}
                  projectName={namesProject ? itsProject?.name : undefined}
                  lineTitle={titleOf(agreement.planLineId)}
                  now={now}
                  finishOn={currentTerms(agreement, subject?.changes ?? []).finishOn}
                  actions={canChange ? actions : null}
                  changes={
                    subject && (
                      <ChangeList subject={subject} actions={canChange ? changeActions : null} />
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {dialogs}
    </section>
  );
}

/** The titles of the lines that the agreements are on. */
function useLineTitles({ agreements }: ContractorLedger) {
  const withLine = agreements.filter(({ planLineId }) => planLineId !== null);
  const projectIds = [...new Set(withLine.map(({ projectId }) => projectId))];
  const lists = useQueries({ queries: projectIds.map((id) => planLinesQuery(id)) });
  const lines = lists.flatMap(({ data }) => data ?? []);
  return (id: number | null) => lines.find((line) => line.id === id)?.title;
}
