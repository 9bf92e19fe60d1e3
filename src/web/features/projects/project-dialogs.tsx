import type { Project } from '#shared/project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProjectForm } from './project-form.tsx';
import { useCreateProject, useDeleteProject, useUpdateProject } from './project-mutations.ts';

interface DialogState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function NewProjectDialog({ isOpen, onOpenChange }: DialogState) {
  const createProject = useCreateProject();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="New Project">
      <ProjectForm
        submitText="Create Project"
        pendingText="Creating Project..."
        onSubmit={async (input) => {
          await createProject.mutateAsync(input);
          onOpenChange(false);
        }}
      />
    </Dialog>
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
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete Project"
      description={
        <>
          Are you sure you want to delete this project?
          <strong className="my-1.5 line-clamp-2 font-semibold text-ink">{project.name}</strong>
          All its expenses and milestones are deleted too. This action cannot be undone.
        </>
      }
      confirmText="Delete Project"
      pendingText="Deleting..."
      onConfirm={() => deleteProject.mutateAsync(project.id)}
    />
  );
}
