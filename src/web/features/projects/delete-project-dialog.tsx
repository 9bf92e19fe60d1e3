import type { Project } from '#shared/project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { useDeleteProject } from './project-mutations.ts';

interface DeleteProjectDialogProps {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { project, isOpen, onOpenChange } = props;
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
