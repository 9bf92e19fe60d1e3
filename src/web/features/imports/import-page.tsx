import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ColumnStep } from './column-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { importQuery } from './import-queries.ts';
import { type ImportView, toImportSearch, toImportView } from './import-view.ts';
import { RowStep } from './row-step.tsx';

/** From a spreadsheet to expenses: the file, its columns, its rows. */
export function ImportPage() {
  usePageTitle('Import');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectImport key={project.id} project={project} />;
}

function ProjectImport({ project }: { project: Project }) {
  const view = toImportView(useSearch({ from: '/user/signed-in/import' }));
  const navigate = useNavigate();
  const show = (next: ImportView) =>
    navigate({ to: paths.import, search: toImportSearch(next), resetScroll: true });
  return (
    <>
      <PageHeader title="Import expenses">
        <p className="wrap-anywhere">From a spreadsheet or a bank statement into {project.name}.</p>
        <ViewOnlyNote project={project} />
      </PageHeader>
      {view.file === null ? (
        <div className="grid gap-6">
          {canChangeRecords(project) && (
            <ChooseFile
              projectId={project.id}
              onRead={({ id }) => show({ file: id, step: 'columns' })}
            />
          )}
          <EarlierImports project={project} onOpen={(id) => show({ file: id, step: 'columns' })} />
        </div>
      ) : (
        <OpenImport project={project} file={view.file} step={view.step} show={show} />
      )}
    </>
  );
}

interface OpenImportProps {
  project: Project;
  file: number;
  step: ImportView['step'];
  show: (view: ImportView) => void;
}

function OpenImport({ project, file, step, show }: OpenImportProps) {
  const { data: draft, error, refetch, isFetching, isPending } = useQuery(importQuery(file));
  const leave = () => show({ file: null, step: 'columns' });
  if (isPending) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading the file</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (!draft || draft.projectId !== project.id || draft.status !== 'draft') {
    return draft ? (
      <EmptyState
        picture={<LedgerDrawing />}
        title="This file is not open any more"
        action={<Button onClick={leave}>Choose a file</Button>}
      >
        It is imported already, or it belongs to another project.
      </EmptyState>
    ) : (
      <ErrorState
        title="We couldn't load the file"
        message={errorSentence(error)}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (step === 'columns') {
    return (
      <ColumnStep
        draft={draft}
        project={project}
        onNext={() => show({ file, step: 'rows' })}
        onLeave={leave}
      />
    );
  }
  return (
    <RowStep
      draft={draft}
      project={project}
      onBack={() => show({ file, step: 'columns' })}
      onDone={leave}
    />
  );
}
