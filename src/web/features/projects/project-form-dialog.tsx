import { useNavigate } from '@tanstack/react-router';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { ProjectForm } from './project-form.tsx';
import { useCreateProject, useUpdateProject } from './project-mutations.ts';
import { useSelectProject } from './selected-project.ts';

export interface NewProjectDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Selects the new project and opens it on the dashboard. */
export function NewProjectDialog({ isOpen, onOpenChange }: NewProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="New Project">
      <NewProjectForm onCreated={() => onOpenChange(false)} />
    </Dialog>
  );
}

function NewProjectForm({ onCreated }: { onCreated: () => void }) {
  const createProject = useCreateProject();
  const selectProject = useSelectProject();
  const navigate = useNavigate();
  return (
    <ProjectForm
      submitText="Create Project"
      pendingText="Creating Project..."
      onSubmit={async (input) => {
        const project = await createProject.mutateAsync(input);
        selectProject(project.id);
        onCreated();
        await navigate({ to: paths.dashboard, ignoreBlocker: true });
      }}
    />
  );
}

export interface EditProjectDialogProps extends NewProjectDialogProps {
  project: Project;
}

export function EditProjectDialog({ project, isOpen, onOpenChange }: EditProjectDialogProps) {
  const updateProject = useUpdateProject();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Edit Project">
      <ProjectForm
        project={project}
        history={<RecordHistory kind="project" recordId={project.id} projectId={project.id} />}
        submitText="Save Changes"
        pendingText="Saving..."
        onSubmit={async (input) => {
          await updateProject.mutateAsync({ id: project.id, input });
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
