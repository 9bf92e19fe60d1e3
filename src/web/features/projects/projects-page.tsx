import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { countedProjects } from '#shared/sample.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HouseDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RestoreDialog } from '../archives/lazy-restore-dialog.tsx';
import { NewProjectDialog } from './lazy-project-dialogs.tsx';
import { ProjectCard } from './project-card.tsx';
import { projectsQuery } from './project-queries.ts';
import { ProjectTotals } from './project-totals.tsx';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { useSelectedProject, useSelectProject } from './selected-project.ts';

const gridClasses = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

export function ProjectsPage() {
  usePageTitle('Projects');
  const [isCreating, setIsCreating] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  return (
    <>
      <PageHeader
        title="Projects"
        actions={
          <div className="flex flex-wrap gap-2 sm:flex-row-reverse">
            <Button onClick={() => setIsCreating(true)}>
              <Plus className="size-4" aria-hidden="true" />
              New Project
            </Button>
            <Button variant="quiet" onClick={() => setIsRestoring(true)}>
              Restore from an archive
            </Button>
          </div>
        }
      >
        Each with its own budget.
      </PageHeader>
      <ProjectList onCreate={() => setIsCreating(true)} />
      <RecentlyDeleted />
      <RestoreDialog isOpen={isRestoring} onOpenChange={setIsRestoring} />
      <NewProjectDialog isOpen={isCreating} onOpenChange={setIsCreating} />
    </>
  );
}

function ProjectList({ onCreate }: { onCreate: () => void }) {
  const projects = useQuery(projectsQuery);
  const selected = useSelectedProject();
  const selectProject = useSelectProject();

  if (projects.isPending) return <ProjectListSkeleton />;
  if (!projects.data) {
    return (
      <ErrorState
        title="We couldn't load your projects"
        message={errorSentence(projects.error)}
        onRetry={() => projects.refetch()}
        isRetrying={projects.isFetching}
      />
    );
  }
  if (projects.data.length === 0) {
    return (
      <EmptyState
        picture={<HouseDrawing />}
        title="No projects yet"
        action={
          <Button variant="secondary" onClick={onCreate}>
            Create your first project
          </Button>
        }
      >
        A project is one renovation, with its budget, expenses and milestones.
      </EmptyState>
    );
  }
  const counted = countedProjects(projects.data);
  return (
    <>
      {counted.length > 1 && (
        <ProjectTotals projects={counted} hasSample={counted.length < projects.data.length} />
      )}
      <ul className={gridClasses}>
        {projects.data.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard
              project={project}
              isSelected={project.id === selected?.id}
              onSelect={() => selectProject(project.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ProjectListSkeleton() {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">Loading projects</span>
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="p-5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/3" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-14 h-2.5 w-full" />
          <Skeleton className="mt-8 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-9 h-8 w-24" />
        </Card>
      ))}
    </div>
  );
}
