import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ListedContractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { toId } from '../../lib/plain-search.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HardHatDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords, sharedProjectId } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { ContactLines } from './contact-lines.tsx';
import { ContractorLedgerView } from './contractor-ledger-view.tsx';
import { contractorsQuery } from './contractor-queries.ts';
import { ContractorSkeleton } from './contractor-skeleton.tsx';
import { ContractorChange } from './lazy-contractor-change.tsx';
import { ShareLinkButton } from './share-link-button.tsx';

const route = getRouteApi('/user/signed-in/contractors/$contractorId');

/** What is still owed to a contractor, and how it comes about. */
export function ContractorPage() {
  const id = toId(route.useParams().contractorId);
  const project = useSelectedProject();
  const contractors = useQuery(contractorsQuery(sharedProjectId(project)));
  const contractor = contractors.data?.find((each) => each.id === id);
  usePageTitle(contractor?.name ?? 'Contractor');
  if (contractors.isPending) return <ContractorSkeleton />;
  if (contractors.isError) {
    return (
      <ErrorState
        isPage
        title="Failed to fetch the contractor"
        message={errorSentence(contractors.error)}
        onRetry={() => contractors.refetch()}
        isRetrying={contractors.isFetching}
      />
    );
  }
  if (!contractor) return <NoContractor />;
  return <OneContractor key={contractor.id} contractor={contractor} project={project} />;
}

function NoContractor() {
  return (
    <>
      <PageHeader title="Contractor" />
      <EmptyState
        picture={<HardHatDrawing />}
        title="This contractor is not here"
        action={
          <Link to={paths.contractors} className={buttonClasses({ variant: 'secondary' })}>
            See all contractors
          </Link>
        }
      >
        They were deleted, or they belong to another project.
      </EmptyState>
    </>
  );
}

interface OneContractorProps {
  contractor: ListedContractor;
  project: Project | null;
}

function OneContractor({ contractor, project }: OneContractorProps) {
  const navigate = route.useNavigate();
  const [change, setChange] = useState<{ action: 'edit' | 'delete'; isOpen: boolean }>({
    action: 'edit',
    isOpen: false,
  });
  const canChange = !project || canChangeRecords(project);
  const { name, company, specialty } = contractor;
  return (
    <>
      <Link
        to={paths.contractors}
        className="target -ml-1 inline-flex items-center gap-1 rounded-sm text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        Contractors
      </Link>
      <PageHeader
        title={name}
        actions={
          canChange && (
            <div className="flex flex-wrap gap-2.5">
              {project && <ShareLinkButton contractor={contractor} project={project} />}
              <Button
                variant="secondary"
                onClick={() => setChange({ action: 'edit', isOpen: true })}
              >
                <Pencil className="size-4" aria-hidden="true" />
                Edit
              </Button>
              <Button
                variant="secondary"
                onClick={() => setChange({ action: 'delete', isOpen: true })}
              >
                <Trash2 className="size-4 text-brick" aria-hidden="true" />
                Delete
              </Button>
            </div>
          )
        }
      >
        {(company || specialty) && (
          <p className="wrap-anywhere">{[company, specialty].filter(Boolean).join(' · ')}</p>
        )}
        <div className="flex flex-wrap gap-x-6 text-ink">
          <ContactLines contractor={contractor} />
        </div>
        {project && <ViewOnlyNote project={project} />}
      </PageHeader>
      <ContractorLedgerView contractor={contractor} project={project} />
      <ContractorChange
        {...change}
        onOpenChange={(isOpen) => setChange({ ...change, isOpen })}
        contractor={contractor}
        onDeleted={() => navigate({ to: paths.contractors })}
      />
    </>
  );
}
