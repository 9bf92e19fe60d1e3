import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Project } from '#shared/project.ts';
import { noteLeaving } from '../../lib/left-projects.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { removeMember } from './member-api.ts';

interface LeaveDialogProps {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLeft: () => void;
}

export function LeaveDialog({ project, isOpen, onOpenChange, onLeft }: LeaveDialogProps) {
  const { id: userId } = useSignedInUser();
  const queryClient = useQueryClient();
  const leave = useMutation({ mutationFn: removeMember });
  const { id: projectId, name, owner } = project;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Leave Project"
      subject={name}
      description={`You can no longer open this project. What you added stays in it. To come back, you need a new invitation from ${owner.name}.`}
      confirmText="Leave Project"
      pendingText="Leaving..."
      onConfirm={async () => {
        await leave.mutateAsync({ projectId, userId });
        noteLeaving(projectId);
        toast(`You left ${name}`);
        onLeft();
        // Not awaited, because this dialog disappears with the project.
        void refreshAfter.projectChange(queryClient);
      }}
    />
  );
}
