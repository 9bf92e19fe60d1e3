import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentGroups } from './document-groups.tsx';
import { documentsQuery } from './document-queries.ts';
import { groupDocuments } from './document-view.ts';
import { type DocumentActions, useDocumentDialogs } from './use-document-dialogs.tsx';
import { useDocumentView } from './use-document-view.ts';

/** The papers of a project: what was signed, who is insured, and until when. */
export function DocumentsPage() {
  usePageTitle('Documents');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectDocuments key={project.id} project={project} />;
}

function ProjectDocuments({ project }: { project: Project }) {
  const { actions, dialogs } = useDocumentDialogs(project);
  const add = canChangeRecords(project) && (
    <Button onClick={actions.add}>
      <Plus className="size-4" aria-hidden="true" />
      Add documents
    </Button>
  );
  return (
    <>
      <PageHeader title="Documents" actions={add}>
        <p className="wrap-anywhere">The papers of {project.name}, and until when they count.</p>
        <ViewOnlyNote project={project} />
      </PageHeader>
      <Documents project={project} actions={actions} />
      {dialogs}
    </>
  );
}

function Documents({ project, actions }: { project: Project; actions: DocumentActions }) {
  const documents = useQuery(documentsQuery(project.id));
  const { data: contractors = [] } = useContractorsOf(project.id);
  const { view, change } = useDocumentView();
  if (documents.isPending) return <DocumentsSkeleton />;
  if (!documents.data) {
    return (
      <ErrorState
        title="We couldn't load the documents"
        message={errorSentence(documents.error)}
        onRetry={() => documents.refetch()}
        isRetrying={documents.isFetching}
      />
    );
  }
  if (documents.data.length === 0) {
    return (
      <EmptyState picture={<LedgerDrawing />} title="No documents yet">
        Keep the contract, the permits and each contractor’s insurance here. Add the day on which
        one expires, and you are told in time.
      </EmptyState>
    );
  }
  const nameOf = new Map(contractors.map(({ id, name }) => [id, name]));
  const named = new Set(documents.data.map(({ contractorId }) => contractorId));
  const groups = groupDocuments(documents.data, view);
  return (
    <>
      <DocumentFilters
        view={view}
        contractors={contractors.filter(({ id }) => named.has(id) || id === view.contractor)}
        onChange={change}
      />
      {groups.length === 0 ? (
        <EmptyState
          picture={<LedgerDrawing />}
          title="No documents match your filters"
          action={
            <Button
              variant="secondary"
              onClick={() => change({ kind: undefined, contractor: undefined })}
            >
              Show all documents
            </Button>
          }
        >
          Choose another kind or another contractor.
        </EmptyState>
      ) : (
        <DocumentGroups
          groups={groups}
          aboutOf={({ contractorId }) => nameOf.get(contractorId ?? 0)}
          actions={actions}
          canChange={canChangeRecords(project)}
        />
      )}
    </>
  );
}

function DocumentsSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading the documents</span>
      <Skeleton className="h-11 max-w-md" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
