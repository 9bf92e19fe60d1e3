import { useNavigate } from '@tanstack/react-router';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { ProjectForm } from './project-form.tsx';
import { useCreateProject, useDeleteProject, useUpdateProject } from './project-mutations.ts';
import { useSelectProject } from './selected-project.ts';

interface DialogState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Selects the new project and opens it on the dashboard. */
export function NewProjectDialog({ isOpen, onOpenChange }: DialogState) {
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

export function EditProjectDialog({
  project,
  isOpen,
  onOpenChange,
}: DialogState & { project: Project }) {
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

export function DeleteProjectDialog({
  project,
  isOpen,
  onOpenChange,
}: DialogState & { project: Project }) {
  const deleteProject = useDeleteProject();
  const offerUndo = useOfferUndo();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Project"
      subject={project.name}
      description={[
        'Are you sure you want to delete this project?',
        'All its expenses and milestones are deleted too.',
        project.memberCount > 1 && 'The other members can no longer open it.',
        'This action cannot be undone.',
      ]
        .filter(Boolean)
        .join(' ')}
      confirmText="Delete Project"
      pendingText="Deleting..."
      onConfirm={async () => {
        await deleteProject.mutateAsync(project.id);
        offerUndo({
          kind: 'project',
          recordId: project.id,
          projectId: project.id,
          title: 'Project deleted',
          description: project.name,
        });
      }}
    />
  );
}
