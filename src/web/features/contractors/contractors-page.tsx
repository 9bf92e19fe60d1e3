import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import type { ListedContractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useIsCutOff } from '../../lib/connection.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HardHatDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords, sharedProjectId } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { AddContractorButton } from './add-contractor-button.tsx';
import { AskedContractor } from './asked-contractor.tsx';
import { ContractorCard } from './contractor-card.tsx';
import { type ChooseContractor, useContractorDialogs } from './contractor-dialogs.tsx';
import { ContractorFilters } from './contractor-filters.tsx';
import { ContractorListSkeleton, contractorGridClasses } from './contractor-list-skeleton.tsx';
import { contractorsQuery } from './contractor-queries.ts';
import { filterContractors, specialtiesOf } from './contractor-view.ts';
import { useContractorView } from './use-contractor-view.ts';

export function ContractorsPage() {
  usePageTitle('Contractors');
  const project = useSelectedProject();
  const canChange = !project || canChangeRecords(project);
  const isCutOff = useIsCutOff();
  return (
    <>
      <PageHeader
        title="Contractors"
        actions={
          <div className="flex flex-wrap gap-2.5">
            {project && (
              <Link to={paths.documents} className={buttonClasses({ variant: 'secondary' })}>
                <Files className="size-4" aria-hidden="true" />
                Documents
              </Link>
            )}
            {canChange && <AddContractorButton project={project} />}
          </div>
        }
      >
        {project && sharedProjectId(project) !== null ? (
          <>
            <span className="line-clamp-2 wrap-anywhere">
              Who {project.owner.name} works with, and what was paid in {project.name}.
            </span>
            <ViewOnlyNote project={project} />
          </>
        ) : (
          'Who works on your home, how to reach them and what you paid.'
        )}
      </PageHeader>
      <Contractors project={project} canChange={canChange} canChangeNow={!isCutOff && canChange} />
      {canChange && <AskedContractor project={project} />}
    </>
  );
}

interface ContractorsProps {
  project: Project | null;
  canChange: boolean;
  /** Not without a connection. */
  canChangeNow: boolean;
}

function Contractors({ project, canChange, canChangeNow }: ContractorsProps) {
  const sharedId = sharedProjectId(project);
  const contractors = useQuery(contractorsQuery(sharedId));
  const { choose, dialogs } = useContractorDialogs();
  if (contractors.isPending) return <ContractorListSkeleton />;
  if (!contractors.data) {
    return (
      <ErrorState
        title="Failed to fetch contractors"
        message={errorSentence(contractors.error)}
        onRetry={() => contractors.refetch()}
        isRetrying={contractors.isFetching}
      />
    );
  }
  return (
    <>
      {contractors.data.length > 0 ? (
        <ContractorList
          contractors={contractors.data}
          sharedId={sharedId}
          onChoose={canChangeNow ? choose : null}
        />
      ) : (
        <EmptyState
          picture={<HardHatDrawing />}
          title="No contractors yet"
          action={
            canChange && (
              <AddContractorButton project={project}>
                {sharedId === null ? 'Add your first contractor' : 'Add the first contractor'}
              </AddContractorButton>
            )
          }
        >
          {sharedId === null
            ? 'Keep the people who work on your home in one place: how to reach them, what they charge and what you have paid them.'
            : 'The people who work on this home will be here: how to reach them, what they charge and what they were paid.'}
        </EmptyState>
      )}
      {dialogs}
    </>
  );
}

interface ContractorListProps {
  contractors: ListedContractor[];
  sharedId: number | null;
  onChoose: ChooseContractor | null;
}

function ContractorList({ contractors, sharedId, onChoose }: ContractorListProps) {
  const { view, change } = useContractorView();
  const specialties = specialtiesOf(contractors);
  // The address may contain a specialty that no contractor has any more.
  const specialty = specialties.find((each) => each === view.specialty) ?? null;
  const shown = filterContractors(contractors, { ...view, specialty });
  return (
    <>
      <ContractorFilters
        view={{ ...view, specialty }}
        specialties={specialties}
        onChange={change}
      />
      <p role="status" className="sr-only">
        {shown.length === contractors.length
          ? ''
          : `${shown.length} of ${contractors.length} shown`}
      </p>
      {shown.length > 0 ? (
        <ul className={contractorGridClasses}>
          {shown.map((contractor) => (
            <li key={contractor.id} className="min-w-0">
              <ContractorCard
                contractor={contractor}
                isShared={sharedId !== null}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={<HardHatDrawing />}
          title="No contractors match your search"
          action={
            <Button variant="secondary" onClick={() => change({ search: '', specialty: null })}>
              Show all contractors
            </Button>
          }
        >
          Try fewer or other words, or another specialty.
        </EmptyState>
      )}
    </>
  );
}
