import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { AdminActionName, AdminUser } from '#shared/admin.ts';
import { plans } from '#shared/plans.ts';
import { ApiError } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { changeUserPlan } from './admin-api.ts';
import { planActionFor } from './admin-user-parts.tsx';

interface ChangePlanDialogProps {
  user: AdminUser;
  password: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const words = {
  upgrade: {
    title: `Upgrade to ${plans.pro.name}`,
    consequence: `gets the ${plans.pro.name} plan without paying, until an admin withdraws it.`,
    confirmText: 'Upgrade',
    pendingText: 'Upgrading...',
  },
  downgrade: {
    title: `Downgrade to ${plans.free.name}`,
    consequence: `loses the ${plans.pro.name} plan at once. A paid subscription ends with it and is not charged again.`,
    confirmText: 'Downgrade',
    pendingText: 'Downgrading...',
  },
};

export function ChangePlanDialog({ user, password, isOpen, onOpenChange }: ChangePlanDialogProps) {
  const queryClient = useQueryClient();
  const action = planActionFor(user);
  const changePlan = useMutation({
    mutationFn: () => changeUserPlan(password, user.id, action),
    onSuccess: async ({ message }) => {
      await refreshAfter.adminChange(queryClient);
      toast(message);
    },
    // If the password has changed, the panel notices and closes.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) {
        void refreshAfter.adminChange(queryClient);
      }
    },
  });
  const { title, consequence, confirmText, pendingText } = words[action];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={
        <>
          <strong className="font-semibold text-ink">{user.email}</strong> {consequence}
        </>
      }
      confirmText={confirmText}
      pendingText={pendingText}
      isHarmless={action === 'upgrade'}
      onConfirm={() => changePlan.mutateAsync().catch((error) => explain(error, action))}
    />
  );
}

/** The server's message, or a general one if there is none. */
function explain(error: unknown, action: AdminActionName): never {
  if (error instanceof ApiError && error.code) throw error;
  const sentence = `Failed to ${action} user`;
  throw new ApiError({ message: sentence, sentence, status: 0 });
}
