import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DocumentGroups } from '../documents/document-groups.tsx';
import { documentsQuery } from '../documents/document-queries.ts';
import { groupDocuments } from '../documents/document-view.ts';
import { useDocumentDialogs } from '../documents/use-document-dialogs.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';

export interface ContractorDocumentsProps {
  contractor: Contractor;
  project: Project;
}

/** The papers of a contractor in a project. */
export function ContractorDocuments({ contractor, project }: ContractorDocumentsProps) {
  const { actions, dialogs } = useDocumentDialogs(project, contractor.id);
  const documents = useQuery(documentsQuery(project.id));
  const canChange = canChangeRecords(project);
  const groups = groupDocuments(documents.data ?? [], {
    kind: undefined,
    contractor: contractor.id,
  });
  return (
    <section aria-labelledby="documents">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="documents" className="text-lg font-semibold">
          Documents
        </h2>
        {canChange && (
          <Button variant="secondary" onClick={actions.add}>
            <Plus className="size-4" aria-hidden="true" />
            Add documents
          </Button>
        )}
      </div>
      {documents.isPending ? (
        <Skeleton className="h-20" />
      ) : !documents.data ? (
        <ErrorState
          title="We couldn't load the documents"
          message={errorSentence(documents.error)}
          onRetry={() => documents.refetch()}
          isRetrying={documents.isFetching}
        />
      ) : groups.length === 0 ? (
        <p className="text-ink-soft">
          None yet. A proof of insurance and a lien waiver after each payment are worth asking for.
        </p>
      ) : (
        <DocumentGroups
          groups={groups}
          aboutOf={() => undefined}
          actions={actions}
          canChange={canChange}
        />
      )}
      <Link
        to={paths.documents}
        className="target mt-2 inline-flex items-center rounded-sm text-sm font-medium text-pine underline-offset-4 hover:underline"
      >
        All documents of the project
      </Link>
      {dialogs}
    </section>
  );
}
