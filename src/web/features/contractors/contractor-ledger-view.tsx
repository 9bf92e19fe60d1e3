import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { Select } from '../../ui/select-field.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import { sharedProjectId } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { ContractorDeals } from './contractor-deals.tsx';
import { ledgerTotals } from './contractor-ledger.ts';
import { contractorLedgerQuery, contractorPaymentsQuery } from './contractor-ledger-queries.ts';
import { ContractorPayments } from './contractor-payments.tsx';
import { ContractorQuotes } from './contractor-quotes.tsx';
import { LedgerSkeleton } from './contractor-skeleton.tsx';
import { ContractorDocuments } from './lazy-contractor-documents.tsx';
import { LedgerSummary } from './ledger-summary.tsx';
import { paymentsLink } from './payments-link.ts';

const route = getRouteApi('/user/signed-in/contractors/$contractorId');

interface ContractorLedgerViewProps {
  contractor: Contractor;
  /** The selected one. */
  project: Project | null;
}

/** The money side of a contractor, in the selected project or in all. */
export function ContractorLedgerView({ contractor, project }: ContractorLedgerViewProps) {
  const { project: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const projects = useProjectsById();
  const own = [...projects.values()].filter(({ role }) => role === 'owner');
  const canChoose = project !== null && sharedProjectId(project) === null && own.length > 1;
  const isAll = project === null || (canChoose && asked === 'all');
  const scopeId = isAll ? null : project.id;
  const ledger = useQuery(contractorLedgerQuery(contractor.id, scopeId));
  const payments = useQuery(contractorPaymentsQuery(contractor.id, scopeId));
  const failed = [ledger, payments].find(({ isError }) => isError);
  const link = paymentsLink({ contractor: contractor.id, ...(isAll && { project: 'all' }) });
  const retry = () => {
    for (const query of [ledger, payments]) if (query.isError) void query.refetch();
  };
  return (
    <>
      {canChoose && (
        <div className="mb-4 max-w-72">
          <Select
            aria-label="Projects"
            options={[
              { value: 'selected', label: project.name },
              { value: 'all', label: 'All projects' },
            ]}
            value={isAll ? 'all' : 'selected'}
            onChange={({ target }) =>
              navigate({
                search: target.value === 'all' ? { project: 'all' } : {},
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
      )}
      {failed ? (
        <ErrorState
          title="We couldn't load the agreements and payments"
          message={errorSentence(failed.error)}
          onRetry={retry}
          isRetrying={failed.isFetching}
        />
      ) : !ledger.data || !payments.data ? (
        <LedgerSkeleton />
      ) : (
        <div className="grid gap-8">
          <LedgerSummary
            totals={ledgerTotals(ledger.data, (id) => currencyOf(projects.get(id)))}
            payments={payments.data}
            currency={currencyOf(project)}
            link={link}
          />
          <ContractorDeals
            contractor={contractor}
            ledger={ledger.data}
            project={project}
            scopeId={scopeId}
          />
          <ContractorQuotes contractor={contractor} projectId={scopeId} />
          <ContractorPayments payments={payments.data} link={link} />
          {project && !isAll && <ContractorDocuments contractor={contractor} project={project} />}
          {contractor.notes && (
            <section>
              <h2 className="mb-2 text-lg font-semibold">Notes</h2>
              <Card className="p-5">
                <FoldedText subject={contractor.name}>{contractor.notes}</FoldedText>
              </Card>
            </section>
          )}
          {project && (
            <RecordHistory kind="contractor" recordId={contractor.id} projectId={project.id} />
          )}
        </div>
      )}
    </>
  );
}
